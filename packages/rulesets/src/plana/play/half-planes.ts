import { crossesInside, distance, doubledArea, isConvex, type Point, type Polygon, samePoint } from '@umpire/engine';

/**
 * A convex outline as the sides that close it in, three numbers each: the unit vector inwards and how far in the side lies. What is asked of it is
 * exact to a hair; whoever needs more asks only where it is that close.
 */
export type Sides = Float64Array;

/** Null: it is not convex, or has no area. Outlines stay the same when something else of the ground changes. */
export function sidesOf(polygon: Polygon): Sides | null {
  const has = known.get(polygon);
  if (has !== undefined) return has;
  const found = measured(polygon);
  known.set(polygon, found);
  return found;
}
const known = new WeakMap<Polygon, Sides | null>();
function measured(polygon: Polygon): Sides | null {
  if (!isConvex(polygon)) return null;
  const sense = Math.sign(doubledArea(polygon));
  if (sense === 0) return null;
  const sides: number[] = [];
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length]!;
    const length = distance(p, q);
    if (length === 0) return;
    const [x, y] = [(-(q.y - p.y) * sense) / length, ((q.x - p.x) * sense) / length];
    sides.push(x, y, x * p.x + y * p.y);
  });
  return Float64Array.from(sides);
}
/** Nearer to a border than this, in tenths of a millimetre, it is measured exactly. */
export const HAIR = 0.01;
const stretch: Stretch = { from: 0, to: 0 };

/** Whether the straight line from a to b runs through the inside of an outline: as `crossesInside` says it, which is asked only where the sides do not tell. */
export function runsThrough(outline: Polygon, sides: Sides | null, a: Point, b: Point): boolean {
  if (sides === null || samePoint(a, b)) return crossesInside(outline, a, b);
  stretchInside(sides, a, b, -HAIR, stretch);
  if (stretch.to < stretch.from) return false;
  stretchInside(sides, a, b, HAIR, stretch);
  return stretch.to > stretch.from || crossesInside(outline, a, b);
}

/** Whether some of the straight line from a to b lies at least `margin` inside of all sides. */
export function liesInside(sides: Sides, a: Point, b: Point, margin: number): boolean {
  stretchInside(sides, a, b, margin, stretch);
  return stretch.to > stretch.from;
}

/** Where a line lies in something, as shares of its length; nowhere, if it ends before it begins. */
export interface Stretch {
  from: number;
  to: number;
}

/** Puts into `stretch` where the straight line from a to b lies at least `margin` inside of all sides. No list is made: this is asked by the million. */
export function stretchInside(sides: Sides, a: Point, b: Point, margin: number, stretch: Stretch): void {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  let from = 0;
  let to = 1;
  for (let i = 0; i < sides.length; i += 3) {
    const x = sides[i]!;
    const y = sides[i + 1]!;
    const start = x * a.x + y * a.y - sides[i + 2]! - margin;
    const slope = x * dx + y * dy;
    if (slope === 0) {
      if (start < 0) to = -1;
      continue;
    }
    const at = -start / slope;
    if (slope > 0) from = at > from ? at : from;
    else to = at < to ? at : to;
  }
  stretch.from = from;
  stretch.to = to;
}
