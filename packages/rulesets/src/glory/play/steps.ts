import { bearingOf } from '@umpire/engine';
import { SLACK } from '../limits.js';
import type { Pivot } from '../pieces.js';
import { aheadOf, type Base, type Point, rightOf, turnToFace } from '../rules/geometry.js';
import { stepped } from '../rules/movement.js';
import type { Tabletop } from '../rules/table.js';
import type { Step } from '../tables/steps.js';
import type { OrderStep } from './orders.js';

/** Tenths of a millimetre in one W: what orders and scenes count in. */
export const unitsPerW = (top: Pick<Tabletop, 'frontage'>): number => top.frontage * 100;
const TENTHS = 10;

/**
 * IGR-MOV-10, IGR-GEO-11: the wheel after which a point lies straight ahead of the centre. About the corner that stays the centre
 * swings on a circle, so the line ahead of it is a tangent of a circle half as wide as the base.
 */
function wheelTo(base: Base, to: Point): number {
  const aside = rightOf(base, to.x, to.y);
  if (Math.abs(aside) < SLACK) return 0;
  const beyondCorner = Math.abs(aside) - base.halfWidth;
  const beyondFront = aheadOf(base, to.x, to.y) - base.halfDepth;
  const far = beyondCorner * beyondCorner + beyondFront * beyondFront - base.halfWidth * base.halfWidth;
  if (far <= 0) return turnToFace(base, to.x, to.y);
  const bearing = bearingOf(beyondCorner, beyondFront);
  const turn = (bearing > 180 ? bearing - 360 : bearing) + bearingOf(base.halfWidth, Math.sqrt(far));
  return aside > 0 ? turn : -turn;
}

/** The turn by which a unit comes to face a point, by its own kind of pivot. */
export function turnTowards(base: Base, to: Point, pivot: Pivot): number {
  if (pivot === 'none') return 0;
  return pivot === 'corner' ? wheelTo(base, to) : turnToFace(base, to.x, to.y);
}

/** The steps of an order in degrees and W. A point is a turn towards it and the way to it. */
export function stepsOf(base: Base, given: readonly OrderStep[], pivot: Pivot, perW: number): Step[] {
  const steps: Step[] = [];
  let at = base;
  let taken = 0;
  for (const step of given) {
    if ('turn' in step) steps.push({ turn: step.turn / TENTHS, backward: step.backward === true });
    else if ('ahead' in step) steps.push({ ahead: step.ahead / perW });
    else {
      const to = { x: step.x / perW, y: step.y / perW };
      for (; taken < steps.length; taken++) at = stepped(at, steps[taken]!, pivot);
      const turn = turnTowards(at, to, pivot);
      if (Math.abs(turn) > SLACK) steps.push({ turn, backward: false });
      for (; taken < steps.length; taken++) at = stepped(at, steps[taken]!, pivot);
      steps.push({ ahead: aheadOf(at, to.x, to.y) });
    }
  }
  return steps;
}

/** A facing of an order, in degrees. */
export const degreesOf = (tenths: number): number => tenths / TENTHS;
