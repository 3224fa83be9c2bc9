import { z } from 'zod';
import { issueOf } from '../adjudicate.js';
import type { Dice } from '../chance/dice.js';
import { heldTo } from '../held-to.js';
import { fail, malformed, ok, type Refusal, type Result } from '../result.js';
import { chooseOptions } from '../rules/option.js';
import type { BookTypes, EventBase, Ruleset } from '../ruleset.js';
import { proceed } from './drive.js';
import { firstChange } from './first-change.js';
import { type CarriedOrder, type Match, prepare } from './match.js';
import { isPlayable } from './playable.js';
import { type BattleRecord, type ReplayOptions, replay } from './record.js';
import { keptTraces, type Trace, type Trail } from './trail.js';

/** What was kept of a battle beside its record. */
export interface KeptPast {
  /** The state after its last entry. */
  readonly state?: unknown;
  readonly trail?: Trail | undefined;
}

/**
 * A battle of an earlier version of its book: played again by today's rules, and taken over if everything comes out as it did: to the last
 * hash, or, because a field that is new in the state changes every hash, in all that was kept of it. From then on it is a battle of today's
 * version, with hashes of its own.
 */
export function takenOver<B extends BookTypes>(
  rules: Ruleset<B>,
  record: BattleRecord,
  how: ReplayOptions<B> = {},
  kept: KeptPast = {},
): Result<Match<B>> {
  if (record.version >= rules.version) return replay(rules, record, how);
  const asItWas = replay({ ...rules, version: record.version }, record);
  const entries = record.entries.map(({ hash: _hash, ...entry }) => entry);
  const today = { ...record, version: rules.version, entries };
  const past = { state: kept.state, traces: keptTraces<B>(kept.trail) };
  const differs = asItWas.ok ? undefined : isKept(past) ? changeFrom(past, rules, today) : asItWas.error;
  return differs ? fail({ ...differs, path: differs.path ?? 'version' }) : replay(rules, today, how);
}

/** What was kept of a battle, as far as it can be read. */
interface ReadPast<B extends BookTypes> {
  readonly state: unknown;
  readonly traces: readonly Trace<B>[];
}
const isKept = ({ state, traces }: ReadPast<BookTypes>): boolean => state !== undefined || traces.length > 0;

/** Plays a record again: where it first comes to something else than was kept, in what was known then. */
function changeFrom<B extends BookTypes>(
  kept: ReadPast<B>,
  rules: Ruleset<B>,
  record: BattleRecord,
): Refusal | undefined {
  const last = record.entries.length - 1;
  let changed: Refusal | undefined;
  const each = (index: number, { state, entries }: Match<B>) => {
    const was = kept.traces[index] ?? { state: index === last ? kept.state : undefined };
    changed ??= changedSince(index, was, { state, events: entries[index]!.events });
  };
  const again = replay(rules, record, { hashes: false, each });
  return again.ok ? changed : again.error;
}

type Left = { readonly state: unknown; readonly events?: readonly EventBase[] };

/** Where a position is another one, or came about otherwise. How an event is told, and for which reasons, may have changed. */
function changedSince(index: number, was: Left, is: Left): Refusal | undefined {
  const path = firstChange(comparable(was), comparable(is));
  return path === undefined
    ? undefined
    : malformed(`entries[${index}].${path}`, 'comes out otherwise by the rules of today');
}

const comparable = ({ state, events }: Left) => ({ state, events: events?.map(({ kind }) => kind) });

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
  const { version, entries } = record;
  const order = { verb: 'carried', version, entries: entries.length, state };
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

/** The order that carries a battle over, if its state has the form of one and the book can go on from it. */
export function carriedOrder<B extends BookTypes>(match: Match<B>, order: unknown): Result<CarriedOrder> {
  const parsed = heldTo(form, order);
  if (!parsed.success) return fail(malformed('order', 'a battle begins with the order start, or is carried over'));
  const state = lifted(match.rules, parsed.data.state);
  if (!state.ok) return state;
  return isPlayable(match, state.value)
    ? ok({ ...parsed.data, state: state.value })
    : fail(malformed('order.state', 'the book cannot go on from this state'));
}

/** With what the state of an earlier version did not know yet. Nothing else looks at a state before its form is known: it might look for ever. */
function lifted<B extends BookTypes>({ form }: Ruleset<B>, state: unknown): Result<B['state']> {
  const parsed = form && heldTo(form, state);
  if (!parsed) return ok(state as B['state']);
  return parsed.success ? ok(parsed.data) : fail(issueOf(parsed.error.issues, 'order.state'));
}
