import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { turnFrom } from '../../common/trig.js';
import { advanced, type Base, baseAt, pointOf, turnToFace } from './base.js';
import { distanceBetween, edgeTowards, inContact, overlapping, sharedContact } from './contact.js';
import { linedUp, mayLineUp } from './line-up.js';
import { arcOf, pivoted, turnedTowards } from './pivot.js';
import { wayTo } from './sweep.js';

const at = (x: number, y: number, facing = 0, width = 1, depth = 0.5) => baseAt({ x, y, facing }, width, depth);
const corner = (b: Base, right: 1 | -1) => pointOf(b, b.halfDepth, right * b.halfWidth);
const near = (a: { x: number; y: number }, b: { x: number; y: number }) => {
  expect(a.x).toBeCloseTo(b.x, 9);
  expect(a.y).toBeCloseTo(b.y, 9);
};
const angle = fc.double({ min: 1, max: 179, noNaN: true });
const facing = fc.double({ min: 0, max: 359, noNaN: true });
const width = fc.constantFrom(1, 2, 3.5);

describe('pivots', () => {
  test('IGR-GEO-11 clockwise the right front corner stays, and the left one swings forward', () =>
    fc.assert(
      fc.property(facing, angle, width, (f, degrees, w) => {
        const base = at(3, 4, f, w);
        const turned = pivoted(base, degrees, 'corner');
        near(corner(turned, 1), corner(base, 1));
        expect(turnFrom(base.facing, turned.facing)).toBeCloseTo(degrees, 9);
        const left = corner(turned, -1);
        expect(
          (left.x - corner(base, -1).x) * base.forwardX + (left.y - corner(base, -1).y) * base.forwardY,
        ).toBeGreaterThan(0);
      }),
    ));
  test('IGR-GEO-11 counter-clockwise the left front corner stays', () =>
    fc.assert(
      fc.property(facing, angle, width, (f, degrees, w) => {
        const base = at(3, 4, f, w);
        const turned = pivoted(base, -degrees, 'corner');
        near(corner(turned, -1), corner(base, -1));
        expect(turnFrom(base.facing, turned.facing)).toBeCloseTo(-degrees, 9);
      }),
    ));
  test('IGR-GEO-11 backward the other corner stays', () => {
    const base = at(3, 4, 30);
    near(corner(pivoted(base, 20, 'corner', true), -1), corner(base, -1));
    near(corner(pivoted(base, -20, 'corner', true), 1), corner(base, 1));
  });
  test('IGR-MOV-11, IGR-GEO-11 about the centre only the facing changes', () => {
    const turned = pivoted(at(3, 4, 350), 20, 'centre');
    expect(turned).toMatchObject({ x: 3, y: 4, facing: 10 });
  });
  test.each(['centre', 'corner'] as const)('IGR-GEO-03 a base keeps its size, whatever its pivot: %s', pivot =>
    expect(pivoted(at(3, 4, 0, 3.5, 1), 20, pivot)).toMatchObject({ halfWidth: 1.75, halfDepth: 0.5 }),
  );
  test('IGR-R-33 arc: the way of the outer front corner', () => {
    expect(arcOf(90, at(0, 0, 0, 2))).toBeCloseTo(Math.PI, 9);
    expect(arcOf(-45, at(0, 0))).toBeCloseTo(Math.PI / 4, 9);
  });
});

describe('turning towards somebody', () => {
  const free = () => false;
  test('IGR-GEO-20 within its rate, by its own kind of pivot', () => {
    expect(turnedTowards(at(0, 0), { x: 5, y: 5 }, 90, 'centre', free)).toMatchObject({ x: 0, y: 0, facing: 45 });
    expect(turnedTowards(at(0, 0), { x: 5, y: 5 }, 30, 'centre', free).facing).toBe(30);
    expect(turnedTowards(at(0, 0), { x: -5, y: 5 }, 30, 'centre', free).facing).toBe(330);
    const wheeled = turnedTowards(at(0, 0), { x: 5, y: 5 }, 45, 'corner', free);
    near(corner(wheeled, 1), corner(at(0, 0), 1));
    expect(wheeled.facing).toBe(45); // the direction from the centre before it turned
  });
  test('IGR-GEO-20 not at all if the turned base would overlap something; IGR-LNK-06 nor without a pivot', () => {
    const base = at(0, 0);
    expect(turnedTowards(base, { x: 5, y: 5 }, 45, 'corner', b => overlapping(b, at(0, 1)))).toBe(base);
    expect(turnedTowards(base, { x: 5, y: 5 }, 0, 'none', free)).toBe(base);
    expect(turnedTowards(base, { x: 0, y: 5 }, 45, 'corner', free)).toBe(base);
  });
  test('IGR-GEO-20 it turns by less than a degree, too', () => {
    expect(turnedTowards(at(0, 0), { x: 0.05, y: 5 }, 45, 'centre', free).facing).toBeCloseTo(0.572939, 5);
  });
});

describe('lining up', () => {
  /** A base that has advanced until it touches the target. */
  const touching = (from: Base, target: Base) => advanced(from, wayTo(from, from.forwardX, from.forwardY, target));

  test('IGR-GEO-12 its front edge lies flush on the contacted edge, whatever the angle', () =>
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
  test('IGR-GEO-12 a corner of the mover on the edge: the other front corner swings', () => {
    const target = at(0, 3, 180, 6);
    const mover = touching(at(0, 0, 30), target); // its left front corner touches first
    const { base, turn, cost } = linedUp(mover, target);
    expect(turn).toBeCloseTo(-30, 9);
    near(corner(base, -1), corner(mover, -1));
    expect(cost).toBeCloseTo(Math.PI / 6, 9); // 1 W from the point of contact to the right front corner
    expect(inContact(base, target)).toBe(true);
    expect(sharedContact(base, target)).toBeCloseTo(1, 9);
  });
  test('IGR-GEO-12 a corner of the enemy on its front edge: it turns about that', () => {
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
  test.each([0, 90, 180, 270])('IGR-GEO-12 whichever corner of an enemy facing %d + 30 degrees it is', facing => {
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
  test('IGR-GEO-12 on a flank, too', () => {
    const target = at(0, 3, 90);
    const mover = touching(at(-0.8, 0, 20), target);
    const { base } = linedUp(mover, target);
    expect(base.facing).toBe(0);
    expect(edgeTowards(target, base)).toBe('right');
  });
  test('IGR-GEO-12 flush already: nothing is needed', () => {
    const mover = touching(at(0.3, 0), at(0, 3, 180));
    expect(linedUp(mover, at(0, 3, 180))).toEqual({ base: mover, turn: 0, cost: 0 });
  });
  test('IGR-CHG-02 within what is left of turn and move', () => {
    const up = { base: at(0, 0), turn: -30, cost: 0.5 };
    expect(mayLineUp(up, 30, 0.5)).toBe(true);
    expect(mayLineUp(up, 29.9, 0.5)).toBe(false);
    expect(mayLineUp(up, 30, 0.49)).toBe(false);
    expect(mayLineUp({ ...up, turn: 30 }, 45, 1)).toBe(true);
  });
  test('IGR-GEO-02 turns to face a point', () => {
    expect(turnToFace(at(0, 0, 0), 1, 1)).toBe(45);
    expect(turnToFace(at(0, 0, 350), 0, 1)).toBeCloseTo(10, 12);
  });
});
