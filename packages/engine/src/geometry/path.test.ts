import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Area,
  areasAt,
  boxesAbout,
  legLength,
  type Piece,
  pathLength,
  pointOnPath,
  shareInside,
  splitLeg,
} from './path.js';
import { distance, orientation, type Point } from './point.js';
import { crossesInside, holds, type Polygon, rectangle } from './polygon.js';
import { comb, type Matrix } from './samples.js';
import { inStrip, type Strip } from './strip.js';

const at = (x: number, y: number): Point => ({ x, y });
const integer = (min: number, max: number) => fc.integer({ min, max });
const pointIn = (most: number) => fc.record({ x: integer(-most, most), y: integer(-most, most) });
const matrix = fc
  .tuple(integer(-3, 3), integer(-3, 3), integer(-3, 3), integer(-3, 3))
  .filter(([a, b, c, d]) => a * d !== b * c) as fc.Arbitrary<Matrix>;
const concave = fc
  .tuple(fc.array(integer(1, 4), { minLength: 1, maxLength: 5 }), matrix, pointIn(6))
  .map(([teeth, m, place]) => comb(teeth, m, place));
const road: fc.Arbitrary<Strip> = fc.record({
  points: fc.array(pointIn(9), { minLength: 2, maxLength: 4 }),
  width: integer(1, 6),
});
const areas: fc.Arbitrary<Area[]> = fc.array(fc.oneof(concave, road), { maxLength: 5 });

const brief = (pieces: readonly Piece[]): string =>
  pieces.map(({ from, to, areas: held }) => `${from}-${to}:${held.join('+') || 'open'}`).join(' ');

describe('a leg is split', () => {
  const wood = rectangle(20, 0, 40, 20);
  const hill = rectangle(40, 0, 40, 20);
  const u: Polygon = [at(10, 0), at(90, 0), at(90, 50), at(70, 50), at(70, 20), at(30, 20), at(30, 50), at(10, 50)];
  const lane: Strip = { points: [at(50, -100), at(50, 100)], width: 20 };
  const [start, end] = [at(0, 10), at(100, 10)];
  // biome-ignore format: one case a line: from, to, areas, pieces
  const cases: [string, Point, Point, Area[], string][] = [
    ['nowhere on open ground', start, end, [], '0-1:open'],
    ['where it enters and leaves a wood', start, end, [wood], '0-0.2:open 0.2-0.6:0 0.6-1:open'],
    ['where a wood and a hill overlap', start, end, [wood, hill], '0-0.2:open 0.2-0.4:0 0.4-0.6:0+1 0.6-0.8:1 0.8-1:open'],
    ['at a border that two areas share', start, end, [rectangle(0, 0, 50, 20), rectangle(50, 5, 50, 9)], '0-0.5:0 0.5-1:1'],
    ['where it runs along an edge: that is the wood', at(0, 20), at(100, 20), [wood], '0-0.2:open 0.2-0.6:0 0.6-1:open'],
    ['not where it touches a corner', at(0, 40), at(40, 0), [rectangle(0, 0, 20, 20)], '0-1:open'],
    ['in each arm of a U', at(0, 30), at(100, 30), [u], '0-0.1:open 0.1-0.3:0 0.3-0.7:open 0.7-0.9:0 0.9-1:open'],
    ['not along the floor of a U’s notch', at(0, 20), at(100, 20), [u], '0-0.1:open 0.1-0.9:0 0.9-1:open'],
    ['not where it ends on an edge', at(40, 40), at(40, 20), [wood], '0-1:open'],
    ['not at all inside', at(25, 5), at(55, 15), [wood], '0-1:0'],
    ['where it crosses a road', start, end, [lane], '0-0.4:open 0.4-0.6:0 0.6-1:open'],
    ['where a road crosses a wood', start, end, [wood, lane], '0-0.2:open 0.2-0.4:0 0.4-0.6:0+1 0.6-1:open'],
    ['not along a road’s border: that is road', at(60, 0), at(60, 50), [lane], '0-1:0'],
    ['not beside it', at(61, 0), at(61, 50), [lane], '0-1:open'],
    ['at a road’s round end', at(50, 90), at(50, 130), [lane], '0-0.5:0 0.5-1:open'],
    ['nowhere if it has no length', at(30, 10), at(30, 10), [wood, hill], '0-1:0'],
    ['nor on an edge', at(40, 20), at(40, 20), [wood, hill], '0-1:0+1'],
  ];
  test.each(cases)('%s', (_, a, b, held, pieces) => {
    expect(brief(splitLeg(a, b, held))).toBe(pieces);
  });

  test('without slivers: a gap of a ten-thousandth of a millimetre is none', () => {
    const before = rectangle(0, -10, 50_000, 20);
    const after: Polygon = [at(50_000, -1), at(60_000, -1), at(60_000, 99_999), at(50_001, 99_999)];
    expect(brief(splitLeg(at(0, 0), at(100_000, 0), [before, after]))).toBe('0-0.5:0 0.5-0.6:1 0.6-1:open');
    expect(brief(splitLeg(at(100_000, 0), at(0, 0), [before, after]))).toMatch(
      /^0-0.4:open 0.4-0.49999\d*:1 0.49999\d*-1:0$/,
    );
  });

  test('round the bend of a road without a seam', () => {
    const bend: Strip = { points: [at(0, 0), at(50, 0), at(100, 0), at(100, 50)], width: 10 };
    expect(brief(splitLeg(at(0, 0), at(100, 0), [bend]))).toBe('0-1:0');
  });
});

