import { describe, expect, test } from 'vitest';
import {
  advanced,
  arcOf,
  type Base,
  baseAt,
  edgeTowards,
  inContact,
  linedUp,
  mayLineUp,
  overlapping,
  pivoted,
  pointOf,
  sharedContact,
  turnedTowards,
  turnToFace,
  wayTo,
} from './geometry.js';

const at = (x: number, y: number, facing = 0, width = 1, depth = 0.5) => baseAt({ x, y, facing }, width, depth);
const corner = (b: Base, right: 1 | -1) => pointOf(b, b.halfDepth, right * b.halfWidth);
const near = (a: { x: number; y: number }, b: { x: number; y: number }) => {
  expect(a.x).toBeCloseTo(b.x, 9);
  expect(a.y).toBeCloseTo(b.y, 9);
};

describe('pivots', () => {
  test('IGR-GEO-11 clockwise the right front corner stays, counter-clockwise the left one', () => {
    const base = at(3, 4, 30, 2);
    near(corner(pivoted(base, 20, 'corner'), 1), corner(base, 1));
    near(corner(pivoted(base, -20, 'corner'), -1), corner(base, -1));
  });
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

  test('IGR-GEO-12 flush on the contacted edge; the front corner that does not touch swings', () => {
    const target = at(0, 3, 180, 6);
    const mover = touching(at(0, 0, 30), target); // its left front corner touches first
    const { base, turn, cost } = linedUp(mover, target);
    expect(turn).toBeCloseTo(-30, 9);
    expect(cost).toBeCloseTo(Math.PI / 6, 9); // 1 W from the point of contact to the right front corner
    expect(inContact(base, target)).toBe(true);
    expect(sharedContact(base, target)).toBeCloseTo(1, 9);
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
