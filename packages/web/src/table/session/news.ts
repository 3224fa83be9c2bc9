import type { BattleView, LogEntry, Thrown } from '@umpire/desk';
import type { Line, Meter, Piece } from '@umpire/engine';
import { changesBetween, type Moved, type Stamped, stampsOf } from '../film/changes.js';

/** A line that is new, with what was thrown for it if it ends its entry. */
export interface NewsLine extends Line {
  readonly entry: number;
  readonly by: LogEntry['by'];
}

/** What changed between two looks of the same viewer. */
export interface News {
  /** Counts up, so that the same news are shown once. */
  readonly n: number;
  readonly lines: readonly NewsLine[];
  /** `before` counts the lines of these news. */
  readonly throws: readonly Thrown[];
  readonly moved: readonly Moved[];
  /** Pieces with a marker that they did not have. */
  readonly marked: readonly string[];
  readonly gone: readonly Piece[];
  /** Pieces that were not seen before, or not for what they are. */
  readonly revealed: readonly string[];
  /** What became of pieces, where something was thrown. */
  readonly stamps: readonly Stamped[];
  /** What brought a side nearer to losing, as it stands now. */
  readonly filled: readonly Meter[];
  /** Every piece concerned, those of the lines included. */
  readonly about: readonly string[];
}

export const NO_NEWS: News = {
  n: 0,
  lines: [],
  throws: [],
  moved: [],
  marked: [],
  gone: [],
  revealed: [],
  stamps: [],
  filled: [],
  about: [],
};

export const isQuiet = (news: News): boolean => news.lines.length === 0 && news.moved.length === 0;

export function newsOf(before: BattleView | undefined, after: BattleView, n: number): News {
  if (!before || before.battle !== after.battle) return { ...NO_NEWS, n };
  const now = new Set(after.scene.pieces.map(piece => piece.id));
  const { moved, gone, ...changes } = changesBetween(before.scene, after.scene);
  const marked = [...new Set(changes.marked.map(({ id }) => id))];
  const { lines, throws } = newLines(before.log, after.log);
  const about = new Set([...lines.flatMap(line => line.about), ...moved.map(m => m.id), ...marked]);
  const stamps = throws.length > 0 ? stampsOf({ marked: changes.marked, gone }, after.scene.called, lines) : [];
  const here = [...about].filter(id => now.has(id));
  return {
    n,
    lines,
    throws,
    moved,
    marked,
    gone,
    revealed: changes.revealed,
    stamps,
    filled: filledSince(before, after),
    about: here,
  };
}

/** Meters that have more in them than before. */
function filledSince(before: BattleView, after: BattleView): readonly Meter[] {
  const then = new Map(before.meters.map(({ id, side, lost }) => [`${side} ${id}`, lost]));
  return after.meters.filter(({ id, side, lost }) => lost > (then.get(`${side} ${id}`) ?? lost));
}

/** What the log has more than before: whole entries, and lines of one that was still open. */
function newLines(before: readonly LogEntry[], after: readonly LogEntry[]): Pick<News, 'lines' | 'throws'> {
  const known = new Map(before.map(entry => [entry.index, entry]));
  const lines: NewsLine[] = [];
  const throws: Thrown[] = [];
  for (const entry of after.slice(Math.max(0, before.length - 1))) {
    const then = known.get(entry.index);
    if (then === entry) continue;
    const told = then?.by === entry.by && then.verb === entry.verb ? then : undefined;
    const [heard, first] = [told?.lines.length ?? 0, lines.length];
    lines.push(...entry.lines.slice(heard).map(line => ({ ...line, entry: entry.index, by: entry.by })));
    const shift = first - heard;
    const fresh = (entry.thrown ?? []).slice(told?.thrown?.length ?? 0);
    throws.push(...fresh.map(thrown => ({ ...thrown, before: Math.max(first, thrown.before + shift) })));
  }
  return { lines, throws };
}

/** Hands that were drawn stand before those that were shown again for the same: else nobody sees why there are others than he showed. */
export function withDrawn(before: News | undefined, news: News): News {
  const [last, first] = [before?.throws.at(-1), news.throws[0]];
  if (!before || !last?.again || last.text !== first?.text) return news;
  return { ...news, throws: [...before.throws.map(drawn => ({ ...drawn, before: 0 })), ...news.throws] };
}
