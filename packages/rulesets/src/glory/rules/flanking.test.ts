import { describe, expect, test } from 'vitest';
import { DEFAULTS } from '../kit.js';
import { isBehindCentre, isBehindFront, isInFront, lineOfFire } from './ahead.js';
import { flanksOverlapped, isFree, overlappersOf } from './flanking.js';
import {
  type Base,
  baseAt,
  carried,
  inContact,
  inLineBase,
  lineCrosses,
  nearestTo,
  neighbourDistance,
  pivoted,
  standInLine,
  standsBehind,
  supportBase,
} from './geometry.js';
import { isOnRoad } from './road.js';
import { initiativeTargets } from './targets.js';

const at = (x: number, y: number, facing = 0, width = 1, depth = 0.5) => baseAt({ x, y, facing }, width, depth);
const self = (b: Base) => b;

describe('overlaps', () => {
  // IGR-EX-01: three HIN side by side, facing south; one HIS has come up from the south to the middle one.
  const x = at(5, 5);
  const y = at(5, 5.5, 180);
  const west = at(4, 5.5, 180);
  const east = at(6, 5.5, 180);
  test('IGR-EX-01, IGR-GEO-24 three abreast: the outer two meet X corner to corner, and overlap it', () => {
    expect([west, east].map(z => inContact(x, z))).toEqual([false, false]);
    expect([west, east].flatMap(z => flanksOverlapped(x, y, z))).toEqual(['left', 'right']);
    expect(overlappersOf(x, y, [west, east], self)).toEqual([west, east]);
  });
  // biome-ignore format: one line a case
  const cases: [string, Base, 'left' | 'right' | null][] = [
    ['IGR-GEO-24 0.25 W from Y',                       at(6.25, 5.5, 180), 'right'],
    ['IGR-GEO-24 no farther',                          at(6.26, 5.5, 180), null],
    ['IGR-GEO-24 facing within 45 degrees of Y',       at(6.2, 5.6, 225), 'right'],
    ['IGR-GEO-24 no more',                             at(6.2, 5.6, 226), null],
    ['IGR-GEO-24 not facing the other way',            at(6, 5.5, 0), null],
    ['IGR-GEO-24 beyond X\'s corner',                  at(5.1, 6, 180), 'right'],
    ['IGR-GEO-24 on the other side',                   at(4.9, 6, 180), 'left'],
    ['IGR-GEO-24 not squarely behind Y',               at(5, 6, 180), null],
  ];
  test.each(cases)('%s', (_, z, flank) => expect(flanksOverlapped(x, y, z)).toEqual(flank ? [flank] : []));
  test('IGR-GEO-24 at most one a flank, of several the nearest to Y', () => {
    const farther = at(6.2, 5.5, 180);
    expect(overlappersOf(x, y, [farther, east], self)).toEqual([east]);
    expect(overlappersOf(x, y, [east, farther], self)).toEqual([east]);
    expect(overlappersOf(x, y, [], self)).toEqual([]);
  });
  test('IGR-GEO-24 who reaches beyond both corners overlaps on one flank, on the other if a nearer one does so on his', () => {
    const across = at(4.95, 6.5, 225, 1, 1);
    expect(flanksOverlapped(x, y, across)).toEqual(['left', 'right']);
    expect(overlappersOf(x, y, [across], self)).toEqual([across]);
    expect(overlappersOf(x, y, [across, west], self)).toEqual([west, across]);
    expect(overlappersOf(x, y, [across, east], self)).toEqual([across, east]);
    expect(overlappersOf(x, y, [across, west, east], self)).toEqual([west, east]);
  });
  test('IGR-R-88 free is who has no enemy on his own front edge', () => {
    expect(isFree(east, [x])).toBe(true);
    expect(isFree(y, [x])).toBe(false);
    expect(isFree(y, [at(6, 5.5)])).toBe(true); // on its flank
  });
});

