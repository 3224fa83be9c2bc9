import type { Moment } from '@umpire/desk';
import { expect, test } from 'vitest';
import { decisiveOf, storyOf } from './story.js';
import { groundTold, takenWords } from './taken-words.js';

type Taken = NonNullable<Moment['taken']>[number];
const change = (from: Taken['from'], to: Taken['to'], name = 'village', a = '3', b = '1'): Taken => ({
  name,
  ...(from && { from }),
  ...(to && { to }),
  counts: { a, b },
});
const moment = (index: number, text: string, ...taken: Taken[]): Moment => ({
  index,
  by: 'a',
  verb: 'x',
  lines: [{ text, about: ['A1'], because: [] }],
  turn: `Turn ${index + 1}`,
  clock: '',
  lost: [],
  over: false,
  ...(taken.length > 0 && { taken }),
});
const OVER = { over: 'a', rule: 'X-1', text: 'time is up' } as const;

// biome-ignore format: a case a line
test.each<[string, Taken, string]>([
  ['from the other side', change('b', 'a'), 'Red takes the village from Blue, 3 to 1'],
  ['from nobody', change(undefined, 'b', 'village', '0', '1–2'), 'Blue takes the village, 1–2 to 0'],
  ['given up', change('b', undefined, 'village', '2', '2'), 'Blue no longer has the village: 2 to 2 in it'],
  ['a name of its own', change(undefined, 'a', 'Lindow'), 'Red takes Lindow, 3 to 1'],
])('ground that decides changes hands: %s', (_, taken, words) => expect(takenWords(taken)).toBe(words));

test('a march by which it is taken is told in full, with a map', () => {
  const moments = [
    moment(0, 'A1 moves 4"'),
    moment(1, 'A2 moves 4"', change(undefined, 'a')),
    moment(2, 'A3 moves 4"'),
  ];
  expect(storyOf(moments).flatMap(({ parts }) => parts.map(({ kind }) => kind))).toEqual(['moves', 'event', 'moves']);
  expect([...decisiveOf(moments)]).toEqual([1]);
});

test('in the end it is told when it was taken for good, and by what', () => {
  const moments = [
    moment(0, 'B1 moves 4"', change(undefined, 'b')),
    moment(1, 'A1 strikes B1', change('b', undefined)),
    moment(2, 'A2 moves 3"', change(undefined, 'a')),
    moment(3, 'A3 waits'),
  ];
  expect(groundTold(moments, OVER)).toEqual([
    'Red took the village in turn 3 and kept it: A2 moves 3". It had changed hands twice before.',
  ]);
  expect(groundTold(moments.slice(0, 2), OVER)).toEqual([]);
  expect(groundTold(moments, { waiting: ['a'], text: '' } as never)).toEqual([]);
});
