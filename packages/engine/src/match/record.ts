import { z } from 'zod';
import { issueOf } from '../adjudicate.js';
import { type Bounds, outOfBounds } from '../bounds.js';
import { sameValue } from '../canonical.js';
import { type Dice, type DiceKind, typedDice } from '../chance/dice.js';
import { seededDice } from '../chance/seeded.js';
import { heldTo } from '../held-to.js';
import type { Answer } from '../procedure/ask.js';
import { fail, malformed, ok, type Refusal, type Result } from '../result.js';
import { chooseOptions, defaultOptions, type Options } from '../rules/option.js';
import type { BookTypes, Ruleset } from '../ruleset.js';
import { type SeatId, SIDES, seatNamed, type TableSeat, UMPIRE } from '../seats.js';
import { proceed } from './drive.js';
import { converted, recordSchema1 } from './format-1.js';
import { HASHINGS, type Hashing } from './hash.js';
import {
  APPROVALS,
  type Approval,
  answersOf,
  type Entry,
  type Match,
  prepare,
  type RulingDuring,
  START,
} from './match.js';
import { diceSchema, hashSchema } from './record-parts.js';
import { wrongRuledThrow } from './ruled-throw.js';
import { unsealed } from './sealed.js';
import { carriedOrder } from './take-over.js';
import { umpireSchema } from './umpire.js';

/** A battle as a file: everything else is computed from it. */
export interface BattleRecord {
  /** Records that do not say so are of the first format (`format-1.ts`). */
  readonly format: 2;
  readonly ruleset: string;
  readonly version: number;
  /** Only what differs from the defaults. */
  readonly options: Options;
  readonly scenario: unknown;
  readonly dice: DiceKind;
  readonly seats: readonly TableSeat[];
  /** Whether somebody sat in the umpire's seat. */
  readonly umpire: boolean;
  readonly approval: Approval;
  /** How its hashes were made. */
  readonly hashing: Hashing;
  /** None as long as the start waits for its first answer. */
  readonly entries: readonly RecordedEntry[];
}

export interface RecordedEntry {
  readonly by: SeatId;
  readonly order: unknown;
  readonly answers?: readonly unknown[];
  /** What the umpire did while an answer was awaited. */
  readonly rulings?: readonly { readonly after: number; readonly order: unknown }[];
  readonly hash?: string;
}

const orderSchema = z.looseObject({ verb: z.string() });

const recordSchema = z.strictObject({
  format: z.literal(2),
  ruleset: z.string(),
  version: z.int(),
  options: z.record(z.string(), z.string()),
  scenario: z.json(),
  dice: diceSchema,
  seats: z.array(z.strictObject({ id: z.string(), side: z.enum(SIDES), commands: z.json().optional() })),
  umpire: z.boolean(),
  approval: z.enum(APPROVALS),
  hashing: z.enum(HASHINGS),
  entries: z.array(
    z.strictObject({
      by: z.string(),
      order: orderSchema,
      answers: z.array(z.json()).optional(),
      rulings: z.array(z.strictObject({ after: z.int().min(0), order: orderSchema })).optional(),
      hash: hashSchema.optional(),
    }),
  ),
});

/** The record of a match, as far as its entries are complete. */
export function recordOf<B extends BookTypes>(match: Match<B>): BattleRecord {
  const { rules, options, scenario, dice, seats, umpire, settings, entries, pending } = match;
  const standard = defaultOptions(rules.options);
  const complete = pending ? entries.slice(0, -1) : entries;
  return {
    format: 2,
    ruleset: rules.id,
    version: rules.version,
    options: Object.fromEntries(Object.entries(options).filter(([id, choice]) => standard[id] !== choice)),
    scenario,
    dice: dice.kind,
    seats,
    umpire,
    approval: settings.approval,
    hashing: settings.hashing,
    entries: complete.map(recorded),
  };
}

const recorded = <B extends BookTypes>({ by, order, answered, rulings, hash }: Entry<B>): RecordedEntry => ({
  by,
  order,
  ...(answered.length > 0 && { answers: answersOf({ answered }) }),
  ...(rulings && { rulings }),
  ...(hash !== undefined && { hash }),
});

