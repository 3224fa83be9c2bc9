/** Shapes for tests only: polygons that are simple by construction and yet concave, with many corners in line. */
import type { Point } from './point.js';
import type { Polygon } from './polygon.js';

/** Rows of a matrix: where the unit steps east and north are sent. */
export type Matrix = readonly [number, number, number, number];

/** A comb: teeth one unit wide standing side by side, each at least 1 high, sent through a matrix and put at a place. */
export function comb(heights: readonly number[], [a, b, c, d]: Matrix, at: Point): Polygon {
  const flat: Point[] = [
    { x: 0, y: 0 },
    { x: heights.length, y: 0 },
  ];
  for (let i = heights.length - 1; i >= 0; i--) {
    if (heights[i] !== heights[i + 1]) flat.push({ x: i + 1, y: heights[i]! });
    flat.push({ x: i, y: heights[i]! });
  }
  return flat.map(({ x, y }) => ({ x: at.x + a * x + c * y, y: at.y + b * x + d * y }));
}

/** A quarter turn clockwise about the origin. */
export const quarterTurned = <P extends Point>(p: P): Point => ({ x: p.y, y: -p.x + 0 });

/** A small generator of whole numbers from 0 up to, not including, `below`, for tests that need tens of thousands. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed | 0;
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return Math.floor(((state >>> 8) / 0x1000000) * below);
  };
}
