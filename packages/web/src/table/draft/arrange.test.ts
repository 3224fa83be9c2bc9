import { expect, test } from 'vitest';
import { shuffledOff } from './arrange.js';

const at = { x: 1, y: 2, facing: 0 };
const places = [
  { id: 'p1', at },
  { id: 'p2', at: null },
  { id: 'p3', at: null },
  { id: 'p4', at },
  { id: 'p5', at: null },
];
const ids = (chance: () => number) => shuffledOff(places, chance).map(({ id }) => id);

test('what waits off the table is listed in an order of chance; what stands on it stays where it was listed', () => {
  expect(ids(() => 0.999)).toEqual(['p1', 'p2', 'p3', 'p4', 'p5']);
  expect(ids(() => 0)).toEqual(['p1', 'p3', 'p5', 'p4', 'p2']);
  const orders = new Set(Array.from({ length: 200 }, () => ids(Math.random).join()));
  expect(orders.size).toBe(6);
  for (const order of orders) expect(order).toMatch(/^p1,p\d,p\d,p4,p\d$/);
});
test('everything is listed once', () => {
  expect([...shuffledOff(places)].sort((x, y) => x.id.localeCompare(y.id))).toEqual(places);
});
