import { distance, type Point, squaredDistance } from '../point.js';
import { atMost } from '../slack.js';
import { cosineOf, normalAngle, radians, sineOf, turnFrom } from '../trig.js';
import { type Base, baseOf, pointOf } from './base.js';
import { edgeTowards } from './contact.js';
import { nearestOn } from './distance.js';

/** What it takes to line up: where the base ends, how far it turns, and how far its swinging corner goes. */
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

/** Squared distances that differ by less are the same: the first corner is taken. */
const TIE = 1e-12;

/** Where the mover touches: that corner of either base which is nearest to the other base. */
function touchPoint(mover: Base, target: Base): Point {
  let best: Point = mover;
  let least = Number.POSITIVE_INFINITY;
  const consider = (corner: Point, other: Base): void => {
    const far = squaredDistance(corner, nearestOn(other, corner.x, corner.y));
    if (far < least - TIE) {
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
  const x = point.x + dx * cos + dy * sin;
  const y = point.y + dy * cos - dx * sin;
  return baseOf(x, y, normalAngle(base.facing + degrees), base.halfWidth, base.halfDepth);
}

/**
 * The mover turns about the point of contact, the short way, until its front edge lies flush on the edge it has met. Whether it may,
 * and whether the place is free, is for the caller to ask.
 */
export function linedUp(mover: Base, target: Base): LineUp {
  const outward = target.facing + OUTWARD[edgeTowards(target, mover)];
  const turn = turnFrom(mover.facing, normalAngle(outward + 180));
  if (atMost(Math.abs(turn), 0)) return { base: mover, turn: 0, cost: 0 };
  const point = touchPoint(mover, target);
  const swings = pointOf(mover, mover.halfDepth, turn > 0 ? -mover.halfWidth : mover.halfWidth);
  const arm = distance(point, swings);
  return { base: turnedAbout(mover, point, turn), turn, cost: radians(Math.abs(turn)) * arm };
}
