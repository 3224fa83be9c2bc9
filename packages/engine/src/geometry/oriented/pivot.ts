import { normalAngle, radians } from '../trig.js';
import { type Base, baseOf, centredAt, pointOf, turnToFace } from './base.js';

/**
 * A wheel, clockwise positive: of the two front corners one stays and the other swings forward (backward, where that is asked for).
 * A turn about the centre is `facedTo`.
 */
export function wheeled(base: Base, degrees: number, backward = false): Base {
  const staysRight = degrees > 0 !== backward;
  const side = staysRight ? base.halfWidth : -base.halfWidth;
  const { x, y } = pointOf(base, base.halfDepth, side);
  const turned = baseOf(x, y, normalAngle(base.facing + degrees), base.halfWidth, base.halfDepth);
  const centre = pointOf(turned, -base.halfDepth, -side);
  return centredAt(turned, centre.x, centre.y);
}

/** The way of the front corner that swings in a wheel. */
export const wheelLength = (base: Base, degrees: number): number => radians(Math.abs(degrees)) * 2 * base.halfWidth;

/** The turn that faces a point from the centre, no further than a rate either way. */
export const turnTowards = (base: Base, x: number, y: number, rate: number): number =>
  Math.max(-rate, Math.min(rate, turnToFace(base, x, y)));
