/**
 * Simple polygons, convex or not, in either sense of rotation, as lists of integer corners; a corner may be given twice in a
 * row. All answers are exact.
 */
import {
  nearestOnSegment,
  onSegment,
  orientation,
  type Point,
  pointWithinSegment,
  samePoint,
  segmentsCross,
  squaredDistanceToSegment,
} from './point.js';

export type Polygon = readonly Point[];

export interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

export function bounds(points: readonly Point[]): Box {
  let left = Number.POSITIVE_INFINITY;
  let bottom = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let top = Number.NEGATIVE_INFINITY;
  for (const { x, y } of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < bottom) bottom = y;
    if (y > top) top = y;
  }
  return { left, bottom, right, top };
}

/** An upright rectangle from its south-western corner, anticlockwise. */
export const rectangle = (x: number, y: number, width: number, depth: number): Polygon => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + depth },
  { x, y: y + depth },
];

export const shifted = (polygon: Polygon, dx: number, dy: number): Polygon =>
  polygon.map(p => ({ x: p.x + dx, y: p.y + dy }));

/** Twice the area: positive if the corners run anticlockwise, negative if clockwise. */
export function doubledArea(polygon: Polygon): number {
  let sum = 0;
  const origin = polygon[0]!; // taken from a corner, the products stay small wherever the polygon lies
  for (let i = 2; i < polygon.length; i++) sum += orientation(origin, polygon[i - 1]!, polygon[i]!);
  return sum;
}

/** Whether no corner of a simple polygon bends inwards; straight corners are allowed. */
export function isConvex(polygon: Polygon): boolean {
  const sense = Math.sign(doubledArea(polygon));
  const n = polygon.length;
  let lastX = 0;
  let lastY = 0;
  for (let i = 0; i < 2 * n; i++) {
    // twice round, so that the first edge is compared with the last that has a length
    const p = polygon[i % n]!;
    const q = polygon[(i + 1) % n]!;
    if (samePoint(p, q)) continue;
    if ((lastX * (q.y - p.y) - lastY * (q.x - p.x)) * sense < 0) return false;
    lastX = q.x - p.x;
    lastY = q.y - p.y;
  }
  return true;
}

export type Holding = 'inside' | 'edge' | 'outside';

/** `holds` for a point whose coordinates are given in units of 1/scale, as midpoints and centroids are. */
function holdsScaled(polygon: Polygon, x: number, y: number, scale: number): Holding {
  let inside = false;
  const n = polygon.length;
  let a = polygon[n - 1]!;
  let ax = a.x * scale - x;
  let ay = a.y * scale - y;
  for (let i = 0; i < n; i++) {
    a = polygon[i]!;
    const bx = a.x * scale - x;
    const by = a.y * scale - y;
    const side = ax * by - ay * bx;
    if (side === 0) {
      const between = (ax <= 0 || bx <= 0) && (ax >= 0 || bx >= 0) && (ay <= 0 || by <= 0) && (ay >= 0 || by >= 0);
      if (between) return 'edge';
    }
    // The ray goes east; an edge counts with its lower end and without its upper one.
    if (ay > 0 !== by > 0 && side > 0 === by > ay) inside = !inside;
    ax = bx;
    ay = by;
  }
  return inside ? 'inside' : 'outside';
}

/** Where a point lies with respect to a polygon. */
export const holds = (polygon: Polygon, p: Point): Holding => holdsScaled(polygon, p.x, p.y, 1);

/** Whether p is at most `reach` from the polygon, inside it included. */
export function pointWithinPolygon(p: Point, polygon: Polygon, reach: number): boolean {
  const n = polygon.length;
  for (let i = 0; i < n; i++) if (pointWithinSegment(p, polygon[i]!, polygon[(i + 1) % n]!, reach)) return true;
  return holds(polygon, p) === 'inside';
}

/** The point of a polygon nearest to p: p itself if it is inside, else a point of the border, rounded. */
export function nearestOnPolygon(polygon: Polygon, p: Point): Point {
  if (holds(polygon, p) !== 'outside') return p;
  const n = polygon.length;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < n; i++) {
    const far = squaredDistanceToSegment(p, polygon[i]!, polygon[(i + 1) % n]!);
    if (far < least) {
      least = far;
      best = i;
    }
  }
  return nearestOnSegment(p, polygon[best]!, polygon[(best + 1) % n]!);
}

const sameSide = (p: number, q: number): boolean => (p > 0 && q > 0) || (p < 0 && q < 0);

/**
 * Whether the segment ab runs through the polygon's inside over some length. Touching a corner and running along an edge
 * is not crossing; nor does a segment without length cross anything.
 */
export function crossesInside(polygon: Polygon, a: Point, b: Point): boolean {
  let contact = false;
  let c = polygon[polygon.length - 1]!;
  let cSide = orientation(a, b, c);
  for (let i = 0; i < polygon.length; i++) {
    const d = polygon[i]!;
    const dSide = orientation(a, b, d);
    if (!sameSide(cSide, dSide)) {
      if (segmentsCross(a, b, c, d)) return true;
      contact ||= onSegment(d, a, b) || onSegment(a, c, d);
    }
    c = d;
    cSide = dSide;
  }
  // Without contact (but for the end b, which makes no difference) the whole segment lies where a does.
  return contact ? entersBetweenContacts(polygon, a, b) : holds(polygon, a) === 'inside' && !samePoint(a, b);
}

/**
 * The degenerate case: the segment crosses no edge properly, but has corners on it or ends on the border. All points where
 * it meets the border are then integer points; between two neighbours it is inside, outside or on the border throughout,
 * and the middle tells which.
 */
function entersBetweenContacts(polygon: Polygon, a: Point, b: Point): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const along = (p: Point): number => (p.x - a.x) * dx + (p.y - a.y) * dy;
  const stops = [a, ...polygon.filter(p => onSegment(p, a, b)), b].sort((p, q) => along(p) - along(q));
  for (let i = 1; i < stops.length; i++) {
    const p = stops[i - 1]!;
    const q = stops[i]!;
    if (!samePoint(p, q) && holdsScaled(polygon, p.x + q.x, p.y + q.y, 2) === 'inside') return true;
  }
  return false;
}

/** Whether some edge of `line` runs through the inside of `area`. */
function edgeEnters(line: Polygon, area: Polygon): boolean {
  return line.some((p, i) => crossesInside(area, p, line[(i + 1) % line.length]!));
}

/** Whether the middle of three corners of a convex polygon, a point of its inside, lies inside `area`. */
function middleInside(convex: Polygon, area: Polygon): boolean {
  const p = convex[0]!;
  const q = convex.find(corner => !samePoint(p, corner)) ?? p;
  const r = convex.find(corner => orientation(p, q, corner) !== 0);
  return r !== undefined && holdsScaled(area, p.x + q.x + r.x, p.y + q.y + r.y, 3) === 'inside';
}

/** Whether a convex polygon and any polygon share some area; touching is not sharing. */
export function overlapsPolygon(convex: Polygon, polygon: Polygon): boolean {
  // If no border runs through the other's inside, the convex inside lies wholly in the polygon or wholly out of it.
  return edgeEnters(convex, polygon) || edgeEnters(polygon, convex) || middleInside(convex, polygon);
}

/** Whether a convex polygon lies wholly in any polygon; its border may lie on the other's. */
export function liesInPolygon(convex: Polygon, polygon: Polygon): boolean {
  return middleInside(convex, polygon) && !edgeEnters(polygon, convex);
}