describe('the pieces of any leg', () => {
  test('cover it from 0 to 1 without gaps, and their lengths add up to its own', () => {
    fc.assert(
      fc.property(pointIn(15), pointIn(15), areas, (a, b, ground) => {
        const pieces = splitLeg(a, b, ground);
        expect(pieces[0]!.from).toBe(0);
        expect(pieces[pieces.length - 1]!.to).toBe(1);
        pieces.slice(1).forEach((piece, i) => {
          expect(piece.from).toBe(pieces[i]!.to);
          expect(piece.areas).not.toEqual(pieces[i]!.areas);
        });
        for (const { from, to } of pieces) expect(to).toBeGreaterThan(from);
        const sum = pieces.reduce((length, { from, to }) => length + (to - from) * legLength(a, b), 0);
        expect(sum).toBeCloseTo(legLength(a, b), 9);
      }),
      { numRuns: 2000 },
    );
  });

  /** Whether ab and cd lie on one line and share some length of it. */
  function overlap(a: Point, b: Point, c: Point, d: Point): boolean {
    if (orientation(a, b, c) !== 0 || orientation(a, b, d) !== 0) return false;
    const along: 'x' | 'y' = a.x === b.x ? 'y' : 'x';
    const [low, high] = [Math.min(a[along], b[along]), Math.max(a[along], b[along])];
    return Math.max(low, Math.min(c[along], d[along])) < Math.min(high, Math.max(c[along], d[along]));
  }

  test('name a polygon just if the leg runs through its inside or along its border', () => {
    fc.assert(
      fc.property(pointIn(15), pointIn(15), concave, (a, b, polygon) => {
        fc.pre(a.x !== b.x || a.y !== b.y);
        const named = splitLeg(a, b, [polygon]).some(piece => piece.areas.length > 0);
        const runsAlong = polygon.some((c, i) => overlap(a, b, c, polygon[(i + 1) % polygon.length]!));
        expect(named).toBe(crossesInside(polygon, a, b) || runsAlong);
      }),
      { numRuns: 5000 },
    );
  });

  test('are in the areas they name, and in no others: every whole point of the leg says so', () => {
    fc.assert(
      fc.property(pointIn(6), pointIn(3), areas, (a, step, ground) => {
        const count = 12;
        const b = at(a.x + step.x * count, a.y + step.y * count);
        for (const { from, to, areas: held } of splitLeg(a, b, ground)) {
          for (let k = 0; k <= count; k++) {
            if (k / count < from + 1e-6 || k / count > to - 1e-6) continue;
            const p = at(a.x + step.x * k, a.y + step.y * k);
            ground.forEach((area, i) => {
              // A strip may be touched, and a border crossed, at p alone: neither says anything of the piece.
              const surelyIn =
                'points' in area ? inStrip({ ...area, width: area.width - 0.5 }, p) : holds(area, p) === 'inside';
              const surelyOut = 'points' in area ? !inStrip(area, p) : holds(area, p) === 'outside';
              if (surelyIn) expect(held).toContain(i);
              if (surelyOut) expect(held).not.toContain(i);
            });
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('are the same where the boxes about the areas are known', () => {
    fc.assert(
      fc.property(pointIn(15), pointIn(15), areas, (a, b, ground) => {
        const boxes = boxesAbout(ground);
        expect(splitLeg(a, b, ground, boxes)).toEqual(splitLeg(a, b, ground));
        expect(areasAt(a, ground, boxes)).toEqual(areasAt(a, ground));
      }),
      { numRuns: 1000 },
    );
  });
  test('are the same backwards', () => {
    fc.assert(
      fc.property(pointIn(15), pointIn(15), areas, (a, b, ground) => {
        const there = splitLeg(a, b, ground);
        const back = [...splitLeg(b, a, ground)].reverse();
        expect(back.map(piece => piece.areas)).toEqual(there.map(piece => piece.areas));
        back.forEach((piece, i) => {
          expect(1 - piece.to).toBeCloseTo(there[i]!.from, 6);
        });
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a path', () => {
  const path = [at(0, 0), at(300, 400), at(300, 1000)];

  test('is as long as its legs', () => {
    expect(pathLength(path)).toBe(1100);
    expect(pathLength([at(5, 5)])).toBe(0);
    expect(pathLength([])).toBe(0);
  });

  test.each([
    ['at its start', 0, at(0, 0)],
    ['before its start', -5, at(0, 0)],
    ['on the first leg', 250, at(150, 200)],
    ['at the bend', 500, at(300, 400)],
    ['on the second leg', 600, at(300, 500)],
    ['at its end', 1100, at(300, 1000)],
    ['beyond its end', 5000, at(300, 1000)],
  ])('has a point %s', (_, along, expected) => {
    expect(pointOnPath(path, along)).toEqual(expected);
  });

  test('a point so far along cuts it to that length, but for rounding', () => {
    const far = fc.array(pointIn(20_000), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(far, integer(0, 20_000), (points, along) => {
        fc.pre(pathLength(points) >= along);
        expect(Math.abs(distance(points[0]!, pointOnPath(points, along)) - along)).toBeLessThan(0.72);
      }),
    );
  });
});

test('how much of a leg lies in an area: to the last digit what its pieces add up to', () => {
  const area: fc.Arbitrary<Area> = fc.oneof(concave, road, fc.constant(rectangle(-5, -5, 10, 7)));
  fc.assert(
    fc.property(pointIn(12), pointIn(12), area, (a, b, one) => {
      let sum = 0;
      for (const { from, to, areas } of splitLeg(a, b, [one])) if (areas.length > 0) sum += to - from;
      expect(shareInside(a, b, one)).toBe(sum);
    }),
    { numRuns: 3000 },
  );
});
