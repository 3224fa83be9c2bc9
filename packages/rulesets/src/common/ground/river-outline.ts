import { type Box, doubledArea, type Point } from '@umpire/engine';

/** Corners in order, anticlockwise, edges along the axes. */
export type Loop = readonly Point[];

/** Whether two boxes share some area. */
export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top;

/** The outer outline of boxes that hang together. */
export function unionOutline(boxes: readonly Box[]): Loop {
  const loops = loopsOf(borderOf(boxes)).map(withoutStraightCorners);
  return loops.reduce((best, loop) => (doubledArea(loop) > doubledArea(best) ? loop : best));
}

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

/** Every border between a cell that some box covers and one that none does, with the inside on its left. */
function borderOf(boxes: readonly Box[]): Edge[] {
  const xs = steps(boxes.flatMap(b => [b.left, b.right]));
  const ys = steps(boxes.flatMap(b => [b.bottom, b.top]));
  const inside = (i: number, j: number): boolean =>
    boxes.some(b => b.left <= xs[i]! && b.right >= xs[i + 1]! && b.bottom <= ys[j]! && b.top >= ys[j + 1]!);
  const edges: Edge[] = [];
  for (let i = 0; i + 1 < xs.length; i++)
    for (let j = 0; j + 1 < ys.length; j++) {
      if (!inside(i, j)) continue;
      const [left, right, bottom, top] = [xs[i]!, xs[i + 1]!, ys[j]!, ys[j + 1]!];
      if (!inside(i, j - 1)) edges.push({ from: { x: left, y: bottom }, to: { x: right, y: bottom } });
      if (!inside(i + 1, j)) edges.push({ from: { x: right, y: bottom }, to: { x: right, y: top } });
      if (!inside(i, j + 1)) edges.push({ from: { x: right, y: top }, to: { x: left, y: top } });
      if (!inside(i - 1, j)) edges.push({ from: { x: left, y: top }, to: { x: left, y: bottom } });
    }
  return edges;
}

const steps = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

const nameOf = (p: Point): string => `${p.x}/${p.y}`;

/** Edges chained from end to beginning until none is left. */
function loopsOf(edges: readonly Edge[]): Point[][] {
  const from = new Map<string, Edge[]>();
  for (const edge of edges) from.set(nameOf(edge.from), [...(from.get(nameOf(edge.from)) ?? []), edge]);
  const loops: Point[][] = [];
  for (const start of edges) {
    const loop: Point[] = [];
    for (let edge = from.get(nameOf(start.from))?.pop(); edge; edge = from.get(nameOf(edge.to))?.pop())
      loop.push(edge.from);
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

function withoutStraightCorners(loop: readonly Point[]): Point[] {
  return loop.filter((p, i) => {
    const before = loop[(i + loop.length - 1) % loop.length]!;
    const after = loop[(i + 1) % loop.length]!;
    return (before.x !== p.x || after.x !== p.x) && (before.y !== p.y || after.y !== p.y);
  });
}