/** A battle of a thousand turns stays within them. */
const BOUNDS: Bounds = { depth: 40, list: 1_000_000, text: 100_000, values: 20_000_000 };

/** A record that came from outside, of either format, checked in form; what it says is checked by `replay`. */
export function parseRecord(given: unknown): Result<BattleRecord> {
  const input = unsealed(given);
  const large = outOfBounds(input, BOUNDS, '');
  if (large) return fail(large);
  if (!hasFormat(input)) {
    const first = heldTo(recordSchema1, input);
    return first.success ? ok(converted(first.data)) : fail(issueOf(first.error.issues, ''));
  }
  const parsed = heldTo(recordSchema, input);
  return parsed.success ? ok(parsed.data as BattleRecord) : fail(issueOf(parsed.error.issues, ''));
}

const hasFormat = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && (input as { format?: unknown }).format !== undefined;

export interface ReplayOptions<B extends BookTypes = BookTypes> {
  /** Only so many entries, the start included. */
  readonly to?: number;
  /** Compute hashes and compare them with those on record. */
  readonly hashes?: boolean;
  /** Called after every entry, for progress and for looking at each position; the match goes on changing afterwards. */
  readonly each?: (index: number, match: Match<B>) => void;
}

/** Plays a record again. Refused at the first entry that is illegal, or whose dice or hash differ. One without entries is begun. */
export function replay<B extends BookTypes>(
  rules: Ruleset<B>,
  record: BattleRecord,
  how: ReplayOptions<B> = {},
): Result<Match<B>> {
  const begun = begunAs(rules, record, how.hashes ?? true);
  if (!begun.ok) return begun;
  const match = begun.value;
  const hashed = record.entries.some(entry => entry.hash !== undefined);
  const { length } = record.entries.slice(0, how.to);
  for (let index = 0; index < length; index++) {
    const wrong = replayWhole(match, record.entries[index]!, index, hashed);
    if (wrong) return fail(at(wrong, `entries[${index}]`));
    how.each?.(index, match);
  }
  const lost = record.entries.length === 0 ? lostStart(match) : undefined;
  if (lost) return fail(lost);
  match.settings = { ...match.settings, verify: false };
  return ok(match);
}

/** A record has no entries only while the start waits for its first answer: whatever comes by itself stands on record. */
function lostStart<B extends BookTypes>(match: Match<B>): Refusal | undefined {
  match.settings = { ...match.settings, verify: false };
  const begun = proceed(match, 'book', START);
  if (!begun.ok) return begun.error;
  return match.pending ? undefined : malformed('entries', 'its first entry has been taken out');
}

/** The battle as its record says that it was begun. */
function begunAs<B extends BookTypes>(rules: Ruleset<B>, record: BattleRecord, hashes: boolean): Result<Match<B>> {
  if (record.ruleset !== rules.id) return fail(malformed('ruleset', `this is a record of ${record.ruleset}`));
  if (record.version !== rules.version)
    return fail(malformed('version', `made with version ${record.version} of ${rules.id}, this is ${rules.version}`));
  const options = chooseOptions(rules.options, record.options);
  if (!options.ok) return options;
  const { scenario, seats, umpire, approval, hashing } = record;
  const settings = { hashes, hashing, approval, verify: true };
  const dice = diceOf(record.dice);
  const begun = prepare({ rules, options: options.value, scenario, dice, seats, umpire, settings });
  const ofHead = !begun.ok && (begun.error.path === 'seats' || begun.error.path === 'approval');
  return begun.ok || ofHead ? begun : fail(at(begun.error, 'scenario'));
}

const at = (refusal: Refusal, root: string): Refusal => ({
  ...refusal,
  path: refusal.path === undefined ? root : refusal.path.startsWith(root) ? refusal.path : `${root}.${refusal.path}`,
});

/** An entry on which the book itself breaks is as wrong as one that it refuses: those before it are still sound. */
function replayWhole<B extends BookTypes>(...entry: Parameters<typeof replayEntry<B>>): Refusal | undefined {
  try {
    return replayEntry(...entry);
  } catch (broken) {
    return { message: `this entry cannot be carried out: ${(broken as Error).message}` };
  }
}

