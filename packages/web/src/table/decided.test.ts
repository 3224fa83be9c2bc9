import type { LogEntry } from '@umpire/desk';
import { expect, test } from 'vitest';
import { decidedBy } from './decided.js';

const line = (text: string, ...about: readonly string[]) => ({ text, because: [], about });
const PIECES = [
  { id: 'A1', side: 'a' },
  { id: 'A2', side: 'a' },
] as const;
const move: LogEntry = { index: 1, by: 'a', verb: 'move', lines: [line('A1 moves', 'A1')] };
const fight: LogEntry = {
  index: 2,
  by: 'a',
  verb: 'engage',
  lines: [line('A1 against B1: B1 lost', 'A1', 'B1')],
  thrown: [{ before: 0, text: 'hands', rule: 'X-1', won: 'a' }],
};
const throwsToMove: LogEntry = {
  index: 3,
  by: 'b',
  verb: 'end',
  lines: [line('A1, A2 throw 2: a charge straight ahead', 'A1', 'A2')],
  thrown: [{ before: 0, text: 'A1 throws', rule: 'X-3', value: 2 }],
};
const first: LogEntry = {
  index: 3,
  by: 'b',
  verb: 'end',
  lines: [line('Red plays first')],
  thrown: [{ before: 0, text: 'who begins', rule: 'X-2', won: 'a' }],
};
const end: LogEntry = { index: 4, by: 'b', verb: 'end', lines: [line('Red holds the village')] };

test.each([
  ['the last blow ended it', [move, fight], fight, undefined],
  ['it was told only later', [move, fight, move, end], end, fight],
  ['a hand for who begins is no fight', [fight, first, end], end, fight],
  ['nor is a throw by which somebody moves', [fight, throwsToMove, end], end, fight],
  ['nobody fought', [move, end], end, undefined],
  ['nothing was told', [], undefined, undefined],
])('what decided a battle: %s', (_, log, last, fought) =>
  expect(decidedBy(log, PIECES)).toEqual({ end: last, fight: fought }),
);
