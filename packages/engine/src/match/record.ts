import { z } from 'zod';
import { issueOf } from '../adjudicate.js';
import { type Dice, type DiceKind, typedDice } from '../chance/dice.js';
import { seededDice } from '../chance/seeded.js';
import type { Answer } from '../procedure/ask.js';
import { fail, malformed, ok, type Refusal, type Result } from '../result.js';
import { chooseOptions, defaultOptions, type Options } from '../rules/option.js';
import type { BookTypes, Ruleset } from '../ruleset.js';
import { proceed } from './drive.js';
import { type Entry, type Match, prepare } from './match.js';
import { umpireOrder } from './umpire.js';

/** A battle as a file: everything else is computed from it. */
export interface BattleRecord {
  readonly umpire: 1;
  readonly ruleset: string;
  readonly version: number;
  /** Only what differs from the defaults. */
  readonly options: Options;
  readonly scenario: unknown;
  readonly dice: DiceKind;
  readonly entries: readonly RecordedEntry[];
}

export interface RecordedEntry {
  readonly by: 'a' | 'b' | 'umpire' | 'book';
  readonly order: unknown;
  readonly answers?: readonly unknown[];
  readonly hash?: string;
}

const recordedEntry = z.strictObject({
  by: z.enum(['a', 'b', 'umpire', 'book']),
  order: z.looseObject({ verb: z.string() }),
  answers: z.array(z.json()).optional(),
  hash: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
});

const recordSchema = z.strictObject({
  umpire: z.literal(1),
  ruleset: z.string(),
  version: z.int(),
  options: z.record(z.string(), z.string()),
  scenario: z.json(),
  dice: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('seeded'), generator: z.literal('xoroshiro128plus'), seed: z.int() }),
    z.strictObject({ kind: z.literal('typed') }),
    z.strictObject({ kind: z.literal('scripted') }),
  ]),
  entries: z.array(recordedEntry).min(1),
});

/** The record of a match, as far as its entries are complete. */
export function recordOf<B extends BookTypes>(match: Match<B>): BattleRecord {
  const { rules, options, scenario, dice, entries, pending } = match;
  const standard = defaultOptions(rules.options);
  const complete = pending ? entries.slice(0, -1) : entries;
  return {
    umpire: 1,
    ruleset: rules.id,
    version: rules.version,
    options: Object.fromEntries(Object.entries(options).filter(([id, choice]) => standard[id] !== choice)),
    scenario,
    dice: dice.kind,
    entries: complete.map(({ by, order, answers, hash }) => ({
      by,
      order,
      ...(answers.length > 0 && { answers: [...answers] }),
      ...(hash !== undefined && { hash }),
    })),
  };
}

/** A record that came from outside, checked in form; what it says is checked by `replay`. */
export function parseRecord(input: unknown): Result<BattleRecord> {
  const parsed = recordSchema.safeParse(input);
  return parsed.success ? ok(parsed.data as BattleRecord) : fail(issueOf(parsed.error.issues, ''));
}

export interface ReplayOptions<B extends BookTypes = BookTypes> {
  /** Only so many entries, the start included. */
  readonly to?: number;
  /** Compute hashes and compare them with those on record. */
  readonly hashes?: boolean;
  /** Called after every entry, for progress and for looking at each position; the match goes on changing afterwards. */
  readonly each?: (index: number, match: Match<B>) => void;
}

/** Plays a record again. Refused at the first entry that is illegal, or whose dice or hash differ. */
export function replay<B extends BookTypes>(
  rules: Ruleset<B>,
  record: BattleRecord,
  how: ReplayOptions<B> = {},
): Result<Match<B>> {
  const { hashes = true, to = record.entries.length } = how;
  if (record.ruleset !== rules.id) return fail(malformed('ruleset', `this is a record of ${record.ruleset}`));
  if (record.version !== rules.version)
    return fail(malformed('version', `made with version ${record.version} of ${rules.id}, this is ${rules.version}`));
  const options = chooseOptions(rules.options, record.options);
  if (!options.ok) return options;
  const dice = diceOf(record.dice);
  const begun = prepare({
    rules,
    options: options.value,
    scenario: record.scenario,
    dice,
    settings: { hashes, verify: true },
  });
  if (!begun.ok) return fail(at(begun.error, 'scenario'));
  const match = begun.value;
  const hashed = record.entries.some(entry => entry.hash !== undefined);
  for (const [index, entry] of record.entries.slice(0, to).entries()) {
    const wrong = replayEntry(match, entry, index, hashed);
    if (wrong) return fail(at(wrong, `entries[${index}]`));
    how.each?.(index, match);
  }
  match.settings = { ...match.settings, verify: false };
  return ok(match);
}

const at = (refusal: Refusal, root: string): Refusal => ({
  ...refusal,
  path: refusal.path === undefined ? root : refusal.path.startsWith(root) ? refusal.path : `${root}.${refusal.path}`,
});

/** `hashed`: the record carries hashes, so every entry must. */
function replayEntry<B extends BookTypes>(
  match: Match<B>,
  entry: RecordedEntry,
  index: number,
  hashed: boolean,
): Refusal | undefined {
  const order = parsedOrder(match, entry, index);
  if (!order.ok) return order.error;
  const done = proceed(match, entry.by, order.value, (entry.answers ?? []) as readonly Answer[]);
  if (!done.ok) return done.error;
  if (match.pending) return malformed('answers', `an answer is missing: ${match.pending.ask.text}`);
  const { hash } = match.entries[index]!;
  if (hash === undefined || hash === entry.hash || !hashed) return undefined;
  if (entry.hash === undefined) return malformed('hash', 'this entry has lost its hash');
  return malformed('hash', `the state after this entry differs from the record: ${hash}, not ${entry.hash}`);
}

function parsedOrder<B extends BookTypes>(
  match: Match<B>,
  entry: RecordedEntry,
  index: number,
): Result<Entry<B>['order']> {
  if ((entry.by === 'book') !== (index === 0)) return fail(malformed('by', 'a battle is begun once, by the book'));
  if (index === 0) return ok({ verb: 'start' });
  const parsed = (entry.by === 'umpire' ? umpireOrder : match.rules.order).safeParse(entry.order);
  return parsed.success ? ok(parsed.data as Entry<B>['order']) : fail(issueOf(parsed.error.issues, 'order'));
}

export function diceOf(kind: DiceKind): Dice {
  return kind.kind === 'seeded' ? seededDice(kind.seed) : typedDice;
}
