import { SHELF } from '@umpire/rulesets';
import { expect, test } from 'vitest';
import { library } from './library.js';

test('what the page is told of the books can cross from the worker: it is plain data', () => {
  const told = library();
  expect(structuredClone(told)).toEqual(told);
  expect(told.books.map(({ id }) => id)).toEqual(SHELF.map(({ id }) => id));
});
