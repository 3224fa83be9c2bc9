import { expect, test } from 'vitest';
import { NO_NEWS } from './news.js';
import { pauseAfter, pauseBeforeEnd } from './pace.js';

const line = { text: 'Blue plays the first round', because: [], about: [], entry: 1, by: 'b' } as const;
const hands = { before: 0, text: 'who begins', rule: 'X-1', value: { a: 'rock', b: 'paper' } } as const;
const die = { before: 0, text: 'a die', rule: 'X-2', by: 'b', value: 3 } as const;

test.each([
  ['a hand that he showed is looked at as long as a throw of his own', hands, 4000],
  ['a die of theirs is not', die, 2200],
])('before the others go on: %s', (_, thrown, wanted) =>
  expect(pauseAfter({ ...NO_NEWS, n: 1, lines: [line], throws: [thrown] } as never, '1', 'a')).toBe(wanted),
);

test('the blow that ended a battle is seen before its end is told; who resigns, or comes back to it, need not wait', () => {
  const news = { ...NO_NEWS, n: 1, lines: [line] };
  expect(pauseBeforeEnd({ ...news, throws: [die] } as never, '1')).toBe(2200);
  expect([news, NO_NEWS].map(one => pauseBeforeEnd(one, '1'))).toEqual([0, 0]);
});
