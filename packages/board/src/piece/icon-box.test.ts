import { expect, test } from 'vitest';
import { iconBox } from './icon-box.js';

const BASE = { width: 254, depth: 254, symbol: 'tank' };

test.each([
  ['a list', 30, 32],
  ['a card', 44, 46],
  ['an army', 54, 44],
])('the flag of a leader is whole in the icon of %s, and so is the base below it', (_, width, height) => {
  const { top, high, wide } = iconBox({ ...BASE, leader: true }, width, height);
  // 16 below the edge of a counter of 100 stands a staff of 70, drawn with a pen of 6
  expect(top).toBeLessThanOrEqual(-254 / 2 - (70 - 16 + 3) * 2.54);
  expect(top + high).toBeGreaterThanOrEqual(254 / 2);
  expect(wide).toBeGreaterThanOrEqual(254);
  expect(wide / high).toBeCloseTo(width / height, 1);
});

test('whoever carries none is as large as his icon allows', () => {
  const { wide, high } = iconBox(BASE, 30, 32);
  expect(wide).toBeLessThan(iconBox({ ...BASE, leader: true }, 30, 32).wide);
  expect(Math.max(wide, high)).toBeLessThan(254 * 1.5);
});
