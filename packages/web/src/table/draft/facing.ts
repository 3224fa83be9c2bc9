import { type Point, type Pose, samePoint } from '@umpire/engine';

/** All the way round, in tenths of a degree. */
const ROUND = 3600;

export const turned = (facing: number, by: number): number => (((facing + by) % ROUND) + ROUND) % ROUND;

/** The facing from one point to another, clockwise from north. */
export function facingTo(from: Point, to: Point): number {
  const tenths = (Math.atan2(to.x - from.x, to.y - from.y) * (ROUND / 2)) / Math.PI;
  return turned(Math.round(tenths), 0);
}

/** To the nearest multiple of so many tenths of a degree. */
export const snapped = (facing: number, step: number): number => turned(Math.round(facing / step) * step, 0);

/** The way something faces after it has gone a path: along its last leg; as before if it stayed. */
export function facingAfter(from: Pose, path: readonly Point[]): number {
  const points = [from, ...path];
  for (let i = points.length - 1; i > 0; i--) {
    const [before, after] = [points[i - 1]!, points[i]!];
    if (!samePoint(before, after)) return facingTo(before, after);
  }
  return from.facing;
}
