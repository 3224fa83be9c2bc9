import { expect, test } from 'vitest';
import { waysBeyond } from './path.js';

const CORNER = { x: 1000, y: 200 };
const END = { x: 1000, y: 1000 };

test.each([
  ['the hand is where it stopped', END, []],
  ['a hand that trembles wants no more', { x: 1030, y: 1000 }, []],
  [
    'a little farther, then twice as far each time, then all the way',
    { x: 1000, y: 3400 },
    [
      { x: 1000, y: 1100 },
      { x: 1000, y: 1200 },
      { x: 1000, y: 1400 },
      { x: 1000, y: 1800 },
      { x: 1000, y: 2600 },
      { x: 1000, y: 3400 },
    ],
  ],
  [
    'a small step is large enough to matter',
    { x: 1060, y: 1000 },
    [
      { x: 1030, y: 1000 },
      { x: 1060, y: 1000 },
    ],
  ],
] as const)('what lies beyond the stop of a piece that is dragged: %s', (_, hand, tried) =>
  expect(waysBeyond([CORNER, END], hand)).toEqual([
    ...tried.map(to => [CORNER, to]),
    ...tried.map(to => [CORNER, END, to]),
  ]),
);
