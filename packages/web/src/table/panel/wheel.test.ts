import { expect, test } from 'vitest';
import {
  farthest,
  farWords,
  figure,
  headingOf,
  pointFrom,
  rings,
  seenFrom,
  signed,
  turnWords,
  wheelAt,
} from './wheel.js';

test.each([
  ['up is straight ahead', 0, -40, 0, 0.5],
  ['nearly up snaps to it', 3, -40, 0, 0.5],
  ['to the right', 40, 0, 900, 0.5],
  ['to the left, below', -40, 40, -1350, 0.71],
  ['near the rim it is the full distance', 0, -76, 0, 1],
  ['beyond the rim as well', 200, 0, 900, 1],
])('%s', (_, right, below, turn, share) => {
  const at = wheelAt(right, below, 80);
  expect(at.turn).toBe(turn);
  expect(at.share).toBeCloseTo(share, 2);
});

test.each([
  ['north, on a table as it is', 0, 0, 0],
  ['north, on a table whose south is at the left', 0, 1, 900],
  ['south, on the same', 1800, 1, -900],
])('a piece that looks %s: the wheel has its way where the table has it', (_, facing, quarters, heading) => {
  expect(headingOf(facing, quarters)).toBe(heading);
  const out = { right: Math.sin((heading * Math.PI) / 1800) * 40, below: -Math.cos((heading * Math.PI) / 1800) * 40 };
  expect(wheelAt(out.right, out.below, 80, heading)).toEqual({ turn: 0, share: 0.5 });
  expect(wheelAt(-out.below, out.right, 80, heading).turn).toBe(900);
});

test.each([
  ['a piece that looks north', 0, 900, { x: 1500, y: 1000 }],
  ['a piece that looks east', 900, 0, { x: 1500, y: 1000 }],
  ['a piece that looks south', 1800, -900, { x: 1500, y: 1000 }],
])('%s: what the wheel says is a point of the table, and back', (_, facing, turn, to) => {
  const from = { x: 1000, y: 1000, facing };
  expect(pointFrom(from, turn, 500)).toEqual(to);
  expect(seenFrom(from, to)).toEqual({ turn, distance: 500 });
});

test('the full distance is the farthest that can be got to', () => {
  expect(farthest({ x: 0, y: 0 }, [[{ x: 300, y: 400 }], [{ x: 10, y: 0 }]])).toBe(500);
  expect(farthest({ x: 0, y: 0 }, [])).toBe(0);
});

test.each([
  [8, [2, 4, 6, 8]],
  [1.5, [0.5, 1, 1.5]],
  [12, [3, 6, 9, 12]],
  [13, [4, 8, 12]],
  [500, [250, 500]],
  [4998.99, [2000, 4000]],
])('rings at round figures up to %f', (full, figures) => {
  expect(rings(full)).toEqual(figures);
});

test.each([
  [0, 'straight ahead'],
  [580, '58° to the right'],
  [-900, '90° to the left'],
  [1800, 'straight back'],
])('%i is %s', (turn, words) => {
  expect(turnWords(turn)).toBe(words);
  expect(Math.abs(signed(turn + 3600))).toBe(Math.abs(turn));
});

test.each([
  [3.25, 12, '3.3'],
  [98.8, 4998.99, '99'],
  [498.7, 500, '499'],
])('%f of %f is read off as %s', (distance, full, words) => expect(figure(distance, full)).toBe(words));

// biome-ignore format: one line a case
test.each([
  ['the book counts the way',           '1 of 1 W, 0° of 45°', ['1', 'of 1 W']],
  ['the same in inches',                '3.5" of 8"',          ['3.5"', 'of 8"']],
  ['it says no more than a word',       'half a move',         ['1.0 W', 'of 1.3 W']],
  ['nothing is known yet',              undefined,             ['1.0 W', 'of 1.3 W']],
] as const)('the dial says of the distance what the button says: %s', (_, cost, told) => {
  expect(farWords(cost, { distance: 1, full: 1.3 }, ' W')).toEqual(told);
});
