import type { LogEntry, Thrown } from '@umpire/desk';
import type { Line, Piece, Side } from '@umpire/engine';

export type Filter = 'all' | 'a' | 'b' | 'piece' | 'thrown';

/** What is left of a log: entries with the lines that pass. The latest first. */
export function filtered(log: readonly LogEntry[], filter: Filter, piece: string | undefined): LogEntry[] {
  const passes = (entry: LogEntry): LogEntry[] => {
    if (filter === 'all') return [entry];
    if (filter === 'a' || filter === 'b') return entry.by === filter ? [entry] : [];
    if (filter === 'thrown') return entry.thrown ? [entry] : [];
    const about = (line: Line): boolean => piece !== undefined && line.about.includes(piece);
    const lines = entry.lines.filter(about);
    const thrown = entry.thrown?.map(one => ({
      ...one,
      before: entry.lines.slice(0, one.before).filter(about).length,
    }));
    return lines.length > 0 ? [{ ...entry, lines, ...(thrown && { thrown }) }] : [];
  };
  return [...log].reverse().flatMap(passes);
}

/** One thing after the other as it happened: what was thrown, and what was told. */
export type Happening = { readonly throws: readonly Thrown[]; readonly line?: Line };

export function inTurn(lines: readonly Line[], dice: readonly Thrown[] = []): Happening[] {
  const thrown = dice.map(die => ({ ...die, before: lineOf(die, lines) }));
  const happenings = lines.map((line, i): Happening => ({ throws: thrown.filter(({ before }) => before === i), line }));
  const last = thrown.filter(({ before }) => before >= lines.length);
  return last.length > 0 ? [...happenings, { throws: last }] : happenings;
}

/** Of a line that says first what came of it the rest: what led to it. */
export const ledTo = (line: Line): Line =>
  line.outcome ? { ...line, text: line.text.slice(line.outcome.text.length + 2) } : line;

/** The line that tells what a throw came to. Where all throw before anything counts, it is the one that says the same words. */
export function lineOf({ text, before }: Pick<Thrown, 'text' | 'before'>, lines: readonly Line[]): number {
  const said = lines.findIndex((line, at) => at >= before && line.text.startsWith(`${text}: `));
  return said < 0 ? before : said;
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

/** The piece that a sentence names first, if it names one. */
export function pieceIn(text: string, pieces: readonly Piece[]): Piece | undefined {
  const words = text.split(/[^\p{L}\p{N}-]+/u);
  return words.map(word => pieces.find(piece => piece.label === word)).find(piece => piece !== undefined);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
