/**
 * Where a straight leg from a to b lies in an area: a flat list of shares of the leg, from, to, from, to … A span may begin
 * before the leg (below 0) and end after it (above 1), as its line does.
 */
import { compareProducts } from './exact.js';
import { type Point, samePoint } from './point.js';
import type { Polygon } from './polygon.js';
import type { Strip } from './strip.js';

export type Spans = readonly number[];

const NONE: Spans = [];

/** Most areas lie somewhere else: whether all points are more than `margin` off one side of the leg's upright box. */
function misses(points: readonly Point[], a: Point, b: Point, margin: number): boolean {
  const left = Math.min(a.x, b.x) - margin;
  const right = Math.max(a.x, b.x) + margin;
  const bottom = Math.min(a.y, b.y) - margin;
  const top = Math.max(a.y, b.y) + margin;
  let west = true;
  let east = true;
  let south = true;
  let north = true;
  for (const { x, y } of points) {
    if (x >= left) west = false;
    if (x <= right) east = false;
    if (y >= bottom) south = false;
    if (y <= top) north = false;
  }
  return west || east || south || north;
}

const ascending = (p: number, q: number): number => p - q;

/**
 * Where the line crosses the border if points on the line itself are counted to its left side (or to its right). Each share
 * is one division of two exact integers: equal crossings of two areas come out as equal numbers.
 */
function crossings(polygon: Polygon, a: Point, b: Point, lineIsLeft: boolean): Spans {
  let shares: number[] | undefined;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  let c = polygon[0]!;
  let cSide = dx * (c.y - a.y) - dy * (c.x - a.x);
  for (let i = 1; i <= polygon.length; i++) {
    const d = i < polygon.length ? polygon[i]! : polygon[0]!;
    const dSide = dx * (d.y - a.y) - dy * (d.x - a.x);
    if (lineIsLeft ? cSide >= 0 !== dSide >= 0 : cSide > 0 !== dSide > 0) {
      const ex = d.x - c.x;
      const ey = d.y - c.y;
      const share = ((c.x - a.x) * ey - (c.y - a.y) * ex) / (dx * ey - dy * ex);
      if (shares) shares.push(share);
      else shares = [share];
    }
    c = d;
    cSide = dSide;
  }
  return shares ? inOrder(shares) : NONE;
}

/** Convex outlines are crossed twice or not at all. */
function inOrder(shares: number[]): Spans {
  if (shares.length !== 2) return shares.sort(ascending);
  if (shares[1]! < shares[0]!) shares.push(shares.shift()!);
  return shares;
}

/** Whether a corner lies on the line itself: only then it matters to which side such corners are counted. */
function hasCornerOn(polygon: Polygon, a: Point, b: Point): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  for (const p of polygon) if (dx * (p.y - a.y) - dy * (p.x - a.x) === 0) return true;
  return false;
}

/** Where at least one of two lists has a span; neighbours that meet are one. */
function either(p: Spans, q: Spans): Spans {
  const merged: number[] = [];
  for (let i = 0, j = 0; i < p.length || j < q.length; ) {
    const takesP = j >= q.length || (i < p.length && p[i]! <= q[j]!);
    const from = takesP ? p[i]! : q[j]!;
    const to = takesP ? p[i + 1]! : q[j + 1]!;
    if (takesP) i += 2;
    else j += 2;
    const last = merged.length - 1;
    if (last >= 0 && from <= merged[last]!) merged[last] = Math.max(merged[last]!, to);
    else merged.push(from, to);
  }
  return merged;
}

/**
 * Where the line lies in a polygon, border included. A hair to either side of the line, inside and outside alternate at the
 * crossings; the line itself is in where one of the sides is. (Along an edge only one is; at a corner that it touches, the
 * span has no length.)
 */
export function polygonSpans(polygon: Polygon, a: Point, b: Point): Spans {
  if (misses(polygon, a, b, 0)) return NONE;
  const left = crossings(polygon, a, b, true);
  if (hasCornerOn(polygon, a, b)) return either(left, crossings(polygon, a, b, false));
  return left.length <= 2 ? left : either(left, left);
}

interface Span {
  from: number;
  to: number;
}

function widen(span: Span, from: number, to: number): void {
  if (from < span.from) span.from = from;
  if (to > span.to) span.to = to;
}

/** Adds where the line lies in a disc about c. A tangent does not. */
function addDisc(span: Span, c: Point, radius: number, a: Point, b: Point): void {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const lengthSquared = dx * dx + dy * dy;
  const aside = dx * (c.y - a.y) - dy * (c.x - a.x);
  if (compareProducts(aside, aside, lengthSquared, radius * radius) >= 0) return;
  const middle = ((c.x - a.x) * dx + (c.y - a.y) * dy) / lengthSquared;
  const half = Math.sqrt(lengthSquared * radius * radius - aside * aside) / lengthSquared;
  widen(span, middle - half, middle + half);
}

/** Adds where the line lies in the rectangle of half width `radius` about cd, border included. */
function addRectangle(span: Span, c: Point, d: Point, radius: number, a: Point, b: Point): void {
  const vx = d.x - c.x;
  const vy = d.y - c.y;
  const lengthSquared = vx * vx + vy * vy;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const clipped: Span = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
  const along = (a.x - c.x) * vx + (a.y - c.y) * vy;
  clip(clipped, along, dx * vx + dy * vy, 0, lengthSquared);
  const aside = vx * (a.y - c.y) - vy * (a.x - c.x);
  const slope = vx * dy - vy * dx;
  if (slope !== 0) clip(clipped, aside, slope, -radius * Math.sqrt(lengthSquared), radius * Math.sqrt(lengthSquared));
  else if (compareProducts(aside, aside, radius * radius, lengthSquared) > 0) return;
  if (clipped.from < clipped.to) widen(span, clipped.from, clipped.to);
}

/** Keeps of a span where low ≤ start + slope·t ≤ high. */
function clip(span: Span, start: number, slope: number, low: number, high: number): void {
  if (slope === 0) {
    if (start < low || start > high) span.to = Number.NEGATIVE_INFINITY;
    return;
  }
  const atLow = (low - start) / slope;
  const atHigh = (high - start) / slope;
  span.from = Math.max(span.from, Math.min(atLow, atHigh));
  span.to = Math.min(span.to, Math.max(atLow, atHigh));
}

/** Where the line lies on a strip: one span for each segment that it meets, since each is convex. They may overlap. */
export function stripSpans(strip: Strip, a: Point, b: Point): Spans {
  const { points, width } = strip;
  if (misses(points, a, b, width / 2)) return NONE;
  const spans: number[] = [];
  for (let i = Math.min(1, points.length - 1); i < points.length; i++) {
    const c = points[Math.max(0, i - 1)]!;
    const d = points[i]!;
    const span: Span = { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY };
    addDisc(span, c, width / 2, a, b);
    addDisc(span, d, width / 2, a, b);
    if (!samePoint(c, d)) addRectangle(span, c, d, width / 2, a, b);
    if (span.from < span.to) spans.push(span.from, span.to);
  }
  return spans;
}
