import {
  type Answer,
  type Ask,
  type BookTypes,
  compareHands,
  type Entry,
  HANDS,
  isRuledThrow,
  isSecret,
  knownEntries,
  type Match,
  otherSide,
  RPS,
  type Rps,
  type SeatId,
  type Side,
  throwCovered,
  told,
  viewerAt,
} from '@umpire/engine';
import type { LogEntry, Throw, Thrown } from './messages.js';
import { giverOf } from './sides.js';

type AnyMatch = Match<BookTypes>;

/** What a viewer was told of an entry; null where he heard nothing. An entry that is complete is told once. */
const kept = new WeakMap<Entry<BookTypes>, Map<SeatId, LogEntry | null>>();

/**
 * The log as a viewer may hear it, numbered as he counts: of a secret order of others he hears nothing. Entries that did
 * not change are the same objects as before.
 */
export function logOf(match: AnyMatch, viewer: SeatId): readonly LogEntry[] {
  const known = knownEntries(match, viewer);
  const open = match.pending && match.entries.at(-1);
  const isOpen = open !== undefined && known.at(-1) === open;
  const complete = isOpen ? known.length - 1 : known.length;
  const log = completeLog(match, known, complete, viewer);
  const last = isOpen ? tellEntry(match, open, complete, viewer) : null;
  return last ? [...log, last] : log;
}

/** How far somebody was told a log whose lines nobody keeps: the complete entries, and how many lines there were after each. */
export interface ToldSoFar {
  readonly entries: Entry<BookTypes>[];
  readonly lines: number[];
  /** He was told of an entry that was not complete: that is told again. */
  open: boolean;
}
export const nothingTold = (): ToldSoFar => ({ entries: [], lines: [], open: false });

/** What is new in a log, and from which of its lines on; `same`: nothing is, and nothing was taken back. */
export interface NewsInLog {
  readonly from: number;
  readonly lines: readonly LogEntry[];
  readonly same: boolean;
}

/** What is new in a log for one who was told so much: he has been told it then. */
export function newsInLog(match: AnyMatch, viewer: SeatId, told: ToldSoFar): NewsInLog {
  const known = knownEntries(match, viewer);
  const last = match.pending && match.entries.at(-1);
  const open = last !== undefined && known.at(-1) === last ? last : undefined;
  const complete = open ? known.length - 1 : known.length;
  let same = Math.min(told.entries.length, complete);
  while (same > 0 && known[same - 1] !== told.entries[same - 1]) same--;
  const isCut = same < told.entries.length || told.open;
  if (same < told.entries.length) told.entries.length = told.lines.length = same;
  const from = told.lines[same - 1] ?? 0;
  const lines: LogEntry[] = [];
  for (let index = same; index < complete; index++) {
    const heard = tellEntry(match, known[index]!, index, viewer);
    if (heard) lines.push(heard);
    told.entries.push(known[index]!);
    told.lines.push(from + lines.length);
  }
  const heard = open && tellEntry(match, open, complete, viewer);
  if (heard) lines.push(heard);
  told.open = heard !== undefined && heard !== null;
  return { from, lines, same: !isCut && lines.length === 0 };
}

/** The log of so many complete entries, the last of which is `last`. */
interface Logged {
  readonly count: number;
  readonly last: Entry<BookTypes> | undefined;
  readonly log: readonly LogEntry[];
}
const logs = new WeakMap<AnyMatch, Map<SeatId, Logged>>();
const EMPTY: Logged = { count: 0, last: undefined, log: [] };

