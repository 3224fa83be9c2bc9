import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { turnFrom } from '../trig.js';
import { type Base, baseAt, pointOf } from './base.js';
import { turnTowards, wheeled, wheelLength } from './pivot.js';

const at = (x: number, y: number, facing = 0, width = 1, depth = 0.5) => baseAt({ x, y, facing }, width, depth);
const corner = (b: Base, right: 1 | -1) => pointOf(b, b.halfDepth, right * b.halfWidth);
const near = (a: { x: number; y: number }, b: { x: number; y: number }) => {
  expect(a.x).toBeCloseTo(b.x, 9);
  expect(a.y).toBeCloseTo(b.y, 9);
};
const angle = fc.double({ min: 1, max: 179, noNaN: true });
const facing = fc.double({ min: 0, max: 359, noNaN: true });
const width = fc.constantFrom(1, 2, 3.5);

describe('a wheel', () => {
  test('clockwise the right front corner stays, and the left one swings forward', () =>
    fc.assert(
      fc.property(facing, angle, width, (f, degrees, w) => {
        const base = at(3, 4, f, w);
        const turned = wheeled(base, degrees);
        near(corner(turned, 1), corner(base, 1));
        expect(turnFrom(base.facing, turned.facing)).toBeCloseTo(degrees, 9);
        const left = corner(turned, -1);
        expect(
          (left.x - corner(base, -1).x) * base.forwardX + (left.y - corner(base, -1).y) * base.forwardY,
        ).toBeGreaterThan(0);
      }),
    ));
  test('counter-clockwise the left front corner stays', () =>
    fc.assert(
      fc.property(facing, angle, width, (f, degrees, w) => {
        const base = at(3, 4, f, w);
        const turned = wheeled(base, -degrees);
        near(corner(turned, -1), corner(base, -1));
        expect(turnFrom(base.facing, turned.facing)).toBeCloseTo(-degrees, 9);
      }),
    ));
  test('backward the other corner stays', () => {
    const base = at(3, 4, 30);
    near(corner(wheeled(base, 20, true), -1), corner(base, -1));
    near(corner(wheeled(base, -20, true), 1), corner(base, 1));
  });
  test('a base keeps its size', () =>
    expect(wheeled(at(3, 4, 0, 3.5, 1), 20)).toMatchObject({ halfWidth: 1.75, halfDepth: 0.5 }));
  test('the way of the corner that swings', () => {
    expect(wheelLength(at(0, 0, 0, 2), 90)).toBeCloseTo(Math.PI, 9);
    expect(wheelLength(at(0, 0), -45)).toBeCloseTo(Math.PI / 4, 9);
  });
  test('there and back again, about the same corner', () => {
    const base = at(3, 4, 350, 2);
    const back = wheeled(wheeled(base, 35), -35, true);
    near(back, base);
    expect(back.facing).toBeCloseTo(350, 9);
  });
});

test('a turn towards a point goes no further than its rate', () => {
  expect(turnTowards(at(0, 0), 5, 5, 90)).toBe(45);
  expect(turnTowards(at(0, 0), 5, 5, 30)).toBe(30);
  expect(turnTowards(at(0, 0), -5, 5, 30)).toBe(-30);
});
