import { expect, test } from 'vitest';
import { bookOfRule, LIBRARY } from './library.js';
import { REGISTERS } from './registers.js';

test('the library is the registers, each on demand', async () => {
  const loaded = await Promise.all(
    LIBRARY.map(async ({ book, title, load }) => ({ book, title, entries: await load() })),
  );
  expect(loaded).toEqual(REGISTERS);
});

test('a rule leads to its book', () => {
  for (const { book, entries } of REGISTERS) for (const { id } of entries) expect(bookOfRule(id)?.book, id).toBe(book);
  expect(bookOfRule('UMPIRE')).toBeUndefined();
});
