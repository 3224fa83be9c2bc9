import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cosineOf, sineOf } from '../trig.js';
import { type Base, baseAt, shiftedBase } from './base.js';
import { overlapBeyond } from './contact.js';
import { separation } from './distance.js';
import { holdsPoint, lineCrosses, type Outline, outlineOf, standsOn } from './outline.js';
import { isOnTable, passesOver, wayPast, wayTo, wayToEdge, wayToPiece } from './sweep.js';

const overlapping = (a: Base, b: Base) => overlapBeyond(a, b, 1e-6);
const at = (x: number, y: number, facing = 0, width = 1, depth = 0.5) => baseAt({ x, y, facing }, width, depth);
const square = (x: number, y: number, side = 1): Outline =>
  outlineOf([{ x, y }, { x: x + side, y }, { x: x + side, y: y + side }, { x, y: y + side }]); // biome-ignore format: a square
const north = (base: Base, other: Base) => wayTo(base, 0, 1, other);

describe('a way', () => {
  // biome-ignore format: one line a case
  const cases: [string, Base, Base, number][] = [
    ['ends where the bases touch',             at(0, 0), at(0, 2), 1.5],
    ['however little they share',              at(0, 0), at(0.99, 2), 1.5],
    ['what only grazes does not stop it',      at(0, 0), at(1, 2), Number.POSITIVE_INFINITY],
    ['nor does what is beside it',             at(0, 0), at(3, 2), Number.POSITIVE_INFINITY],
    ['or behind it',                           at(0, 0), at(0, -2), Number.POSITIVE_INFINITY],
    ['it touches already',                     at(0, 0), at(0, 0.5), 0],
    ['it may leave what it touches',           at(0, 0), at(0, -0.5), Number.POSITIVE_INFINITY],
    ['it stands on it',                        at(0, 0), at(0.2, 0.2), 0],
    ['a corner ahead',                         at(0, 0), at(0, 2, 45), 1.2197],
    ['its own corner on a slanted edge',       at(0, 0, 30, 1, 1), at(0, 3, 0, 3, 1), 1.817],
  ];
  test.each(cases)('%s', (_, base, other, wanted) => {
    if (wanted === Number.POSITIVE_INFINITY) expect(north(base, other)).toBe(wanted);
    else expect(north(base, other)).toBeCloseTo(wanted, 4);
  });
  test('a way that is not straight ahead', () => {
    const free = Number.POSITIVE_INFINITY;
    expect(wayTo(at(0, 0), 1, 0, at(3, 0))).toBeCloseTo(2, 9);
    expect(wayTo(at(0, 0), 1, 0, at(3, 0.4))).toBeCloseTo(2, 9);
    expect(wayTo(at(0, 0), 1, 0, at(3, 2))).toBe(free);
    expect(wayTo(at(0, 0), -1, 0, at(3, 0))).toBe(free);
    expect(wayTo(at(0, 0, 90), 0, 1, at(0, 3))).toBeCloseTo(2.25, 9);
    expect(wayTo(at(0, 0, 90), 0, 1, at(3, 3))).toBe(free);
    // Along the diagonal, past a base that only its own edges part from the way.
    const diagonal = (other: Base) => wayTo(at(0, 0, 0, 1, 1), Math.SQRT1_2, Math.SQRT1_2, other);
    expect(diagonal(at(3, 1, 45, 1, 1))).toBe(free);
    expect(diagonal(at(3, 1, 135, 1, 1))).toBe(free);
    expect(diagonal(at(3, 1.4, 45, 1, 1))).toBeLessThan(3);
  });
  test('the table edge', () => {
    expect(wayToEdge(at(5, 5), 0, 1, 15, 15)).toBeCloseTo(9.75, 9);
    expect(wayToEdge(at(5, 5), 0, -1, 15, 15)).toBeCloseTo(4.75, 9);
    expect(wayToEdge(at(5, 5), 1, 0, 15, 15)).toBeCloseTo(9.5, 9);
    expect(wayToEdge(at(5, 5), -1, 0, 15, 15)).toBeCloseTo(4.5, 9);
    expect(wayToEdge(at(5, 5, 90), 1, 0, 15, 15)).toBeCloseTo(9.75, 9);
    expect(wayToEdge(at(5, 14.9), 0, 1, 15, 15)).toBe(0);
    expect([
      isOnTable(at(0.5, 0.25), 15, 15),
      isOnTable(at(0.4, 0.25), 15, 15),
      isOnTable(at(14.6, 5), 15, 15),
      isOnTable(at(5, 14.8), 15, 15),
    ]).toEqual([true, false, false, false]);
  });
  test('the table edge, aslant', () => {
    const [x, y] = [0.6, 0.8];
    expect(wayToEdge(at(5, 5), x, y, 9, 30)).toBeCloseTo(3.5 / 0.6, 9);
    expect(wayToEdge(at(5, 5), x, y, 30, 9)).toBeCloseTo(3.75 / 0.8, 9);
    expect(wayToEdge(at(3, 20), -x, -y, 30, 30)).toBeCloseTo(2.5 / 0.6, 9);
    expect(wayToEdge(at(20, 3), -x, -y, 30, 30)).toBeCloseTo(2.75 / 0.8, 9);
    expect(wayToEdge(at(3, 5), -x, y, 30, 30)).toBeCloseTo(2.5 / 0.6, 9);
    expect(wayToEdge(at(20, 3), x, -y, 30, 30)).toBeCloseTo(2.75 / 0.8, 9);
  });
  test('a piece that is met aslant', () => {
    const base = at(0, 0, 45, 1, 1); // its corners lie 0.7071 to every side
    expect(wayToPiece(base, 0, 1, square(-0.5, 3))).toBeCloseTo(3 - Math.SQRT1_2, 9);
    expect(wayToPiece(base, 0, 1, square(0.5, 3))).toBeCloseTo(3 - Math.SQRT1_2 + 0.5, 9);
    expect(wayToPiece(base, 0, 1, square(0.71, 3))).toBe(Number.POSITIVE_INFINITY);
    expect(wayToPiece(base, 0.6, 0.8, square(3, 3))).toBeCloseTo((3 - Math.SQRT1_2) / 0.6, 9);
    expect(wayToPiece(base, Math.SQRT1_2, Math.SQRT1_2, square(3, 3))).toBeCloseTo((6 - Math.SQRT1_2) / Math.SQRT2, 9);
  });
  test('on or over a piece', () => {
    const base = at(0.5, 0);
    expect(wayToPiece(base, 0, 1, square(0, 2))).toBeCloseTo(1.75, 9);
    expect(passesOver(base, 0, 1, 1.75, square(0, 2))).toBe(false);
    expect(passesOver(base, 0, 1, 1.76, square(0, 2))).toBe(true);
    expect(passesOver(base, 0, 1, 9, square(0, 2))).toBe(true);
    expect(passesOver(base, 0, 1, 9, square(1, 2))).toBe(false);
    expect(passesOver(base, 0, 1, 0, square(0, 0))).toBe(true);
    expect(passesOver(base, 0, -1, 1, square(0, 0.25))).toBe(false);
  });
});

