/** Where a stamp lies: beside the one whose it is, and nearer to him than to anybody else. */
import type { Point, Size } from '@umpire/engine';
import type { Box } from '../piece/labels.js';
import type { Stand, Stands } from '../piece/stands.js';

/** Farther away where there is no room, so many times as far from it: the leader still says whose it is. */
const FARTHER = [1, 3, 6] as const;

/** Where it stood, if it is there no more; above, below, to the right, to the left of it, then askew. */
const WAYS = [
  [0, 0],
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [0.5, -1],
  [-0.5, -1],
  [0.5, 1],
  [-0.5, 1],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;

export const placesRound = ({ x, y }: Point, off: number, { width, depth }: Size, gap: number): readonly Point[] =>
  FARTHER.flatMap(times =>
    WAYS.filter(([dx, dy]) => (off === 0 && times === 1) || dx !== 0 || dy !== 0).map(([dx, dy]) => ({
      x: x + dx * (off + width / 2 + gap * times),
      y: y + dy * (off + depth / 2 + gap * times),
    })),
  );

/** Half of a counter, however it is turned. */
export const halfOf = ({ piece }: Stand): number => Math.max(piece.width, piece.depth) / 2;

/** How far a box is from what reaches `half` round a point. */
function gapTo({ left, top, right, bottom }: Box, { x, y }: Point, half: number): number {
  const across = Math.max(left - x - half, x - half - right, 0);
  const up = Math.max(top - y - half, y - half - bottom, 0);
  return Math.hypot(across, up);
}

/** Nobody else is as near to a stamp as the one whose it is: else it would be read as the other's. */
export function isNearestTo(box: Box, own: string, middle: Point, stands: Stands): boolean {
  const mine = stands.get(own);
  const gap = gapTo(box, middle, mine ? halfOf(mine) : 0);
  return [...stands.values()].every(
    other => other.piece.id === own || other.piece.where !== 'table' || gapTo(box, other.at, halfOf(other)) > gap,
  );
}
