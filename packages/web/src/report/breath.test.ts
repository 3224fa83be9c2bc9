import type { Thrown } from '@umpire/desk';
import { expect, test } from 'vitest';
import { inOneBreath, throwsTold, untold } from './breath.js';

test.each([
  ['moves', ['A1 moves 7.4"', 'A8 moves 7.8"', 'A2 moves 7.8"', 'A3 moves 7.8"'], ['A1–A3, A8 move 7.4 to 7.8"']],
  ['moves of one length', ['P3, P4 move 2 W', 'P5 moves 2 W'], ['P3–P5 move 2 W']],
  ['a move alone', ['A1 moves 2"', 'A1 lays a smoke screen'], ['A1 moves 2"', 'A1 lays a smoke screen']],
  [
    'moves parted by something else',
    ['A1 moves 2"', 'A2 digs in', 'A3 moves 2"'],
    ['A1 moves 2"', 'A2 digs in', 'A3 moves 2"'],
  ],
  [
    'reveals',
    ['B3 is revealed: Tanks', 'B4 is revealed: Rifles', 'B5 is revealed: Tanks'],
    ['B3, B5 are revealed: Tanks', 'B4 is revealed: Rifles'],
  ],
] as const)('one after the other: %s', (_, texts, told) => {
  expect(inOneBreath(texts)).toEqual(told);
});

const hand = (won: 'a' | 'b' | 'draw', text = 'For the first round'): Thrown => ({
  before: 0,
  text,
  rule: 'X-1',
  value: { a: 'rock', b: won === 'draw' ? 'rock' : won === 'a' ? 'scissors' : 'paper' },
  won,
});

test.each([
  [['a'], 'For the first round: Red rock, Blue scissors; Red wins the hand'],
  [['draw', 'b'], 'For the first round, after a drawn hand: Red rock, Blue paper; Blue wins the hand'],
  [['draw', 'draw', 'a'], 'For the first round, after 2 drawn hands: Red rock, Blue scissors; Red wins the hand'],
  [['draw'], 'For the first round: Red rock, Blue rock; a drawn hand'],
] as const)('hands %s', (won, words) => {
  expect(throwsTold(won.map(one => hand(one)))).toBe(words);
});

test.each([
  ['P1 throws 6 for initiative, score 5: stands', 0],
  ['P4 shoots at R1: 6 thrown, no effect', 0],
  ['P4 is driven back', 1],
  ['16 thrown', 1],
])('a die that the line tells of is not told twice: %s', (text, count) => {
  expect(untold([{ before: 0, text: 'a die', rule: 'X-1', value: 6 }], text)).toHaveLength(count);
});
