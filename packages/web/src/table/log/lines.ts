import type { Piece, Side } from '@umpire/engine';
import type { LogEntry } from '../../desk/messages.js';

export type Filter = 'all' | 'a' | 'b' | 'piece' | 'thrown';

/** What is left of a log: entries with the lines that pass. The latest first. */
export function filtered(log: readonly LogEntry[], filter: Filter, piece: string | undefined): LogEntry[] {
  const passes = (entry: LogEntry): LogEntry[] => {
    if (filter === 'all') return [entry];
    if (filter === 'a' || filter === 'b') return entry.by === filter ? [entry] : [];
    if (filter === 'thrown') return entry.throws ? [entry] : [];
    const lines = entry.lines.filter(line => piece !== undefined && line.about.includes(piece));
    return lines.length > 0 ? [{ ...entry, lines }] : [];
  };
  return [...log].reverse().flatMap(passes);
}

/** A stretch of a line: words, or the name of a piece. */
export type Stretch = { readonly text: string; readonly piece?: string; readonly side?: Side };

/** A line cut at the names of the pieces it is about, so that they can be touched. Names of those that are gone are words. */
export function stretches(text: string, about: readonly string[], pieces: readonly Piece[]): Stretch[] {
  const known = new Map(pieces.filter(piece => about.includes(piece.id)).map(piece => [piece.label, piece] as const));
  if (known.size === 0) return [{ text }];
  const names = [...known.keys()].sort((x, y) => y.length - x.length).map(escaped);
  return text
    .split(new RegExp(`\\b(${names.join('|')})\\b`))
    .filter(part => part !== '')
    .map(part => {
      const piece = known.get(part);
      return piece ? { text: part, piece: piece.id, side: piece.side } : { text: part };
    });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
