import { expect, test } from 'vitest';
import { wilson } from './wilson.js';

/** Values of R's `prop.test(x, n, correct = FALSE)`. */
test.each([
  [90, 100, 0.825634, 0.944771],
  [50, 100, 0.403832, 0.596168],
  [0, 10, 0, 0.277533],
  [10, 10, 0.722467, 1],
  [1, 1, 0.206549, 1],
  [0, 0, 0, 1],
])('%i of %i', (won, games, low, high) => {
  expect(wilson(won, games).low).toBeCloseTo(low, 5);
  expect(wilson(won, games).high).toBeCloseTo(high, 5);
});
