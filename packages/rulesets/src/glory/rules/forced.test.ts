import { describe, expect, test } from 'vitest';
import { SLACK } from '../limits.js';
import { clearOfFriends, endOfWay, firstOnWay, forcedLength, sweepOf, sweptBase, waysOf } from './forced.js';
import { baseAt, type Outline, outlineOf, wayTo } from './geometry.js';

const at = (x: number, y: number, facing = 0, width = 1, depth = 0.5) => baseAt({ x, y, facing }, width, depth);
const square = (x: number, y: number, side = 1): Outline =>
  outlineOf([{ x, y }, { x: x + side, y }, { x: x + side, y: y + side }, { x, y: y + side }]); // biome-ignore format: a square

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
    const there = { ...around, friends: [at(5, 3.5)], enemies: [at(5, 2.8)], impassable: [square(4.5, 1)] };
    const ways = waysOf({ ...base, x: 5, y: 5 }, 0, -1, 9, there, sweepOf(true, false, false));
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
    ['ties: enemy before impassable',                   ways(9, 2, 2, 2), 5, false, 'enemy', 2],
    ['ties: impassable before the edge',                ways(9, 9, 2, 2), 5, false, 'impassable', 2],
    ['what stands at the end is not in the way',        ways(5, 9, 9, 9), 5, false, null, 5],
    ['IGR-GEO-04 nor a friend a hair before it',        ways(5 - SLACK, 9, 9, 9), 5, false, null, 5],
    ['IGR-GEO-04 nor an enemy',                         ways(9, 5 - SLACK, 9, 9), 5, false, null, 5],
    ['IGR-GEO-04 nor impassable ground',                ways(9, 9, 5 - SLACK, 9), 5, false, null, 5],
    ['IGR-GEO-04 nor the edge',                         ways(9, 9, 9, 5 - SLACK), 5, false, null, 5],
  ] as const)('%s', (_, found, wanted, passes, by, length) => {
    expect(firstOnWay(found, wanted, passes)).toBe(by);
    expect(by === null ? wanted : found[by]).toBe(length);
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
  // Going down from (5, 5) past a bog that reaches 0.1 under its side from 4.25 down to 3.25; a friend lies across the end.
  // biome-ignore format: one line a case
  test.each([
    ['nobody at its end: it goes past',                               [],            2.5, 2.5],
    ['a friend at its end: not back onto the bog, but before it',     [at(5, 2.6)],  2.3, 0.5],
    ['a friend at its end and room behind the bog',                   [at(5, 1.7)],  2.8, 2.8],
  ] as const)('IGR-GEO-18, IGR-R-105 VLI do not end on impassable ground that half of them went past: %s', (_, friends, wanted, end) => {
    const there = { friends, enemies: [], impassable: [square(5.4, 3.25)], width: 15, depth: 15 };
    const how = sweepOf(false, true, true);
    const vli = { ...base, x: 5, y: 5 };
    const found = waysOf(vli, 0, -1, wanted, there, how);
    expect(endOfWay(vli, 0, -1, wanted, found, there, how)).toBeCloseTo(end, 6);
  });
  test('IGR-GEO-21 the rate of a forced move, each of two moves by itself', () => {
    const rates = { good: 1, bad: 0.5 };
    const way = (moves: number, ...bad: Outline[]) => forcedLength(base, 0, -1, moves, rates, bad, () => false);
    expect(way(1)).toBe(1);
    expect(way(2)).toBe(2);
    expect(way(1, square(-0.5, -0.5))).toBe(0.5); // it stands in it
    expect(way(1, square(-0.5, -2.2))).toBe(0.5); // its path at the good rate touches it
    expect(way(1, square(-0.5, -2.3))).toBe(1); // it does not
    expect(way(2, square(-0.5, -2.3))).toBe(1.5); // the second move does
    expect(way(2, square(-0.5, -0.5, 0.9))).toBe(1); // both
  });
  test('IGR-R-47 falling back is two full moves at once', () =>
    expect(forcedLength(base, 0, -1, 2, { good: 1.5, bad: 0.5 }, [], () => false)).toBe(3));
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
