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

test('what parts of one area make stands together, and a book may have begun it', () => {
  const book = parts({ moving: { reach } })
    .with('moving', ({ moving }) => ({ far: () => moving.reach() * 2 }))
    .with('seeing', ({ moving }) => ({ sight: () => moving.far() + 4 })).made;
  expect([book.moving.reach(), book.moving.far(), book.seeing.sight()]).toEqual([4, 8, 12]);
});

const cases: [string, object, object, string][] = [
  ['within an area', { moving: { reach } }, { moving: { reach: sight } }, 'reach'],
  ['another function', { reach }, { reach: sight }, 'reach'],
  ['another value', { reach, inches: 4 }, { inches: 6 }, 'inches'],
  ['none any more', { reach, inches: 4 }, { inches: undefined }, 'inches'],
  ['two at once', { reach, sight }, { reach: sight, sight: reach }, 'reach, sight'],
];
for (const [name, first, second, twice] of cases)
  test(`a name that is given a second meaning is refused: ${name}`, () => {
    expect(() => parts(first).with(() => second)).toThrow(`two parts of a book are called ${twice}`);
  });
