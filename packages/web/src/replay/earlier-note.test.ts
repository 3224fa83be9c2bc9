import { expect, test } from 'vitest';
import { earlierWords } from './earlier-note.js';
import { entryWords } from './timeline.js';

test.each([
  ['nothing', { earlier: [] }, []],
  [
    'positions that were kept',
    { earlier: [{ version: 1, entries: 60, watched: true }] },
    ['60 entries were fought under version 1 of the rules. They are shown as they were.'],
  ],
  [
    'positions that were not',
    { earlier: [{ version: 2, entries: 9, watched: false }] },
    ['9 entries were fought under version 2 of the rules. Their positions were not kept, so they cannot be watched.'],
  ],
  [
    'a battle that nobody has gone on with',
    { asOf: 2, earlier: [] },
    ['Fought under version 2 of the rules. By those of today it would come out otherwise: it is shown as it was.'],
  ],
])('what is said of earlier versions: %s', (_, studied, words) => {
  expect(earlierWords(studied)).toEqual(words);
});

test('an entry of an earlier version has the number that it had', () => {
  expect(entryWords({ index: 4 })).toBe('entry 4');
  expect(entryWords({ index: -6, earlier: { version: 1, entry: 54 } })).toBe('entry 54, version 1 of the rules');
});
