import { within } from '../geometry/convex.js';
import { distance, lerp, type Point } from '../geometry/point.js';
import { bounds, type Polygon, rectangle } from '../geometry/polygon.js';
import type { Gesture, Shape } from './menu.js';

type AimGesture = Pick<Extract<Gesture, { kind: 'aim' }>, 'shape' | 'near'>;

const HALVINGS = 14;

/**
 * The point that is meant by one that was pointed at: the nearest to it, on the straight line to a base that what is aimed must
 * come near to, from which it does. Nobody can point that exactly.
 */
export function aimedAt({ shape, near }: AimGesture, point: Point): Point {
  if (!near) return point;
  const found = near.bases.map(base => drawnTo(base, point, at => comesNear(shape, at, base, near.within)));
  const [nearest = point] = found.sort((a, b) => distance(point, a) - distance(point, b));
  return nearest;
}

/** The first point that is allowed on the way to the middle of a base, where everything is. */
function drawnTo(base: Polygon, from: Point, allowed: (at: Point) => boolean): Point {
  if (allowed(from)) return from;
  const { left, right, bottom, top } = bounds(base);
  const middle = { x: (left + right) / 2, y: (bottom + top) / 2 };
  let [out, inside] = [0, 1];
  for (let i = 0; i < HALVINGS; i++) {
    const share = (out + inside) / 2;
    if (allowed(lerp(from, middle, share))) inside = share;
    else out = share;
  }
  return lerp(from, middle, inside);
}

function comesNear(shape: Shape, at: Point, base: Polygon, reach: number): boolean {
  if (shape.kind === 'disc') return within([at, at], base, reach + shape.diameter / 2);
  const [width, depth] = shape.kind === 'square' ? [shape.side, shape.side] : [shape.width, shape.depth];
  return within(rectangle(at.x - width / 2, at.y - depth / 2, width, depth), base, reach);
}
