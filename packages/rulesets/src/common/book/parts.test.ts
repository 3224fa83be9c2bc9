import { expect, test } from 'vitest';
import { parts } from './parts.js';

const reach = () => 4;
const sight = () => 12;

test('each part is handed those before it', () => {
  const book = parts({ reach }).with(({ reach }) => ({ far: () => reach() * 2 })).made;
  expect([book.reach(), book.far()]).toEqual([4, 8]);
});

test('a part may hand on what it was handed', () => {
  expect(parts({ reach }).with(({ reach }) => ({ reach, sight })).made).toEqual({ reach, sight });
});

const cases: [string, object, object, string][] = [
  ['another function', { reach }, { reach: sight }, 'reach'],
  ['another value', { reach, inches: 4 }, { inches: 6 }, 'inches'],
  ['none any more', { reach, inches: 4 }, { inches: undefined }, 'inches'],
  ['two at once', { reach, sight }, { reach: sight, sight: reach }, 'reach, sight'],
];
for (const [name, first, second, twice] of cases)
  test(`a name that is given a second meaning is refused: ${name}`, () => {
    expect(() => parts(first).with(() => second)).toThrow(`two parts of a book are called ${twice}`);
  });
