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
