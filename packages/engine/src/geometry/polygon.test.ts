import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from './point.js';
import {
  bounds,
  crossesInside,
  doubledArea,
  type Holding,
  holds,
  isConvex,
  liesInPolygon,
  nearestOnPolygon,
  overlapsPolygon,
  type Polygon,
  pointWithinPolygon,
  rectangle,
  shifted,
} from './polygon.js';
import { comb, type Matrix, quarterTurned } from './samples.js';

const at = (x: number, y: number): Point => ({ x, y });
const square = rectangle(0, 0, 10, 10);
/** A U, open to the north: 30 wide, 20 high, the notch from x 10 to 20 down to y 10. */
const u: Polygon = [at(0, 0), at(30, 0), at(30, 20), at(20, 20), at(20, 10), at(10, 10), at(10, 20), at(0, 20)];

const small = fc.integer({ min: -3, max: 3 });
const pointIn = (most: number) =>
  fc.record({ x: fc.integer({ min: -most, max: most }), y: fc.integer({ min: -most, max: most }) });
const matrix = fc.tuple(small, small, small, small).filter(([a, b, c, d]) => a * d !== b * c) as fc.Arbitrary<Matrix>;
const heights = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 });
const concave = fc.tuple(heights, matrix, pointIn(4)).map(([teeth, m, place]) => comb(teeth, m, place));
const enlarged = concave.map(polygon => polygon.map(p => at(p.x * 3989, p.y * 3989)));
const farPoint = pointIn(60_000);

describe('measures', () => {
  test('bounds, area, sense and convexity of known shapes', () => {
    expect(bounds(u)).toEqual({ left: 0, bottom: 0, right: 30, top: 20 });
    expect(doubledArea(square)).toBe(200);
    expect(doubledArea([...square].reverse())).toBe(-200);
    expect(doubledArea(u)).toBe(1000);
    expect([isConvex(square), isConvex([...square].reverse()), isConvex(u)]).toEqual([true, true, false]);
    expect(isConvex([at(0, 0), at(5, 0), at(10, 0), at(10, 10)])).toBe(true);
    expect(shifted(square, 1, 2)[0]).toEqual(at(1, 2));
  });
});

describe('where a point lies', () => {
  // biome-ignore format: one case a line
  const cases: [string, Polygon, Point, Holding][] = [
    ['in the middle', square, at(5, 5), 'inside'],
    ['on a side', square, at(10, 5), 'edge'],
    ['on a corner', square, at(0, 10), 'edge'],
    ['on a side’s line, beyond it', square, at(0, 11), 'outside'],
    ['level with a corner, to the west', square, at(-1, 10), 'outside'],
    ['in the notch of a U', u, at(15, 15), 'outside'],
    ['on the notch’s floor', u, at(15, 10), 'edge'],
    ['under the notch', u, at(15, 9), 'inside'],
    ['in the right arm, level with the notch’s floor', u, at(25, 10), 'inside'],
    ['left of the U, level with the notch’s floor', u, at(-5, 10), 'outside'],
  ];
  test.each(cases)('%s', (_, polygon, p, expected) => {
    expect(holds(polygon, p)).toBe(expected);
    expect(holds([...polygon].reverse(), p)).toBe(expected);
  });

  test('a quarter turn of all changes nothing', () => {
    fc.assert(
      fc.property(concave, pointIn(12), (polygon, p) => {
        expect(holds(polygon.map(quarterTurned), quarterTurned(p))).toBe(holds(polygon, p));
      }),
    );
  });

  test('a comb holds a point just if one of its teeth does', () => {
    fc.assert(
      fc.property(heights, pointIn(8), (teeth, p) => {
        const inside = teeth.some((height, i) => {
          const next = teeth[i + 1] ?? 0;
          const inTooth = p.x > i && p.x < i + 1 && p.y > 0 && p.y < height;
          return inTooth || (p.x === i + 1 && p.y > 0 && p.y < Math.min(height, next));
        });
        expect(holds(comb(teeth, [1, 0, 0, 1], at(0, 0)), p) === 'inside').toBe(inside);
      }),
    );
  });
});

describe('a point near a polygon', () => {
  test.each([
    ['inside', at(5, 5), 0, true, at(5, 5)],
    ['on the border', at(10, 5), 0, true, at(10, 5)],
    ['off a corner, at the limit', at(13, 14), 5, true, at(10, 10)],
    ['off a corner, too far', at(14, 14), 5, false, at(10, 10)],
    ['off a side, at the limit', at(5, -7), 7, true, at(5, 0)],
  ])('%s', (_, p, reach, near, nearest) => {
    expect(pointWithinPolygon(p, square, reach)).toBe(near);
    expect(nearestOnPolygon(square, p)).toEqual(nearest);
  });
});

