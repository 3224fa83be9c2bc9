import { RULESETS } from '@umpire/rulesets/all';
import { expect, test } from 'vitest';
import results from './results.json' with { type: 'json' };
import { type End, medianOrders, rulesOf, shareOf, verdictOf } from './shares.js';

const ends = (won: number, games: number): End[] =>
  Array.from({ length: games }, (_, i) => ({ over: i < won ? 'a' : 'b', rule: i < won ? 'X-1' : 'X-2', orders: i }));
const share = (won: number, games: number) => shareOf(ends(won, games), ({ over }) => over === 'a');

test.each([
  [0, 10, 0, 0.278],
  [5, 10, 0.237, 0.763],
  [120, 200, 0.531, 0.665],
  [200, 200, 0.981, 1],
])('%i of %i: between %f and %f', (won, games, low, high) => {
  expect(share(won, games).low).toBeCloseTo(low, 3);
  expect(share(won, games).high).toBeCloseTo(high, 3);
});

test.each([
  [150, 100, 200, 'more'],
  [100, 150, 200, 'less'],
  [105, 100, 200, 'alike'],
  [7, 5, 10, 'alike'],
] as const)('%i and %i of %i: %s', (one, other, games, wanted) =>
  expect(verdictOf(share(one, games), share(other, games))).toBe(wanted),
);

test('the one in the middle, and by which rules', () => {
  expect(medianOrders(ends(1, 5))).toBe(2);
  expect(rulesOf(ends(1, 5))).toEqual([
    { rule: 'X-2', count: 4 },
    { rule: 'X-1', count: 1 },
  ]);
  expect(medianOrders([])).toBe(0);
});

test('battles that are compared are of the books as they are; `npm run compare` fights them anew', () => {
  const compared = results.flatMap(({ books }) => books);
  const today = compared.map(({ book }) => RULESETS.find(({ id }) => id === book)!.version);
  expect(compared.map(({ version }) => version)).toEqual(today);
});
