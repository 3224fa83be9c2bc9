import { expect, test } from 'vitest';
import { thrownWords } from './now.js';

test('a throw says what it was for', () =>
  expect(
    thrownWords([
      { before: 0, text: 'the shooter’s result die', rule: 'X-1', value: 5 },
      { before: 0, text: 'hands', rule: 'X-2', value: { a: 'rock', b: 'paper' } },
      { before: 0, text: 'won already', rule: 'X-2', won: 'a' },
    ]),
  ).toEqual(['The shooter’s result die: 5', 'Red shows rock, Blue paper']));
