import {
  type BattleRecord,
  knownEntries,
  type Piece,
  parseRecord,
  type Refusal,
  type Scene,
  type Side,
  type Viewer,
} from '@umpire/engine';
import { rulesetOf } from './books.js';
import { logOf } from './log.js';
import type { LogEntry } from './messages.js';
import { type Past, recall } from './past.js';
import { giverOf, type SidesTurn, sidesTurnOf } from './sides.js';

/** A record that was read from its first entry to its last. */
export interface Studied {
  /** As it was read: only what records have. */
  readonly record: BattleRecord;
  readonly book: string;
  readonly title: string;
  readonly turn: SidesTurn;
  /** What the sides are called in this battle. */
  readonly names: { readonly [side in Side]: string };
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
  /** Pieces that the viewer saw before and that are no longer in the battle. */
  readonly lost: readonly Lost[];
  readonly over: boolean;
}
/** A piece as it was seen last. */
export type Lost = Pick<Piece, 'id' | 'side' | 'label' | 'title' | 'symbol' | 'where' | 'x' | 'y' | 'width'> & {
  readonly group?: string;
};

export interface Position {
  readonly index: number;
  readonly scene: Scene;
  readonly turn: SidesTurn;
}

export interface StudyCalls {
  /** Reads a record from anywhere, checks it to its last hash, and keeps every position for the two calls below. */
  study(record: unknown): StudyOutcome;
  /** The whole battle as a viewer saw it, an item an entry. */
  chronicle(viewer: Viewer): readonly Moment[];
  position(index: number, viewer: Viewer): Position | undefined;
}

/** A desk for battles that are looked at, not played. */
export function makeStudy(): StudyCalls {
  let past: Past | undefined;
  let chronicles = new Map<Viewer, readonly Moment[]>();
  return {
    study(input) {
      const parsed = parseRecord(input);
      if (!parsed.ok) return { ok: false, error: parsed.error, sound: soundEntries(parsed.error) };
      const record = parsed.value;
      const rules = rulesetOf(record.ruleset);
      if (!rules)
        return { ok: false, error: { path: 'ruleset', message: `this page has no book ${record.ruleset}` }, sound: 0 };
      const recalled = recall(rules, record, true);
      if (!recalled.ok) return recalled;
      past = recalled.past;
      chronicles = new Map();
      return { ok: true, studied: studiedOf(past, record) };
    },
    chronicle(viewer) {
      if (!past) return [];
      const found = chronicles.get(viewer) ?? chronicleOf(past, viewer);
      chronicles.set(viewer, found);
      return found;
    },
    position(index, viewer) {
      if (!past || index < 0 || index >= past.length) return undefined;
      return { index, scene: sceneAt(past, index, viewer), turn: sidesTurnOf(past.at(index)) };
    },
  };
}

function studiedOf(past: Past, record: BattleRecord): Studied {
  const { status } = sceneAt(past, past.length - 1, 'spectator');
  const name = (side: Side) => status.scores.find(score => score.side === side)?.name ?? '';
  const { rules } = past.match;
  return {
    record,
    book: rules.title,
    title: status.title,
    turn: sidesTurnOf(past.match),
    names: { a: name('a'), b: name('b') },
  };
}

/** `entries[12].hash`: twelve before it are of the right form. They are checked when they are studied by themselves. */
function soundEntries({ path = '' }: Refusal): number {
  return Number(/^entries\[(\d+)\]/.exec(path)?.[1] ?? 0);
}

function sceneAt(past: Past, index: number, viewer: Viewer): Scene {
  const { rules, state, options } = past.at(index);
  return rules.face.scene({ view: rules.view(state, viewer), viewer, options });
}

function chronicleOf(past: Past, viewer: Viewer): Moment[] {
  // whoever holds a record counts all of its entries, whatever he hears of them
  const known = knownEntries(past.match, viewer);
  const heard = new Map(logOf(past.match, viewer).map(told => [known[told.index], told]));
  let before: Scene | undefined;
  return past.match.entries.map((entry, index) => {
    const { by, order } = entry;
    const scene = sceneAt(past, index, viewer);
    const lost = before ? lostBetween(before.pieces, scene.pieces) : [];
    before = scene;
    return {
      ...(heard.get(entry) ?? { by: giverOf(past.match, by), verb: order.verb, lines: [] }),
      index,
      turn: scene.status.turn,
      clock: scene.status.clock,
      lost,
      over: 'over' in sidesTurnOf(past.at(index)),
    };
  });
}

/** Pieces that were in the battle and are not any more. */
export function lostBetween(before: readonly Piece[], after: readonly Piece[]): Lost[] {
  const still = new Set(after.filter(piece => piece.where !== 'gone').map(piece => piece.id));
  return before
    .filter(piece => piece.where !== 'gone' && !still.has(piece.id))
    .map(({ id, side, label, title, symbol, where, x, y, width, group }) => ({
      id,
      side,
      label,
      title,
      symbol,
      where,
      x,
      y,
      width,
      ...(group !== undefined && { group }),
    }));
}
