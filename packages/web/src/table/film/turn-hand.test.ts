import type { LogEntry } from '@umpire/desk';
import type { Line, Side } from '@umpire/engine';
import { expect, test } from 'vitest';
import { turnHand } from './turn-hand.js';

const line = (text: string, more: Partial<Line> = {}): Line => ({ text, because: [], about: [], ...more });
const entry = (
  index: number,
  by: LogEntry['by'],
  lines: readonly Line[],
  thrown: LogEntry['thrown'] = [],
): LogEntry => ({
  index,
  by,
  verb: 'endRound',
  lines,
  thrown,
});
const hand = (won: Side | 'draw', before = 3) =>
  ({ before, text: 'the order of the rounds', rule: 'X-1', won, ...(won === 'draw' && { again: true }) }) as const;
const turn = (by: Side, won: readonly (Side | 'draw')[], first: string) =>
  entry(
    4,
    by,
    [
      line('A1 strikes B1: B1 is lost', { about: ['A1', 'B1'] }),
      line('The turn ends'),
      line('Turn 2 begins', { begins: true }),
      line('B3 recovers', { about: ['B3'] }),
      line(`${first} plays the first round`),
    ],
    // the hand of an engagement in the turn before is no hand for this one
    [hand('a', 0), ...won.map(one => hand(one))],
  );

// biome-ignore format: one line a case
test.each<[string, readonly LogEntry[], string | undefined]>([
  ['the winner goes first',             [turn('a', ['b'], 'Blue')],                              'Blue won the hand and plays the first round'],
  ['he leaves it to the other',         [turn('a', ['b'], 'Red')],                               'Blue won the hand: Red plays the first round'],
  ['one’s own hand',                    [turn('b', ['a'], 'Red')],                               'Red won the hand and plays the first round'],
  ['after a drawn one',                 [turn('b', ['draw', 'a'], 'Red')],                       'Red won the hand and plays the first round'],
  ['still drawn',                       [turn('b', ['draw'], 'Red')],                            undefined],
  ['the other has acted since',         [turn('a', ['b'], 'Blue'), entry(5, 'b', [line('B1 moves')])], 'Blue won the hand and plays the first round'],
  ['one has ordered something since',   [turn('a', ['b'], 'Blue'), entry(5, 'a', [line('A1 moves')])], undefined],
  ['a turn without a hand',             [turn('a', [], 'Blue')],                                 undefined],
  ['no turn yet',                       [],                                                      undefined],
])('MBT20-TRN-03 the hand for the order of the rounds: %s', (_, log, said) => expect(turnHand(log, 'a')).toBe(said));
