import type { BattlePlan, EarlierPart, Input, Seats } from '@umpire/desk';
import { type BattleRecord, type GuideProgress, LONG_SEED, type Trail, UMPIRE } from '@umpire/engine';

/** A battle as it is kept in the browser. */
export interface BattleEntry {
  readonly id: string;
  readonly plan: BattlePlan;
  /** Null until the battle was opened for the first time. */
  readonly record: BattleRecord | null;
  /** What was put in since the record's last entry: an order that waits for answers, and those that are in. */
  readonly since?: readonly Input[];
  /** The state after the record's last entry. */
  readonly state?: unknown;
  /** What each entry of the record left behind: to be watched when the rules have changed. */
  readonly trail?: Trail;
  /** What went before the battle was carried over into new versions of its book, the oldest first. */
  readonly earlier?: readonly EarlierPart[];
  /** When it was written last; two writers are told apart by it. */
  readonly updated: number;
  readonly title: string;
  /** Where it stands, as the book counts: `Turn 3 of 8 · first round`. */
  readonly stage?: string;
  /** How it ended, in a sentence; none: it goes on. */
  readonly over?: string;
  /** Where it came from, if it was not begun here: `Imported from x.umpire.json`. */
  readonly origin?: string;
  /** How far its guide has come. */
  readonly guide?: GuideProgress;
  /** The places of entries that left no choice and were given for whoever would have had to. */
  readonly byThemselves?: readonly number[];
}

/** What lists show of a battle, without its record. */
export interface BattleSummary {
  readonly id: string;
  readonly title: string;
  readonly ruleset: string;
  readonly seats: Seats;
  readonly updated: number;
  /** Entries on record; 0 before the battle was opened for the first time. */
  readonly entries: number;
  readonly stage?: string;
  readonly over?: string;
  readonly origin?: string;
  /** Why it cannot be opened, if it cannot. */
  readonly damaged?: string;
}

/** The form of what is written. Count it up with every change, and add the step that lifts the old form to the new. */
export const SCHEMA = 2;

type Raw = Record<string, unknown>;

/** `STEPS[i]` lifts form i + 1 to form i + 2. */
const STEPS: readonly ((old: Raw) => Raw)[] = [
  // one earlier record, and nothing kept beside it
  ({ earlier, ...old }) => (isObject(earlier) ? { ...old, earlier: [{ record: earlier }] } : old),
];

export type ReadEntry =
  | { readonly ok: true; readonly entry: BattleEntry }
  | { readonly ok: false; readonly why: 'missing' | 'damaged' | 'newer' | 'blocked'; readonly message: string };

const isObject = (x: unknown): x is Raw => typeof x === 'object' && x !== null && !Array.isArray(x);
const isHolder = (x: unknown) => x === 'person' || (isObject(x) && typeof x.bot === 'string');
/** A match that is over was played by people elsewhere, too. */
const isKeptHolder = (x: unknown) => isHolder(x) || (isObject(x) && typeof x.player === 'string');
const isSeed = (x: unknown) => Number.isInteger(x) || (typeof x === 'string' && LONG_SEED.test(x));
const isStep = (x: unknown): x is Raw =>
  isObject(x) &&
  Number.isInteger(x.step) &&
  (x.step as number) >= 0 &&
  typeof x.shown === 'boolean' &&
  Number.isInteger(x.heard);
const isProgress = (x: unknown): x is GuideProgress =>
  isStep(x) &&
  (x.left === undefined || (Array.isArray(x.left) && x.left.every(one => isStep(one) && Number.isInteger(one.told))));
const isDice = (x: unknown) => isObject(x) && (x.kind === 'typed' || (x.kind === 'seeded' && isSeed(x.seed)));

/** Who holds the sides, as a file says it; undefined if it makes no sense. */
export const readSeats = (raw: unknown): Seats | undefined =>
  isObject(raw) && Object.keys(raw).length > 1 && Object.values(raw).every(isHolder) ? (raw as Seats) : undefined;

