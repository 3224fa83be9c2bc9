/**
 * Roads and rivers: a strip is everything within half its width of a polyline. So its ends and its bends are round, and its
 * border belongs to it.
 */
import { within } from './convex.js';
import { distance, onSegment, type Point, pointsWithin, pointWithinSegment, rounded, segmentsMeet } from './point.js';
import type { Polygon } from './polygon.js';

export interface Strip {
  readonly points: readonly Point[];
  readonly width: number;
}

/** Whether a point lies on a strip, its border included. Exact. */
export function inStrip(strip: Strip, p: Point): boolean {
  const { points, width } = strip;
  if (points.length === 1) return pointsWithin(p, points[0]!, width / 2);
  for (let i = 1; i < points.length; i++) {
    if (pointWithinSegment(p, points[i - 1]!, points[i]!, width / 2)) return true;
  }
  return false;
}

/** Whether a convex footprint meets a strip, be it with a corner. Exact. */
export function meetsStrip(strip: Strip, base: Polygon): boolean {
  const { points, width } = strip;
  return points.some((p, i) => i + 1 < points.length && within(base, [p, points[i + 1]!], width / 2));
}

/** The rectangle about each segment, corners rounded, anticlockwise; bends and ends are left out. For drawing and menus. */
export function stripRectangles(strip: Strip): Polygon[] {
  const rectangles: Polygon[] = [];
  for (let i = 1; i < strip.points.length; i++) {
    const p = strip.points[i - 1]!;
    const q = strip.points[i]!;
    const length = distance(p, q);
    if (length === 0) continue;
    const aside = strip.width / 2 / length;
    const dx = (q.y - p.y) * aside;
    const dy = (p.x - q.x) * aside;
    const beside = (at: Point, side: number): Point => ({ x: rounded(at.x + dx * side), y: rounded(at.y + dy * side) });
    rectangles.push([beside(p, 1), beside(q, 1), beside(q, -1), beside(p, -1)]);
  }
  return rectangles;
}

/** The share of ab at which it first meets the closed segment cd, if it does. */
function meetingShare(a: Point, b: Point, c: Point, d: Point): number | undefined {
  if (!segmentsMeet(a, b, c, d)) return undefined;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const slant = dx * (d.y - c.y) - dy * (d.x - c.x);
  if (slant !== 0) return ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / slant;
  if (onSegment(a, c, d)) return 0; // on one line: where ab begins, or else at the nearer end of cd
  const share = (p: Point): number => ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy);
  return Math.min(share(c), share(d));
}

/** Where a polyline first meets another, going along the first; rounded. A ford or a bridge, for instance. */
export function polylineCrossing(line: readonly Point[], other: readonly Point[]): Point | undefined {
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!;
    const b = line[i]!;
    let first = Number.POSITIVE_INFINITY;
    for (let j = 1; j < other.length; j++) {
      const share = meetingShare(a, b, other[j - 1]!, other[j]!);
      if (share !== undefined && share < first) first = share;
    }
    if (first <= 1) return { x: rounded(a.x + (b.x - a.x) * first), y: rounded(a.y + (b.y - a.y) * first) };
  }
  return undefined;
}
