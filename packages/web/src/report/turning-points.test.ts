import type { Course } from '@umpire/desk';
import { expect, test } from 'vitest';
import { luckInWords, luckOf, oftenWords, pointsOfFight, turnedFor, turningPointsOf } from './turning-points.js';

const course = (worths: readonly number[], strokes: Course['strokes'] = []): Course => ({
  points: worths.map((worth, index) => ({ index, worth })),
  strokes,
});
const NAMES = { a: 'Red', b: 'Blue' };

// biome-ignore format: one line a case
test.each([
  ['a battle that never turns',                 [0, 0.02, 0.04, 1],            [],        []],
  ['one fight that changes much',               [0, 0.3, 0.31, 1],             [1, 2],    [1]],
  ['the fight that ended it, always',           [0, 0, 0, 1],                  [3],       [3]],
  ['it ended without a fight',                  [0, 0, 0, 1],                  [],        []],
  ['both ways, as they came',                   [0, 0.2, 0.2, -0.3, -0.3, -1], [1, 3],    [1, 3]],
  ['a march that changes a little is none',     [0, 0.2, 0.1, 0.3, 1],         [3, 4],    [3, 4]],
  ['a march that changes all is one',           [0, 0.5, 0.5, 1],              [],        [1]],
] as const)('turning points: %s', (_, worths, fights, found) => {
  const isFight = (index: number) => fights.some(one => one === index);
  expect(turningPointsOf(course(worths), isFight).map(({ index }) => index)).toEqual(found);
});

// biome-ignore format: one line a case
test.each([
  ['the last fight',                                  [0, 0.3, 1],       [1, 2],    2],
  ['the last fight, though its end was told later',   [0, 0.3, -1, -1],  [1, 2],    2],
  ['nobody’s: one side gave it up',                   [0, 0.3, 1],       [1],       undefined],
  ['nobody’s: it ended even',                         [0, 0.3, 0],       [1, 2],    undefined],
] as const)('the blow that decided it: %s', (_, worths, fights, index) => {
  const isFight = (at: number) => fights.some(one => one === at);
  const decisive = turningPointsOf(course(worths), isFight).filter(({ decides }) => decides);
  expect(decisive.map(point => point.index)).toEqual(index === undefined ? [] : [index]);
});

test('a throw that moved it is one, though the order before it had given away what it won', () => {
  const strokes = [{ index: 2, favoured: 'a' as const, luck: 0.2, share: 1 / 3, said: { from: 1, until: 2 } }];
  const [first] = turningPointsOf(course([0, 0, 0.01, 1], strokes), () => true);
  expect(first).toMatchObject({ index: 2, said: { from: 1, until: 2 } });
  expect(turnedFor(first!)).toBe('a');
});

test('a shot that missed is none, however likely it was to hit', () => {
  const strokes = [{ index: 2, favoured: 'a' as const, luck: 0.5, share: 1 / 3, spared: true as const }];
  expect(turningPointsOf(course([0, 0, 0, 1], strokes), () => true).map(({ index }) => index)).toEqual([3]);
});

test('luck is told of every throw that moved it; to have been struck less hard than might have been is none', () => {
  const many = [1, 2, 3, 4, 5].map(index => ({ index, favoured: 'a' as const, luck: index / 100, share: 1 / 3 }));
  expect(luckOf(course([0, 1], many), 'a').best).toHaveLength(5);
  expect(luckOf(course([0, 1], [{ ...many[0]!, spared: true }]), 'a').best).toEqual([]);
});

test('only those that changed most are told, and the end', () => {
  const worths = [0, 0.1, 0, 0.2, 0, 0.3, 0, 0.4, 0, 1];
  const found = (most: number) => turningPointsOf(course(worths), () => true, most).map(({ index }) => index);
  expect([found(2), found(3)]).toEqual([
    [7, 9],
    [7, 8, 9],
  ]);
});

const stroke = (favoured: 'a' | 'b', luck: number, share = 0.1, index = 1) => ({ favoured, luck, share, index });
test.each([
  ['nobody threw', [], 'Nothing was thrown on which anything hung.'],
  ['even', [stroke('a', 0.3), stroke('b', 0.25)], 'Chance was even'],
  [
    'one side a little',
    [stroke('a', 0.3), stroke('b', 0.1)],
    'Red had the better of chance: its throws gave somewhat more',
  ],
  ['the other by far', [stroke('b', 0.4), stroke('b', 0.4)], 'Blue had the better of chance: its throws gave far more'],
] as const)('luck in words: %s', (_, strokes, words) => {
  expect(luckInWords(course([0, 1], strokes), NAMES)).toContain(words);
});

test('the best of a side’s luck comes first', () => {
  const { best, sum } = luckOf(
    course([0, 1], [stroke('a', 0.1, 0.5, 4), stroke('b', 0.9), stroke('a', 0.4, 0.1, 9)]),
    'a',
  );
  expect(best.map(({ index }) => index)).toEqual([9, 4]);
  expect(sum).toBeCloseTo(0.5);
});

test('what goes as well two times in three is no luck that is told of', () => {
  const { best, sum } = luckOf(course([0, 1], [stroke('a', 0.4, 2 / 3, 4), stroke('a', 0.1, 1 / 3, 9)]), 'a');
  expect(best.map(({ index }) => index)).toEqual([9]);
  expect(sum).toBeCloseTo(0.5);
});

test.each([
  [1 / 36, 'one time in 36'],
  [1 / 3, 'one time in 3'],
  [0.5, '50 % of the time'],
])('%d is said as %s', (share, words) => {
  expect(oftenWords(share)).toBe(words);
});

test.each([
  [
    [0, 0, 0, 0.1, 1],
    [2, 3, 4],
  ],
  [
    [0.2, 0.1],
    [0, 1],
  ],
  [
    [0, 0],
    [0, 1],
  ],
])('the curve of %j begins just before something changed', (worths, indexes) => {
  expect(pointsOfFight(course(worths)).map(({ index }) => index)).toEqual(indexes);
});
