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
