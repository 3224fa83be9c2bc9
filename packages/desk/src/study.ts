import {
  type BattleRecord,
  type Belief,
  type Briefing,
  type Gone,
  type KeptPast,
  parseRecord,
  type Refusal,
  type Scene,
  type SeatId,
  type Side,
  type Trail,
} from '@umpire/engine';
import { beliefAt, errorsOf, type MomentOfError } from './beliefs.js';
import { rulesetOf } from './books.js';
import { chronicleOf, placesOf, sceneAt } from './chronicle.js';
import { aheadIn, type Course, courseOf, saidTo } from './course.js';
import type { LogEntry } from './messages.js';
import { type Part, partsOf } from './parts.js';
import { type SidesTurn, sidesTurnAt, sidesTurnOf } from './sides.js';

/** A record that was read from its first entry to its last. */
export interface Studied {
  /** As it was read: only what records have. */
  readonly record: BattleRecord;
  readonly book: string;
  readonly title: string;
  readonly turn: SidesTurn;
  /** Its book tells what each side believed. */
  readonly believes: boolean;
  /** What the sides are called in this battle. */
  readonly names: { readonly [side in Side]: string };
  /** Where and when it was fought, as the briefing says, and what is told of how it ended. */
  readonly dateline?: string;
  readonly ends?: NonNullable<Briefing['ends']>;
  /** It was fought under this earlier version of its book and comes out otherwise today: it is shown as it was. */
  readonly asOf?: number;
  /** What was fought under earlier versions before the battle was carried over, the oldest first. */
  readonly earlier: readonly Earlier[];
}

export interface Earlier {
  readonly version: number;
  readonly entries: number;
  /** Its positions were kept: its moments come before the others, with numbers below 0. */
  readonly watched: boolean;
}

/** The part of a battle that was fought under an earlier version of its book. */
export interface EarlierPart {
  readonly record: BattleRecord;
  /** Missing where it was fought before trails were kept: it cannot be watched. */
  readonly trail?: Trail;
}

/** What was kept of a battle beside its record. */
export interface Beside extends KeptPast {
  readonly earlier?: readonly EarlierPart[] | undefined;
}

export type StudyOutcome =
  | { readonly ok: true; readonly studied: Studied }
  /** `sound`: so many entries from the start are in order; a battle can be made of them. */
  | { readonly ok: false; readonly error: Refusal; readonly sound: number };

/** One entry as a viewer saw it happen; he may have heard nothing of it. */
export interface Moment extends LogEntry {
  /** When: the turn as the book counts it, and the hour. */
  readonly turn: string;
  readonly clock: string;
  /** The turn in which it was done, where that ended with it and `turn` is the next. */
  readonly during?: string;
  /** What was left to spend, where that is what the clock says. */
  readonly left?: string;
  /** Pieces that the viewer saw before and that are no longer in the battle. */
  readonly lost: readonly Lost[];
  /** The ground that decides and came into other hands by it, as far as the viewer saw; none where no ground did. */
  readonly taken?: readonly Taken[];
  readonly over: boolean;
  /** Of the part that was fought under an earlier version: which, and the number of the entry in its record. */
  readonly earlier?: { readonly version: number; readonly entry: number };
}
/** A piece as it was seen last. */
export type Lost = Pick<Gone, 'id' | 'side' | 'label' | 'title' | 'symbol' | 'where' | 'x' | 'y' | 'width' | 'fate'> & {
  readonly group?: string;
};

/** Ground that changed hands; nobody has it where neither side has more in it, or nobody can tell. */
export interface Taken {
  readonly name: string;
  readonly from?: Side;
  readonly to?: Side;
  /** How many each side has in it now: "2", or "1–3". */
  readonly counts: Readonly<Record<Side, string>>;
}

export interface Position {
  readonly index: number;
  readonly scene: Scene;
  readonly turn: SidesTurn;
}