describe('neighbours', () => {
  const me = at(5, 5);
  /** The nearest of those that count as the neighbour. */
  const nearestBeside = (base: Base, side: 'right' | 'left', friends: Base[]) => {
    const far = (f: Base) => neighbourDistance(base, f, side) ?? Number.POSITIVE_INFINITY;
    return friends.filter(f => far(f) < Number.POSITIVE_INFINITY).sort((a, b) => far(a) - far(b))[0] ?? null;
  };
  const pick = (side: 'right' | 'left', ...friends: Base[]) => nearestBeside(me, side, friends);
  const right = at(7, 5);
  test('IGR-GEO-16 the nearest to the right, and to the left', () => {
    expect(pick('right', at(8, 5), right)).toBe(right);
    expect(pick('left', right)).toBeNull();
    const left = at(3, 5);
    expect(pick('left', right, left)).toBe(left);
  });
  test('IGR-GEO-16 to the right of its facing', () =>
    expect(nearestBeside(at(5, 5, 180), 'left', [right])).toBe(right));
  test('IGR-GEO-16 within 45 degrees of that direction', () => {
    expect(pick('right', at(7, 7))).not.toBeNull();
    expect(pick('right', at(7, 7.05))).toBeNull();
    expect(pick('right', at(7, 3))).not.toBeNull();
    expect(pick('right', at(7, 2.95))).toBeNull();
  });
  test('IGR-GEO-16 to the left, too', () => {
    expect(pick('left', at(3, 7))).not.toBeNull();
    expect(pick('left', at(3, 7.05))).toBeNull();
    expect(pick('left', at(3, 3))).not.toBeNull();
    expect(pick('left', at(3, 2.95))).toBeNull();
  });
  test('IGR-GEO-16 within 3 W edge to edge', () => {
    expect(pick('right', at(9, 5))).not.toBeNull();
    expect(pick('right', at(9.01, 5))).toBeNull();
  });
  test('IGR-GEO-16 ties go to the one deployed first', () => {
    const [first, second] = [at(7, 5.2), at(7, 4.8)];
    expect(pick('right', first, second)).toBe(first);
    expect(pick('right', second, first)).toBe(second);
  });
  test('IGR-GEO-15 the nearest enemy, edge to edge', () => {
    const near = at(5, 8);
    expect(nearestTo(me, [at(5, 9), near, at(9, 5)], self)).toEqual([near]);
    expect(nearestTo(me, [], self)).toEqual([]);
  });
  test('IGR-GEO-15 ties: the smallest turn to face it, then the owner chooses', () => {
    const ahead = at(5, 7.5); // 2 W
    const beside = at(8, 5); // 2 W, too
    expect(nearestTo(me, [beside, ahead], self)).toEqual([ahead]);
    const [left, right] = [at(2, 5), at(8, 5)];
    expect(nearestTo(me, [left, right], self)).toEqual([left, right]);
  });
});

describe('initiative charges', () => {
  const me = at(5, 5);
  const targets = (charge: 'charge-nearest' | 'charge-front' | 'charge-or-shoot', enemies: Base[], rate = 45) =>
    initiativeTargets(charge, me, enemies, self, rate, DEFAULTS);
  const behind = at(5, 3.5);
  const front = at(5.2, 7.5, 180);
  test('IGR-INI-02, IGR-GEO-22 below 1: the nearest, wherever he is', () =>
    expect(targets('charge-nearest', [front, behind])).toEqual([behind]));
  test('IGR-INI-03, IGR-GEO-22 1: the nearest of those in front', () =>
    expect(targets('charge-front', [front, behind])).toEqual([front]));
  test('IGR-INI-03 no further than 3 W', () => {
    expect(targets('charge-front', [at(5, 8.5)])).toHaveLength(1);
    expect(targets('charge-front', [at(5, 8.51)])).toEqual([]);
  });
  test('IGR-INI-03 and within the turn allowance', () => {
    const aslant = at(7, 7);
    expect(targets('charge-front', [aslant], 45)).toEqual([aslant]);
    expect(targets('charge-front', [aslant], 44)).toEqual([]);
  });
  test('IGR-INI-03 otherwise nothing, though others farther off could be charged', () =>
    expect(targets('charge-front', [at(6.8, 5.3), front], 45)).toEqual([]));
  test('IGR-INI-04, IGR-GEO-22 2: the nearest directly ahead, at any distance, without turning', () => {
    const far = at(5.5, 14);
    expect(targets('charge-or-shoot', [at(6.5, 6), far, at(5, 14.9)])).toEqual([far]);
    expect(targets('charge-or-shoot', [at(7, 7)])).toEqual([]);
  });
  test("IGR-GEO-22 in front: the centre is before one's own", () => {
    expect(isInFront(me, at(9, 5.01))).toBe(true);
    expect(isInFront(me, at(9, 5))).toBe(false);
  });
});

