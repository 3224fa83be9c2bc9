import { expect, test } from 'vitest';
import { sentence } from './answering.js';
import { forEach } from './for-each.js';

const one = (who: string, text: string, good: number) => ({ who, text, good });
const chance = (p: number, target: string, shooter: string) => ({
  p,
  result: null,
  told: {
    text: `${target}; ${shooter}`,
    good: 0,
    each: [one('target', target, target === 'hit' ? 1 : 0), one('shooter', shooter, shooter === 'hit' ? -1 : 0)],
  },
});
const CHANCES = [chance(0.5, 'unharmed', 'unharmed'), chance(0.25, 'hit', 'unharmed'), chance(0.25, 'hit', 'hit')];

test('what befalls each is added up over what befalls the others, the likeliest first', () =>
  expect(
    forEach(CHANCES).map(({ who, chances }) => [
      who,
      ...chances.map(({ p, told }) => `${p} ${told.text} ${told.good}`),
    ]),
  ).toEqual([
    ['Target', '0.5 unharmed 0', '0.5 hit 1'],
    ['Shooter', '0.75 unharmed 0', '0.25 hit -1'],
  ]));

test('where nobody is told apart there is nothing to add up', () =>
  expect(forEach([{ p: 1, told: { text: 'certain', good: 1 } }])).toEqual([]));

test('the answer in a sentence is that of the first who is concerned', () =>
  expect(sentence({ kind: 'odds', chances: CHANCES, because: [], ask: undefined, early: false })).toBe(
    'Target: 1/2 unharmed · 1/2 hit',
  ));
