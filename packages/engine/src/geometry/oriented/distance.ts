import type { Point } from '../point.js';
import { aheadOf, type Base, pointOf, reachAlong, rightOf } from './base.js';

/** How far the edges of one base part it from the other: the largest of the four values. */
function parting(base: Base, other: Base): number {
  const ahead = Math.abs(aheadOf(base, other.x, other.y));
  const aside = Math.abs(rightOf(base, other.x, other.y));
  return Math.max(
    ahead - reachAlong(other, base.forwardX, base.forwardY) - base.halfDepth,
    aside - reachAlong(other, base.forwardY, -base.forwardX) - base.halfWidth,
  );
}

/** The largest of all eight: above 0 apart, below 0 the least way that would undo an overlap. */
export const separation = (a: Base, b: Base): number => Math.max(parting(a, b), parting(b, a));

/** The squared distance of a point to a base, 0 inside. */
function squaredTo(base: Base, x: number, y: number): number {
  const ahead = Math.max(0, Math.abs(aheadOf(base, x, y)) - base.halfDepth);
  const aside = Math.max(0, Math.abs(rightOf(base, x, y)) - base.halfWidth);
  return ahead * ahead + aside * aside;
}
function leastToCorners(base: Base, other: Base): number {
  const fx = other.forwardX * other.halfDepth;
  const fy = other.forwardY * other.halfDepth;
  const rx = other.forwardY * other.halfWidth;
  const ry = -other.forwardX * other.halfWidth;
  return Math.min(
    squaredTo(base, other.x + fx + rx, other.y + fy + ry),
    squaredTo(base, other.x + fx - rx, other.y + fy - ry),
    squaredTo(base, other.x - fx + rx, other.y - fy + ry),
    squaredTo(base, other.x - fx - rx, other.y - fy - ry),
  );
}

/** Between the nearest points of two bases; 0 where they meet. */
export function distanceBetween(a: Base, b: Base): number {
  if (separation(a, b) <= 0) return 0;
  // Apart, the nearest points of two convex shapes are a corner of one and a point of the other.
  return Math.sqrt(Math.min(leastToCorners(a, b), leastToCorners(b, a)));
}

/** An early no, from the circles about two bases: surely farther apart than `reach`. */
export function surelyBeyond(a: Base, b: Base, reach: number): boolean {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const far = a.halfWidth + a.halfDepth + b.halfWidth + b.halfDepth + reach; // more than both half diagonals
  return dx * dx + dy * dy > far * far;
}

/** The nearest point of a base to another point; the point itself if it is inside. */
export function nearestOn(base: Base, x: number, y: number): Point {
  const ahead = aheadOf(base, x, y);
  const aside = rightOf(base, x, y);
  const f = Math.min(base.halfDepth, Math.max(-base.halfDepth, ahead));
  const r = Math.min(base.halfWidth, Math.max(-base.halfWidth, aside));
  return f === ahead && r === aside ? { x, y } : pointOf(base, f, r);
}
