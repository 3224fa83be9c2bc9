import { turnFrom } from '../../common/trig.js';
import { touching, within } from '../limits.js';
import type { Contact } from '../pieces.js';
import { DISTANCES } from '../tables/distances.js';
import { aheadOf, type Base, reachAlong, rightOf } from './base.js';
import { sharedArea } from './clip.js';

/** The edges of a base, in the order in which ties between them are decided (IGR-GEO-08). */
export const EDGES = ['front', 'right', 'left', 'rear'] as const;
export type Edge = (typeof EDGES)[number];
export const contactOf = (edge: Edge): Contact => (edge === 'front' || edge === 'rear' ? edge : 'flank');

const TIE = 1e-6;

/** IGR-GEO-08: how far outside an edge of the base the whole other base lies (inside: negative). */
function clearOf(base: Base, edge: Edge, other: Base): number {
  if (edge === 'front' || edge === 'rear') {
    const ahead = aheadOf(base, other.x, other.y);
    return (edge === 'front' ? ahead : -ahead) - reachAlong(other, base.forwardX, base.forwardY) - base.halfDepth;
  }
  const right = rightOf(base, other.x, other.y);
  return (edge === 'right' ? right : -right) - reachAlong(other, base.forwardY, -base.forwardX) - base.halfWidth;
}

/** IGR-GEO-08: the edge that the other base touches, or would touch first. */
export function edgeTowards(base: Base, other: Base): Edge {
  let best: Edge = 'front';
  let most = Number.NEGATIVE_INFINITY;
  for (const edge of EDGES) {
    const clear = clearOf(base, edge, other);
    if (clear > most + TIE) {
      most = clear;
      best = edge;
    }
  }
  return best;
}

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

/** IGR-R-38: between the nearest points of two bases; 0 where they meet. */
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

/** A right angle or a wider one that goes in so deep covers more than the area of IGR-GEO-06. */
const DEEP = 0.001;

/** IGR-GEO-06: whether two bases overlap; touching is not overlapping. */
export function overlapping(a: Base, b: Base): boolean {
  if (surelyBeyond(a, b, 0)) return false;
  const apart = separation(a, b);
  if (apart >= 0) return false;
  return apart < -DEEP || sharedArea(a, b) > DISTANCES.overlapArea;
}

/** IGR-GEO-07, IGR-GEO-09: whether two bases stand parallel or at right angles, within 5 degrees. */
export function isSquareOn(a: Base, b: Base): boolean {
  const off = Math.abs(turnFrom(a.facing, b.facing)) % 90;
  return within(Math.min(off, 90 - off), DISTANCES.squareDegrees);
}

/** How far two bases overlap along an edge of one of them. */
function sharedAlong(holder: Base, edge: Edge, a: Base, b: Base): number {
  const alongFront = edge === 'front' || edge === 'rear';
  const nx = alongFront ? holder.forwardY : holder.forwardX;
  const ny = alongFront ? -holder.forwardX : holder.forwardY;
  const apart = Math.abs((b.x - a.x) * nx + (b.y - a.y) * ny);
  const reachA = reachAlong(a, nx, ny);
  const reachB = reachAlong(b, nx, ny);
  return Math.max(0, Math.min(reachA + reachB - apart, 2 * reachA, 2 * reachB));
}

/**
 * IGR-GEO-09: the shared contact of two bases, along the edge that parts them most. Where an edge of each does, the longer
 * counts, so that it is the same whoever asks.
 */
export function sharedContact(a: Base, b: Base): number {
  if (!isSquareOn(a, b)) return 0;
  const edgeA = edgeTowards(a, b);
  const edgeB = edgeTowards(b, a);
  const clearA = clearOf(a, edgeA, b);
  const clearB = clearOf(b, edgeB, a);
  const byA = clearA >= clearB - TIE ? sharedAlong(a, edgeA, a, b) : 0;
  const byB = clearB >= clearA - TIE ? sharedAlong(b, edgeB, a, b) : 0;
  return Math.max(byA, byB);
}

/** IGR-GEO-07: whether two bases are in contact; square on, corner to corner is none. */
export function inContact(a: Base, b: Base): boolean {
  if (surelyBeyond(a, b, DISTANCES.contact) || !touching(separation(a, b))) return false;
  if (!touching(distanceBetween(a, b))) return false;
  return !isSquareOn(a, b) || within(DISTANCES.shared, sharedContact(a, b));
}

/** The nearest point of a base to another point; the point itself if it is inside. */
export function nearestOn(base: Base, x: number, y: number): { x: number; y: number } {
  const ahead = aheadOf(base, x, y);
  const aside = rightOf(base, x, y);
  const f = Math.min(base.halfDepth, Math.max(-base.halfDepth, ahead));
  const r = Math.min(base.halfWidth, Math.max(-base.halfWidth, aside));
  if (f === ahead && r === aside) return { x, y };
  return {
    x: base.x + base.forwardX * f + base.forwardY * r,
    y: base.y + base.forwardY * f - base.forwardX * r,
  };
}
