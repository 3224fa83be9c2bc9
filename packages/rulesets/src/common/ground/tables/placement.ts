import { rows } from '@umpire/engine';
import { beyond, closerThan } from '../../book/limits.js';
import type { Prohibition } from '../../book/lines.js';
import type { GroundBook } from '../book.js';
import type { DicedSquare } from '../terrain.js';
import { type PieceKind, SAID } from '../words.js';

export interface Piece {
  readonly id: string;
  readonly kind: PieceKind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

/** A table with everything on it, in inches from the south-west corner. */
export interface PlacementFacts {
  readonly squareSize: number;
  readonly columns: number;
  readonly rows: number;
  /** What was diced; squares that are not listed are bare. */
  readonly squares: readonly DicedSquare[];
  readonly pieces: readonly Piece[];
  readonly roads: readonly (readonly [string, string])[];
  readonly river: { readonly course: 'diagonal' | 'across'; readonly agreed: boolean } | null;
}

export const isMajor = (p: Piece): boolean => p.kind === 'H' || p.kind === 'LFA' || p.kind === 'SFH';
export const isMinor = (p: Piece): boolean => p.kind === 'wood' || p.kind === 'BUA' || p.kind === 'hill';
export const isBuiltUp = (p: Piece): boolean => p.kind === 'MBUA' || p.kind === 'BUA';

/** A piece lies in the square that holds its centre, on a border in the northern or eastern one. */
export function squareOf(p: Piece, t: PlacementFacts): { readonly col: number; readonly row: number } {
  const place = (from: number, size: number, last: number): number =>
    Math.min(last - 1, Math.floor((from + size / 2) / t.squareSize));
  return { col: place(p.x, p.width, t.columns), row: place(p.y, p.depth, t.rows) };
}

export interface OnTable {
  readonly piece: Piece;
  readonly table: PlacementFacts;
}
const outside = (p: Piece, left: number, bottom: number, width: number, depth: number): boolean =>
  closerThan(p.x, left) ||
  closerThan(p.y, bottom) ||
  beyond(p.x + p.width, left + width) ||
  beyond(p.y + p.depth, bottom + depth);
const offTable = ({ piece, table: t }: OnTable): boolean =>
  outside(piece, 0, 0, t.columns * t.squareSize, t.rows * t.squareSize);
function overSquare({ piece, table }: OnTable): boolean {
  const { col, row } = squareOf(piece, table);
  const size = table.squareSize;
  return outside(piece, col * size, row * size, size, size);
}
const largerThan = (p: Piece, side: number): boolean => beyond(p.width, side) || beyond(p.depth, side);

/** Two pieces of which the second was put down later. */
export interface Pair {
  readonly first: Piece;
  readonly second: Piece;
}
function apart({ first: p, second: q }: Pair): number {
  const dx = Math.max(0, q.x - (p.x + p.width), p.x - (q.x + q.width));
  const dy = Math.max(0, q.y - (p.y + p.depth), p.y - (q.y + q.depth));
  return Math.sqrt(dx * dx + dy * dy);
}

/** To touch is not to lie over (HSE-26). */
const overlap = ({ first: p, second: q }: Pair): boolean =>
  closerThan(Math.max(p.x, q.x), Math.min(p.x + p.width, q.x + q.width)) &&
  closerThan(Math.max(p.y, q.y), Math.min(p.y + p.depth, q.y + q.depth));

/** A square as it was diced, and what lies in it. */
export interface InSquare {
  readonly diced: Pick<DicedSquare, 'major' | 'mbua' | 'minors'>;
  readonly pieces: readonly Piece[];
}
const alike = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && [...a].sort().join() === [...b].sort().join();
const kinds = (pieces: readonly Piece[], of: (p: Piece) => boolean): string[] => pieces.filter(of).map(p => p.kind);

/** Whether some road leads from a built-up area to another one. */
function unjoined(t: PlacementFacts): boolean {
  const builtUp = new Set(t.pieces.filter(isBuiltUp).map(p => p.id));
  if (builtUp.size < 2) return false;
  const joined = new Set(t.roads.filter(([a, b]) => a !== b && builtUp.has(a) && builtUp.has(b)).flat());
  return joined.size < builtUp.size;
}

export type PlacementTables = ReturnType<typeof placementTables>;

export function placementTables(book: GroundBook) {
  const { DISTANCES, idOf, list } = book;

  /** Check (1) of `terrain-placement`. */
  // biome-ignore format: one line a rule
  const EDGE_BARS = rows<Prohibition<OnTable>>(list('EDGE_BARS'), [
    { rule: idOf('R-96'), text: 'a piece may not hang over the edge of the table', when: offTable },
  ]);

  /** Check (2). */
  // biome-ignore format: one line a rule
  const SIZE_BARS = rows<Prohibition<OnTable>>(list('SIZE_BARS'), [
    { rule: idOf('TER-10'), text: SAID.inItsSquare, when: f => isMajor(f.piece) && overSquare(f) },
    { rule: idOf('TER-11'), text: SAID.aThird, when: f => isMajor(f.piece) && closerThan(f.piece.width * f.piece.depth, (f.table.squareSize * f.table.squareSize) / 3) },
    { rule: idOf('TER-15'), text: `an MBUA is no larger than ${DISTANCES.mbua}" by ${DISTANCES.mbua}"`, when: f => f.piece.kind === 'MBUA' && largerThan(f.piece, DISTANCES.mbua) },
    { rule: idOf('TER-12'), text: `a minor feature is no larger than ${DISTANCES.minor}" by ${DISTANCES.minor}"`, when: f => isMinor(f.piece) && largerThan(f.piece, DISTANCES.minor) },
  ]);

  /** Check (3). */
  // biome-ignore format: one line a rule
  const GAP_BARS = rows<Prohibition<Pair>>(list('GAP_BARS'), [
    { rule: idOf('TER-13'), text: `minor features lie at least ${DISTANCES.minorsApart}" apart`, when: f => isMinor(f.first) && isMinor(f.second) && closerThan(apart(f), DISTANCES.minorsApart) },
  ]);

  /** Check (4). */
  // biome-ignore format: one line a rule
  const DICED_BARS = rows<Prohibition<InSquare>>(list('DICED_BARS'), [
    { rule: idOf('TER-05'), text: 'a square has the major feature that was diced for it', when: s => !alike(kinds(s.pieces, isMajor), s.diced.major === 'O' ? [] : [s.diced.major]) },
    { rule: idOf('TER-07'), text: 'a square has an MBUA if one was diced for it', when: s => kinds(s.pieces, p => p.kind === 'MBUA').length !== (s.diced.mbua ? 1 : 0) },
    { rule: idOf('TER-08'), text: 'an Open square has the minor features that were diced for it, any other none', when: s => !alike(kinds(s.pieces, isMinor), s.diced.major === 'O' ? s.diced.minors : []) },
  ]);

  /** The last of check (4). */
  // biome-ignore format: one line a rule
  const OVER_BARS = rows<Prohibition<Pair>>(list('OVER_BARS'), [
    { rule: idOf('TER-14'), text: 'no piece but an MBUA lies over another one', when: f => f.first.kind !== 'MBUA' && f.second.kind !== 'MBUA' && overlap(f) },
  ]);

  /** Checks (5) and (6). */
  // biome-ignore format: one line a rule
  const LAND_BARS = rows<Prohibition<PlacementFacts>>(list('LAND_BARS'), [
    { rule: idOf('TER-16'), text: 'every built-up area is joined by road to another', when: unjoined },
    { rule: idOf('RIV-01'), text: 'there is a river only if both players agree', when: t => t.river !== null && !t.river.agreed },
  ]);

  return { EDGE_BARS, SIZE_BARS, GAP_BARS, DICED_BARS, OVER_BARS, LAND_BARS };
}
