import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cosineOf, sineOf } from '../../common/trig.js';
import { type Base, baseAt, shiftedBase } from './base.js';
import { overlapping, separation } from './contact.js';
import { clearOfFriends, firstOnWay, forcedLength, sweptBase, wayFree, waysOf } from './forced.js';
import { holdsPoint, lineCrosses, type Outline, outlineOf, standsOn } from './outline.js';
import { isOnTable, passesOver, wayPast, wayTo, wayToEdge, wayToPiece } from './sweep.js';

const at = (x: number, y: number, facing = 0, width = 1, depth = 0.5) => baseAt({ x, y, facing }, width, depth);
const square = (x: number, y: number, side = 1): Outline =>
  outlineOf([{ x, y }, { x: x + side, y }, { x: x + side, y: y + side }, { x, y: y + side }]); // biome-ignore format: a square
const north = (base: Base, other: Base) => wayTo(base, 0, 1, other);

describe('a way', () => {
  // biome-ignore format: one line a case
  const cases: [string, Base, Base, number][] = [
    ['IGR-GEO-25 ends where the bases touch',             at(0, 0), at(0, 2), 1.5],
    ['IGR-GEO-25 however little they share',              at(0, 0), at(0.99, 2), 1.5],
    ['IGR-GEO-25 what only grazes does not stop it',      at(0, 0), at(1, 2), Number.POSITIVE_INFINITY],
    ['IGR-GEO-18 nor does what is beside it',             at(0, 0), at(3, 2), Number.POSITIVE_INFINITY],
    ['IGR-GEO-18 or behind it',                           at(0, 0), at(0, -2), Number.POSITIVE_INFINITY],
    ['IGR-GEO-18 it touches already',                     at(0, 0), at(0, 0.5), 0],
    ['IGR-GEO-18 it may leave what it touches',           at(0, 0), at(0, -0.5), Number.POSITIVE_INFINITY],
    ['IGR-GEO-18 it stands on it',                        at(0, 0), at(0.2, 0.2), 0],
    ['IGR-GEO-25 a corner ahead',                         at(0, 0), at(0, 2, 45), 1.2197],
    ['IGR-GEO-25 its own corner on a slanted edge',       at(0, 0, 30, 1, 1), at(0, 3, 0, 3, 1), 1.817],
  ];
  test.each(cases)('%s', (_, base, other, wanted) => {
    if (wanted === Number.POSITIVE_INFINITY) expect(north(base, other)).toBe(wanted);
    else expect(north(base, other)).toBeCloseTo(wanted, 4);
  });
  test('IGR-GEO-18 a way that is not straight ahead', () => {
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
  test('IGR-GEO-18 the table edge', () => {
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
  test('IGR-GEO-18 the table edge, aslant', () => {
    const [x, y] = [0.6, 0.8];
    expect(wayToEdge(at(5, 5), x, y, 9, 30)).toBeCloseTo(3.5 / 0.6, 9);
    expect(wayToEdge(at(5, 5), x, y, 30, 9)).toBeCloseTo(3.75 / 0.8, 9);
    expect(wayToEdge(at(3, 20), -x, -y, 30, 30)).toBeCloseTo(2.5 / 0.6, 9);
    expect(wayToEdge(at(20, 3), -x, -y, 30, 30)).toBeCloseTo(2.75 / 0.8, 9);
    expect(wayToEdge(at(3, 5), -x, y, 30, 30)).toBeCloseTo(2.5 / 0.6, 9);
    expect(wayToEdge(at(20, 3), x, -y, 30, 30)).toBeCloseTo(2.75 / 0.8, 9);
  });
  test('IGR-GOI-01 a piece that is met aslant', () => {
    const base = at(0, 0, 45, 1, 1); // its corners lie 0.7071 to every side
    expect(wayToPiece(base, 0, 1, square(-0.5, 3))).toBeCloseTo(3 - Math.SQRT1_2, 9);
    expect(wayToPiece(base, 0, 1, square(0.5, 3))).toBeCloseTo(3 - Math.SQRT1_2 + 0.5, 9);
    expect(wayToPiece(base, 0, 1, square(0.71, 3))).toBe(Number.POSITIVE_INFINITY);
    expect(wayToPiece(base, 0.6, 0.8, square(3, 3))).toBeCloseTo((3 - Math.SQRT1_2) / 0.6, 9);
    expect(wayToPiece(base, Math.SQRT1_2, Math.SQRT1_2, square(3, 3))).toBeCloseTo((6 - Math.SQRT1_2) / Math.SQRT2, 9);
  });
  test('IGR-GOI-01 on or over a piece', () => {
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
  test('IGR-GEO-18, IGR-GEO-25 it is free up to the touch, and overlaps just beyond it', () =>
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
  test('IGR-GOI-01 the same over a piece of the same shape', () =>
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

describe('what stands in a way', () => {
  const around = {
    friends: [at(0, -1.5)],
    enemies: [at(0, -2.2)],
    impassable: [square(-0.5, -4)],
    width: 15,
    depth: 15,
  };
  const base = at(0, 0);
  test('IGR-GEO-18 friends, enemies, impassable ground, the edge: how far each is', () => {
    const ways = waysOf({ ...base, x: 5, y: 5 }, 0, -1, {
      ...around,
      friends: [at(5, 3.5)],
      enemies: [at(5, 2.8)],
      impassable: [square(4.5, 1)],
    });
    expect(ways.friend).toBeCloseTo(1, 9);
    expect(ways.enemy).toBeCloseTo(1.7, 9);
    expect(ways.impassable).toBeCloseTo(2.75, 9);
    expect(ways.edge).toBeCloseTo(4.75, 9);
  });
  const ways = (friend: number, enemy: number, impassable: number, edge: number) => ({
    friend,
    enemy,
    impassable,
    edge,
  });
  // biome-ignore format: one line a case
  test.each([
    ['IGR-EVA-08 it stops short of friends',            ways(1, 2, 3, 4), 5, false, 'friend', 1],
    ['IGR-EVA-08 VLI pass them',                        ways(1, 2, 3, 4), 5, true, 'enemy', 2],
    ['IGR-EVA-08 of enemies',                           ways(9, 2, 3, 4), 5, false, 'enemy', 2],
    ['IGR-EVA-08 of impassable ground',                 ways(9, 9, 3, 4), 5, false, 'impassable', 3],
    ['IGR-EVA-08 of the table edge',                    ways(9, 9, 9, 4), 5, false, 'edge', 4],
    ['IGR-EVA-08 or goes all the way',                  ways(9, 9, 9, 9), 5, false, null, 5],
    ['IGR-EVA-08 and may come to nothing',              ways(0, 9, 9, 9), 5, false, 'friend', 0],
    ['ties in the order friend, enemy, impassable, edge', ways(2, 2, 2, 2), 5, false, 'friend', 2],
    ['what stands at the end is not in the way',        ways(5, 9, 9, 9), 5, false, null, 5],
  ] as const)('%s', (_, found, wanted, passes, by, length) => {
    expect(firstOnWay(found, wanted, passes)).toBe(by);
    expect(wayFree(found, wanted, passes)).toBe(length);
  });
  test('IGR-GEO-18 VLI that would end on a friend go on to the first free place', () => {
    const friends = [at(0, -1.5), at(0, -2.1)];
    expect(clearOfFriends(base, 0, -1, 1.5, 9, friends)).toBeCloseTo(2.6, 9);
    expect(clearOfFriends(base, 0, -1, 1.5, 9, [at(0, -1.5)])).toBeCloseTo(2, 9);
    expect(clearOfFriends(base, 0, -1, 0.9, 9, friends)).toBe(0.9);
    expect(clearOfFriends(base, 0, -1, 3, 9, friends)).toBe(3);
  });
  test('IGR-GEO-18 or if there is none stop at the last free place before him', () => {
    expect(clearOfFriends(base, 0, -1, 1.5, 1.8, [at(0, -1.5)])).toBeCloseTo(1, 9);
    expect(clearOfFriends(base, 0, -1, 1.5, 1.5, [at(0, -1.5), at(0, -1)])).toBeCloseTo(0.5, 9);
    expect(clearOfFriends(base, 0, -1, 0.2, 0.2, [at(0, -0.5)])).toBe(0);
  });
  test('IGR-GEO-21 the rate of a forced move, each of two moves by itself', () => {
    const rates = { good: 1, bad: 0.5 };
    const way = (moves: number, ...bad: Outline[]) => forcedLength(base, 0, -1, moves, rates, bad);
    expect(way(1)).toBe(1);
    expect(way(2)).toBe(2);
    expect(way(1, square(-0.5, -0.5))).toBe(0.5); // it stands in it
    expect(way(1, square(-0.5, -2.2))).toBe(0.5); // its path at the good rate touches it
    expect(way(1, square(-0.5, -2.3))).toBe(1); // it does not
    expect(way(2, square(-0.5, -2.3))).toBe(1.5); // the second move does
    expect(way(2, square(-0.5, -0.5, 0.9))).toBe(1); // both
  });
  test('IGR-R-47 falling back is two full moves at once', () =>
    expect(forcedLength(base, 0, -1, 2, { good: 1.5, bad: 0.5 }, [])).toBe(3));
  test('IGR-GEO-18 those who pass half gaps are swept with half their width', () => {
    const gap = [at(-0.8, 1.5), at(0.8, 1.5)]; // 0.6 W wide
    expect(gap.map(g => wayTo(base, 0, 1, g))).toEqual([1, 1]);
    expect(gap.map(g => wayTo(sweptBase(base, true), 0, 1, g))).toEqual([
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
    ]);
    expect(sweptBase(base, false)).toBe(base);
  });
});
