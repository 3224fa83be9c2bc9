import { expect, test } from 'vitest';
import { apart, placesOf } from './ahead-places.js';

test('each stop stands as it stood after its entry, or the latest before it', () => {
  const points = [
    { index: 0, worth: 0 },
    { index: 1, worth: 0.2 },
    { index: 2, worth: -0.4 },
    { index: 5, worth: -1 },
  ];
  expect(placesOf(points, [{ index: 0 }, { index: 2 }, { index: 4 }, { index: 5 }])).toEqual([
    { at: 0, index: 0, share: 0, worth: 0 },
    { at: 1, index: 2, share: 1 / 3, worth: -0.4 },
    { at: 2, index: 4, share: 2 / 3, worth: -0.4 },
    { at: 3, index: 5, share: 1, worth: -1 },
  ]);
  expect(placesOf([], [{ index: 0 }])).toEqual([{ at: 0, index: 0, share: 0, worth: 0 }]);
});

test.each([
  ['far apart they stay', [0.1, 0.5, 0.9], [0.1, 0.5, 0.9]],
  ['who is too near goes on', [0.1, 0.12, 0.5], [0.1, 0.2, 0.5]],
  ['at the end those before make room', [0.5, 0.97, 0.99], [0.5, 0.9, 1]],
  ['at one place', [0.3, 0.3, 0.3], [0.3, 0.4, 0.5]],
])('turning points do not lie on one another: %s', (_, shares, wanted) =>
  expect(apart(shares, 0.1).map(share => Math.round(share * 100) / 100)).toEqual(wanted),
);
