import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from './point.js';
import { holds, rectangle } from './polygon.js';
import { inStrip, meetsStrip, polylineCrossing, type Strip, stripRectangles } from './strip.js';

const at = (x: number, y: number): Point => ({ x, y });
const road: Strip = { points: [at(0, 0), at(100, 0), at(100, 100)], width: 20 };
const integer = (min: number, max: number) => fc.integer({ min, max });
const place = fc.record({ x: integer(-9, 9), y: integer(-9, 9) });
const line = fc.array(place, { minLength: 2, maxLength: 4 });

describe('a point on a road', () => {
  test.each([
    ['on its middle', at(50, 0), true],
    ['on its border', at(50, 10), true],
    ['beyond its border', at(50, 11), false],
    ['round its end, at the limit', at(-6, 8), true],
    ['at the corner a butt end would have', at(-10, 10), false],
    ['round its bend, at the limit', at(106, -8), true],
    ['at the outer corner of the bend', at(110, -10), false],
    ['in the inner corner of the bend', at(90, 10), true],
  ])('%s', (_, p, on) => {
    expect(inStrip(road, p)).toBe(on);
  });

  test('an odd width is halved exactly', () => {
    const lane: Strip = { points: [at(0, 0), at(10, 0)], width: 3 };
    expect([inStrip(lane, at(5, 1)), inStrip(lane, at(5, 2))]).toEqual([true, false]);
  });

  test('a road of one point is a disc', () => {
    const square: Strip = { points: [at(0, 0)], width: 10 };
    expect([inStrip(square, at(3, 4)), inStrip(square, at(4, 4))]).toEqual([true, false]);
  });
});

describe('a base on a road', () => {
  test.each([
    ['touching its border', rectangle(40, 10, 20, 20), true],
    ['a unit off', rectangle(40, 11, 20, 20), false],
    ['across it', rectangle(40, -50, 20, 100), true],
    ['at the outer corner of the bend', rectangle(109, -20, 11, 11), false],
    ['round the bend, at the limit', rectangle(106, -18, 10, 10), true],
  ])('%s', (_, base, meets) => {
    expect(meetsStrip(road, base)).toBe(meets);
  });

  test('a base with a corner on a road meets it', () => {
    fc.assert(
      fc.property(line, place, integer(1, 6), integer(1, 6), (points, p, width, side) => {
        const strip = { points, width };
        const base = rectangle(p.x, p.y, side, side);
        if (base.some(corner => inStrip(strip, corner))) expect(meetsStrip(strip, base)).toBe(true);
        if (points.some(point => holds(base, point) !== 'outside')) expect(meetsStrip(strip, base)).toBe(true);
      }),
    );
  });
});

test('each segment of a road has its rectangle, anticlockwise', () => {
  expect(stripRectangles(road)).toEqual([
    [at(0, -10), at(100, -10), at(100, 10), at(0, 10)],
    [at(110, 0), at(110, 100), at(90, 100), at(90, 0)],
  ]);
});

describe('where two lines first meet', () => {
  test.each([
    ['a cross', [at(0, 0), at(10, 10)], [at(0, 10), at(10, 0)], at(5, 5)],
    ['the first of two crossings', [at(0, 5), at(30, 5)], [at(20, 0), at(20, 9), at(9, 9), at(9, 0)], at(9, 5)],
    ['on the second leg', [at(0, 0), at(0, 9), at(9, 9)], [at(4, 0), at(4, 20)], at(4, 9)],
    ['a T', [at(0, 0), at(5, 0)], [at(5, -5), at(5, 5)], at(5, 0)],
    ['along one another', [at(0, 0), at(9, 0)], [at(7, 0), at(3, 0)], at(3, 0)],
    ['along one another from the start', [at(4, 0), at(9, 0)], [at(7, 0), at(3, 0)], at(4, 0)],
    ['never', [at(0, 0), at(9, 0)], [at(0, 1), at(9, 1)], undefined],
  ])('%s', (_, one, other, expected) => {
    expect(polylineCrossing(one, other)).toEqual(expected);
  });

  test('is near both lines, and found from either', () => {
    fc.assert(
      fc.property(line, line, (one, other) => {
        const crossing = polylineCrossing(one, other);
        expect(polylineCrossing(other, one) === undefined).toBe(crossing === undefined);
        if (!crossing) return;
        expect(inStrip({ points: one, width: 2 }, crossing)).toBe(true);
        expect(inStrip({ points: other, width: 2 }, crossing)).toBe(true);
      }),
    );
  });
});
