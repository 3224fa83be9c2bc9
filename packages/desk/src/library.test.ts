import { SHELF } from '@umpire/rulesets';
import { expect, test } from 'vitest';
import { libraryWith } from './library.js';
import { opponents } from './opponents.js';

test('what the page is told of opponents can cross from the worker: it is plain data', () => {
  expect(structuredClone(opponents())).toEqual(opponents());
  expect(libraryWith(opponents()).bots.length).toBeGreaterThan(1);
});

test('every book of the shelf is in the library, with its scenarios if it can be played', () => {
  const { books } = libraryWith([]);
  expect(books.map(({ id }) => id)).toEqual(SHELF.map(({ id }) => id));
  for (const { playable, scenarios } of books) expect(scenarios.length > 0).toBe(playable);
});
