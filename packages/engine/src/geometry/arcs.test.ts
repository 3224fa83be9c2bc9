import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Arc, ahead, arcOf, offFacing, withinArc } from './arcs.js';
import { overlaps } from './convex.js';
import { forward, SCALE, turned } from './facing.js';
import { footprint, type Pose } from './footprint.js';
import { dot, type Point } from './point.js';
import { rectangle } from './polygon.js';
import { quarterTurned } from './samples.js';

const at = (x: number, y: number): Point => ({ x, y });
const integer = (min: number, max: number) => fc.integer({ min, max });
const facing = integer(0, 3599);
const place = fc.record({ x: integer(-50_000, 50_000), y: integer(-50_000, 50_000) });

describe('quadrants: 45° either side of the facing is front, limits included; beyond 135° is rear, limits excluded', () => {
  // biome-ignore format: one case a line
  const cases: [string, number, Point, Arc][] = [
    ['straight ahead',             0,    at(0, 10), 'front'],
    ['on the right limit',         0,    at(10, 10), 'front'],
    ['just past it',               0,    at(10001, 10000), 'side'],
    ['on the left limit',          0,    at(-10, 10), 'front'],
    ['straight right',             0,    at(10, 0), 'side'],
    ['on the rear right limit',    0,    at(10, -10), 'side'],
    ['just past that',             0,    at(10000, -10001), 'rear'],
    ['on the rear left limit',     0,    at(-7, -7), 'side'],
    ['straight behind',            0,    at(0, -1), 'rear'],
    ['facing north-east, to the north', 450, at(0, 5), 'front'],
    ['facing north-east, to the west',  450, at(-5, 0), 'side'],
    ['facing north-east, past the west', 450, at(-5000, -1), 'rear'],
    ['facing west, to the south-west', 2700, at(-3, -3), 'front'],
    ['the very place',             1234, at(0, 0), 'front'],
  ];
  test.each(cases)('%s', (_, from, to, arc) => {
    expect(arcOf(from, at(0, 0), to, 450, 450)).toBe(arc);
  });
});

describe('other diagrams', () => {
  // biome-ignore format: one case a line: facing, to, half of the front, half of the rear
  const cases: [string, number, Point, number, number, Arc][] = [
    ['halves: straight aside is front', 0, at(9, 0), 900, 900, 'front'],
    ['halves: anything behind is rear', 0, at(90000, -1), 900, 900, 'rear'],
    ['wide front: 60° and a little less', 0, at(1731, 1000), 600, 600, 'front'],
    ['wide front: 60° and a little more', 0, at(1733, 1000), 600, 600, 'side'],
    ['wide front: 120° and a little more', 0, at(1731, -1000), 600, 600, 'rear'],
    ['all round', 0, at(0, -5), 1800, 0, 'front'],
    ['nothing but straight ahead', 450, at(5, 5), 0, 0, 'front'],
    ['nothing but straight ahead: behind is not', 450, at(-5, -5), 0, 0, 'side'],
    ['front quarter, the rest rear', 0, at(11, 10), 450, 1350, 'rear'],
    ['front of 270°: its limit', 0, at(5, -5), 1350, 450, 'front'],
  ];
  test.each(cases)('%s', (_, from, to, front, rear, arc) => {
    expect(arcOf(from, at(0, 0), to, front, rear)).toBe(arc);
  });
});

describe('arcs', () => {
  test('turn with the stand', () => {
    fc.assert(
      fc.property(facing, place, place, integer(0, 1800), (from, p, q, half) => {
        const answer = withinArc(from, p, q, half);
        expect(withinArc(turned(from, 900), quarterTurned(p), quarterTurned(q), half)).toBe(answer);
        expect(withinArc(turned(-from, 0), at(-p.x, p.y), at(-q.x, q.y), half)).toBe(answer);
      }),
      { numRuns: 1000 },
    );
  });

  test('agree with the angle off the facing, wherever that is not within a tenth of the limit', () => {
    fc.assert(
      fc.property(facing, place, place, integer(0, 1800), (from, p, q, half) => {
        const off = offFacing(from, p, q);
        fc.pre(Math.abs(off - half) > 1);
        expect(withinArc(from, p, q, half)).toBe(off < half);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    [0, at(10, 10), 450],
    [3150, at(10, 10), 900],
    [900, at(-1, 0), 1800],
    [0, at(-1, 2), 266],
  ])('facing %i, off by', (from, to, off) => {
    expect(offFacing(from, at(0, 0), to)).toBe(off);
  });
});

describe('directly ahead', () => {
  const shooter: Pose = { x: 0, y: 0, facing: 0 };
  // biome-ignore format: one case a line: target against a base 40 wide and 20 deep facing north
  const cases: [string, readonly Point[], boolean][] = [
    ['far ahead', rectangle(-5, 9000, 10, 10), true],
    ['half in the corridor', rectangle(15, 100, 40, 20), true],
    ['flush with its right side', rectangle(20, 100, 40, 20), false],
    ['one unit into its left side', rectangle(-59, 100, 40, 20), true],
    ['flush with its left side', rectangle(-60, 100, 40, 20), false],
    ['in contact with the front edge', rectangle(-20, 10, 40, 20), true],
    ['in front of the centre, behind the front edge', rectangle(-20, 0, 40, 10), false],
    ['behind the front edge, a corner touching it', [at(0, 10), at(9, 1), at(0, -8), at(-9, 1)], false],
    ['beside the corridor, a corner touching it', [at(20, 99), at(30, 89), at(40, 99), at(30, 109)], false],
    ['beside the corridor, a corner in it', [at(19, 99), at(30, 88), at(41, 99), at(30, 110)], true],
    ['behind', rectangle(-20, -100, 40, 20), false],
    ['wider than the corridor', rectangle(-500, 300, 1000, 20), true],
    ['aslant, its corner past the corridor’s', [at(19, 12), at(40, 33), at(61, 12), at(40, -9)], true],
    ['aslant, cutting off the corner outside', [at(20, 11), at(40, 31), at(60, 11), at(40, -9)], false],
    ['aslant, its side on the corner', [at(10, 0), at(30, 20), at(50, 0), at(30, -20)], false],
  ];
  test.each(cases)('%s', (_, target, expected) => {
    expect(ahead(shooter, 40, 20, target)).toBe(expected);
    expect(ahead(shooter, 40, 20, [...target].reverse())).toBe(expected);
    expect(ahead(shooter, 40, 20, [...target, target[0]!])).toBe(expected);
    const quarter = target.map(quarterTurned);
    expect(ahead({ ...shooter, facing: 900 }, 40, 20, quarter)).toBe(expected);
  });

  test('is overlap with a corridor longer than the table, at every facing', () => {
    const other = fc.record({ x: integer(-300, 300), y: integer(-300, 300), facing });
    fc.assert(
      fc.property(facing, other, integer(1, 120), integer(1, 120), (direction, target, width, depth) => {
        const enemy = footprint(target, 60, 40);
        // Seen in the shooter's own axes, SCALE times as large, everything is a whole number and the corridor upright.
        const seen = enemy.map(p => at(dot(forward(direction + 900), p), dot(forward(direction), p)));
        const half = SCALE / 2;
        const corridor = rectangle(-width * half, depth * half, 2 * width * half, 1400 * half);
        expect(ahead({ x: 0, y: 0, facing: direction }, width, depth, enemy)).toBe(overlaps(corridor, seen));
      }),
      { numRuns: 2000 },
    );
  });
});
