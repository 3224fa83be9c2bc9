/** Many polygons laid out as plain numbers, for questions that are asked of them very often. */

import { type Point, samePoint } from './point.js';
import { bounds, crossesInside, doubledArea, isConvex, type Polygon } from './polygon.js';

/** Corners run anticlockwise; those of polygon k are `starts[k]` up to, not including, `starts[k + 1]`. */
export interface Shapes {
  readonly polygons: readonly Polygon[];
  readonly starts: Int32Array;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** Left, bottom, right, top of each polygon. */
  readonly boxes: Float64Array;
  readonly convex: Uint8Array;
}

export function shapesOf(polygons: readonly Polygon[]): Shapes {
  const runs = polygons
    .map(polygon => (doubledArea(polygon) < 0 ? [...polygon].reverse() : polygon))
    .map(withoutRepeats);
  const starts = new Int32Array(runs.length + 1);
  runs.forEach((run, k) => {
    starts[k + 1] = starts[k]! + run.length;
  });
  const corners = runs.flat();
  const boxes = polygons.map(bounds).flatMap(({ left, bottom, right, top }) => [left, bottom, right, top]);
  return {
    polygons,
    starts,
    xs: Float64Array.from(corners, p => p.x),
    ys: Float64Array.from(corners, p => p.y),
    boxes: Float64Array.from(boxes),
    convex: Uint8Array.from(polygons, polygon => (isConvex(polygon) ? 1 : 0)),
  };
}

/** An edge without length would part everything from everything. */
const withoutRepeats = (polygon: Polygon): Polygon =>
  polygon.filter((p, i) => !samePoint(p, polygon[(i + 1) % polygon.length]!));

/** `crossesInside` of polygon k, with cheap refusals first. */
export function shapeCrossed(shapes: Shapes, k: number, a: Point, b: Point): boolean {
  if (boxMissed(shapes.boxes, k, a.x, a.y, b.x, b.y)) return false;
  if (shapes.convex[k] === 1) return convexCrossed(shapes, k, a.x, a.y, b.x, b.y);
  return crossesInside(shapes.polygons[k]!, a, b);
}

/** Whether the inside of a box surely has nothing of a segment: it lies beside its ends, or beside its line. */
function boxMissed(boxes: Float64Array, k: number, ax: number, ay: number, bx: number, by: number): boolean {
  const left = boxes[4 * k]!;
  const bottom = boxes[4 * k + 1]!;
  const right = boxes[4 * k + 2]!;
  const top = boxes[4 * k + 3]!;
  if ((ax <= left && bx <= left) || (ax >= right && bx >= right)) return true;
  if ((ay <= bottom && by <= bottom) || (ay >= top && by >= top)) return true;
  const dx = bx - ax;
  const dy = by - ay;
  const aside = Math.abs(dx * (bottom + top - 2 * ay) - dy * (left + right - 2 * ax));
  return aside >= Math.abs(dx) * (top - bottom) + Math.abs(dy) * (right - left);
}

/**
 * A segment and the inside of a convex polygon are apart just if a line along the segment or along some edge parts them: all
 * corners on one side of the segment's line, or both ends on the outer side of an edge, touching included.
 */
function convexCrossed(shapes: Shapes, k: number, ax: number, ay: number, bx: number, by: number): boolean {
  const { starts, xs, ys } = shapes;
  const end = starts[k + 1]!;
  let px = xs[end - 1]!;
  let py = ys[end - 1]!;
  let left = false;
  let right = false;
  for (let i = starts[k]!; i < end; i++) {
    const qx = xs[i]!;
    const qy = ys[i]!;
    const side = (bx - ax) * (qy - ay) - (by - ay) * (qx - ax);
    if (side > 0) left = true;
    else if (side < 0) right = true;
    const dx = qx - px;
    const dy = qy - py;
    if (dx * (ay - py) <= dy * (ax - px) && dx * (by - py) <= dy * (bx - px)) return false;
    px = qx;
    py = qy;
  }
  return left && right;
}