/** Entries are added and taken back at the end: where the last that was told is still in its place, its log is gone on from. */
function completeLog(
  match: AnyMatch,
  known: readonly Entry<BookTypes>[],
  count: number,
  viewer: SeatId,
): readonly LogEntry[] {
  const ofMatch = logs.get(match) ?? new Map<SeatId, Logged>();
  logs.set(match, ofMatch);
  const before = ofMatch.get(viewer) ?? EMPTY;
  const isBegun = before.count <= count && known[before.count - 1] === before.last;
  const from = isBegun ? before : EMPTY;
  if (from.count === count) return from.log;
  const log = [...from.log];
  for (let index = from.count; index < count; index++) {
    const heard = keptEntry(match, known[index]!, index, viewer);
    if (heard) log.push(heard);
  }
  ofMatch.set(viewer, { count, last: known[count - 1], log });
  return log;
}

function keptEntry(match: AnyMatch, entry: Entry<BookTypes>, index: number, viewer: SeatId): LogEntry | null {
  let heard = kept.get(entry);
  if (!heard) {
    heard = new Map();
    kept.set(entry, heard);
  }
  const known = heard.get(viewer);
  if (known !== undefined && (known === null || known.index === index)) return known;
  const made = tellEntry(match, entry, index, viewer);
  heard.set(viewer, made);
  return made;
}

function tellEntry(match: AnyMatch, entry: Entry<BookTypes>, index: number, viewer: SeatId): LogEntry | null {
  const isThrown = entry.answered.length > 0;
  const before: number[] | undefined = isThrown ? [] : undefined;
  const lines = told(match, entry, viewer, before);
  const thrown = before ? thrownIn(match, entry, viewer, before) : NOTHING;
  if (lines.length === 0 && thrown.length === 0) return null;
  return {
    index,
    by: isSecret(match, entry) ? 'all' : giverOf(match, entry.by),
    verb: entry.order.verb,
    lines,
    ...(thrown.length > 0 && { thrown }),
  };
}

const NOTHING: readonly Thrown[] = [];

/** What was thrown, each with what it was for and after which line it fell; `before`: how many lines went before each event. */
function thrownIn(
  match: AnyMatch,
  entry: Entry<BookTypes>,
  viewer: SeatId,
  before: readonly number[],
): readonly Thrown[] {
  const thrown: Thrown[] = [];
  for (const { ask, answer, after } of entry.answered) {
    const isCovered = ask.kind === 'die' && throwCovered(match.rules, ask, viewerAt(match.seats, viewer)) !== undefined;
    const shown = isCovered ? undefined : shownOf(ask, answer);
    if (shown) thrown.push({ before: before[after]!, text: ask.text, rule: ask.rule, ...shown });
  }
  return thrown;
}

/** Dice lie open, and so do hands once both are shown; what else somebody chose or sealed may be his secret. */
function shownOf(ask: Ask, answer: Answer): Omit<Thrown, 'before' | 'text' | 'rule'> | undefined {
  const score = isRuledThrow(answer) ? answer.ruled : answer;
  if (ask.kind === 'die' && typeof score === 'number') {
    const meant = ask.means?.[score - (ask.from ?? 1)];
    return {
      by: ask.by,
      sides: ask.sides,
      value: score,
      ...(meant !== undefined && { meant }),
      ...(ask.square && { square: ask.square }),
    };
  }
  if (ask.kind === 'die' || !ask.hands) return undefined;
  const { owner, decisive } = ask.hands;
  const again = decisive && ({ again: true } as const);
  if (areHands(answer)) {
    const won = winner('a', compareHands(answer.a, answer.b));
    return { value: answer, won, ...(won === 'draw' && again) };
  }
  const result = RPS.find(one => one === answer);
  return result && { won: winner(owner, result), ...(result === 'draw' && again) };
}

const winner = (owner: Side, result: Rps): Side | 'draw' =>
  result === 'draw' ? 'draw' : result === 'win' ? owner : otherSide(owner);

function areHands(answer: Answer): answer is Exclude<Throw, number> {
  if (typeof answer !== 'object' || answer === null) return false;
  const { a, b } = answer as Record<string, unknown>;
  const hands: readonly unknown[] = HANDS;
  return hands.includes(a) && hands.includes(b);
}
