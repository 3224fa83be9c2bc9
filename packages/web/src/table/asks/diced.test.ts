import type { Thrown } from '@umpire/desk';
import { expect, test } from 'vitest';
import { dicedIn } from './diced.js';

const thrown = (col: number, row: number, meant?: string): Thrown => ({
  before: 0,
  text: 'a die',
  rule: 'X-1',
  square: { col, row, columns: 4, rows: 2 },
  ...(meant !== undefined && { meant }),
});

test('what the dice brought to a square so far stands in its middle; what they did not bring is not drawn', () => {
  const dice = [
    thrown(0, 0, 'forest'),
    thrown(3, 1, 'open'),
    thrown(0, 0, 'no town'),
    thrown(3, 1, 'village'),
    thrown(1, 0),
  ];
  expect(dicedIn(dice, { width: 800, depth: 400 })).toEqual([
    { at: { x: 100, y: 100 }, things: ['forest'] },
    { at: { x: 700, y: 300 }, things: ['open', 'village'] },
  ]);
});