const facing = fc.double({ min: 0, max: 359.9, noNaN: true });
const place = fc.double({ min: -4, max: 4, noNaN: true });
const anyBase = fc
  .record({ x: place, y: place, facing, width: fc.constantFrom(1, 2), depth: fc.constantFrom(0.5, 1) })
  .map(({ width, depth, ...pose }) => baseAt(pose, width, depth));

describe('for any base and any way', () => {
  test('it is free up to the touch, and overlaps just beyond it', () =>
    fc.assert(
      fc.property(anyBase, anyBase, facing, (base, other, direction) => {
        fc.pre(separation(base, other) > 0.01);
        const [dx, dy] = [sineOf(direction), cosineOf(direction)];
        const way = wayTo(base, dx, dy, other);
        const until = Math.min(way, 12);
        for (let t = 0; t <= 1; t += 0.05)
          expect(overlapping(shiftedBase(base, dx * t * until, dy * t * until), other)).toBe(false);
        if (way === Number.POSITIVE_INFINITY) return;
        const past = wayPast(base, dx, dy, other);
        expect(past).toBeGreaterThan(way);
        const within = (way + past) / 2;
        expect(separation(shiftedBase(base, dx * within, dy * within), other)).toBeLessThan(0);
        expect(overlapping(shiftedBase(base, dx * (past + 0.01), dy * (past + 0.01)), other)).toBe(false);
      }),
      { numRuns: 400 },
    ));
  test('the same over a piece of the same shape', () =>
    fc.assert(
      fc.property(anyBase, anyBase, facing, (base, other, direction) => {
        const [dx, dy] = [sineOf(direction), cosineOf(direction)];
        const corner = (f: number, r: number) => ({
          x: other.x + other.forwardX * other.halfDepth * f + other.forwardY * other.halfWidth * r,
          y: other.y + other.forwardY * other.halfDepth * f - other.forwardX * other.halfWidth * r,
        });
        const outline = outlineOf([corner(1, 1), corner(1, -1), corner(-1, -1), corner(-1, 1)]);
        const [way, same] = [wayToPiece(base, dx, dy, outline), wayTo(base, dx, dy, other)];
        if (way === Number.POSITIVE_INFINITY) expect(same).toBe(way);
        else expect(same).toBeCloseTo(way, 6);
        expect(standsOn(base, outline)).toBe(separation(base, other) < -1e-6);
        expect(holdsPoint(outline, other.x, other.y)).toBe(true);
      }),
      { numRuns: 400 },
    ));
  test('a line through the middle crosses, a line past it does not', () =>
    fc.assert(
      fc.property(anyBase, facing, (base, direction) => {
        const [dx, dy] = [sineOf(direction) * 9, cosineOf(direction) * 9];
        expect(lineCrosses(base, { x: base.x - dx, y: base.y - dy }, { x: base.x + dx, y: base.y + dy })).toBe(true);
        const aside = { x: base.x + dy, y: base.y - dx };
        expect(lineCrosses(base, aside, { x: aside.x + dx, y: aside.y + dy })).toBe(false);
      }),
    ));
});
