import { bearingOf, turnFrom } from '../../common/trig.js';
import { within } from '../limits.js';
import type { Pose } from '../pieces.js';
import { DISTANCES } from '../tables/distances.js';
import type { Point } from './base.js';

export interface Road {
  readonly points: readonly Point[];
  readonly width: number;
}

/** How far a point is from the stretch of road between two points. */
function fromStretch(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length));
  const x = a.x + dx * share - p.x;
  const y = a.y + dy * share - p.y;
  return Math.sqrt(x * x + y * y);
}

/**
 * IGR-GOI-02, IGR-R-15: on a road is whoever has the centre of his base on it and faces along it, one way or the other, within
 * 22.5 degrees. It must hold before and after every step of a move.
 */
export function isOnRoad(pose: Pose, road: Road): boolean {
  for (let i = 1; i < road.points.length; i++) {
    const a = road.points[i - 1]!;
    const b = road.points[i]!;
    if (!within(fromStretch(pose, a, b), road.width / 2)) continue;
    const off = Math.abs(turnFrom(bearingOf(b.x - a.x, b.y - a.y), pose.facing));
    if (within(Math.min(off, 180 - off), DISTANCES.roadDegrees)) return true;
  }
  return false;
}
