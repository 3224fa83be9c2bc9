import { describe, expect, test } from 'vitest';
import { type Base, baseAt } from './base.js';
import { distanceBeside, nearestTo } from './nearest.js';

const at = (x: number, y: number, facing = 0, width = 2, depth = 1): Base => baseAt({ x, y, facing }, width, depth);
const me = at(0, 0);

test('the nearest, edge to edge; then the smallest turn; then all that tie', () => {
  const nearest = (...others: Base[]) => nearestTo(me, others, o => o);
  const [ahead, right, left] = [at(0, 3), at(4, 0), at(-4, 0)]; // 2 away each
  expect(nearest(at(0, 9), right, at(9, 9))).toEqual([right]);
  expect(nearest(right, ahead, left)).toEqual([ahead]);
  expect(nearest(right, left)).toEqual([right, left]);
  expect(nearest()).toEqual([]);
});

describe('beside: 30 degrees either way, up to 3 away', () => {
  // biome-ignore format: one line a case
  const cases: [string, Base, number | null, number | null][] = [
    ['to the right',            at(4, 0), null, 2],
    ['to the left',             at(-4, 0), 2, null],
    ['as far as it may be',     at(5, 0), null, 3],
    ['too far',                 at(5.01, 0), null, null],
    ['ahead',                   at(0, 3), null, null],
    ['aslant, within the angle', at(3, 1.7), null, Math.sqrt(1 + 0.7 * 0.7)],
    ['aslant, beyond it',       at(3, 1.8), null, null],
    ['very far',                at(90, 0), null, null],
  ];
  test.each(cases)('%s', (_, other, left, right) => {
    const found = (['left', 'right'] as const).map(flank => distanceBeside(me, other, flank, 30, 3));
    expect(found.map(far => far && Math.round(far * 1e9) / 1e9)).toEqual(
      [left, right].map(far => far && Math.round(far * 1e9) / 1e9),
    );
  });
  test('as the base faces', () => expect(distanceBeside(at(0, 0, 180), at(4, 0), 'left', 30, 3)).toBe(2));
});
