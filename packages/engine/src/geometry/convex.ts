/**
 * Convex polygons against each other: reach, overlap, gap. These are asked of all pairs of stands, so they allocate nothing
 * and turn far pairs away early. Corners may run either way round. The second polygon may be a bare segment of two points.
 */
import { compareProducts } from './exact.js';
import { orientation, type Point, pointWithinSegment, squaredDistance } from './point.js';
import { doubledArea, type Polygon } from './polygon.js';

/** Whether the upright boxes about two polygons are within reach; if they are not, the polygons cannot be. */
function boxesWithin(a: Polygon, b: Polygon, reach: number): boolean {
  const dx = Math.max(lowestX(b) - highestX(a), lowestX(a) - highestX(b), 0);
  if (dx > reach) return false;
  const dy = Math.max(lowestY(b) - highestY(a), lowestY(a) - highestY(b), 0);
  return dx * dx + dy * dy <= reach * reach;
}

function lowestX(polygon: Polygon): number {
  let least = polygon[0]!.x;
  for (let i = 1; i < polygon.length; i++) if (polygon[i]!.x < least) least = polygon[i]!.x;
  return least;
}

function highestX(polygon: Polygon): number {
  let most = polygon[0]!.x;
  for (let i = 1; i < polygon.length; i++) if (polygon[i]!.x > most) most = polygon[i]!.x;
  return most;
}

function lowestY(polygon: Polygon): number {
  let least = polygon[0]!.y;
  for (let i = 1; i < polygon.length; i++) if (polygon[i]!.y < least) least = polygon[i]!.y;
  return least;
}

function highestY(polygon: Polygon): number {
  let most = polygon[0]!.y;
  for (let i = 1; i < polygon.length; i++) if (polygon[i]!.y > most) most = polygon[i]!.y;
  return most;
}

/** Which side of an edge is out: +1 its right (corners anticlockwise), -1 its left. */
const outSide = (polygon: Polygon): number => (doubledArea(polygon) < 0 ? -1 : 1);

/** The least of the other polygon's distances outwards from the edge pq, times the edge's length. */
function clearance(p: Point, q: Point, out: number, other: Polygon): number {
  const dx = (q.x - p.x) * out;
  const dy = (q.y - p.y) * out;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < other.length; i++) {
    const r = other[i]!;
    const outwards = (r.x - p.x) * dy - (r.y - p.y) * dx;
    if (outwards < least) least = outwards;
  }
  return least;
}

/** How an edge of `a` parts it from `b`: 'beyond' the reach, 'apart' at least, or not at all ('no'). */
function parting(a: Polygon, b: Polygon, reach: number): 'beyond' | 'apart' | 'no' {
  const out = outSide(a);
  let verdict: 'apart' | 'no' = 'no';
  let p = a[a.length - 1]!;
  for (let i = 0; i < a.length; i++) {
    const q = a[i]!;
    const clear = clearance(p, q, out, b);
    if (clear > 0) {
      if (compareProducts(clear, clear, reach * reach, squaredDistance(p, q)) > 0) return 'beyond';
      verdict = 'apart';
    }
    p = q;
  }
  return verdict;
}

function cornerWithin(a: Polygon, b: Polygon, reach: number): boolean {
  for (let i = 0; i < a.length; i++) {
    let p = b[b.length - 1]!;
    for (let j = 0; j < b.length; j++) {
      const q = b[j]!;
      if (pointWithinSegment(a[i]!, p, q, reach)) return true;
      p = q;
    }
  }
  return false;
}

/** Whether two convex polygons are at most `reach` apart, edge to edge, the limit included. Exact. */
export function within(a: Polygon, b: Polygon, reach: number): boolean {
  if (!boxesWithin(a, b, reach)) return false;
  const byA = parting(a, b, reach);
  if (byA === 'beyond') return false;
  const byB = parting(b, a, reach);
  if (byB === 'beyond') return false;
  // If no edge parts them they meet; if one does, the nearest points are a corner and an edge.
  return (byA === 'no' && byB === 'no') || cornerWithin(a, b, reach) || cornerWithin(b, a, reach);
}

/** Whether two convex polygons are more than `reach` apart. */
export const apart = (a: Polygon, b: Polygon, reach: number): boolean => !within(a, b, reach);

/** Whether every edge of `a` has some of `b` more than `depth` inwards of it. */
function reachesInside(a: Polygon, b: Polygon, depth: number): boolean {
  const out = outSide(a);
  let p = a[a.length - 1]!;
  for (let i = 0; i < a.length; i++) {
    const q = a[i]!;
    const clear = clearance(p, q, out, b);
    const lengthSquared = squaredDistance(p, q);
    p = q;
    if (lengthSquared === 0) continue; // a corner given twice
    if (clear >= 0) return false;
    if (depth > 0 && compareProducts(clear, clear, depth * depth, lengthSquared) <= 0) return false;
  }
  return true;
}

/**
 * Whether two convex polygons share some area. Touching is not overlapping; nor, if `slack` is given, is an overlap that
 * could be undone by moving one of them by no more than the slack.
 */
export function overlaps(a: Polygon, b: Polygon, slack = 0): boolean {
  return boxesWithin(a, b, 0) && reachesInside(a, b, slack) && reachesInside(b, a, slack);
}

/** Whether two convex polygons are in contact: no more than `tolerance` apart, and overlapping no deeper than that. */
export const touches = (a: Polygon, b: Polygon, tolerance: number): boolean =>
  within(a, b, tolerance) && !overlaps(a, b, tolerance);

/** The least of `squaredDistanceToSegment` from the corners of the one to the edges of the other; each edge is measured once for all of them. */
function leastSquaredGap(a: Polygon, b: Polygon): number {
  let least = Number.POSITIVE_INFINITY;
  let p = b[b.length - 1]!;
  for (let j = 0; j < b.length; j++) {
    const q = b[j]!;
    const dx = q.x - p.x;
    const dy = q.y - p.y;
    const lengthSquared = dx * dx + dy * dy;
    for (let i = 0; i < a.length; i++) {
      const px = a[i]!.x - p.x;
      const py = a[i]!.y - p.y;
      const along = px * dx + py * dy;
      let squared = px * px + py * py;
      if (along > 0 && along >= lengthSquared) squared = squaredDistance(a[i]!, q);
      else if (along > 0) {
        const aside = px * dy - py * dx;
        squared = (aside * aside) / lengthSquared;
      }
      if (squared < least) least = squared;
    }
    p = q;
  }
  return least;
}

/** The distance edge to edge, 0 where they meet: for display and for finding the nearest. Limits are asked of `within`. */
export function gap(a: Polygon, b: Polygon): number {
  if (within(a, b, 0)) return 0;
  return Math.sqrt(Math.min(leastSquaredGap(a, b), leastSquaredGap(b, a)));
}

/** The convex hull, anticlockwise, without straight corners. */
export function hull(points: readonly Point[]): Polygon {
  const sorted = [...points].sort((p, q) => p.x - q.x || p.y - q.y);
  const lower = chain(sorted);
  const upper = chain(sorted.reverse());
  return [...lower, ...upper];
}

/** One half of the hull: left turns only; its last point is the first of the other half. */
function chain(sorted: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const p of sorted) {
    while (kept.length > 1 && orientation(kept[kept.length - 2]!, kept[kept.length - 1]!, p) <= 0) kept.pop();
    kept.push(p);
  }
  kept.pop();
  return kept;
}
