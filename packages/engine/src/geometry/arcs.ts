/**
 * Front, side and rear. Angles are compared by the signs of integer products with the table's directions, so limits that
 * fall on multiples of 45° are exact.
 */

import { cosine, facingOf, SCALE, sine, turnBetween } from './facing.js';
import type { Footprint, Pose } from './footprint.js';
import type { Point } from './point.js';
import { doubledArea } from './polygon.js';

export type Arc = 'front' | 'side' | 'rear';

const RIGHT_ANGLE = 900;
const STRAIGHT_ANGLE = 1800;

/** Positive where the direction (dx, dy) lies anticlockwise of the facing. */
const leftOf = (facing: number, dx: number, dy: number): number => sine(facing) * dy - cosine(facing) * dx;

/**
 * Whether the direction from → to is off the facing by at most `half` tenths of a degree (0 to 1800), the limit included.
 * A point lies in every arc of its own.
 */
export function withinArc(facing: number, from: Point, to: Point, half: number): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const beyondRight = leftOf(facing + half, dx, dy) < 0;
  const beyondLeft = leftOf(facing - half, dx, dy) > 0;
  if (half > RIGHT_ANGLE) return !(beyondRight && beyondLeft);
  return !beyondRight && !beyondLeft && sine(facing) * dx + cosine(facing) * dy >= 0;
}

/**
 * Where `to` lies as seen from a stand at `from`: front includes its limits (off the facing by at most `frontHalf`), rear
 * excludes them (off by more than 1800 - `rearHalf`), side is the rest.
 */
export function arcOf(facing: number, from: Point, to: Point, frontHalf: number, rearHalf: number): Arc {
  if (withinArc(facing, from, to, frontHalf)) return 'front';
  return withinArc(facing, from, to, STRAIGHT_ANGLE - rearHalf) ? 'side' : 'rear';
}

/** How far off the facing a point lies, to the nearest tenth of a degree: for display. Limits are asked of `withinArc`. */
export const offFacing = (facing: number, from: Point, to: Point): number =>
  Math.abs(turnBetween(facing, facingOf(to.x - from.x, to.y - from.y)));

/**
 * Whether some area of the target lies straight ahead of a base: in the corridor as wide as its front edge, from that edge
 * on. Both are convex, so they share area unless a line along an edge of the corridor or of the target parts them.
 */
export function ahead(pose: Pose, width: number, depth: number, target: Footprint): boolean {
  const sin = sine(pose.facing);
  const cos = cosine(pose.facing);
  let mostRight = Number.NEGATIVE_INFINITY;
  let mostLeft = Number.POSITIVE_INFINITY;
  let mostAhead = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < target.length; i++) {
    const dx = target[i]!.x - pose.x;
    const dy = target[i]!.y - pose.y;
    const right = dx * cos - dy * sin;
    const forth = dx * sin + dy * cos;
    if (right > mostRight) mostRight = right;
    if (right < mostLeft) mostLeft = right;
    if (forth > mostAhead) mostAhead = forth;
  }
  const half = (width * SCALE) / 2;
  if (mostAhead <= (depth * SCALE) / 2 || mostLeft >= half || mostRight <= -half) return false;
  return !partedByTarget(pose, width, depth, target);
}

/** Whether the whole corridor lies on the outer side of some edge of the target: both its corners, and the way it goes. */
function partedByTarget(pose: Pose, width: number, depth: number, target: Footprint): boolean {
  const sin = sine(pose.facing);
  const cos = cosine(pose.facing);
  const out = doubledArea(target) < 0 ? -1 : 1;
  let p = target[target.length - 1]!;
  for (let i = 0; i < target.length; i++) {
    const q = target[i]!;
    const dx = (q.x - p.x) * out;
    const dy = (q.y - p.y) * out;
    const goesOut = sin * dy - cos * dx >= 0;
    const middle = ((pose.x - p.x) * dy - (pose.y - p.y) * dx) * 2 * SCALE + depth * (sin * dy - cos * dx);
    const aside = Math.abs(width * (cos * dy + sin * dx));
    p = q;
    if ((dx !== 0 || dy !== 0) && goesOut && middle - aside >= 0) return true;
  }
  return false;
}
