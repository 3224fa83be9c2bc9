import { expect, test } from 'vitest';
import { clearPlace, type Place } from './clear-place.js';

const stage = { width: 930, height: 750 };
const card = { width: 400, height: 200 };
const wished: readonly Place[] = ['top-left', 'bottom-left', 'bottom', 'top'];
const place = (...spots: [number, number, number][]) =>
  clearPlace(
    wished,
    card,
    stage,
    spots.map(([x, y, weight]) => ({ x, y, weight })),
  );

test('the first place wished for, if it hides nothing', () => {
  expect(place()).toBe('top-left');
  expect(place([700, 600, 20])).toBe('top-left');
});
test('what it is about must be seen', () => {
  expect(place([100, 100, 20])).toBe('bottom-left');
  expect(place([100, 100, 20], [100, 700, 20])).toBe('bottom');
});
test('many bystanders weigh less than one that is concerned', () => {
  const crowd = Array.from({ length: 9 }, (_, i): [number, number, number] => [20 + i * 10, 700, 1]);
  expect(place([100, 100, 20], ...crowd)).toBe('bottom');
  expect(place([100, 100, 20], [500, 700, 20], [500, 100, 20], ...crowd)).toBe('bottom-left');
});
