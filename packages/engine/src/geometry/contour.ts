/** Contours of a region known at grid nodes only (marching squares), for drawing. */
import { orientation, type Point } from './point.js';

export interface Sampled {
  readonly columns: number;
  readonly rows: number;
  /** Asked of nodes in the grid only; everything around it is outside. */
  inside(column: number, row: number): boolean;
  /** The border point between a node inside and its neighbour outside (which may lie just beyond the grid). */
  border(column: number, row: number, outColumn: number, outRow: number): Point;
}

/** The sides of a cell of four nodes. */
type SideOfCell = 'S' | 'E' | 'N' | 'W';

/**
 * Which sides the contour joins, by the nodes inside (1 south-west, 2 south-east, 4 north-east, 8 north-west), with the
 * inside on its left. Where two opposite nodes are inside they count as apart.
 */
// biome-ignore format: one line a case
const JOINS: readonly (readonly (readonly [SideOfCell, SideOfCell])[])[] = [
  [], [['S', 'W']], [['E', 'S']], [['E', 'W']],
  [['N', 'E']], [['S', 'W'], ['N', 'E']], [['N', 'S']], [['N', 'W']],
  [['W', 'N']], [['S', 'N']], [['E', 'S'], ['W', 'N']], [['E', 'N']],
  [['W', 'E']], [['S', 'E']], [['W', 'S']], [],
];

/** The closed contours of the region: outer ones anticlockwise, holes clockwise. */
export function contoursOf(region: Sampled): Point[][] {
  const next = joinedSides(region);
  const contours: Point[][] = [];
  for (const start of [...next.keys()]) {
    if (!next.has(start)) continue;
    const contour: Point[] = [];
    for (let side: number | undefined = start; side !== undefined && next.has(side); ) {
      contour.push(borderOn(region, side));
      const following: number = next.get(side)!;
      next.delete(side);
      side = following;
    }
    contours.push(withoutStraightCorners(contour));
  }
  return contours.filter(contour => contour.length > 2);
}

const isInside = (region: Sampled, column: number, row: number): boolean =>
  column >= 0 && row >= 0 && column < region.columns && row < region.rows && region.inside(column, row);

/** Nodes are numbered with one more row and column before the grid. */
const stride = (region: Sampled): number => region.columns + 2;

/** A side is numbered by its lower or left node: even eastwards from it, odd northwards. */
function sideNumber(region: Sampled, column: number, row: number, side: SideOfCell): number {
  const node = (row + 1) * stride(region) + column + 1;
  if (side === 'S') return 2 * node;
  if (side === 'W') return 2 * node + 1;
  return side === 'N' ? 2 * (node + stride(region)) : 2 * (node + 1) + 1;
}

/** From each side of a cell that the contour passes, the next. */
function joinedSides(region: Sampled): Map<number, number> {
  const next = new Map<number, number>();
  for (let row = -1; row < region.rows; row++) {
    for (let column = -1; column < region.columns; column++) {
      const nodes =
        (isInside(region, column, row) ? 1 : 0) +
        (isInside(region, column + 1, row) ? 2 : 0) +
        (isInside(region, column + 1, row + 1) ? 4 : 0) +
        (isInside(region, column, row + 1) ? 8 : 0);
      for (const [from, to] of JOINS[nodes]!) {
        next.set(sideNumber(region, column, row, from), sideNumber(region, column, row, to));
      }
    }
  }
  return next;
}

function borderOn(region: Sampled, side: number): Point {
  const node = side >> 1;
  const column = (node % stride(region)) - 1;
  const row = Math.floor(node / stride(region)) - 1;
  const [otherColumn, otherRow] = side % 2 === 0 ? [column + 1, row] : [column, row + 1];
  return isInside(region, column, row)
    ? region.border(column, row, otherColumn, otherRow)
    : region.border(otherColumn, otherRow, column, row);
}

function withoutStraightCorners(contour: readonly Point[]): Point[] {
  const kept: Point[] = [];
  contour.forEach((p, i) => {
    const before = kept[kept.length - 1] ?? contour[contour.length - 1]!;
    if (orientation(before, p, contour[(i + 1) % contour.length]!) !== 0) kept.push(p);
  });
  return kept;
}
