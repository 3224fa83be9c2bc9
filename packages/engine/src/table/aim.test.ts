import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gap } from '../geometry/convex.js';
import { footprint } from '../geometry/footprint.js';
import type { Point } from '../geometry/point.js';
import { rectangle } from '../geometry/polygon.js';
import { aimedAt } from './aim.js';
import type { Shape } from './menu.js';

const SQUARE: Shape = { kind: 'square', side: 500 };
const DISC: Shape = { kind: 'disc', diameter: 500 };
const HERE = rectangle(-100, -100, 200, 200);
const AWAY = rectangle(9900, -100, 200, 200);

describe('where something is aimed', () => {
  const cases: [string, Shape, Parameters<typeof aimedAt>[0]['near'], Point, Point][] = [
    ['without a limit: where one points', SQUARE, undefined, { x: 7000, y: 0 }, { x: 7000, y: 0 }],
    ['near enough: where one points', SQUARE, { bases: [HERE], within: 0 }, { x: 350, y: 0 }, { x: 350, y: 0 }],
    ['in touch with a base', SQUARE, { bases: [HERE], within: 0 }, { x: 7000, y: 0 }, { x: 350, y: 0 }],
    ['so far from a base', SQUARE, { bases: [HERE], within: 1000 }, { x: 7000, y: 0 }, { x: 1350, y: 0 }],
    ['a round one', DISC, { bases: [HERE], within: 1000 }, { x: 0, y: -7000 }, { x: 0, y: -1350 }],
    ['near to one of several', SQUARE, { bases: [HERE, AWAY], within: 1000 }, { x: 7000, y: 0 }, { x: 8650, y: 0 }],
    ['near to nobody: where one points', SQUARE, { bases: [], within: 0 }, { x: 7000, y: 0 }, { x: 7000, y: 0 }],
  ];
  test.each(cases)('%s', (_, shape, near, point, found) => {
    const { x, y } = aimedAt({ shape, ...(near && { near }) }, point);
    expect(Math.hypot(x - found.x, y - found.y)).toBeLessThanOrEqual(1);
  });

  test('always near enough, and never nearer than need be', () => {
    const far = fc.integer({ min: -20_000, max: 20_000 });
    const facing = fc.integer({ min: 0, max: 3599 });
    fc.assert(
      fc.property(far, far, facing, fc.integer({ min: 0, max: 3000 }), (x, y, turned, within) => {
        const base = footprint({ x: 0, y: 0, facing: turned }, 254, 254);
        const at = aimedAt({ shape: SQUARE, near: { bases: [base], within } }, { x, y });
        const apart = gap(rectangle(at.x - 250, at.y - 250, 500, 500), base);
        expect(apart).toBeLessThanOrEqual(within);
        if (at.x !== x || at.y !== y) expect(apart).toBeGreaterThan(within - 5);
      }),
    );
  });
});
