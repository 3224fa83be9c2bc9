import type { Point, Random } from '@umpire/engine';
import { shortestTree } from '../../common/ground/auto-terrain.js';
import type { PieceKind } from '../pieces.js';
import { AUTO_SIZES, LENGTHS } from '../tables/terrain.js';

/** A rectangular piece, in whole metres from the corner of side A's left. */
export interface LaidPiece {
  readonly id: string;
  readonly kind: PieceKind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}
/** A square of the table, with the pieces that were diced for it. */
export interface DicedCell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  readonly pieces: readonly PieceKind[];
}
type Rectangle = Omit<LaidPiece, 'id' | 'kind'>;

export const isMinor = (kind: PieceKind): boolean => kind === 'wood' || kind === 'BUA' || kind === 'hill';
export const isBuiltUp = ({ kind }: Pick<LaidPiece, 'kind'>): boolean => kind === 'BUA' || kind === 'MBUA';

const gap = (p: Rectangle, q: Rectangle): number => {
  const dx = Math.max(0, q.x - (p.x + p.width), p.x - (q.x + q.width));
  const dy = Math.max(0, q.y - (p.y + p.depth), p.y - (q.y + q.depth));
  return Math.sqrt(dx * dx + dy * dy);
};
const overlap = (p: Rectangle, q: Rectangle): boolean =>
  p.x < q.x + q.width && q.x < p.x + p.width && p.y < q.y + q.depth && q.y < p.y + p.depth;

/** The least and largest side of a kind in a cell whose side is so long; never more than the cell. */
function sides(kind: PieceKind, cell: number): readonly [least: number, most: number] {
  const [least, most] = isMinor(kind) ? AUTO_SIZES.minor : kind === 'MBUA' ? AUTO_SIZES.mbua : [0, 0];
  if (most > 0) return [Math.min(least, cell), Math.min(most, cell)];
  return [Math.ceil((cell * AUTO_SIZES.majorPercent) / 100), Math.floor(cell)];
}
function rectangleIn(cell: DicedCell, kind: PieceKind, chance: Random): Rectangle {
  const length = (side: number): number => {
    const [least, most] = sides(kind, side);
    return least + chance.below(most - least + 1);
  };
  const [width, depth] = [length(cell.width), length(cell.depth)];
  const place = (from: number, room: number): number =>
    Math.round(from) + chance.below(Math.max(1, Math.floor(room) + 1));
  return { x: place(cell.x, cell.width - width), y: place(cell.y, cell.depth - depth), width, depth };
}

/** WW2-TER-27, WW2-HG-15: minor features keep their distance, and lie on no built-up area; nothing minor lies under one. */
function fits(kind: PieceKind, r: Rectangle, laid: readonly LaidPiece[]): boolean {
  if (!isMinor(kind)) return true;
  return laid.every(p => (isMinor(p.kind) ? gap(p, r) >= LENGTHS.minorsApart : !isBuiltUp(p) || !overlap(p, r)));
}

/** WW2-HG-15, WW2-R-11, WW2-R-125: terrain laid by the program; what finds no place in so many tries is left out. */
export function autoTerrain(cells: readonly DicedCell[], chance: Random): readonly LaidPiece[] {
  const laid: LaidPiece[] = [];
  const counts = new Map<PieceKind, number>();
  const put = (cell: DicedCell, kind: PieceKind): void => {
    for (let i = 0; i < AUTO_SIZES.tries; i++) {
      const r = rectangleIn(cell, kind, chance);
      if (!fits(kind, r, laid)) continue;
      const n = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, n);
      laid.push({ id: `${kind.toLowerCase()}${n}`, kind, ...r });
      return;
    }
  };
  // What is large first, all over the table: minor features keep clear of built-up areas of other squares, too.
  for (const cell of cells) for (const kind of cell.pieces) if (!isMinor(kind)) put(cell, kind);
  for (const cell of cells) for (const kind of cell.pieces) if (isMinor(kind)) put(cell, kind);
  return laid;
}

const middle = (p: Rectangle): Point => ({ x: Math.round(p.x + p.width / 2), y: Math.round(p.y + p.depth / 2) });

/** WW2-TER-31, WW2-HG-16: roads between all built-up areas, and from those nearest to the base edges to these. */
export function autoRoads(pieces: readonly LaidPiece[], tableDepth: number): readonly (readonly [Point, Point])[] {
  const towns = pieces.filter(isBuiltUp).map(middle);
  if (towns.length === 0) return [];
  const between = shortestTree(towns).map(([i, j]) => [towns[i]!, towns[j]!] as const);
  const near = towns.reduce((a, b) => (b.y < a.y ? b : a));
  const far = towns.reduce((a, b) => (b.y > a.y ? b : a));
  return [...between, [near, { x: near.x, y: 0 }], [far, { x: far.x, y: tableDepth }]];
}
