import { describe, expect, test } from 'vitest';
import { type Base, baseAt } from './base.js';
import { carried, columnBase, inLineBase, standInLine, standsBehind } from './formation.js';
import { wheeled } from './pivot.js';

const at = (x: number, y: number, facing = 0, width = 2, depth = 1): Base => baseAt({ x, y, facing }, width, depth);
const row = (...xs: number[]) => xs.map(x => at(x, 0));

describe('several bases as one', () => {
  test('in line: from end to end, gaps included', () => {
    expect(inLineBase(row(0, 2, 4))).toMatchObject({ x: 2, y: 0, halfWidth: 3, halfDepth: 0.5 });
    expect(inLineBase(row(4.5, 0))).toMatchObject({ x: 2.25, halfWidth: 3.25 });
  });
  test('in line: as deep as the deepest, with the front of the foremost', () =>
    expect(inLineBase([at(0, 0), at(2, -0.5, 0, 2, 2)])).toMatchObject({ x: 1, y: -0.5, halfWidth: 2, halfDepth: 1 }));
  test('in column: as wide as the front one, as deep as both', () =>
    expect(columnBase(at(0, 0), at(0, -1.5, 0, 2, 2))).toMatchObject({ x: 0, y: -1, halfWidth: 1, halfDepth: 1.5 }));
});

describe('in line: gaps of at most 0.5, 0.1 out of line', () => {
  // biome-ignore format: one line a case
  const cases: [string, Base[], boolean][] = [
    ['side by side, in any order',       row(4, 0, 2), true],
    ['with a gap',                       row(0, 2.5), true],
    ['with too wide a gap',              row(0, 2.51), false],
    ['a little in each other',           row(0, 1.9), true],
    ['too far in each other',            row(0, 1.89), false],
    ['a little ahead',                   [at(0, 0), at(2, 0.1)], true],
    ['too far ahead',                    [at(0, 0), at(2, 0.11)], false],
    ['fronts in line, depths not alike', [at(0, 0), at(2, -0.5, 0, 2, 2)], true],
    ['askew',                            [at(0, 0), at(2, 0, 7)], false],
    ['facing the other way',             [at(0, 0), at(2, 0, 180)], false],
  ];
  test.each(cases)('%s', (_, members, wanted) => expect(standInLine(members, 0.5, 0.1)).toBe(wanted));
});

describe('behind another, 0.1 off', () => {
  // biome-ignore format: one line a case
  const cases: [string, Base, boolean][] = [
    ['directly behind',       at(0, -1), true],
    ['a deeper one',          at(0, -1.5, 0, 2, 2), true],
    ['a little apart',        at(0, -1.1), true],
    ['too far apart',         at(0, -1.11), false],
    ['a little aside',        at(0.1, -1), true],
    ['too far aside',         at(0.11, -1), false],
    ['askew',                 at(0, -1, 7), false],
    ['facing the other way',  at(0, -1, 180), false],
    ['ahead',                 at(0, 1), false],
  ];
  test.each(cases)('%s', (_, rear, wanted) => expect(standsBehind(at(0, 0), rear, 0.1)).toBe(wanted));
});

test('members keep their places when the whole wheels', () => {
  const members = row(0, 2.2, 4.2);
  const before = inLineBase(members);
  const after = wheeled(before, 15);
  const now = members.map(m => carried(m, before, after));
  expect(standInLine(now, 0.5, 0.01)).toBe(true);
  expect(inLineBase(now).x).toBeCloseTo(after.x, 9);
  expect(inLineBase(now).y).toBeCloseTo(after.y, 9);
});
