/**
 * Points and segments. Positions are integers in tenths of a millimetre, x to the east, y to the north, at most some
 * 100,000 either way: every sum of two products below stays an exact integer.
 */
import { compareProducts } from './exact.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const samePoint = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

export const subtract = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;

/** Positive where b points to the left of a (anticlockwise). */
export const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;

export function squaredDistance(a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return dx * dx + dy * dy;
}

export const distance = (a: Point, b: Point): number => Math.sqrt(squaredDistance(a, b));

/** The nearest integer, halves upwards; never a negative zero, which JSON would not keep. */
export const rounded = (value: number): number => Math.round(value) + 0;

/** The point at the share t of the way from a to b, rounded to the grid of tenths of a millimetre. */
export const lerp = (a: Point, b: Point, t: number): Point => ({
  x: rounded(a.x + (b.x - a.x) * t),
  y: rounded(a.y + (b.y - a.y) * t),
});

/** Twice the signed area of the triangle a, b, c: positive where c lies to the left of a→b, 0 on its line. */
export const orientation = (a: Point, b: Point, c: Point): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Whether p lies on the closed segment ab. */
export function onSegment(p: Point, a: Point, b: Point): boolean {
  return (
    p.x >= Math.min(a.x, b.x) &&
    p.x <= Math.max(a.x, b.x) &&
    p.y >= Math.min(a.y, b.y) &&
    p.y <= Math.max(a.y, b.y) &&
    orientation(a, b, p) === 0
  );
}

/** Whether the signs are strictly opposite. (A product of two cross products could not overflow, but need not be exact.) */
const opposed = (p: number, q: number): boolean => (p > 0 && q < 0) || (p < 0 && q > 0);

/** Proper crossing: ab and cd share just one point, and it is an end of neither. */
export function segmentsCross(a: Point, b: Point, c: Point, d: Point): boolean {
  return opposed(orientation(a, b, c), orientation(a, b, d)) && opposed(orientation(c, d, a), orientation(c, d, b));
}

/** Whether the closed segments ab and cd share a point, be it an end or a stretch. */
export function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  return (
    onSegment(a, c, d) || onSegment(b, c, d) || onSegment(c, a, b) || onSegment(d, a, b) || segmentsCross(a, b, c, d)
  );
}

/** Whether two points are at most `reach` apart. */
export const pointsWithin = (a: Point, b: Point, reach: number): boolean => squaredDistance(a, b) <= reach * reach;

/** Whether p is at most `reach` from the closed segment ab, exactly (for a reach in whole or half units). */
export function pointWithinSegment(p: Point, a: Point, b: Point, reach: number): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const px = p.x - a.x;
  const py = p.y - a.y;
  const along = px * dx + py * dy;
  if (along <= 0) return px * px + py * py <= reach * reach;
  const lengthSquared = dx * dx + dy * dy;
  if (along >= lengthSquared) return squaredDistance(p, b) <= reach * reach;
  const aside = px * dy - py * dx;
  return compareProducts(aside, aside, reach * reach, lengthSquared) <= 0;
}

/** Whether the closed segments ab and cd come within `reach` of each other, exactly. */
export function segmentsWithin(a: Point, b: Point, c: Point, d: Point, reach: number): boolean {
  return (
    pointWithinSegment(a, c, d, reach) ||
    pointWithinSegment(b, c, d, reach) ||
    pointWithinSegment(c, a, b, reach) ||
    pointWithinSegment(d, a, b, reach) ||
    segmentsCross(a, b, c, d)
  );
}

/** The share of the way from a to b at which the closed segment ab is nearest to p. */
export function nearestShare(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const along = (p.x - a.x) * dx + (p.y - a.y) * dy;
  if (along <= 0) return 0;
  const lengthSquared = dx * dx + dy * dy;
  return along >= lengthSquared ? 1 : along / lengthSquared;
}

/** The point of the closed segment ab nearest to p, rounded. */
export const nearestOnSegment = (p: Point, a: Point, b: Point): Point => lerp(a, b, nearestShare(p, a, b));

/** The squared distance from p to the closed segment ab, as a double: for display and for finding the nearest. */
export function squaredDistanceToSegment(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const px = p.x - a.x;
  const py = p.y - a.y;
  const along = px * dx + py * dy;
  if (along <= 0) return px * px + py * py;
  const lengthSquared = dx * dx + dy * dy;
  if (along >= lengthSquared) return squaredDistance(p, b);
  const aside = px * dy - py * dx;
  return (aside * aside) / lengthSquared;
}