export interface StudyCalls {
  /** Reads a record from anywhere, checks it to its last hash, and keeps every position for the two calls below. */
  study(record: unknown, beside?: Beside): StudyOutcome;
  /** The whole battle as a viewer saw it, an item an entry. */
  chronicle(viewer: SeatId): readonly Moment[];
  position(index: number, viewer: SeatId): Position | undefined;
  /** What a side believed then, against the truth: only of a battle that is over, and undefined where the book has nothing to say. */
  belief(index: number, side: Side): Belief | undefined;
  /** Every error that a side made in it, with the moment in which it was made. */
  errors(side: Side): readonly MomentOfError[];
  /** Who was ahead after each entry: of what `course` can be told of, and sooner. */
  ahead(viewer: SeatId): Course['points'] | undefined;
  /** How it went, told from both sides, with the lines of each in which the viewer was told of it: only of a battle that is over, and undefined where it cannot be played again. */
  course(viewer: SeatId): Course | undefined;
}

/** A desk for battles that are looked at, not played. */
export function makeStudy(): StudyCalls {
  let parts: readonly Part[] = [];
  let chronicles = new Map<SeatId, readonly Moment[]>();
  let course: Course | undefined;
  return {
    study(input, beside = {}) {
      const parsed = parseRecord(input);
      if (!parsed.ok) return { ok: false, error: parsed.error, sound: soundEntries(parsed.error) };
      const record = parsed.value;
      const rules = rulesetOf(record.ruleset);
      if (!rules)
        return { ok: false, error: { path: 'ruleset', message: `this page has no book ${record.ruleset}` }, sound: 0 };
      const found = partsOf(rules, record, beside);
      if (!found.ok) return found;
      parts = found.parts;
      chronicles = new Map();
      course = undefined;
      return { ok: true, studied: { ...studiedOf(parts.at(-1)!, record), earlier: found.earlier } };
    },
    chronicle(viewer) {
      const found = chronicles.get(viewer) ?? parts.flatMap(part => chronicleOf(part, viewer));
      chronicles.set(viewer, found);
      return found;
    },
    position(index, viewer) {
      const part = parts.findLast(({ from }) => from <= index);
      const place = part && placesOf(part.past, viewer)[index - part.from];
      if (!part || place === undefined) return undefined;
      const scene = sceneAt(part.past, place, viewer);
      return { index, scene, turn: sidesTurnAt(part.past.at(place), viewer) };
    },
    belief: (index, side) => {
      const part = parts.at(-1);
      return part && index >= part.from ? beliefAt(part.past, index - part.from, side) : undefined;
    },
    errors: side => {
      const part = parts.at(-1);
      return part ? errorsOf(part, side) : [];
    },
    ahead(viewer) {
      const part = finished(parts);
      return part && saidTo(part, aheadIn(part), viewer);
    },
    course(viewer) {
      const part = finished(parts);
      course ??= part && courseOf(part);
      return (
        part && course && { points: saidTo(part, course.points, viewer), strokes: saidTo(part, course.strokes, viewer) }
      );
    },
  };
}

/** What was fought to its end by the rules of today. */
function finished(parts: readonly Part[]): Part | undefined {
  const part = parts.at(-1);
  return part && part.version === undefined && 'over' in sidesTurnOf(part.past.match) ? part : undefined;
}

function studiedOf({ past, version }: Part, record: BattleRecord): Omit<Studied, 'earlier'> {
  const { status } = sceneAt(past, past.length - 1, 'spectator');
  const name = (side: Side) => status.scores.find(score => score.side === side)?.name ?? '';
  const { rules, scenario } = past.match;
  const { dateline, ends } = rules.face.briefing?.(scenario, 'a') ?? {};
  return {
    record,
    book: rules.title,
    title: status.title,
    turn: sidesTurnAt(past.match, 'spectator'),
    believes: past.match.rules.face.belief !== undefined,
    names: { a: name('a'), b: name('b') },
    ...(dateline !== undefined && { dateline }),
    ...(ends && { ends }),
    ...(version !== undefined && { asOf: version }),
  };
}

/** `entries[12].hash`: twelve before it are of the right form. They are checked when they are studied by themselves. */
function soundEntries({ path = '' }: Refusal): number {
  return Number(/^entries\[(\d+)\]/.exec(path)?.[1] ?? 0);
}
