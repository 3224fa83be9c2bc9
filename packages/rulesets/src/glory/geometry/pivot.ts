import { normalAngle, radians } from '../../common/trig.js';
import { within } from '../limits.js';
import type { Pivot } from '../pieces.js';
import { type Base, baseOf, centredAt, facedTo, pointOf, turnToFace, width } from './base.js';

/**
 * IGR-GEO-11: a turn, clockwise positive. Corner: of the two front corners one stays and the other swings forward (backward,
 * where that is asked for). Centre: only the facing changes.
 */
export function pivoted(base: Base, degrees: number, pivot: Pivot, backward = false): Base {
  if (pivot !== 'corner') return facedTo(base, base.facing + degrees);
  const staysRight = degrees > 0 !== backward;
  const side = staysRight ? base.halfWidth : -base.halfWidth;
  const { x, y } = pointOf(base, base.halfDepth, side);
  const turned = baseOf(x, y, normalAngle(base.facing + degrees), base.halfWidth, base.halfDepth);
  const centre = pointOf(turned, -base.halfDepth, -side);
  return centredAt(turned, centre.x, centre.y);
}

/** IGR-R-33 `arc`: the way of the outer front corner. */
export const arcOf = (degrees: number, base: Base): number => radians(Math.abs(degrees)) * width(base);

/**
 * IGR-GEO-20: the turn towards a point that a follow-up or an initiative charge makes, no further than its rate; the direction
 * is taken from the centre before it turns. `blocked` tells whether a base would overlap something: then it does not turn.
 */
export function turnedTowards(
  base: Base,
  at: { readonly x: number; readonly y: number },
  rate: number,
  pivot: Pivot,
  blocked: (turned: Base) => boolean,
): Base {
  const wanted = turnToFace(base, at.x, at.y);
  const degrees = Math.max(-rate, Math.min(rate, wanted));
  if (pivot === 'none' || within(Math.abs(degrees), 0)) return base;
  const turned = pivoted(base, degrees, pivot);
  return blocked(turned) ? base : turned;
}
