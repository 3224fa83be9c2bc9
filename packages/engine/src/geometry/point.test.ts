import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  cross,
  distance,
  dot,
  lerp,
  nearestOnSegment,
  onSegment,
  orientation,
  type Point,
  pointsWithin,
  pointWithinSegment,
  rounded,
  samePoint,
  segmentsCross,
  segmentsMeet,
  segmentsWithin,
  squaredDistance,
  squaredDistanceToSegment,
  subtract,
} from './point.js';
import { quarterTurned } from './samples.js';

const at = (x: number, y: number): Point => ({ x, y });
const pointIn = (most: number) =>
  fc.record({ x: fc.integer({ min: -most, max: most }), y: fc.integer({ min: -most, max: most }) });
const near = pointIn(6);
const far = pointIn(100_000);
const anyPoint = fc.oneof(near, far);

describe('vectors', () => {
  test.each([
    ['a sum', add(at(1, 2), at(3, -5)), at(4, -3)],
    ['a difference', subtract(at(1, 2), at(3, -5)), at(-2, 7)],
    ['the middle', lerp(at(0, 0), at(10, 20), 0.5), at(5, 10)],
    ['a middle between two units goes up', lerp(at(0, 0), at(-1, 1), 0.5), at(0, 1)],
    ['the start', lerp(at(7, 8), at(-1, 1), 0), at(7, 8)],
    ['the end', lerp(at(7, 8), at(-1, 1), 1), at(-1, 1)],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });

  test('dot, cross, distance', () => {
    expect(dot(at(2, 3), at(5, 7))).toBe(31);
    expect(cross(at(2, 3), at(5, 7))).toBe(-1);
    expect(squaredDistance(at(0, 0), at(3, 4))).toBe(25);
    expect(distance(at(1, 1), at(4, 5))).toBe(5);
    expect(samePoint(at(1, 2), at(1, 2))).toBe(true);
    expect(samePoint(at(1, 2), at(2, 1))).toBe(false);
  });

  test('rounding never gives a negative zero', () => {
    expect(Object.is(rounded(-0.2), 0)).toBe(true);
  });

  test('orientation is positive on the left', () => {
    expect(orientation(at(0, 0), at(0, 5), at(-1, 3))).toBeGreaterThan(0);
    expect(orientation(at(0, 0), at(0, 5), at(1, 3))).toBeLessThan(0);
    expect(orientation(at(0, 0), at(2, 4), at(3, 6))).toBe(0);
  });
});

describe('two segments', () => {
  // biome-ignore format: one case a line: name, four points, whether they cross properly, whether they meet
  const cases: [string, Point, Point, Point, Point, boolean, boolean][] = [
    ['a plain cross',               at(0, 0), at(4, 4), at(0, 4), at(4, 0), true, true],
    ['a T: an end on the other',    at(0, 0), at(4, 0), at(2, 0), at(2, 3), false, true],
    ['end to end',                  at(0, 0), at(4, 0), at(4, 0), at(5, 5), false, true],
    ['along one line, sharing some', at(0, 0), at(4, 0), at(3, 0), at(9, 0), false, true],
    ['along one line, apart',       at(0, 0), at(4, 0), at(5, 0), at(9, 0), false, false],
    ['parallel',                    at(0, 0), at(4, 0), at(0, 1), at(4, 1), false, false],
    ['the lines cross, not they',   at(0, 0), at(1, 1), at(0, 9), at(9, 0), false, false],
    ['one of them a point on it',   at(0, 0), at(4, 4), at(2, 2), at(2, 2), false, true],
  ];
  test.each(cases)('%s', (_, a, b, c, d, crossing, meeting) => {
    expect(segmentsCross(a, b, c, d)).toBe(crossing);
    expect(segmentsMeet(a, b, c, d)).toBe(meeting);
  });

  test('order and direction make no difference, nor does a quarter turn', () => {
    fc.assert(
      fc.property(near, near, near, near, (a, b, c, d) => {
        for (const ask of [segmentsCross, segmentsMeet]) {
          const answer = ask(a, b, c, d);
          expect(ask(c, d, a, b)).toBe(answer);
          expect(ask(b, a, c, d)).toBe(answer);
          expect(ask(quarterTurned(a), quarterTurned(b), quarterTurned(c), quarterTurned(d))).toBe(answer);
        }
      }),
    );
  });

  test('they meet just if they are within nothing of each other', () => {
    fc.assert(
      fc.property(near, near, near, near, (a, b, c, d) => {
        expect(segmentsWithin(a, b, c, d, 0)).toBe(segmentsMeet(a, b, c, d));
      }),
    );
  });
});

