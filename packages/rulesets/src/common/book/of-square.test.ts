import { die, settle } from '@umpire/engine';
import { expect, test } from 'vitest';
import { squareDie } from './of-square.js';

test.each([
  [{ col: 0, row: 0, columns: 4, rows: 3 }, 'square 1 of 12, column 1 from the west, row 1 from the south'],
  [{ col: 1, row: 2, columns: 4, rows: 3 }, 'square 10 of 12, column 2 from the west, row 3 from the south'],
])('a die for a square of the table says which it is, in words and for the table: %o', (square, which) => {
  const first = settle(squareDie(square, die('X-1', 'both')), []);
  expect(first).toMatchObject({ ask: { kind: 'die', which, square } });
  const again = settle(squareDie(square, die('X-1', 'both'), ', die 2 of 3'), []);
  expect(again).toMatchObject({ ask: { which: `${which}, die 2 of 3`, square } });
});
