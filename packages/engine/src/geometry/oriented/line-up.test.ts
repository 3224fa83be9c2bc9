import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { turnFrom } from '../trig.js';
import { advanced, type Base, baseAt, pointOf } from './base.js';
import { edgeTowards, overlapBeyond, sharedEdge } from './contact.js';
import { distanceBetween } from './distance.js';
import { linedUp } from './line-up.js';
import { wayTo } from './sweep.js';

const overlapping = (a: Base, b: Base) => overlapBeyond(a, b, 1e-6);
const at = (x: number, y: number, facing = 0, width = 1, depth = 0.5) => baseAt({ x, y, facing }, width, depth);
const corner = (b: Base, right: 1 | -1) => pointOf(b, b.halfDepth, right * b.halfWidth);
const near = (a: { x: number; y: number }, b: { x: number; y: number }) => {
  expect(a.x).toBeCloseTo(b.x, 9);
  expect(a.y).toBeCloseTo(b.y, 9);
};

describe('lining up', () => {
  /** A base that has advanced until it touches the target. */
  const touching = (from: Base, target: Base) => advanced(from, wayTo(from, from.forwardX, from.forwardY, target));

  test('its front edge lies flush on the contacted edge, whatever the angle', () =>
    fc.assert(
      fc.property(
        fc.double({ min: -40, max: 40, noNaN: true }),
        fc.double({ min: -0.4, max: 0.4, noNaN: true }),
        fc.constantFrom(0, 90, 180, 270),
        (degrees, aside, facing) => {
          fc.pre(Math.abs(degrees) > 0.01);
          const target = at(0, 7.5, facing, 9, 9); // met on its rear, a flank or its front, always at y = 3
          const from = at(aside, 0, degrees);
          const mover = touching(from, target);
          const { base, turn, cost } = linedUp(mover, target);
          expect(Math.abs(turnFrom(base.facing, 0))).toBeLessThan(1e-9);
          expect(turn).toBeCloseTo(-degrees, 9);
          expect(distanceBetween(base, target)).toBeLessThan(1e-9);
          expect(overlapping(base, target)).toBe(false);
          expect(cost).toBeGreaterThan(0);
          expect(cost).toBeLessThanOrEqual((Math.abs(degrees) * Math.PI) / 180 + 1e-9);
        },
      ),
      { numRuns: 300 },
    ));
  test('a corner of the mover on the edge: the other front corner swings', () => {
    const target = at(0, 3, 180, 6);
    const mover = touching(at(0, 0, 30), target); // its left front corner touches first
    const { base, turn, cost } = linedUp(mover, target);
    expect(turn).toBeCloseTo(-30, 9);
    near(corner(base, -1), corner(mover, -1));
    expect(cost).toBeCloseTo(Math.PI / 6, 9); // 1 W from the point of contact to the right front corner
    expect(sharedEdge(base, target)).toBeCloseTo(1, 9);
  });
  test('a corner of the enemy on its front edge: it turns about that', () => {
    const target = at(0, 3, 180 + 30);
    const mover = touching(at(0, 0), target);
    const { base, turn, cost } = linedUp(mover, target);
    expect(turn).toBeCloseTo(30, 9);
    expect(base.facing).toBeCloseTo(30, 9);
    expect(distanceBetween(base, target)).toBeLessThan(1e-9);
    const touch = pointOf(target, target.halfDepth, -target.halfWidth); // the nearest corner of the enemy
    const swings = corner(mover, -1);
    expect(cost).toBeCloseTo((Math.PI / 6) * Math.sqrt((touch.x - swings.x) ** 2 + (touch.y - swings.y) ** 2), 9);
  });
  test.each([0, 90, 180, 270])('whichever corner of an enemy facing %d + 30 degrees it is', facing => {
    const target = at(0, 3, facing + 30, 1, 1);
    const mover = touching(at(0.1, 0, 0, 2), target);
    const { base, turn, cost } = linedUp(mover, target);
    expect(turn).toBeCloseTo(30, 9);
    expect(distanceBetween(base, target)).toBeLessThan(1e-9);
    expect(overlapping(base, target)).toBe(false);
    // The corner that touches lies to the south: 0.5 along both edges, turned by 30 degrees.
    const touch = { x: 0.5 * (Math.sqrt(3) / 2 - 0.5), y: 3 - 0.5 * (Math.sqrt(3) / 2 + 0.5) };
    const swings = corner(mover, -1);
    expect(cost).toBeCloseTo((Math.PI / 6) * Math.sqrt((touch.x - swings.x) ** 2 + (touch.y - swings.y) ** 2), 9);
  });
  test('on a flank, too', () => {
    const target = at(0, 3, 90);
    const mover = touching(at(-0.8, 0, 20), target);
    const { base } = linedUp(mover, target);
    expect(base.facing).toBe(0);
    expect(edgeTowards(target, base)).toBe('right');
  });
  test('flush already: nothing is needed', () => {
    const mover = touching(at(0.3, 0), at(0, 3, 180));
    expect(linedUp(mover, at(0, 3, 180))).toEqual({ base: mover, turn: 0, cost: 0 });
  });
});
