import { areaAhead, areaOf, type Options } from '@umpire/engine';
import { closerThan, within } from '../limits.js';
import { ruling } from '../options.js';
import { DISTANCES } from '../tables/distances.js';
import { aheadOf, type Base, nearestOn, type Point, pointOf, turnToFace } from './geometry.js';

interface Ahead {
  holds(base: Base, other: Base): boolean;
  /** Degrees to either side, where it opens as an arc. */
  readonly half: number | null;
}
/** IGR-R-56: what «directly ahead» means. */
const ahead = ruling<Ahead>('IGR-R-56', {
  'any-part': { half: null, holds: (base, other) => areaAhead(base, other) > DISTANCES.overlapArea },
  'half-base': { half: null, holds: (base, other) => !closerThan(areaAhead(base, other), areaOf(other) / 2) },
  'arc-45': {
    half: DISTANCES.arcDegrees,
    holds: (base, other) => within(Math.abs(turnToFace(base, other.x, other.y)), DISTANCES.arcDegrees),
  },
});
/** IGR-R-56: how wide «directly ahead» opens, where it is an arc. */
export const arcAhead = (options: Options): number | null => ahead(options).half;
/** IGR-GEO-10, IGR-R-56: whether the other base is directly ahead of this one. */
export const isDirectlyAhead = (base: Base, other: Base, options: Options): boolean =>
  ahead(options).holds(base, other);

/** IGR-GEO-19: the line of fire, from the front edge (all-round shooters: the centre) to the target's nearest point. */
export function lineOfFire(shooter: Base, target: Base, allRound: boolean): { from: Point; to: Point } {
  const from = allRound ? { x: shooter.x, y: shooter.y } : pointOf(shooter, shooter.halfDepth, 0);
  return { from, to: nearestOn(target, from.x, from.y) };
}

/** IGR-R-53, IGR-R-78: whether a point lies behind a base's own centre line. */
export const isBehindCentre = (base: Base, x: number, y: number): boolean => closerThan(aheadOf(base, x, y), 0);
/** IGR-R-75 `started-behind`: whether a point lies behind the line of a base's front edge. */
export const isBehindFront = (base: Base, x: number, y: number): boolean =>
  closerThan(aheadOf(base, x, y), base.halfDepth);
/** IGR-GEO-22: whether an enemy's centre is in front of one's own. */
export const isInFront = (base: Base, other: Base): boolean => !within(aheadOf(base, other.x, other.y), 0);
