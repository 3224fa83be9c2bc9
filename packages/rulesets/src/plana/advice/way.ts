import { distance, type Point } from '@umpire/engine';

/** The point so far from one towards another. */
export function pointAlong(from: Point, to: Point, far: number): Point {
  const length = distance(from, to);
  const share = length === 0 ? 0 : Math.min(1, far / length);
  return { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share) };
}
