import { distance, type Point } from '../point.js';
import { doubledArea } from '../polygon.js';
import { SLACK } from '../slack.js';
import { aheadOf, type Base, reachAlong, rightOf } from './base.js';

/** A convex piece of terrain, with the outward unit of every edge and how far out the edge lies along it. */
export interface Outline {
  readonly points: readonly Point[];
  readonly normals: readonly Point[];
  readonly offsets: readonly number[];
}

/** The outline of a convex polygon, given either way round. */
export function outlineOf(given: readonly Point[]): Outline {
  const points = doubledArea(given) < 0 ? [...given].reverse() : [...given];
  const normals: Point[] = [];
  const offsets: number[] = [];
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length]!;
    const length = distance(p, q);
    if (length === 0) return; // a corner given twice
    const normal = { x: (q.y - p.y) / length, y: (p.x - q.x) / length };
    normals.push(normal);
    offsets.push(normal.x * p.x + normal.y * p.y);
  });
  return { points, normals, offsets };
}

/** Whether a polygon has some area and no corner that bends inwards. */
export function isConvexOutline(points: readonly Point[]): boolean {
  const { normals, offsets } = outlineOf(points);
  if (Math.abs(doubledArea(points)) <= SLACK) return false;
  return normals.every((n, i) => points.every(p => n.x * p.x + n.y * p.y <= offsets[i]! + SLACK));
}

/** The spans of a base and an outline along a direction: how far they are apart, below 0 how deep they are in each other. */
function apartAlong(base: Base, outline: Outline, nx: number, ny: number, middle: number): number {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const p of outline.points) {
    const at = p.x * nx + p.y * ny - middle;
    if (at < least) least = at;
    if (at > most) most = at;
  }
  const reach = reachAlong(base, nx, ny);
  return Math.max(least - reach, -most - reach);
}

/** Whether some area of a base is on a piece; touching its border is not. */
export function standsOn(base: Base, outline: Outline): boolean {
  for (let i = 0; i < outline.normals.length; i++) {
    const n = outline.normals[i]!;
    if (n.x * base.x + n.y * base.y - reachAlong(base, n.x, n.y) >= outline.offsets[i]! - SLACK) return false;
  }
  const { x, y, forwardX: fx, forwardY: fy } = base;
  if (apartAlong(base, outline, fx, fy, x * fx + y * fy) >= -SLACK) return false;
  return apartAlong(base, outline, fy, -fx, x * fy - y * fx) < -SLACK;
}

/** Whether a point is inside an outline or on its border. */
export function holdsPoint(outline: Outline, x: number, y: number): boolean {
  for (let i = 0; i < outline.normals.length; i++) {
    const n = outline.normals[i]!;
    if (n.x * x + n.y * y > outline.offsets[i]! + SLACK) return false;
  }
  return true;
}

/** Whether the straight line between two points runs through a base over some length; touching it is not. */
export function lineCrosses(base: Base, from: Point, to: Point): boolean {
  const f0 = aheadOf(base, from.x, from.y);
  const r0 = rightOf(base, from.x, from.y);
  const df = aheadOf(base, to.x, to.y) - f0;
  const dr = rightOf(base, to.x, to.y) - r0;
  const deep = base.halfDepth - SLACK;
  const wide = base.halfWidth - SLACK;
  const begin = Math.max(entersBand(f0, df, deep), entersBand(r0, dr, wide), 0);
  return Math.min(leavesBand(f0, df, deep), leavesBand(r0, dr, wide), 1) - begin > SLACK;
}

/** From which share of the way to which share a moving value stays between -half and half. */
function entersBand(start: number, step: number, half: number): number {
  if (step === 0) return Math.abs(start) < half ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  return ((step > 0 ? -half : half) - start) / step;
}
function leavesBand(start: number, step: number, half: number): number {
  if (step === 0) return Number.POSITIVE_INFINITY;
  return ((step > 0 ? half : -half) - start) / step;
}
