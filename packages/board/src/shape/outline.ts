/** What can be done to an outline or a line before it is drawn: resampling, rounding, roughening. All in drawing units. */
import { distance, doubledArea, holds, type Point, squaredDistanceToSegment } from '@umpire/engine';
import { type Chance, wave } from './chance.js';

export const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

export function lengthOf(points: readonly Point[], closed = false): number {
  let sum = 0;
  for (let i = 1; i < points.length; i++) sum += distance(points[i - 1]!, points[i]!);
  return closed && points.length > 1 ? sum + distance(points[points.length - 1]!, points[0]!) : sum;
}

/** A point every `step` or so along a line; the ends and, if closed, the beginning are kept. */
export function resampled(points: readonly Point[], step: number, closed = false): Point[] {
  const line = closed ? [...points, points[0]!] : points;
  const total = lengthOf(line);
  const count = Math.max(closed ? 8 : 1, Math.round(total / step));
  const result: Point[] = [];
  let segment = 1;
  let before = 0;
  for (let i = 0; i <= count - (closed ? 1 : 0); i++) {
    const at = (total * i) / count;
    let length = distance(line[segment - 1]!, line[segment]!);
    while (segment < line.length - 1 && before + length < at) {
      before += length;
      segment++;
      length = distance(line[segment - 1]!, line[segment]!);
    }
    result.push(between(line[segment - 1]!, line[segment]!, length === 0 ? 0 : Math.min(1, (at - before) / length)));
  }
  return result;
}

/** Cuts the outward corners, each at most `reach` from its tip. Inward corners stay: cutting them would leave the outline. */
function withoutCorners(outline: readonly Point[], reach: number): Point[] {
  const sense = Math.sign(doubledArea(outline));
  const n = outline.length;
  return outline.flatMap((corner, i) => {
    const before = outline[(i + n - 1) % n]!;
    const after = outline[(i + 1) % n]!;
    const turn = (corner.x - before.x) * (after.y - corner.y) - (corner.y - before.y) * (after.x - corner.x);
    if (turn * sense <= 0) return [corner];
    const cut = (to: Point): Point => between(corner, to, Math.min(0.38, reach / Math.max(1, distance(corner, to))));
    return [cut(before), between(corner, between(cut(before), cut(after), 0.5), 0.45), cut(after)];
  });
}

/** How rough a natural edge is: how far inside the true outline it keeps at least and at most, and how round it is. */
export interface Roughness {
  readonly inset: number;
  readonly wobble: number;
  readonly round: number;
  readonly step: number;
}

/** An edge as nature would draw it, wholly within the outline. All edges run the same way round: where two overlap both are filled. */
export function natural(given: readonly Point[], roll: Chance, rough: Roughness): Point[] {
  const outline = doubledArea(given) > 0 ? given : [...given].reverse();
  const points = resampled(withoutCorners(outline, rough.round), rough.step, true);
  const coarse = wave(roll, points.length / 4, true);
  const fine = wave(roll, points.length / 1.5, true);
  const n = points.length;
  return points.map((point, i) => {
    const before = points[(i + n - 1) % n]!;
    const after = points[(i + 1) % n]!;
    const length = Math.max(1, distance(before, after));
    const depth = rough.inset + rough.wobble * (0.7 * coarse(i / n) + 0.3 * fine(i / n));
    const inner = {
      x: point.x - ((after.y - before.y) / length) * depth,
      y: point.y + ((after.x - before.x) / length) * depth,
    };
    return holds(outline, inner) === 'inside' ? inner : point;
  });
}

/** Beside a line: its points shifted to the left (negative: to the right) by what `aside` says of the share of its length. */
export function beside(points: readonly Point[], aside: (share: number) => number): Point[] {
  return points.map((point, i) => {
    const before = points[Math.max(0, i - 1)]!;
    const after = points[Math.min(points.length - 1, i + 1)]!;
    const length = Math.max(1, distance(before, after));
    const by = aside(points.length === 1 ? 0 : i / (points.length - 1));
    return { x: point.x + ((after.y - before.y) / length) * by, y: point.y - ((after.x - before.x) / length) * by };
  });
}

/** The distance from a point to the nearest side of an outline. */
function depthWithin(outline: readonly Point[], point: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < outline.length; i++) {
    least = Math.min(least, squaredDistanceToSegment(point, outline[i]!, outline[(i + 1) % outline.length]!));
  }
  return Math.sqrt(least);
}

/** Whether a point is inside an outline and at least `margin` from its border. */
export function keepsWithin(outline: readonly Point[], point: Point, margin: number): boolean {
  const { x, y } = point;
  let a = outline[outline.length - 1]!;
  for (const b of outline) {
    // most sides are far away, and a box tells that sooner than a distance
    const near =
      Math.min(a.x, b.x) < x + margin &&
      Math.max(a.x, b.x) > x - margin &&
      Math.min(a.y, b.y) < y + margin &&
      Math.max(a.y, b.y) > y - margin;
    if (near && squaredDistanceToSegment(point, a, b) < margin * margin) return false;
    a = b;
  }
  return holds(outline, point) === 'inside';
}

/** A point deep inside: the middle if that is inside, else the deepest of a coarse grid. */
export function poleOf(outline: readonly Point[]): Point {
  const box = boxOf(outline);
  let best: Point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  let deepest = holds(outline, best) === 'inside' ? depthWithin(outline, best) * 1.2 : -1;
  for (let i = 1; i < 8; i++) {
    for (let j = 1; j < 8; j++) {
      const point = { x: box.x + (box.width * i) / 8, y: box.y + (box.height * j) / 8 };
      const depth = holds(outline, point) === 'inside' ? depthWithin(outline, point) : -1;
      if (depth <= deepest) continue;
      best = point;
      deepest = depth;
    }
  }
  return best;
}

/** How deep inside the deepest point lies. */
export const depthAtPole = (outline: readonly Point[]): number => depthWithin(outline, poleOf(outline));

export interface DrawnBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function boxOf(points: readonly Point[]): DrawnBox {
  const xs = points.map(p => p.x);
  const ys = points.map(p => p.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
