import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { overlaps, within } from './convex.js';
import {
  circlesBeyond,
  circumradius,
  FRONT_LEFT,
  footprint,
  frontMiddle,
  gapToTableEdge,
  movingWithin,
  type Pose,
  REAR_RIGHT,
  sweep,
  withinPolygon,
  withinSegment,
  withinTable,
} from './footprint.js';
import { distance, type Point } from './point.js';
import { isConvex, overlapsPolygon, type Polygon, pointWithinPolygon, rectangle, shifted } from './polygon.js';
import { comb, type Matrix, quarterTurned } from './samples.js';

const at = (x: number, y: number): Point => ({ x, y });
const integer = (min: number, max: number) => fc.integer({ min, max });
const pose: fc.Arbitrary<Pose> = fc.record({
  x: integer(-3000, 3000),
  y: integer(-3000, 3000),
  facing: integer(0, 3599),
});
const size = integer(2, 900);

describe('corners of a base', () => {
  // biome-ignore format: one case a line: facing, then front left, front right, rear right, rear left of a 40 by 20 base
  const cases: [number, Polygon][] = [
    [0,    [at(-20, 10), at(20, 10), at(20, -10), at(-20, -10)]],
    [900,  [at(10, 20), at(10, -20), at(-10, -20), at(-10, 20)]],
    [1800, [at(20, -10), at(-20, -10), at(-20, 10), at(20, 10)]],
    [2700, [at(-10, -20), at(-10, 20), at(10, 20), at(10, -20)]],
    [450,  [at(-7, 21), at(21, -7), at(7, -21), at(-21, 7)]],
  ];
  test.each(cases)('facing %i', (facing, corners) => {
    expect(footprint({ x: 0, y: 0, facing }, 40, 20)).toEqual(corners);
  });

  test('a base of odd size is neither larger nor smaller, so that a line of them touches without overlap', () => {
    for (const facing of [0, 900, 1800, 2700]) {
      const base = footprint({ x: 500, y: 500, facing }, 127, 127);
      const next = footprint({ x: 627, y: 500, facing }, 127, 127);
      expect(overlaps(base, next)).toBe(false);
      expect(within(base, next, 0)).toBe(true);
    }
  });

  test('the front is towards the facing', () => {
    expect(frontMiddle(footprint({ x: 100, y: 100, facing: 900 }, 40, 20))).toEqual(at(110, 100));
  });

  test('a quarter turn of the facing is a quarter turn of the corners, at every facing', () => {
    for (let facing = 0; facing < 3600; facing++) {
      const base = footprint({ x: 0, y: 0, facing }, 508, 254);
      expect(footprint({ x: 0, y: 0, facing: facing + 900 }, 508, 254)).toEqual(base.map(quarterTurned));
    }
  });

  test('every base is convex, its sides right to within rounding, its corners within the circumradius', () => {
    fc.assert(
      fc.property(pose, size, size, (place, width, depth) => {
        const base = footprint(place, width, depth);
        expect(isConvex(base)).toBe(true);
        expect(Math.abs(distance(base[0]!, base[1]!) - width)).toBeLessThan(1.5);
        expect(Math.abs(distance(base[1]!, base[2]!) - depth)).toBeLessThan(1.5);
        for (const corner of base) expect(distance(corner, place)).toBeLessThanOrEqual(circumradius(width, depth));
        expect(base[FRONT_LEFT]).not.toEqual(base[REAR_RIGHT]);
      }),
    );
  });

  test('moving the pose moves the corners', () => {
    fc.assert(
      fc.property(pose, size, size, integer(-500, 500), (place, width, depth, by) => {
        const moved = footprint({ ...place, x: place.x + by, y: place.y - by }, width, depth);
        expect(moved).toEqual(shifted(footprint(place, width, depth), by, -by));
      }),
    );
  });
});

test('circles that are beyond reach never hide bases within it', () => {
  fc.assert(
    fc.property(pose, pose, size, size, integer(0, 4000), (p, q, width, depth, reach) => {
      const radius = circumradius(width, depth);
      if (circlesBeyond(p, radius, q, radius, reach)) {
        expect(within(footprint(p, width, depth), footprint(q, width, depth), reach)).toBe(false);
      }
    }),
  );
});

describe('a base and the table', () => {
  // biome-ignore format: one case a line: pose, on the table, gaps to north, east, south, west
  const cases: [string, Pose, boolean, number[]][] = [
    ['in the south-western corner', { x: 20, y: 10, facing: 0 }, true, [980, 1460, 0, 0]],
    ['in the north-eastern corner', { x: 1490, y: 980, facing: 900 }, true, [0, 0, 960, 1480]],
    ['a unit over the west edge', { x: 19, y: 10, facing: 0 }, false, [980, 1461, 0, -1]],
    ['in the middle', { x: 750, y: 500, facing: 0 }, true, [490, 730, 490, 730]],
  ];
  test.each(cases)('%s', (_, place, on, gaps) => {
    const base = footprint(place, 40, 20);
    expect(withinTable(base, 1500, 1000)).toBe(on);
    const edges = ['north', 'east', 'south', 'west'] as const;
    expect(edges.map(edge => gapToTableEdge(base, edge, 1500, 1000))).toEqual(gaps);
  });
});

