import { z } from 'zod';
import type { Dice } from '../chance/dice.js';
import { fail, malformed, type Result } from '../result.js';
import { chooseOptions } from '../rules/option.js';
import type { BookTypes, Ruleset } from '../ruleset.js';
import { proceed } from './drive.js';
import { type CarriedOrder, type Match, prepare } from './match.js';
import { isPlayable } from './playable.js';
import { type BattleRecord, type ReplayOptions, replay } from './record.js';

/**
 * A battle of an earlier version of its book: played again by today's rules, and taken over if everything comes out as it did, to the last
 * hash. From then on it is a battle of today's version, with hashes of its own.
 */
export function takenOver<B extends BookTypes>(
  rules: Ruleset<B>,
  record: BattleRecord,
  how: ReplayOptions<B> = {},
): Result<Match<B>> {
  if (record.version >= rules.version) return replay(rules, record, how);
  const asItWas = replay({ ...rules, version: record.version }, record);
  if (!asItWas.ok) return fail({ ...asItWas.error, path: asItWas.error.path ?? 'version' });
  const entries = record.entries.map(({ hash: _hash, ...entry }) => entry);
  return replay(rules, { ...record, version: rules.version, entries }, how);
}

/**
 * A battle of an earlier version that comes out otherwise today: it goes on from a state that was kept, and its first entry says so and
 * holds that state. Its dice are new ones: those of the old record were thrown already.
 */
export function carriedOver<B extends BookTypes>(
  rules: Ruleset<B>,
  record: BattleRecord,
  state: unknown,
  dice: Dice,
): Result<Match<B>> {
  const options = chooseOptions(rules.options, record.options);
  if (!options.ok) return options;
  const { scenario, seats, umpire, approval } = record;
  const settings = { hashes: true, approval };
  const begun = prepare<B>({ rules, options: options.value, scenario, dice, seats, umpire, settings });
  if (!begun.ok) return begun;
  const order = { verb: 'carried', version: record.version, entries: record.entries.length, state };
  const carried = carriedOrder(begun.value, order);
  if (!carried.ok) return carried;
  const done = proceed(begun.value, 'book', carried.value);
  return done.ok ? begun : done;
}

const form = z.strictObject({
  verb: z.literal('carried'),
  version: z.int(),
  entries: z.int().min(0),
  state: z.record(z.string(), z.unknown()),
});

/** The order that carries a battle over, if the book can go on from the state that it holds. */
export function carriedOrder<B extends BookTypes>(match: Match<B>, order: unknown): Result<CarriedOrder> {
  const parsed = form.safeParse(order);
  if (!parsed.success) return fail(malformed('order', 'a battle begins with the order start, or is carried over'));
  return isPlayable(match, parsed.data.state as B['state'])
    ? { ok: true, value: parsed.data }
    : fail(malformed('order.state', 'the book cannot go on from this state'));
}
