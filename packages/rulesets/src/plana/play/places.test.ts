import { randomFor, within } from '@umpire/engine';
import { expect, test } from 'vitest';
import { isWithin, outlineOf, type Placed } from './places.js';

const PAIRS = 4000;
test.each([0, 10, 100, 500, 2000])(
  'PLA-R-118 who is within reach is told as the nearest edges say, however little is measured: %d',
  reach => {
    const chance = randomFor(11, 'a');
    const somewhere = () => ({
      x: chance.below(3000),
      y: chance.below(3000),
      facing: chance.below(3600),
      width: chance.below(600),
      depth: chance.below(400),
    });
    /** Straight before it, within a hair of the reach. */
    const ahead = (a: Placed): Placed => {
      const [width, depth] = [400, 2 * chance.below(150)];
      const y = a.y + (a.depth + depth) / 2 + reach + chance.below(7) - 3;
      return { x: a.x, y, facing: 0, width, depth };
    };
    let near = 0;
    for (let i = 0; i < PAIRS; i++) {
      const there = somewhere();
      const a = i % 2 === 0 ? there : { ...there, facing: 0, width: 400, depth: 200 };
      const b = i % 2 === 0 ? somewhere() : ahead(a);
      const told = isWithin(a, b, reach);
      expect(told).toBe(within(outlineOf(a), outlineOf(b), reach));
      if (told) near++;
    }
    expect(near).toBeGreaterThan(0);
    expect(near).toBeLessThan(PAIRS);
  },
);
