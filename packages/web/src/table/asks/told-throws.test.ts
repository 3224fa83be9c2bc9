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

test.each<[readonly Thrown[], Side | undefined, string]>([
  [[ROCKS], 'a', 'Drawn once first: you showed Rock, then the hands were shown again by chance'],
  [[ROCKS, PAPERS, ROCKS], 'b', 'Drawn 3 times first: you showed Rock, then the hands were shown again by chance'],
  [[ROCKS, PAPERS], undefined, 'Drawn twice first: both showed Rock, Paper'],
  [[{ ...ORDER, won: 'draw', again: true }], undefined, 'Drawn once first'],
])('what was drawn is one short line', (throws, you, words) => expect(drawnWords(throws, you)).toBe(words));