describe('a base and lines, points, polygons', () => {
  const base = rectangle(0, 0, 40, 20);
  const u: Polygon = [at(60, 0), at(160, 0), at(160, 90), at(130, 90), at(130, 30), at(90, 30), at(90, 90), at(60, 90)];

  test.each([
    ['beside it', at(-10, 25), at(50, 25), 5, true],
    ['beside it, too far', at(-10, 26), at(50, 26), 5, false],
    ['through it', at(-10, 10), at(50, 10), 0, true],
    ['ending off a corner', at(43, 24), at(90, 90), 5, true],
    ['ending off a corner, too far', at(43, 25), at(90, 90), 5, false],
  ])('a segment %s', (_, p, q, reach, near) => {
    expect(withinSegment(base, p, q, reach)).toBe(near);
  });

  test.each([
    ['beside a U', base, 20, true],
    ['beside a U, too far', base, 19, false],
    ['in its notch, touching nothing', rectangle(100, 50, 20, 20), 9, false],
    ['in its notch, 10 from the walls', rectangle(100, 50, 20, 20), 10, true],
    ['inside an arm', rectangle(65, 40, 10, 10), 0, true],
    ['around it', rectangle(0, -50, 300, 300), 0, true],
  ])('a base %s', (_, shape, reach, near) => {
    expect(withinPolygon(shape, u, reach)).toBe(near);
  });

  test('what shares area with a polygon is within nothing of it; what is not within 1 shares none', () => {
    const small = integer(-3, 3);
    const matrix = fc
      .tuple(small, small, small, small)
      .filter(([a, b, c, d]) => a * d !== b * c) as fc.Arbitrary<Matrix>;
    const heights = fc.array(integer(1, 4), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(heights, matrix, integer(-9, 9), integer(-9, 9), integer(1, 4), (teeth, m, x, y, side) => {
        const polygon = comb(teeth, m, at(0, 0));
        const block = rectangle(x, y, side, side);
        if (overlapsPolygon(block, polygon)) expect(withinPolygon(block, polygon, 0)).toBe(true);
        const corners =
          block.some(p => pointWithinPolygon(p, polygon, 2)) || polygon.some(p => pointWithinPolygon(p, block, 2));
        if (corners) expect(withinPolygon(block, polygon, 2)).toBe(true);
        if (withinPolygon(block, polygon, 2) && !withinPolygon(block, polygon, 0)) expect(corners).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a moving base', () => {
  const base = rectangle(0, 0, 40, 20);

  test('sweeps a hexagon when it moves aslant, a rectangle when straight', () => {
    expect(sweep(base, 100, 50)).toHaveLength(6);
    expect(sweep(base, 100, 0)).toEqual(rectangle(0, 0, 140, 20));
    expect(sweep(base, 0, 0)).toEqual(base);
  });

  test.each([
    ['passes a post at the limit', 100, 0, rectangle(60, 25, 5, 5), 5, true],
    ['passes a post a unit too far', 100, 0, rectangle(60, 26, 5, 5), 5, false],
    ['does not look beyond its end', 100, 0, rectangle(146, 0, 5, 5), 5, false],
    ['looks as far as its end', 100, 0, rectangle(145, 0, 5, 5), 5, true],
    ['aslant, clears the inner corner', 100, 100, rectangle(100, 0, 20, 59), 0, false],
    ['aslant, touches the inner corner', 100, 100, rectangle(100, 0, 20, 60), 0, true],
    ['stands still', 0, 0, rectangle(45, 0, 5, 5), 5, true],
  ])('%s', (_, dx, dy, other, reach, near) => {
    expect(movingWithin(base, dx, dy, other, reach)).toBe(near);
  });

  test('comes within reach if it is so at any step on the way, and only where it nearly is', () => {
    fc.assert(
      fc.property(
        pose,
        pose,
        size,
        integer(-40, 40),
        integer(-40, 40),
        integer(0, 600),
        (p, q, width, dx, dy, reach) => {
          const [mover, other] = [footprint(p, width, 100), footprint(q, 200, 100)];
          const steps = Array.from({ length: 51 }, (_, k) => shifted(mover, dx * k, dy * k));
          const near = movingWithin(mover, dx * 50, dy * 50, other, reach);
          if (steps.some(step => within(step, other, reach))) expect(near).toBe(true);
          if (near) expect(steps.some(step => within(step, other, reach + 57))).toBe(true);
        },
      ),
    );
  });
});