/** The first thing that is wrong with the form of a stored battle. What its record says is checked by replaying it. */
function faultOf(raw: Raw): string | undefined {
  const { plan, record } = raw;
  if (typeof raw.id !== 'string') return 'it has no name of its own';
  if (typeof raw.title !== 'string' || !Number.isFinite(raw.updated)) return 'its title or its date is lost';
  if (!isObject(plan) || typeof plan.ruleset !== 'string') return 'its plan is lost';
  if (!isObject(plan.options) || !isDice(plan.dice)) return 'the options or the dice of its plan are lost';
  if (!isObject(plan.seats) || Object.keys(plan.seats).length < 2 || !Object.values(plan.seats).every(isKeptHolder))
    return 'nobody holds its sides';
  if (record === null) return undefined;
  return isObject(record) && Array.isArray(record.entries) ? undefined : 'its record is lost';
}

const isTrail = (x: unknown): x is Trail => Array.isArray(x) && x.every(text => typeof text === 'string');
const isPlaces = (x: unknown): x is readonly number[] =>
  Array.isArray(x) && x.every(place => Number.isInteger(place) && place >= 0);
const isInput = (x: unknown, seats: Seats): x is Input =>
  isObject(x) &&
  (x.by === UMPIRE || (typeof x.by === 'string' && Object.hasOwn(seats, x.by))) &&
  ('order' in x || 'answer' in x);
/** Up to the first that makes no sense: each was put in after the one before it. */
const readInputs = (since: readonly unknown[], seats: Seats): readonly Input[] => {
  const damaged = since.findIndex(input => !isInput(input, seats));
  return (damaged < 0 ? since : since.slice(0, damaged)) as readonly Input[];
};
const isEarlier = (x: unknown): x is EarlierPart =>
  isObject(x) && isObject(x.record) && Array.isArray(x.record.entries);
const readEarlier = ({ record, trail }: EarlierPart): EarlierPart => ({ record, ...(isTrail(trail) && { trail }) });

const damaged = (message: string): ReadEntry => ({ ok: false, why: 'damaged', message });

/** What lay in the store, lifted to the present form and checked. */
export function readEntry(raw: unknown, steps = STEPS, schema = SCHEMA): ReadEntry {
  if (raw === undefined) return { ok: false, why: 'missing', message: 'There is no such battle in this browser.' };
  if (!isObject(raw)) return damaged('This saved battle is damaged: it is not even an object.');
  const form = raw.schema;
  if (typeof form !== 'number' || !Number.isInteger(form) || form < 1)
    return damaged('This saved battle is damaged: its form is unknown.');
  if (form > schema)
    return {
      ok: false,
      why: 'newer',
      message:
        'This battle was saved by a newer version of this page. It is kept as it is; reload to get that version.',
    };
  const lifted = steps.slice(form - 1).reduce<Raw>((old, step) => step(old), raw);
  const fault = faultOf(lifted);
  if (fault) return damaged(`This saved battle is damaged: ${fault}.`);
  const { id, plan, record, since, state, trail, earlier, updated, title, stage, over, origin, guide, byThemselves } =
    lifted as unknown as BattleEntry;
  return {
    ok: true,
    entry: {
      id,
      plan,
      record,
      updated,
      title,
      ...(Array.isArray(since) && { since: readInputs(since, plan.seats) }),
      ...(isObject(state) && { state }),
      ...(isTrail(trail) && { trail }),
      ...(Array.isArray(earlier) && { earlier: earlier.filter(isEarlier).map(readEarlier) }),
      ...(typeof stage === 'string' && { stage }),
      ...(typeof over === 'string' && { over }),
      ...(typeof origin === 'string' && { origin }),
      ...(isProgress(guide) && { guide }),
      ...(isPlaces(byThemselves) && { byThemselves }),
    },
  };
}

export const storedForm = (entry: BattleEntry): Raw => ({ schema: SCHEMA, ...entry });

export function summaryOf({ id, title, plan, updated, record, stage, over, origin }: BattleEntry): BattleSummary {
  return {
    id,
    title,
    ruleset: plan.ruleset,
    seats: plan.seats,
    updated,
    entries: record?.entries.length ?? 0,
    ...(stage !== undefined && { stage }),
    ...(over !== undefined && { over }),
    ...(origin !== undefined && { origin }),
  };
}

/** A new id: short enough for an address, and never met twice. */
export function newId(now = Date.now(), chance = Math.random()): string {
  return `${now.toString(36)}-${Math.floor(chance * 36 ** 4)
    .toString(36)
    .padStart(4, '0')}`;
}
