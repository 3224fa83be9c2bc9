import { facingOf, normalFacing, type Point, type Pose, samePoint } from '@umpire/engine';

/** The facing from one point to another, clockwise from north. */
export const facingTo = (from: Point, to: Point): number => facingOf(to.x - from.x, to.y - from.y);

/** To the nearest multiple of so many tenths of a degree. */
export const snapped = (facing: number, step: number): number => normalFacing(Math.round(facing / step) * step);

/** The way something faces after it has gone a path: along its last leg; as before if it stayed. */
export function facingAfter(from: Pose, path: readonly Point[]): number {
  const points = [from, ...path];
  for (let i = points.length - 1; i > 0; i--) {
    const [before, after] = [points[i - 1]!, points[i]!];
    if (!samePoint(before, after)) return facingTo(before, after);
  }
  return from.facing;
}