/** A fraction of big integers; the denominator is positive. */
type Fraction = readonly [bigint, bigint];
const fraction = (n: bigint, d: bigint): Fraction => (d < 0n ? [-n, -d] : [n, d]);
const compare = (p: Fraction, q: Fraction): number => {
  const difference = p[0] * q[1] - q[0] * p[1];
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** Is a + t(b-a) strictly inside? With the coordinates multiplied by t's denominator, in big integers. */
function strictlyInside(polygon: Polygon, a: Point, b: Point, [n, d]: Fraction): boolean {
  const x = BigInt(a.x) * d + BigInt(b.x - a.x) * n;
  const y = BigInt(a.y) * d + BigInt(b.y - a.y) * n;
  let inside = false;
  for (let i = 0; i < polygon.length; i++) {
    const [p, q] = [polygon[i]!, polygon[(i + 1) % polygon.length]!];
    const [px, py] = [BigInt(p.x) * d - x, BigInt(p.y) * d - y];
    const [qx, qy] = [BigInt(q.x) * d - x, BigInt(q.y) * d - y];
    const side = px * qy - py * qx;
    if (side === 0n && px * qx + py * qy <= 0n) return false;
    if (py > 0n !== qy > 0n && side > 0n === qy > py) inside = !inside;
  }
  return inside;
}

/** The definition, word for word: cut the segment wherever it meets an edge's line, and look at the middle of each piece. */
function crossesExactly(polygon: Polygon, a: Point, b: Point): boolean {
  if (a.x === b.x && a.y === b.y) return false;
  const cuts: Fraction[] = [
    [0n, 1n],
    [1n, 1n],
  ];
  const [dx, dy] = [BigInt(b.x - a.x), BigInt(b.y - a.y)];
  polygon.forEach((c, i) => {
    const d = polygon[(i + 1) % polygon.length]!;
    const [ex, ey] = [BigInt(d.x - c.x), BigInt(d.y - c.y)];
    const [cx, cy] = [BigInt(c.x - a.x), BigInt(c.y - a.y)];
    const slant = dx * ey - dy * ex;
    if (slant !== 0n) cuts.push(fraction(cx * ey - cy * ex, slant));
    else cuts.push(fraction(cx * dx + cy * dy, dx * dx + dy * dy));
  });
  const within = cuts.filter(t => t[0] >= 0n && t[0] <= t[1]).sort(compare);
  return within.some((t, i) => {
    const next = within[i + 1];
    if (!next || compare(t, next) === 0) return false;
    return strictlyInside(polygon, a, b, [t[0] * next[1] + next[0] * t[1], 2n * t[1] * next[1]]);
  });
}

describe('a line through a polygon’s inside', () => {
  // biome-ignore format: one case a line
  const cases: [string, Polygon, Point, Point, boolean][] = [
    ['right through', square, at(-5, 5), at(15, 5), true],
    ['from outside to inside', square, at(-5, 5), at(5, 5), true],
    ['wholly inside', square, at(2, 2), at(3, 3), true],
    ['from corner to corner', square, at(0, 0), at(10, 10), true],
    ['beyond both corners', square, at(-1, -1), at(11, 11), true],
    ['from side to side', square, at(0, 3), at(10, 3), true],
    ['from a side inwards', square, at(0, 3), at(1, 3), true],
    ['from a side outwards', square, at(0, 3), at(-4, 3), false],
    ['along a side', square, at(-5, 0), at(15, 0), false],
    ['along a part of a side', square, at(2, 0), at(8, 0), false],
    ['past a corner, touching it', square, at(-5, 5), at(5, -5), false],
    ['ending on a corner', square, at(-5, -5), at(0, 0), false],
    ['wholly outside', square, at(-5, -5), at(-1, 15), false],
    ['no length, inside', square, at(5, 5), at(5, 5), false],
    ['across a U’s notch', u, at(10, 15), at(20, 15), false],
    ['along the notch’s floor, to its corners', u, at(10, 10), at(20, 10), false],
    ['along the notch’s floor and into the arms', u, at(9, 10), at(21, 10), true],
    ['along the floor, one unit into an arm', u, at(15, 10), at(21, 10), true],
    ['over both tops', u, at(-5, 20), at(35, 20), false],
    ['down one inner wall of the notch', u, at(10, 25), at(10, 10), false],
    ['down the wall and on into the U', u, at(10, 25), at(10, 9), true],
    ['over the notch from top to top', u, at(5, 20), at(25, 20), false],
  ];
  test.each(cases)('%s', (_, polygon, a, b, expected) => {
    for (const shape of [polygon, [...polygon].reverse()]) {
      expect(crossesInside(shape, a, b)).toBe(expected);
      expect(crossesInside(shape, b, a)).toBe(expected);
      expect(crossesExactly(shape, a, b)).toBe(expected);
    }
  });

  test('as exact fractions say, on a grid so small that lines run along edges and through corners', () => {
    fc.assert(
      fc.property(concave, pointIn(9), pointIn(9), (polygon, a, b) => {
        expect(crossesInside(polygon, a, b)).toBe(crossesExactly(polygon, a, b));
      }),
      { numRuns: 5000 },
    );
  });

  test('as exact fractions say, from corner to corner', () => {
    fc.assert(
      fc.property(concave, fc.nat(20), fc.nat(20), fc.integer({ min: 1, max: 3 }), (polygon, i, j, stretch) => {
        const a = polygon[i % polygon.length]!;
        const to = polygon[j % polygon.length]!;
        const b = at(a.x + (to.x - a.x) * stretch, a.y + (to.y - a.y) * stretch);
        expect(crossesInside(polygon, a, b)).toBe(crossesExactly(polygon, a, b));
      }),
      { numRuns: 3000 },
    );
  });

  test('as exact fractions say, over a large table', () => {
    fc.assert(
      fc.property(enlarged, farPoint, farPoint, (polygon, a, b) => {
        expect(crossesInside(polygon, a, b)).toBe(crossesExactly(polygon, a, b));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a convex shape and any polygon', () => {
  // biome-ignore format: one case a line: shape, whether it shares area with the U, whether it lies in it
  const cases: [string, Polygon, boolean, boolean][] = [
    ['in the notch, filling it', rectangle(10, 10, 10, 10), false, false],
    ['in the notch, a unit too deep', rectangle(10, 9, 10, 10), true, false],
    ['in an arm, filling it', rectangle(0, 0, 10, 20), true, true],
    ['under the notch', rectangle(10, 0, 10, 10), true, true],
    ['over both arms', rectangle(0, 0, 30, 20), true, false],
    ['around all', rectangle(-5, -5, 50, 50), true, false],
    ['side by side', rectangle(30, 0, 5, 5), false, false],
    ['corner to corner', rectangle(30, 20, 5, 5), false, false],
    ['inside without touching', rectangle(2, 2, 3, 3), true, true],
  ];
  test.each(cases)('%s', (_, shape, shares, lies) => {
    expect(overlapsPolygon(shape, u)).toBe(shares);
    expect(overlapsPolygon([...shape].reverse(), [...u].reverse())).toBe(shares);
    expect(liesInPolygon(shape, u)).toBe(lies);
  });

  test('a corner given twice changes nothing', () => {
    fc.assert(
      fc.property(
        concave,
        fc.nat(20),
        pointIn(9),
        pointIn(9),
        fc.integer({ min: 1, max: 4 }),
        (polygon, k, a, b, side) => {
          const twice = polygon.flatMap((p, i) => (i === k % polygon.length ? [p, p] : [p]));
          const block = rectangle(a.x, a.y, side, side);
          const blockTwice = [block[0]!, ...block];
          expect(holds(twice, a)).toBe(holds(polygon, a));
          expect(isConvex(twice)).toBe(isConvex(polygon));
          expect(crossesInside(twice, a, b)).toBe(crossesInside(polygon, a, b));
          expect(overlapsPolygon(blockTwice, twice)).toBe(overlapsPolygon(block, polygon));
          expect(liesInPolygon(blockTwice, twice)).toBe(liesInPolygon(block, polygon));
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('a shape shares area with itself and lies in itself', () => {
    expect(overlapsPolygon(square, square)).toBe(true);
    expect(liesInPolygon(square, square)).toBe(true);
  });

  test('a rectangle on the grid shares area with a comb just if it does with a tooth, and lies in it just if all of it does', () => {
    const size = fc.integer({ min: 1, max: 4 });
    fc.assert(
      fc.property(heights, pointIn(4), size, size, (teeth, { x, y }, width, depth) => {
        const cells = Array.from(
          { length: width * depth },
          (_, k) => [x + (k % width), y + Math.floor(k / width)] as const,
        );
        const filled = ([column, row]: readonly [number, number]): boolean => row >= 0 && row < (teeth[column] ?? 0);
        const polygon = comb(teeth, [1, 0, 0, 1], at(0, 0));
        expect(overlapsPolygon(rectangle(x, y, width, depth), polygon)).toBe(cells.some(filled));
        expect(liesInPolygon(rectangle(x, y, width, depth), polygon)).toBe(cells.every(filled));
      }),
      { numRuns: 1000 },
    );
  });
});
