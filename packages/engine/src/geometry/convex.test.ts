import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apart, gap, hull, overlaps, touches, within } from './convex.js';
import { footprint } from './footprint.js';
import { type Point, squaredDistanceToSegment } from './point.js';
import { holds, isConvex, type Polygon, rectangle, shifted } from './polygon.js';
import { quarterTurned } from './samples.js';

const at = (x: number, y: number): Point => ({ x, y });
const integer = (min: number, max: number) => fc.integer({ min, max });

const tiny: fc.Arbitrary<Polygon> = fc
  .tuple(integer(-8, 8), integer(-8, 8), integer(1, 5), integer(1, 5), fc.boolean())
  .map(([x, y, w, d, clockwise]) => (clockwise ? [...rectangle(x, y, w, d)].reverse() : rectangle(x, y, w, d)));
const turnedBase = (most: number): fc.Arbitrary<Polygon> =>
  fc
    .tuple(integer(-most, most), integer(-most, most), integer(0, 3599), integer(2, 900), integer(2, 900))
    .map(([x, y, facing, width, depth]) => footprint({ x, y, facing }, 2 * width, 2 * depth));
const cloud = fc
  .array(fc.record({ x: integer(-9, 9), y: integer(-9, 9) }), { minLength: 3, maxLength: 8 })
  .map(hull)
  .filter(polygon => polygon.length > 2);
const shape = fc.oneof(tiny, cloud, turnedBase(1500), turnedBase(90_000));

/** The squared distance of two convex polygons as a fraction of big integers, by its definition. */
function squaredGapExactly(a: Polygon, b: Polygon): readonly [bigint, bigint] {
  if (meetExactly(a, b)) return [0n, 1n];
  let best: readonly [bigint, bigint] | undefined;
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    for (const p of from)
      for (let i = 0; i < to.length; i++) {
        const squared = squaredToSegment(p, to[i]!, to[(i + 1) % to.length]!);
        if (!best || squared[0] * best[1] < best[0] * squared[1]) best = squared;
      }
  }
  return best!;
}

function squaredToSegment(p: Point, a: Point, b: Point): readonly [bigint, bigint] {
  const [dx, dy, px, py] = [b.x - a.x, b.y - a.y, p.x - a.x, p.y - a.y].map(BigInt) as [bigint, bigint, bigint, bigint];
  const along = px * dx + py * dy;
  const lengthSquared = dx * dx + dy * dy;
  if (along <= 0n) return [px * px + py * py, 1n];
  if (along >= lengthSquared) return [(px - dx) ** 2n + (py - dy) ** 2n, 1n];
  return [(px * dy - py * dx) ** 2n, lengthSquared];
}

/** They meet if a corner of one is in the other, or if two edges cross. */
function meetExactly(a: Polygon, b: Polygon): boolean {
  if (a.some(p => holds(b, p) !== 'outside') || b.some(p => holds(a, p) !== 'outside')) return true;
  const side = (p: Point, q: Point, r: Point): bigint =>
    BigInt(q.x - p.x) * BigInt(r.y - p.y) - BigInt(q.y - p.y) * BigInt(r.x - p.x);
  return a.some((p, i) => {
    const q = a[(i + 1) % a.length]!;
    return b.some((r, j) => {
      const s = b[(j + 1) % b.length]!;
      return side(p, q, r) * side(p, q, s) < 0n && side(r, s, p) * side(r, s, q) < 0n;
    });
  });
}

function withinExactly(a: Polygon, b: Polygon, reach: number): boolean {
  const [squared, by] = squaredGapExactly(a, b);
  return squared <= BigInt(reach) ** 2n * by;
}

describe('two bases', () => {
  const base = rectangle(0, 0, 40, 20);
  const diamond: Polygon = [at(0, 10), at(10, 0), at(0, -10), at(-10, 0)];
  // biome-ignore format: one case a line: other, gap, overlap
  const cases: [string, Polygon, number, boolean][] = [
    ['side by side, touching',    rectangle(40, 0, 40, 20), 0, false],
    ['corner to corner',          rectangle(40, 20, 10, 10), 0, false],
    ['an inch apart',             rectangle(294, 0, 40, 20), 254, false],
    ['diagonally apart, 3-4-5',   rectangle(43, 24, 10, 10), 5, false],
    ['overlapping by a unit',     rectangle(39, 0, 40, 20), 0, true],
    ['one within the other',      rectangle(10, 5, 5, 5), 0, true],
    ['the same place',            rectangle(0, 0, 40, 20), 0, true],
    ['crossing without a corner', rectangle(10, -10, 5, 50), 0, true],
    ['a corner against a side',   [at(50, 10), at(60, 0), at(70, 10), at(60, 20)], 10, false],
  ];
  test.each(cases)('%s', (_, other, distance, overlapping) => {
    expect(gap(base, other)).toBe(distance);
    expect(within(base, other, distance)).toBe(true);
    if (distance > 0) expect(apart(base, other, distance - 1)).toBe(true);
    expect(overlaps(base, other)).toBe(overlapping);
  });

  test('a diamond and a square apart by a slant: √50 is more than 7 and less than 8', () => {
    const block = rectangle(10, 10, 5, 5);
    expect([within(diamond, block, 7), within(diamond, block, 8)]).toEqual([false, true]);
    expect(gap(diamond, block)).toBeCloseTo(Math.sqrt(50), 12);
  });

  test('contact allows a gap and an overlap up to the tolerance', () => {
    // biome-ignore format: one case a line: how far to the east the other stands
    const shifts = [[46, false], [45, true], [40, true], [36, true], [35, true], [34, false], [0, false]] as const;
    for (const [dx, contact] of shifts) expect(touches(base, shifted(base, dx, 0), 5)).toBe(contact);
  });

  test('slack forgives an overlap of no more than its depth', () => {
    expect(overlaps(base, shifted(base, 38, 3), 2)).toBe(false);
    expect(overlaps(base, shifted(base, 38, 3), 1)).toBe(true);
  });
});

