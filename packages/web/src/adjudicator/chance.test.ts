import { expect, test } from 'vitest';
import { fractionOf, percent, shareText, shareWords, toneOf } from './chance.js';

const tenPlaces = (p: number) => Math.round(p * 1e10) / 1e10;

test('shares of dice and hands come back as the fractions they are', () => {
  for (const of of [2, 3, 6, 9, 12, 18, 36, 216, 648, 1296, 7776])
    for (let ways = 1; ways < of; ways += Math.max(1, Math.floor(of / 17))) {
      const found = fractionOf(tenPlaces(ways / of));
      expect(found.ways * of).toBe(ways * found.of);
    }
});

test('shares in words', () => {
  expect(shareText(tenPlaces(1 / 3))).toBe('1/3');
  expect(shareWords(tenPlaces(5 / 6))).toBe('5 in 6');
  expect(shareText(1)).toBe('certain');
  expect(shareText(tenPlaces(1 / 7776))).toBe('<0.1 %');
  expect(percent(0.125)).toBe('12.5 %');
});

test('the tone of a result never hangs on its colour alone, but on how good it is', () => {
  expect([-1, 0, 0.1, 0.6].map(toneOf)).toEqual(['poor', 'fair', 'fair', 'good']);
});
