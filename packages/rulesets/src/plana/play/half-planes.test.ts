import { crossesInside, footprint, type Point, randomFor } from '@umpire/engine';
import { expect, test } from 'vitest';
import { runsThrough, sidesOf } from './half-planes.js';

const chance = randomFor(11, 'a');
const anywhere = (): Point => ({ x: chance.below(1200), y: chance.below(1200) });
/** Lines that touch: along a side, through corners, to a border and from it. */
function touching(outline: readonly Point[]): [Point, Point] {
  const [p, q] = [chance.pick(outline), chance.pick(outline)];
  const from = chance.below(2) === 0 ? p : anywhere();
  return [from, { x: 2 * q.x - from.x, y: 2 * q.y - from.y }];
}

test('PLA-LOS-08 a line runs through CLOUD by its sides just where it does by its outline', () => {
  let through = 0;
  for (let i = 0; i < 20_000; i++) {
    const turned = { x: 600, y: 600, facing: i % 4 === 0 ? 900 * chance.below(4) : chance.below(3600) };
    const outline = footprint(turned, 100 + chance.below(600), 100 + chance.below(600));
    const [a, b] = i % 3 === 0 ? touching(outline) : [anywhere(), i % 50 === 0 ? outline[0]! : anywhere()];
    const isThrough = crossesInside(outline, a, b);
    expect(runsThrough(outline, sidesOf(outline), a, b), JSON.stringify({ outline, a, b })).toBe(isThrough);
    if (isThrough) through++;
  }
  expect(through).toBeGreaterThan(2000);
});

test('a point runs through nothing', () => {
  const outline = footprint({ x: 600, y: 600, facing: 450 }, 300, 300);
  expect(runsThrough(outline, sidesOf(outline), { x: 600, y: 600 }, { x: 600, y: 600 })).toBe(false);
});