describe('lines', () => {
  test('IGR-GEO-19 from the middle of the front edge to the nearest point of the target', () => {
    const line = lineOfFire(at(5, 5), at(8, 9, 180), false);
    expect(line.from).toEqual({ x: 5, y: 5.25 });
    expect(line.to).toEqual({ x: 7.5, y: 8.75 });
  });
  test('IGR-GEO-19 all-round shooters: from the centre', () =>
    expect(lineOfFire(at(5, 5), at(8, 9, 180), true).from).toEqual({ x: 5, y: 5 }));
  test('IGR-GEO-19 a base that the line only touches does not block it', () => {
    const line = { from: { x: 0, y: 0 }, to: { x: 0, y: 9 } };
    expect(lineCrosses(at(0.5, 4), line.from, line.to)).toBe(false);
    expect(lineCrosses(at(0.49, 4), line.from, line.to)).toBe(true);
    expect(lineCrosses(at(0.6, 4, 45, 1, 0.5), line.from, line.to)).toBe(false);
    expect(lineCrosses(at(0, 9.25), line.from, line.to)).toBe(false);
  });
  test('IGR-R-53 behind the centre line, IGR-R-75 behind the front line', () => {
    expect([isBehindCentre(at(5, 5), 9, 4.99), isBehindCentre(at(5, 5), 9, 5)]).toEqual([true, false]);
    expect([isBehindFront(at(5, 5), 9, 5.2), isBehindFront(at(5, 5), 9, 5.25)]).toEqual([true, false]);
  });
});

describe('links on the table', () => {
  const row = (...xs: number[]) => xs.map(x => at(x, 5));
  test('IGR-GEO-03 an In-Line Link is one base from end to end', () => {
    expect(inLineBase(row(5, 6, 7))).toMatchObject({ x: 6, y: 5, facing: 0, halfWidth: 1.5, halfDepth: 0.25 });
    expect(inLineBase(row(5, 6.25))).toMatchObject({ x: 5.625, halfWidth: 1.125 });
  });
  test('IGR-GEO-03 as deep as its deepest member, front edges in line', () => {
    const mixed = [at(5, 5, 90), at(4.75, 4, 90, 1, 1)];
    const link = inLineBase(mixed);
    expect(link).toMatchObject({ facing: 90, halfWidth: 1, halfDepth: 0.5 });
    expect([link.x, link.y].map(n => Math.round(n * 1e9) / 1e9)).toEqual([4.75, 4.5]);
  });
  test('IGR-GEO-03 a Support Link is as deep as both', () =>
    expect(supportBase(at(5, 5), at(5, 4.5))).toMatchObject({ x: 5, y: 4.75, halfWidth: 0.5, halfDepth: 0.5 }));
  // biome-ignore format: one line a case
  test.each([
    ['IGR-LNK-03 side by side',                    row(5, 6, 7), true],
    ['IGR-LNK-03 in any order',                    row(7, 5, 6), true],
    ['IGR-LNK-05 a small gap is allowed',          row(5, 6.25), true],
    ['IGR-R-28 a quarter W, no more',              row(5, 6.26), false],
    ['IGR-LNK-03 not one behind the other',        [at(5, 5), at(5, 4.5)], false],
    ['IGR-R-28 front edges in line',               [at(5, 5), at(6, 5.01)], true],
    ['IGR-R-28 within 0.01 W',                     [at(5, 5), at(6, 5.02)], false],
    ['IGR-R-28 they face alike',                   [at(5, 5), at(6, 5, 2)], false],
    ['IGR-R-28 a hair askew',                      [at(5, 5), at(6, 5, 1)], true],
    ['IGR-R-28 not with one corner ahead',         [at(5, 5), pivoted(at(6, 5), 2, 'corner')], false],
    ['IGR-R-28 be it the other one',               [at(5, 5), pivoted(at(6, 5), -2, 'corner')], false],
    ['IGR-R-28 not back to back',                  [at(5, 5), at(6, 5, 180)], false],
    ['IGR-R-28 deep ones beside shallow ones',     [at(5, 5), at(6, 4.75, 0, 1, 1)], true],
    ['IGR-LNK-03 not a line with a hole',          row(5, 6, 8), false],
  ])('%s', (_, members, wanted) => expect(standInLine(members)).toBe(wanted));
  // biome-ignore format: one line a case
  test.each([
    ['IGR-LNK-07 directly behind',                 at(5, 4.5), true],
    ['IGR-LNK-07 a deeper one',                    at(5, 4.25, 0, 1, 1), true],
    ['IGR-LNK-07 not aside',                       at(5.05, 4.5), false],
    ['IGR-LNK-07 not apart',                       at(5, 4.4), false],
    ['IGR-LNK-07 a hair askew',                    at(5, 4.5, 1), true],
    ['IGR-LNK-07 not with one corner apart',       pivoted(at(5, 4.5), 2, 'corner', true), false],
    ['IGR-LNK-07 be it the other one',             pivoted(at(5, 4.5), -2, 'corner', true), false],
    ['IGR-LNK-07 not turned',                      at(5, 4.5, 180), false],
    ['IGR-LNK-07 not in front',                    at(5, 5.5), false],
  ])('%s', (_, rear, wanted) => expect(standsBehind(at(5, 5), rear)).toBe(wanted));
  test('IGR-LNK-09 members keep their places when the link wheels as one base', () => {
    const members = row(5, 6.2, 7.2);
    const before = inLineBase(members);
    const after = pivoted(before, 15, 'corner');
    const moved = members.map(m => carried(m, before, after));
    expect(standInLine(moved)).toBe(true);
    expect(inLineBase(moved).x).toBeCloseTo(after.x, 9);
    expect(inLineBase(moved).y).toBeCloseTo(after.y, 9);
    expect(moved.map(m => m.facing)).toEqual([15, 15, 15]);
  });
});