/** Whether p is within reach of ab, with integers of any size. */
function withinExactly(p: Point, a: Point, b: Point, reach: number): boolean {
  const [dx, dy, px, py] = [b.x - a.x, b.y - a.y, p.x - a.x, p.y - a.y].map(BigInt) as [bigint, bigint, bigint, bigint];
  const reachSquared = BigInt(reach) ** 2n;
  const along = px * dx + py * dy;
  const lengthSquared = dx * dx + dy * dy;
  if (along <= 0n) return px * px + py * py <= reachSquared;
  if (along >= lengthSquared) return (px - dx) ** 2n + (py - dy) ** 2n <= reachSquared;
  return (px * dy - py * dx) ** 2n <= reachSquared * lengthSquared;
}

describe('a point and a segment', () => {
  // biome-ignore format: one case a line
  const cases: [string, Point, Point, Point, number, boolean][] = [
    ['beside it, at the limit',        at(5, 3),  at(0, 0), at(9, 0), 3, true],
    ['beside it, a unit too far',      at(5, 4),  at(0, 0), at(9, 0), 3, false],
    ['beyond its end, at the limit',   at(12, 4), at(0, 0), at(9, 0), 5, true],
    ['beyond its end, too far',        at(13, 4), at(0, 0), at(9, 0), 5, false],
    ['before its start, at the limit', at(-3, 4), at(0, 0), at(9, 0), 5, true],
    ['on it',                          at(3, 3),  at(0, 0), at(9, 9), 0, true],
    ['on its line only',               at(10, 10), at(0, 0), at(9, 9), 1, false],
    ['a segment without length',       at(3, 4),  at(0, 0), at(0, 0), 5, true],
    ['a slant 5 long, exactly 10 off', at(-6 - 8, -8 + 6), at(-6, -8), at(-3, -4), 10, true],
    ['half a unit of reach',           at(5, 1),  at(0, 0), at(9, 0), 0.5, false],
  ];
  test.each(cases)('%s', (_, p, a, b, reach, expected) => {
    expect(pointWithinSegment(p, a, b, reach)).toBe(expected);
  });

  test('reach is exact: as BigInt says', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, anyPoint, fc.nat(200_000), (p, a, b, reach) => {
        expect(pointWithinSegment(p, a, b, reach)).toBe(withinExactly(p, a, b, reach));
      }),
      { numRuns: 2000 },
    );
  });

  test('reach is exact where it just suffices and just fails: as BigInt says', () => {
    fc.assert(
      fc.property(far, far, far, fc.integer({ min: -1, max: 1 }), (p, a, b, off) => {
        const reach = Math.max(0, Math.round(Math.sqrt(squaredDistanceToSegment(p, a, b))) + off);
        expect(pointWithinSegment(p, a, b, reach)).toBe(withinExactly(p, a, b, reach));
      }),
      { numRuns: 2000 },
    );
  });

  test('on the segment means within nothing of it', () => {
    fc.assert(
      fc.property(near, near, near, (p, a, b) => {
        expect(onSegment(p, a, b)).toBe(pointWithinSegment(p, a, b, 0));
      }),
    );
  });

  test('the nearest point is as near as the distance says, but for rounding', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, anyPoint, (p, a, b) => {
        const nearest = nearestOnSegment(p, a, b);
        expect(Math.abs(distance(p, nearest) - Math.sqrt(squaredDistanceToSegment(p, a, b)))).toBeLessThan(0.71);
        expect(pointWithinSegment(nearest, a, b, 1)).toBe(true);
      }),
    );
  });
});

test('two points are within reach at the limit', () => {
  expect(pointsWithin(at(0, 0), at(3, 4), 5)).toBe(true);
  expect(pointsWithin(at(0, 0), at(3, 5), 5)).toBe(false);
});
