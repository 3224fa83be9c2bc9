import type { Thrown } from '@umpire/desk';
import type { Hand, Side } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { drawnWords, toldTogether } from './told-throws.js';

const ORDER = { before: 0, text: 'the order of the rounds', rule: 'X-1' } as const;
const drawn = (hand: Hand): Thrown => ({ ...ORDER, value: { a: hand, b: hand }, won: 'draw', again: true });
const WON: Thrown = { ...ORDER, value: { a: 'paper', b: 'rock' }, won: 'a' };
const DRAW: Thrown = { ...ORDER, text: 'an engagement', value: { a: 'rock', b: 'rock' }, won: 'draw' };
const [ROCKS, PAPERS] = [drawn('rock'), drawn('paper')];
const die = (value: number): Thrown => ({ before: 0, text: 'a die', rule: 'X-2', sides: 6, value });

describe('what was thrown for one thing is told in one place', () => {
  test.each<[string, readonly Thrown[], readonly (readonly [readonly Thrown[], readonly Thrown[]])[]]>([
    ['hands that decided', [WON], [[[WON], []]]],
    [
      'five draws stand behind them',
      [ROCKS, PAPERS, ROCKS, PAPERS, ROCKS, WON],
      [[[WON], [ROCKS, PAPERS, ROCKS, PAPERS, ROCKS]]],
    ],
    ['the last is drawn, too, and is shown again', [ROCKS, PAPERS], [[[PAPERS], [ROCKS]]]],
    [
      'a draw that is a result',
      [DRAW, DRAW],
      [
        [[DRAW], []],
        [[DRAW], []],
      ],
    ],
    [
      'hands for something else',
      [ROCKS, DRAW],
      [
        [[ROCKS], []],
        [[DRAW], []],
      ],
    ],
    ['dice', [die(3), die(4)], [[[die(3), die(4)], []]]],
  ])('%s', (_, throws, told) => expect(toldTogether(throws).map(({ shown, drawn }) => [shown, drawn])).toEqual(told));
});

const AGAINST: Thrown = { ...ORDER, value: { a: 'scissors', b: 'rock' }, won: 'b' };
test.each<[readonly Thrown[], Thrown, Side | undefined, string]>([
  [[PAPERS], AGAINST, 'a', 'Drawn once first: both showed Paper, then shown again by chance: you Scissors, Blue Rock'],
  [
    [ROCKS, PAPERS, ROCKS],
    WON,
    'b',
    'Drawn 3 times first: both showed Rock, then shown again by chance: you Rock, Red Paper',
  ],
  [[ROCKS], PAPERS, 'a', 'Drawn once first: both showed Rock, then shown again by chance'],
  [[ROCKS, PAPERS], WON, undefined, 'Drawn twice first: both showed Rock, Paper'],
  [[{ ...ORDER, won: 'draw', again: true }], WON, undefined, 'Drawn once first'],
])('what was drawn is one short line, with the hands that decided by chance', (throws, decided, you, words) =>
  expect(drawnWords(throws, decided, you)).toBe(words),
);
