import { expect, test } from 'vitest';
import { distanceIn, number, whole } from './fields.js';

test.each([
  ['a coordinate', number],
  ['a distance', distanceIn('inches')],
  ['a whole number', whole(0, 9)],
] as const)('%s: the -0 that JSON knows is a plain 0', (_, field) => {
  expect(Object.is(field.parse(JSON.parse('-0')), 0)).toBe(true);
  expect(field.parse(2)).toBe(2);
});

test.each([
  ['a coordinate', number, 1e300, 'is a number, no more than 1000000'],
  ['a coordinate', number, -1e300, 'is a number, no less than -1000000'],
  ['a distance', distanceIn('inches'), 1_000_001, 'is a distance in inches, 0 or more, no more than 1000000'],
  ['a distance', distanceIn('inches'), -1, 'is a distance in inches, 0 or more'],
] as const)('%s has bounds that the error names', (_, field, given, expected) => {
  expect(field.safeParse(given).error?.issues[0]?.message).toBe(expected);
});
