import type { LogEntry } from '@umpire/desk';
import type { Piece } from '@umpire/engine';
import { resultIn } from './stage/result-in.js';

/** What a battle was decided by: what was told last, and the last fight, where the end was told only later. */
export interface Decided {
  readonly end: LogEntry | undefined;
  readonly fight: LogEntry | undefined;
}

/** Something was thrown of which a line tells that is about both sides: a throw by which somebody moves is none. Who is not there any more was lost in a fight. */
function isFight({ index, by, lines, thrown }: LogEntry, pieces: readonly Pick<Piece, 'id' | 'side'>[]): boolean {
  if (!thrown || !resultIn({ throws: thrown, lines: lines.map(line => ({ ...line, by, entry: index })) })) return false;
  const sideOf = new Map(pieces.map(({ id, side }) => [id, side]));
  return lines.some(({ about }) => new Set(about.map(id => sideOf.get(id) ?? id)).size > 1);
}

export function decidedBy(log: readonly LogEntry[], pieces: readonly Pick<Piece, 'id' | 'side'>[]): Decided {
  const end = log.findLast(({ lines }) => lines.length > 0);
  const fight = log.findLast(entry => isFight(entry, pieces));
  return { end, fight: fight === end ? undefined : fight };
}
