import { cosineOf, normalAngle, radians, sineOf, turnFrom } from '../../common/trig.js';
import { within } from '../limits.js';
import { type Base, baseAt, depth, type Point, pointOf, width } from './base.js';
import { edgeTowards, nearestOn } from './contact.js';

/** IGR-GEO-12: what it takes to line up: where the base ends, how far it turns, and what that costs of its move. */
export interface LineUp {
  readonly base: Base;
  readonly turn: number;
  readonly cost: number;
}

/** The way out of each edge, as degrees clockwise from the facing. */
const OUTWARD = { front: 0, right: 90, rear: 180, left: 270 } as const;

/** The corners of a base as (ahead, right) signs: front left, front right, rear right, rear left. */
// biome-ignore format: a ring
const CORNERS = [[1, -1], [1, 1], [-1, 1], [-1, -1]] as const;
const cornersOf = (base: Base): Point[] =>
  CORNERS.map(([f, r]) => pointOf(base, f * base.halfDepth, r * base.halfWidth));

/** Where the mover touches: that corner of either base which is nearest to the other base. */
function touchPoint(mover: Base, target: Base): Point {
  let best: Point = mover;
  let least = Number.POSITIVE_INFINITY;
  const consider = (corner: Point, other: Base): void => {
    const near = nearestOn(other, corner.x, corner.y);
    const far = (near.x - corner.x) * (near.x - corner.x) + (near.y - corner.y) * (near.y - corner.y);
    if (far < least - 1e-12) {
      least = far;
      best = corner;
    }
  };
  for (const corner of cornersOf(mover)) consider(corner, target);
  for (const corner of cornersOf(target)) consider(corner, mover);
  return best;
}

function turnedAbout(base: Base, point: Point, degrees: number): Base {
  const sin = sineOf(degrees);
  const cos = cosineOf(degrees);
  const dx = base.x - point.x;
  const dy = base.y - point.y;
  const centre = { x: point.x + dx * cos + dy * sin, y: point.y + dy * cos - dx * sin };
  return baseAt({ ...centre, facing: normalAngle(base.facing + degrees) }, width(base), depth(base));
}

/**
 * IGR-GEO-12: the mover turns about the point of contact, the short way, until its front edge lies flush on the contacted edge.
 * Whether its allowances suffice and its place is free is for the caller to ask (`mayLineUp`).
 */
export function linedUp(mover: Base, target: Base): LineUp {
  const outward = target.facing + OUTWARD[edgeTowards(target, mover)];
  const turn = turnFrom(mover.facing, normalAngle(outward + 180));
  if (within(Math.abs(turn), 0)) return { base: mover, turn: 0, cost: 0 };
  const point = touchPoint(mover, target);
  const swings = pointOf(mover, mover.halfDepth, turn > 0 ? -mover.halfWidth : mover.halfWidth);
  const arm = Math.sqrt((swings.x - point.x) * (swings.x - point.x) + (swings.y - point.y) * (swings.y - point.y));
  return { base: turnedAbout(mover, point, turn), turn, cost: radians(Math.abs(turn)) * arm };
}

/** IGR-CHG-02: whether lining up stays within what is left of turn and move. */
export const mayLineUp = (up: LineUp, turnLeft: number, moveLeft: number): boolean =>
  within(Math.abs(up.turn), turnLeft) && within(up.cost, moveLeft);