describe('reach between convex shapes', () => {
  test('a gap is the least distance from a corner of one to an edge of the other, to the last bit', () => {
    const leastFrom = (a: Polygon, b: Polygon): number =>
      Math.min(...a.flatMap(p => b.map((q, i) => squaredDistanceToSegment(p, b.at(i - 1)!, q))));
    fc.assert(
      fc.property(shape, shape, (a, b) => {
        const plainly = within(a, b, 0) ? 0 : Math.sqrt(Math.min(leastFrom(a, b), leastFrom(b, a)));
        expect(gap(a, b)).toBe(plainly);
      }),
      { numRuns: 3000 },
    );
  });

  test('is exact: as BigInt says', () => {
    fc.assert(
      fc.property(shape, shape, fc.oneof(integer(0, 12), integer(0, 250_000)), (a, b, reach) => {
        expect(within(a, b, reach)).toBe(withinExactly(a, b, reach));
        expect(apart(a, b, reach)).toBe(!withinExactly(a, b, reach));
      }),
      { numRuns: 3000 },
    );
  });

  test('is exact at the very limit: as BigInt says', () => {
    fc.assert(
      fc.property(shape, shape, integer(-1, 1), (a, b, off) => {
        const reach = Math.max(0, Math.round(gap(a, b)) + off);
        expect(within(a, b, reach)).toBe(withinExactly(a, b, reach));
      }),
      { numRuns: 3000 },
    );
  });

  test('and overlap are the same both ways, and after a quarter turn of both', () => {
    fc.assert(
      fc.property(shape, shape, integer(0, 2000), (a, b, reach) => {
        const [turnedA, turnedB] = [a.map(quarterTurned), b.map(quarterTurned)];
        for (const ask of [within, overlaps, touches] as const) {
          const answer = ask(a, b, reach);
          expect(ask(b, a, reach)).toBe(answer);
          expect(ask(turnedA, turnedB, reach)).toBe(answer);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('to a bare segment is exact too', () => {
    const end = fc.record({ x: integer(-12, 12), y: integer(-12, 12) });
    fc.assert(
      fc.property(fc.oneof(tiny, cloud), end, end, integer(0, 9), (a, p, q, reach) => {
        fc.pre(p.x !== q.x || p.y !== q.y);
        const [squared, by] = squaredGapExactly(a, [p, q]);
        expect(within(a, [p, q], reach)).toBe(squared <= BigInt(reach * reach) * by);
      }),
      { numRuns: 2000 },
    );
  });

  test('is nothing just if they overlap or touch; what overlaps is within nothing', () => {
    fc.assert(
      fc.property(shape, shape, (a, b) => {
        if (overlaps(a, b)) expect(within(a, b, 0)).toBe(true);
        expect(gap(a, b) === 0).toBe(within(a, b, 0));
      }),
    );
  });
});

describe('overlap', () => {
  test('and reach do not mind a corner given twice', () => {
    fc.assert(
      fc.property(fc.oneof(tiny, cloud), fc.oneof(tiny, cloud), fc.nat(9), integer(0, 3), (a, b, k, reach) => {
        const twice = a.flatMap((p, i) => (i === k % a.length ? [p, p] : [p]));
        expect(overlaps(twice, b, reach)).toBe(overlaps(a, b, reach));
        expect(overlaps(b, twice)).toBe(overlaps(b, a));
        expect(within(twice, b, reach)).toBe(within(a, b, reach));
      }),
      { numRuns: 500 },
    );
  });

  test('of upright rectangles is overlap along both axes', () => {
    fc.assert(
      fc.property(tiny, tiny, (a, b) => {
        const span = (shape: Polygon, axis: 'x' | 'y') => shape.map(p => p[axis]).sort((p, q) => p - q);
        const share = (axis: 'x' | 'y'): boolean => {
          const [p, q] = [span(a, axis), span(b, axis)];
          return Math.max(p[0]!, q[0]!) < Math.min(p[3]!, q[3]!);
        };
        expect(overlaps(a, b)).toBe(share('x') && share('y'));
      }),
    );
  });
});

describe('the hull', () => {
  test('of a square with points inside and on its sides is the square', () => {
    expect(hull([at(5, 5), at(0, 0), at(10, 0), at(5, 0), at(10, 10), at(0, 10), at(0, 4)])).toEqual(
      rectangle(0, 0, 10, 10),
    );
  });

  test('is convex and holds every point', () => {
    const points = fc.array(fc.record({ x: integer(-9, 9), y: integer(-9, 9) }), { minLength: 3, maxLength: 12 });
    fc.assert(
      fc.property(points, all => {
        const outer = hull(all);
        fc.pre(outer.length > 2);
        expect(isConvex(outer)).toBe(true);
        for (const p of all) expect(holds(outer, p)).not.toBe('outside');
      }),
    );
  });
});