describe('roads', () => {
  const road = { points: [{ x: 5, y: 0 }, { x: 5, y: 5 }, { x: 10, y: 5 }], width: 0.5 }; // biome-ignore format: a road
  // biome-ignore format: one line a case
  test.each([
    ['IGR-R-15 the centre on it, facing along it',     { x: 5, y: 2, facing: 0 }, true],
    ['IGR-R-15 or the other way',                      { x: 5, y: 2, facing: 180 }, true],
    ['IGR-R-15 within 22.5 degrees',                   { x: 5, y: 2, facing: 22.5 }, true],
    ['IGR-R-15 no more',                               { x: 5, y: 2, facing: 22.6 }, false],
    ['IGR-R-15 either way',                            { x: 5, y: 2, facing: 337.5 }, true],
    ['IGR-R-15 within 22.5 degrees of the way back',   { x: 5, y: 2, facing: 157.5 }, true],
    ['IGR-R-15 no more there, either',                 { x: 5, y: 2, facing: 157.4 }, false],
    ['IGR-R-15 on the other side of it',               { x: 5, y: 2, facing: 202.5 }, true],
    ['IGR-R-15 not across it',                         { x: 5, y: 2, facing: 90 }, false],
    ['IGR-R-15 half its width beside the middle',      { x: 5.25, y: 2, facing: 0 }, true],
    ['IGR-R-15 no farther',                            { x: 5.26, y: 2, facing: 0 }, false],
    ['IGR-R-15 on its next stretch',                   { x: 8, y: 5, facing: 90 }, true],
    ['IGR-R-15 at the bend along either',              { x: 5, y: 5, facing: 90 }, true],
    ['IGR-R-15 past the corner of its end',            { x: 10.2, y: 5.2, facing: 90 }, false],
    ['IGR-R-15 beyond its end',                        { x: 10.3, y: 5, facing: 90 }, false],
  ])('%s', (_, pose, wanted) => expect(isOnRoad(pose, road)).toBe(wanted));
});
