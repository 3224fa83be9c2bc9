import { expect, test } from 'vitest';
import { random, shuffled } from './seeded.js';

test.each([Number.NaN, 0, -1])('nothing is drawn below %d', n => {
  expect(() => random(1).below(n)).toThrow(`no number is below ${n}`);
});
test('every number below three is drawn, and no other', () => {
  const chance = random(7);
  expect([...new Set(Array.from({ length: 100 }, () => chance.below(3)))].sort()).toEqual([0, 1, 2]);
});
test('of an empty list nothing is picked', () => expect(random(1).pick([])).toBeUndefined());
test('a shuffled list has the same items, and the list itself stays as it was', () => {
  const items = ['p', 'q', 'r'];
  const orders = new Set(Array.from({ length: 100 }, (_, seed) => shuffled(items, random(seed)).join('')));
  expect([...orders].sort()).toEqual(['pqr', 'prq', 'qpr', 'qrp', 'rpq', 'rqp']);
  expect(items).toEqual(['p', 'q', 'r']);
});
