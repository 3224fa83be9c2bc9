import type { Meter, Odds, ResultInWords } from '@umpire/engine';
import { expect, test } from 'vitest';
import { barOf, barWords } from './bar.js';

const meter = (side: 'a' | 'b', full: string): Meter => ({
  id: side,
  side,
  label: 'driven back',
  rule: 'X-VIC-1',
  lost: 2,
  limit: 3,
  next: '',
  counts: 'back',
  weighs: { [side === 'a' ? 'A5' : 'B1']: 1 },
  full,
});
const METERS = [meter('a', 'beats you'), meter('b', 'beats Blue')];
const result = (text: string, good: number, ...pieces: string[]): ResultInWords => ({
  text,
  good,
  costs: pieces.map(piece => ({ piece, as: 'back' })),
});
const odds = (...results: ResultInWords[]): Odds<ResultInWords> => ({
  chances: results.map(one => ({ ways: 1, of: results.length, result: one })),
  because: [],
});
const HAND = odds(result('win: B1 back', 0.5, 'B1'), result('draw: A5 back', 0.2, 'A5'), result('lose: pinned', -0.3));
const shown = (viewer: 'a' | 'umpire', meters = METERS) =>
  barOf(HAND, { viewer, meters }).map(({ text, tone, decides }) => `${text}, ${tone}${decides ? `, ${decides}` : ''}`);

test.each([
  [
    'what beats the reader is the worst, however good it looks',
    shown('a'),
    ['win: B1 back, best, beats Blue', 'lose: pinned, bad', 'draw: A5 back, worst, beats you'],
  ],
  ['nobody is near', shown('a', []), ['win: B1 back, good', 'draw: A5 back, good', 'lose: pinned, bad']],
  ['nobody’s side', shown('umpire'), ['win: B1 back, good', 'draw: A5 back, good', 'lose: pinned, bad']],
])('what a part of the bar decides: %s', (_, found, wanted) => expect(found).toEqual(wanted));

const part = (side: 'a' | 'b', full: string): Meter => ({ ...meter(side, full), toward: `${side}-groups` });
test.each<[string, Meter[], string]>([
  ['both are beaten', METERS, 'beats you and beats Blue, even'],
  [
    'a group of the reader is spent, and the other side is beaten',
    [part('a', 'makes a1 Fragile'), METERS[1]!],
    'makes a1 Fragile and beats Blue, best',
  ],
  [
    'a group of each',
    [part('a', 'makes a1 Fragile'), part('b', 'makes b1 Fragile')],
    'makes a1 Fragile and makes b1 Fragile, even',
  ],
  [
    'his last group, and one of several',
    [{ ...part('a', 'beats you'), decides: true }, part('b', 'makes b1 Fragile')],
    'beats you and makes b1 Fragile, worst',
  ],
])('a result that costs both sides says both: %s', (_, meters, wanted) => {
  const [found] = barOf(odds(result('draw: both back', 0, 'A5', 'B1')), { viewer: 'a', meters });
  expect(`${found!.decides}, ${found!.tone}`).toBe(wanted);
});

test('in words', () =>
  expect(barWords(barOf(odds(result('win', 1, 'B1')), { viewer: 'a', meters: METERS }))).toBe(
    'always win, which beats Blue',
  ));

const shot = (of: number, ...chances: [ways: number, text: string][]): Odds<ResultInWords> => ({
  chances: chances.map(([ways, text], i) => ({ ways, of, result: { text, good: 1 - i / 2 } })),
  because: [],
});
const mixed = (...shares: [ways: number, of: number][]): Odds<ResultInWords> => ({
  chances: shares.map(([ways, of], i) => ({ ways, of, result: { text: `${i}`, good: -i } })),
  because: [],
});
const drawn = (chances: Odds<ResultInWords>) => barOf(chances, { viewer: 'a', meters: [] });

// biome-ignore format: one line a case
test.each<[string, Odds<ResultInWords>, string[]]>([
  ['fractions that people know',                    shot(12, [2, 'gone'], [3, 'pinned'], [7, 'unharmed']),       ['2/12', '3/12', '7/12']],
  ['per cent as soon as one is none',               mixed([5, 36], [1, 4], [7, 12]),                            ['14\u00a0%', '25\u00a0%', '58\u00a0%']],
  ['what is certain',                               shot(1, [1, 'gone']),                                        ['always']],
])('one bar has one notation: %s', (_, chances, wanted) =>
  expect(drawn(chances).map(({ fraction }) => fraction)).toEqual(wanted));

// biome-ignore format: one line a case
test.each<[string, Odds<ResultInWords>, string[]]>([
  ['a quarter has no room for eight letters',       shot(100, [16, 'B1.1 is destroyed'], [23, 'B1.1 is repulsed'], [28, 'B1.1 is pinned'], [33, 'B1.1 is unharmed']), ['B1.1 is destroyed', 'B1.1 is repulsed']],
  ['what is hardly likely stands below',            shot(100, [1, 'B1.1 is repulsed'], [2, 'B1.1 is pinned'], [29, 'B1.1 is destroyed'], [68, 'B1.1 is unharmed']), ['B1.1 is repulsed', 'B1.1 is pinned', 'B1.1 is destroyed']],
  ['short words have room',                         shot(4, [1, 'gone'], [1, 'back'], [2, 'unharmed']),          []],
])('no word is broken in a bar: %s', (_, chances, wanted) =>
  expect(drawn(chances).filter(({ narrow }) => narrow).map(({ text }) => text)).toEqual(wanted));

test('a bar is drawn to scale: what is too narrow for its share is a line as wide as it is likely', () =>
  expect(
    drawn(shot(100, [1, 'B1.1 is destroyed'], [13, 'B1.1 is repulsed'], [86, 'B1.1 is unharmed'])).map(
      ({ share, narrow, sliver }) => [share, narrow, sliver],
    ),
  ).toEqual([
    [0.01, true, true],
    [0.13, true, true],
    [0.86, false, false],
  ]));

test('a part has the colour of what it says, whatever else comes with it', () => {
  const unharmed = { ...result('B1 unharmed', -0.4), tone: 0 };
  const pinned = { ...result('B1 pinned', -0.1), tone: 0.3 };
  const parts = barOf(odds(unharmed, pinned), { viewer: 'a', meters: [] });
  expect(parts.map(({ text, tone }) => `${text}, ${tone}`)).toEqual(['B1 pinned, good', 'B1 unharmed, even']);
});
