import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hull } from './convex.js';
import { pointAhead } from './facing.js';
import type { Point } from './point.js';
import { crossesInside, holds, type Polygon, rectangle } from './polygon.js';
import { comb, type Matrix, numbersFrom, quarterTurned } from './samples.js';
import { sightIndex } from './sight.js';

const at = (x: number, y: number): Point => ({ x, y });
const WIDTH = 18_000;
const DEPTH = 12_000;

/** The reference: every polygon asked, one after the other. */
const crossedNaively = (polygons: readonly Polygon[], a: Point, b: Point): number[] =>
  [...polygons.keys()].filter(k => crossesInside(polygons[k]!, a, b));

/** Woods and hills: rounded ones, some with a corner given twice, and combs; some reach over the table's edge. */
function terrain(count: number, seed: number, grain: number): Polygon[] {
  const next = numbersFrom(seed);
  const onGrain = (n: number): number => Math.round(n / grain) * grain;
  return Array.from({ length: count }, (_, k) => {
    const centre = at(onGrain(next(WIDTH)), onGrain(next(DEPTH)));
    if (k % 3 === 0) {
      const teeth = Array.from({ length: 1 + next(5) }, () => 1 + next(4));
      const step = grain * Math.max(1, Math.round(300 / grain));
      const matrices: Matrix[] = [
        [step, 0, 0, step],
        [0, step, step, 0],
        [step, step, -step, step],
        [step, 0, 2 * step, -step],
      ];
      return comb(teeth, matrices[next(4)]!, centre);
    }
    const corners = 5 + next(5);
    const radius = 300 + next(600);
    const outer = hull(
      Array.from({ length: corners }, (_, i) => {
        const corner = pointAhead(centre, Math.round((3600 * i) / corners), radius);
        return at(onGrain(corner.x), onGrain(corner.y));
      }),
    );
    return k % 5 === 0 ? [...outer, outer[0]!] : outer;
  });
}

function expectSameAsNaive(polygons: readonly Polygon[], seed: number, grain: number, queries: number): void {
  const index = sightIndex(polygons, WIDTH, DEPTH);
  const next = numbersFrom(seed);
  const place = (): Point => at(next(WIDTH / grain + 1) * grain, next(DEPTH / grain + 1) * grain);
  let wrong = 0;
  for (let i = 0; i < queries; i++) {
    const [a, b] = [place(), place()];
    const expected = crossedNaively(polygons, a, b);
    const except = expected.slice(0, 1 + (i % 2));
    if (index.blockers(a, b).join() !== expected.join()) wrong++;
    if (index.blocked(a, b) !== expected.length > 0) wrong++;
    if (index.blocked(b, a) !== expected.length > 0) wrong++;
    if (index.blocked(a, b, except) !== expected.length > except.length) wrong++;
  }
  expect(wrong).toBe(0);
}

describe('the index never differs from asking every polygon', () => {
  test.each([
    ['60 polygons, any points: 20,000 lines', 60, 1, 20_000],
    ['60 polygons and points on a 10 mm grid, so that lines run along edges and cells: 20,000 lines', 60, 100, 20_000],
    ['60 polygons and points on the corners of cells: 20,000 lines', 60, 200, 20_000],
    ['400 polygons: 3,000 lines', 400, 50, 3_000],
    ['none: 100 lines', 0, 1, 100],
  ])('%s', (_, count, grain, queries) => {
    expectSameAsNaive(terrain(count, 7 + grain, grain), 11 + count, grain, queries);
  });

  test('any seed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(1, 20, 50, 100, 200), (seed, grain) => {
        expectSameAsNaive(terrain(20, seed, grain), seed + 1, grain, 60);
      }),
      { numRuns: 40 },
    );
  });

  test('lines that begin or end off the table', () => {
    const polygons = terrain(30, 5, 50);
    const index = sightIndex(polygons, WIDTH, DEPTH);
    const next = numbersFrom(3);
    const place = (): Point => at(next(3 * WIDTH) - WIDTH, next(3 * DEPTH) - DEPTH);
    for (let i = 0; i < 2000; i++) {
      const [a, b] = [place(), place()];
      expect(index.blockers(a, b)).toEqual(crossedNaively(polygons, a, b));
    }
  });

  test('a table turned by a quarter', () => {
    const polygons = terrain(40, 9, 50);
    const turn = (p: Point): Point => at(quarterTurned(p).x, quarterTurned(p).y + WIDTH);
    const index = sightIndex(polygons, WIDTH, DEPTH);
    const turned = sightIndex(
      polygons.map(polygon => polygon.map(turn)),
      DEPTH,
      WIDTH,
    );
    const next = numbersFrom(4);
    for (let i = 0; i < 2000; i++) {
      const [a, b] = [at(next(361) * 50, next(241) * 50), at(next(361) * 50, next(241) * 50)];
      expect(turned.blockers(turn(a), turn(b))).toEqual(index.blockers(a, b));
    }
  });
});

describe('a line of sight', () => {
  const wood = rectangle(400, 400, 400, 400);
  const town = rectangle(1000, 400, 400, 400);
  const index = sightIndex([wood, town], 2000, 1200);
  // biome-ignore format: one case a line
  const cases: [string, Point, Point, number[]][] = [
    ['through both', at(0, 600), at(2000, 600), [0, 1]],
    ['through both, from the other side', at(2000, 600), at(0, 600), [0, 1]],
    ['between them', at(900, 0), at(900, 1200), []],
    ['along an edge that is a line of the grid', at(0, 400), at(2000, 400), []],
    ['along an upright edge', at(800, 0), at(800, 1200), []],
    ['touching a corner', at(200, 600), at(600, 200), []],
    ['through a corner of four cells', at(0, 0), at(1200, 1200), [0]],
    ['from inside', at(600, 600), at(600, 1200), [0]],
    ['from edge to edge between them', at(800, 600), at(1000, 600), []],
    ['of no length', at(600, 600), at(600, 600), []],
  ];
  test.each(cases)('%s', (_, a, b, blockers) => {
    expect(index.blockers(a, b)).toEqual(blockers);
    expect(index.blocked(a, b)).toBe(blockers.length > 0);
  });

  test('is not blocked by what is left aside', () => {
    expect(index.blocked(at(0, 600), at(900, 600), [0])).toBe(false);
    expect(index.blocked(at(0, 600), at(2000, 600), [0])).toBe(true);
    expect(index.blocked(at(0, 600), at(2000, 600), [1, 0])).toBe(false);
  });
});

test('the polygons that hold a point are found, borders included, on the table and off it', () => {
  const polygons = terrain(60, 21, 100);
  const index = sightIndex(polygons, WIDTH, DEPTH);
  const next = numbersFrom(6);
  const places = Array.from({ length: 3000 }, () => at(next(200) * 100 - 1000, next(140) * 100 - 1000));
  for (const p of [...places, ...polygons.flat()]) {
    expect(index.holders(p)).toEqual([...polygons.keys()].filter(k => holds(polygons[k]!, p) !== 'outside'));
  }
});
