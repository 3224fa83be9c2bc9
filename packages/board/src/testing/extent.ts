/** How far an SVG reaches: enough of a parser for what the board writes, for tests. */

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

const times = ([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix => [
  a * p + c * q,
  b * p + d * q,
  a * r + c * s,
  b * r + d * s,
  a * t + c * u + e,
  b * t + d * u + f,
];

/** A transform attribute as a matrix. */
function matrixOf(transform: string): Matrix {
  let matrix = IDENTITY;
  for (const [, name, list] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y] = list!.split(/[ ,]+/).map(Number);
    const angle = (x * Math.PI) / 180;
    if (name === 'translate') matrix = times(matrix, [1, 0, 0, 1, x, y ?? 0]);
    if (name === 'scale') matrix = times(matrix, [x, 0, 0, y ?? x, 0, 0]);
    if (name === 'rotate')
      matrix = times(matrix, [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]);
  }
  return matrix;
}

/** The numbers of a command that make a point, by its letter: how many there are, and where points begin in them. */
const ARITY: Readonly<Record<string, readonly [count: number, points: readonly number[]]>> = {
  M: [2, [0]],
  L: [2, [0]],
  Q: [4, [0, 2]],
  C: [6, [0, 2, 4]],
  A: [7, [5]],
};

/** The points a path names, its control points included. */
export function pathPoints(d: string): [number, number][] {
  const points: [number, number][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter, list] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (list!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const upper = letter!.toUpperCase();
    const relative = letter !== upper;
    if (upper === 'Z') [x, y] = [startX, startY];
    for (const n of upper === 'H' || upper === 'V' ? numbers : []) {
      if (upper === 'H') x = relative ? x + n : n;
      else y = relative ? y + n : n;
      points.push([x, y]);
    }
    const [count, at] = ARITY[upper] ?? [0, []];
    for (let i = 0; count > 0 && i + count <= numbers.length; i += count) {
      const named = at.map((k): [number, number] => [
        numbers[i + k]! + (relative ? x : 0),
        numbers[i + k + 1]! + (relative ? y : 0),
      ]);
      points.push(...named);
      [x, y] = named[named.length - 1]!;
      if (upper === 'M' && i === 0) [startX, startY] = [x, y];
    }
  }
  return points;
}

/** Every point that the paths, circles and texts of a piece of SVG name, in its outermost coordinates. */
export function pointsOf(svg: string): [number, number][] {
  const found: [number, number][] = [];
  const stack: Matrix[] = [IDENTITY];
  for (const [, end, tag, attributes = '', closed] of svg.matchAll(/<(\/)?(\w+)([^>]*?)(\/)?>/g)) {
    if (end) {
      stack.pop();
      continue;
    }
    const value = (name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
    const matrix = times(stack[stack.length - 1]!, matrixOf(value('transform') ?? ''));
    if (!closed) stack.push(matrix);
    const put = ([x, y]: readonly [number, number]): void => {
      found.push([matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]]);
    };
    if (tag === 'path') pathPoints(value('d') ?? '').forEach(put);
    if (tag === 'text') put([Number(value('x') ?? 0), Number(value('y') ?? 0)]);
    if (tag === 'circle')
      for (const way of [-1, 1]) put([Number(value('cx') ?? 0) + way * Number(value('r')), Number(value('cy') ?? 0)]);
  }
  return found;
}