/** `hashed`: the record carries hashes, so every entry must. */
function replayEntry<B extends BookTypes>(
  match: Match<B>,
  entry: RecordedEntry,
  index: number,
  hashed: boolean,
): Refusal | undefined {
  const order = parsedOrder(match, entry, index);
  if (!order.ok) return order.error;
  const rulings = parsedRulings(match, entry);
  if (!rulings.ok) return rulings.error;
  const known = { answers: (entry.answers ?? []) as readonly Answer[], rulings: rulings.value };
  const done = proceed(match, entry.by, order.value, known);
  if (!done.ok) return done.error;
  if (match.pending) return malformed('answers', `an answer is missing: ${match.pending.ask.text}`);
  const made = match.entries[index]!;
  return (
    wrongRulings(made, entry) ??
    wrongRuledThrow(match, made) ??
    missingAnswer(made, known.answers) ??
    wrongHash(made, entry, hashed)
  );
}

/** Dice of a seed would be thrown again, and to the same score: but what was thrown stands on record. */
function missingAnswer<B extends BookTypes>({ answered }: Entry<B>, recorded: readonly Answer[]): Refusal | undefined {
  const { length } = recorded;
  return length === answered.length ? undefined : malformed(`answers[${length}]`, 'this answer has been taken out');
}

function wrongRulings<B extends BookTypes>(made: Entry<B>, entry: RecordedEntry): Refusal | undefined {
  const lost = (entry.rulings?.length ?? 0) - (made.rulings?.length ?? 0);
  return lost === 0 ? undefined : malformed('rulings', 'the umpire ruled where nothing was asked');
}

function wrongHash<B extends BookTypes>(made: Entry<B>, entry: RecordedEntry, hashed: boolean): Refusal | undefined {
  const { hash } = made;
  if (hash === undefined || hash === entry.hash || !hashed) return undefined;
  if (entry.hash === undefined) return malformed('hash', 'this entry has lost its hash');
  return malformed('hash', `the state after this entry differs from the record: ${hash}, not ${entry.hash}`);
}

function parsedOrder<B extends BookTypes>(
  match: Match<B>,
  { by, order }: RecordedEntry,
  index: number,
): Result<Entry<B>['order']> {
  if ((by === 'book') !== (index === 0)) return fail(malformed('by', 'a battle is begun once, by the book'));
  if (index === 0) return sameValue(order, START) ? ok(START) : carriedOrder(match, order);
  if (by === UMPIRE ? !match.umpire : !seatNamed(match.seats, by)) return fail(malformed('by', `nobody sits at ${by}`));
  const parsed = heldTo<unknown>(by === UMPIRE ? umpireSchema(match, order) : match.rules.order, order);
  return parsed.success ? ok(parsed.data as Entry<B>['order']) : fail(issueOf(parsed.error.issues, 'order'));
}

const NO_RULINGS = ok(undefined);
function parsedRulings<B extends BookTypes>(
  match: Match<B>,
  { rulings }: RecordedEntry,
): Result<readonly RulingDuring[] | undefined> {
  if (!rulings) return NO_RULINGS;
  if (!match.umpire) return fail(malformed('rulings', 'nobody sits in the umpire’s seat'));
  const found: RulingDuring[] = [];
  for (const [i, { after, order }] of rulings.entries()) {
    const parsed = heldTo(umpireSchema(match, order), order);
    if (!parsed.success) return fail(issueOf(parsed.error.issues, `rulings[${i}].order`));
    found.push({ after, order: parsed.data });
  }
  return ok(found);
}

export function diceOf(kind: DiceKind): Dice {
  if (kind.kind === 'seeded') return seededDice(kind.seed);
  return kind.kind === 'scripted' ? SCRIPT_ENDED : typedDice;
}

/** What a script threw stands on record; whatever comes after it is typed in. */
const SCRIPT_ENDED: Dice = { kind: { kind: 'scripted' }, throw: () => undefined, copy: () => SCRIPT_ENDED };
