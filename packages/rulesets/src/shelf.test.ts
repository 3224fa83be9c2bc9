import { expect, test } from 'vitest';
import { RULESETS } from './books.js';
import { REGISTERS } from './registers.js';
import { SHELF } from './shelf.js';

test('the shelf holds the books of the registers, in their order and under their titles', () => {
  expect(SHELF.map(({ id, title }) => [id, title])).toEqual(REGISTERS.map(({ book, title }) => [book, title]));
});

test('a book is playable if there are rules for it, and no other', () => {
  expect(SHELF.filter(book => book.playable).map(book => book.id)).toEqual(RULESETS.map(rules => rules.id));
});

test('every book says what it is, what makes it special and whose it is', () => {
  for (const { period, scale, chance, text, credit } of SHELF) {
    for (const words of [period, scale, chance]) expect(words.length).toBeGreaterThan(3);
    expect(text.match(/[.!?](\s|$)/g)!.length).toBeLessThanOrEqual(2);
    expect(credit).toMatch(/^© /);
  }
});
