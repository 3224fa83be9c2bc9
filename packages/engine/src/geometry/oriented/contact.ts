import { atMost } from '../slack.js';
import { turnFrom } from '../trig.js';
import { aheadOf, type Base, reachAlong, rightOf } from './base.js';
import { sharedArea } from './clip.js';
import { distanceBetween, separation, surelyBeyond } from './distance.js';

/** The edges of a base, in the order in which ties between them are decided. */
const EDGES = ['front', 'right', 'left', 'rear'] as const;
export type Edge = (typeof EDGES)[number];

/** What differs by less than this is equally far. */
const TIE = 1e-6;

/** How far outside an edge of the base the whole other base lies (inside: negative). */
function clearOf(base: Base, edge: Edge, other: Base): number {
  if (edge === 'front' || edge === 'rear') {
    const ahead = aheadOf(base, other.x, other.y);
    return (edge === 'front' ? ahead : -ahead) - reachAlong(other, base.forwardX, base.forwardY) - base.halfDepth;
  }
  const right = rightOf(base, other.x, other.y);
  return (edge === 'right' ? right : -right) - reachAlong(other, base.forwardY, -base.forwardX) - base.halfWidth;
}

/** The edge that the other base touches, or would touch first. */
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

/** Whether two bases share more than a hair of area (far less than the square of half a side): what shares less only touches. */
export function overlapBeyond(a: Base, b: Base, hair: number): boolean {
  if (surelyBeyond(a, b, 0)) return false;
  const apart = separation(a, b);
  if (apart >= 0) return false;
  // A right angle or a wider one that goes in so deep covers more than the square of that.
  return apart * apart > hair || sharedArea(a, b) > hair;
}

/** Whether two bases stand parallel or at right angles, within so many degrees. */
export function isSquareOn(a: Base, b: Base, degrees: number): boolean {
  const off = Math.abs(turnFrom(a.facing, b.facing)) % 90;
  return atMost(Math.min(off, 90 - off), degrees);
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
 * How long two bases face each other along the edge that parts them most. Where an edge of each does, the longer counts, so that it is
 * the same whoever asks.
 */
export function sharedEdge(a: Base, b: Base): number {
  const edgeA = edgeTowards(a, b);
  const edgeB = edgeTowards(b, a);
  const clearA = clearOf(a, edgeA, b);
  const clearB = clearOf(b, edgeB, a);
  const byA = clearA >= clearB - TIE ? sharedAlong(a, edgeA, a, b) : 0;
  const byB = clearB >= clearA - TIE ? sharedAlong(b, edgeB, a, b) : 0;
  return Math.max(byA, byB);
}

/** Whether two bases are no farther apart than so much, corner to corner included. */
export function touchWithin(a: Base, b: Base, gap: number): boolean {
  if (surelyBeyond(a, b, gap) || !atMost(separation(a, b), gap)) return false;
  return atMost(distanceBetween(a, b), gap);
}
