import { expect, test } from 'vitest';
import { overlaps, within } from '../geometry/convex.js';
import { footprint } from '../geometry/footprint.js';
import { placedBeside } from './beside.js';

const size = { width: 250, depth: 250 };
const carrier = (facing: number) => {
  const middle = { x: 1000, y: 1000, facing };
  return { base: footprint(middle, 250, 250), middle, within: 0.499, onto: 1 };
};

test.each([
  ['in the midst of it', 1000, 1001, 0, [1000, 1250]],
  ['too far on', 1000, 1150, 0, [1000, 1250]],
  ['too far away', 1300, 1000, 0, [1250, 1000]],
  ['in contact it stays', 1100, 1250, 0, [1100, 1250]],
])('a place beside another: %s', (_, x, y, facing, to) => {
  const found = placedBeside({ beside: carrier(0), size }, { x, y, facing });
  expect([found.x, found.y]).toEqual(to);
});

test.each([0, 130, 450, 777, 2000])('it touches and lies on nobody, whichever way either faces: %i', facing => {
  const beside = carrier(facing);
  for (let way = 0; way < 24; way++) {
    const hand = { x: 1000 + Math.round(300 * Math.cos(way)), y: 1000 + Math.round(300 * Math.sin(way)) };
    for (const turned of [0, 300, 450]) {
      const base = footprint(placedBeside({ beside, size }, { ...hand, facing: turned }), 250, 250);
      expect([within(base, beside.base, 0.499), overlaps(base, beside.base, 1)]).toEqual([true, false]);
    }
  }
});
