import { bearingOf, squaredDistanceToSegment, turnFrom } from '@umpire/engine';
import { within } from '../limits.js';
import type { Pose } from '../pieces.js';
import { DISTANCES } from '../tables/distances.js';
import type { Point } from './geometry.js';

export interface Road {
  readonly points: readonly Point[];
  readonly width: number;
}

/**
 * IGR-GOI-02, IGR-R-15: on a road is whoever has the centre of his base on it and faces along it, one way or the other, within
 * 22.5 degrees. It must hold before and after every step of a move.
 */
export function isOnRoad(pose: Pose, road: Road): boolean {
  for (let i = 1; i < road.points.length; i++) {
    const a = road.points[i - 1]!;
    const b = road.points[i]!;
    if (!within(Math.sqrt(squaredDistanceToSegment(pose, a, b)), road.width / 2)) continue;
    const off = Math.abs(turnFrom(bearingOf(b.x - a.x, b.y - a.y), pose.facing));
    if (within(Math.min(off, 180 - off), DISTANCES.roadDegrees)) return true;
  }
  return false;
}
