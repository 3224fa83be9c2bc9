import { die, settle } from '@umpire/engine';
import { expect, test } from 'vitest';
import { fallenWords, squareDie, tellingDie } from './of-square.js';

test.each([
  [{ col: 0, row: 0, columns: 4, rows: 3 }, 'square 1 of 12, column 1 from the west, row 1 from the south'],
  [{ col: 1, row: 2, columns: 4, rows: 3 }, 'square 10 of 12, column 2 from the west, row 3 from the south'],
])('a die for a square of the table says which it is, in words and for the table: %o', (square, which) => {
  const first = settle(squareDie(square, die('X-1', 'both')), []);
  expect(first).toMatchObject({ ask: { kind: 'die', which, square } });
  const again = settle(squareDie(square, die('X-1', 'both'), ', die 2 of 3'), []);
  expect(again).toMatchObject({ ask: { which: `${which}, die 2 of 3`, square } });
});

test('a die that tells has a meaning for each of its faces, whichever square it is thrown for', () => {
  const die = tellingDie('X-1', 'the die for ground', score => (score > 2 ? 'wood' : 'open'), 4);
  const { ask } = settle(squareDie({ col: 0, row: 0, columns: 1, rows: 1 }, die), []) as { ask: unknown };
  expect(ask).toMatchObject({ sides: 4, means: ['open', 'open', 'wood', 'wood'] });
});

test.each([
  [[[], []], 'all squares open'],
  [
    [['forest'], [], ['town', 'wood', 'wood', 'village']],
    'square 1 forest; square 3 town, 2 × wood and village; the rest open',
  ],
  [[['hill']], 'square 1 hill'],
])('what the dice brought is told square by square: %o', (things, words) =>
  expect(fallenWords(things.map((each, i) => ({ number: i + 1, things: each })))).toBe(words),
);
