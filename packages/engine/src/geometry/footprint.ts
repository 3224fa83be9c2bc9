/**
 * Bases of stands: rectangles turned to a facing. A footprint is the list of its four integer corners, front left, front
 * right, rear right, rear left, the front being towards the facing; everything that is asked of two footprints (`within`,
 * `overlaps`, `touches`, `gap`) is in convex.ts.
 */
import { hull, within } from './convex.js';
import { cosine, SCALE, sine } from './facing.js';
import { lerp, type Point, rounded, segmentsWithin, squaredDistance } from './point.js';
import { holds, isConvex, type Polygon } from './polygon.js';

/** Where a base stands: the middle of its rectangle, and its facing in tenths of a degree clockwise from north. */
export interface Pose extends Point {
  readonly facing: number;
}

export type Footprint = Polygon;

export const FRONT_LEFT = 0;
export const FRONT_RIGHT = 1;
export const REAR_RIGHT = 2;

/**
 * Halves go away from zero, so that turning or mirroring a base turns or mirrors its corners. An upright base of odd size
 * is the exception: its halves go upwards, or it would come out one unit too large and overlap its neighbour in line.
 */
function roundedOffset(offset: number, upright: boolean): number {
  return upright || offset >= 0 ? rounded(offset) : -rounded(-offset) + 0;
}

/** The corners of a base `width` across its front and `depth` from front to rear. */
export function footprint(pose: Pose, width: number, depth: number): Footprint {
  const sin = sine(pose.facing);
  const cos = cosine(pose.facing);
  const upright = sin === 0 || cos === 0;
  return [
    cornerOf(pose, sin, cos, upright, -width, depth),
    cornerOf(pose, sin, cos, upright, width, depth),
    cornerOf(pose, sin, cos, upright, width, -depth),
    cornerOf(pose, sin, cos, upright, -width, -depth),
  ];
}
/** No closure over the base: bases are made by the million. */
const cornerOf = ({ x, y }: Pose, sin: number, cos: number, upright: boolean, right: number, ahead: number): Point => ({
  x: x + roundedOffset((right * cos + ahead * sin) / (2 * SCALE), upright),
  y: y + roundedOffset((ahead * cos - right * sin) / (2 * SCALE), upright),
});

/** The radius of a circle about the pose that holds the whole footprint, rounding included. */
export const circumradius = (width: number, depth: number): number =>
  Math.floor(Math.sqrt(width * width + depth * depth) / 2) + 2;

/**
 * An early no for all pairs, before any corner is computed: whether two circles (the circumradius about each pose) are
 * more than `reach` apart. False means only that `within` must be asked.
 */
export function circlesBeyond(a: Point, radiusA: number, b: Point, radiusB: number, reach: number): boolean {
  const most = radiusA + radiusB + reach;
  return squaredDistance(a, b) > most * most;
}

/** Whether the whole footprint lies on a table; its edges may lie on the table's. */
export function withinTable(base: Footprint, width: number, depth: number): boolean {
  for (let i = 0; i < base.length; i++) {
    const { x, y } = base[i]!;
    if (x < 0 || y < 0 || x > width || y > depth) return false;
  }
  return true;
}

export type TableEdge = 'north' | 'east' | 'south' | 'west';

/** How far the nearest corner is from a table edge, exactly; negative where the base sticks out over it. */
export function gapToTableEdge(base: Footprint, edge: TableEdge, width: number, depth: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < base.length; i++) {
    const { x, y } = base[i]!;
    const far = edge === 'north' ? depth - y : edge === 'east' ? width - x : edge === 'south' ? y : x;
    if (far < least) least = far;
  }
  return least;
}

/** Whether a footprint comes within `reach` of the closed segment pq. */
export const withinSegment = (base: Footprint, p: Point, q: Point, reach: number): boolean =>
  within(base, [p, q], reach);

/** Whether a footprint comes within `reach` of any polygon, concave ones included; 0 asks whether they meet. */
export function withinPolygon(base: Footprint, polygon: Polygon, reach: number): boolean {
  if (isConvex(polygon)) return within(base, polygon, reach);
  const near = base.some((a, i) =>
    polygon.some((c, j) =>
      segmentsWithin(a, base[(i + 1) % base.length]!, c, polygon[(j + 1) % polygon.length]!, reach),
    ),
  );
  return near || holds(polygon, base[0]!) === 'inside' || holds(base, polygon[0]!) === 'inside';
}

/** The ground that a convex footprint covers while it is shifted straight by (dx, dy): convex again. */
export const sweep = (base: Footprint, dx: number, dy: number): Polygon =>
  hull([...base, ...base.map(p => ({ x: p.x + dx, y: p.y + dy }))]);

/** Whether a footprint comes within `reach` of another at any point of a straight shift by (dx, dy). Exact. */
export const movingWithin = (base: Footprint, dx: number, dy: number, other: Polygon, reach: number): boolean =>
  within(base, other, reach) || within(sweep(base, dx, dy), other, reach);

/** The middle of the front edge, rounded. */
export const frontMiddle = (base: Footprint): Point => lerp(base[FRONT_LEFT]!, base[FRONT_RIGHT]!, 0.5);
