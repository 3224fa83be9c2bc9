import type { Moment } from '@umpire/desk';
import { expect, test } from 'vitest';
import { boreOn, eyesFor } from './bore.js';

const moment = (index: number, lines: Moment['lines']): Moment => ({
  index,
  by: 'a',
  verb: 'v',
  lines,
  turn: 'Turn 1',
  clock: '',
  lost: [],
  over: false,
});

test('the lines on which a rule bore, with its effects', () => {
  const moments = [
    moment(0, [{ text: 'one', because: [{ rule: 'X-A-1', effect: 'R', text: 'lower' }], about: [] }]),
    moment(1, [{ text: 'two', because: [{ rule: 'X-A-2', text: 'x' }], about: [] }]),
    moment(2, [
      {
        text: 'three',
        because: [
          { rule: 'X-A-1', text: 'words' },
          { rule: 'X-A-1', text: 'words' },
        ],
        about: [],
      },
    ]),
  ];
  expect(boreOn(moments, 'X-A-1')).toEqual([
    { index: 0, turn: 'Turn 1', text: 'one', effects: ['R'] },
    { index: 2, turn: 'Turn 1', text: 'three', effects: ['words'] },
  ]);
});

test('nobody learns from the register what he may not know', () => {
  expect(eyesFor({ a: 'person', b: { bot: 'x' } }, false)).toBe('a');
  expect(eyesFor({ a: { bot: 'x' }, b: 'person' }, false)).toBe('b');
  expect(eyesFor({ a: 'person', b: 'person' }, false)).toBe('spectator');
  expect(eyesFor({ a: 'person', b: 'person' }, true)).toBe('umpire');
});
