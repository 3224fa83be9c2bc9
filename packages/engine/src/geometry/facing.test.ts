import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cosine,
  direction,
  facingOf,
  forward,
  normalFacing,
  pointAhead,
  SCALE,
  sine,
  turnBetween,
  turned,
} from './facing.js';
import { quarterTurned } from './samples.js';

const everyFacing = Array.from({ length: 3600 }, (_, facing) => facing);
const ROOT_HALF = 46341; // 65536 / √2, rounded

describe('the table', () => {
  // biome-ignore format: one case a line: facing, east, north
  const main: [number, number, number][] = [
    [0, 0, SCALE], [450, ROOT_HALF, ROOT_HALF], [900, SCALE, 0], [1350, ROOT_HALF, -ROOT_HALF],
    [1800, 0, -SCALE], [2250, -ROOT_HALF, -ROOT_HALF], [2700, -SCALE, 0], [3150, -ROOT_HALF, ROOT_HALF],
  ];
  test.each(main)('facing %i is exact', (facing, x, y) => {
    expect(forward(facing)).toEqual({ x, y });
  });

  test('30° is half as far east as 90°', () => {
    expect(sine(300)).toBe(SCALE / 2);
    expect(cosine(600)).toBe(SCALE / 2);
  });

  test('every entry is the true sine, rounded', () => {
    for (const facing of everyFacing) {
      const radians = (facing / 1800) * Math.PI;
      expect(Math.abs(sine(facing) - SCALE * Math.sin(radians))).toBeLessThanOrEqual(0.500001);
      expect(Math.abs(cosine(facing) - SCALE * Math.cos(radians))).toBeLessThanOrEqual(0.500001);
    }
  });

  test('a quarter turn of every facing is a quarter turn of its direction, and mirrors are mirrored', () => {
    for (const facing of everyFacing) {
      expect(forward(facing + 900)).toEqual(quarterTurned(forward(facing)));
      expect(forward(-facing)).toEqual({ x: -sine(facing) + 0, y: cosine(facing) });
      expect(direction(facing)).toEqual({ x: sine(facing) / SCALE, y: cosine(facing) / SCALE });
    }
  });

  test('its sum is what it always was, on every engine', () => {
    const sum = everyFacing.reduce((total, facing) => (Math.imul(total, 31) + sine(facing)) | 0, 0);
    expect(sum).toMatchInlineSnapshot(`-392586240`);
  });
});

describe('facings', () => {
  test.each([
    [0, 3599, -1],
    [3599, 0, 1],
    [0, 1800, 1800],
    [1800, 0, 1800],
    [900, 450, -450],
    [100, 3500, -200],
  ])('from %i to %i the turn is %i', (from, to, turn) => {
    expect(turnBetween(from, to)).toBe(turn);
    expect(turned(from, turn)).toBe(to);
  });

  test('any number of tenths is a facing from 0 to 3599', () => {
    expect([-1, -3600, 3600, 7201, -7201].map(normalFacing)).toEqual([3599, 0, 0, 1, 3599]);
    expect(Object.is(normalFacing(-3600), 0)).toBe(true);
  });

  test('turning by the turn between leads there', () => {
    const facing = fc.integer({ min: 0, max: 3599 });
    fc.assert(
      fc.property(facing, facing, (a, b) => {
        expect(turned(a, turnBetween(a, b))).toBe(b);
        expect(Math.abs(turnBetween(a, b))).toBe(Math.abs(turnBetween(b, a)));
      }),
    );
  });
});

describe('the facing of a direction', () => {
  test.each([
    [0, 1, 0],
    [7, 7, 450],
    [1, 0, 900],
    [99_999, -99_999, 1350],
    [0, -3, 1800],
    [-1, -1, 2250],
    [-5, 0, 2700],
    [-100_000, 100_000, 3150],
    [0, 0, 0],
    [1, 2, 266],
    [-3, 4, 3231],
  ])('of (%i, %i) it is %i', (dx, dy, facing) => {
    expect(facingOf(dx, dy)).toBe(facing);
  });

  test('every facing is found again from its own direction', () => {
    for (const facing of everyFacing) expect(facingOf(sine(facing), cosine(facing))).toBe(facing);
  });

  test('is the nearest tenth of a degree', () => {
    const step = fc.integer({ min: -100_000, max: 100_000 });
    fc.assert(
      fc.property(step, step, (dx, dy) => {
        fc.pre(dx !== 0 || dy !== 0);
        const tenths = (Math.atan2(dx, dy) / Math.PI) * 1800;
        const off = Math.abs(((facingOf(dx, dy) - tenths + 5400) % 3600) - 1800);
        expect(off).toBeLessThanOrEqual(0.51);
      }),
      { numRuns: 2000 },
    );
  });

  test('turns with the direction', () => {
    const step = fc.integer({ min: -100_000, max: 100_000 });
    fc.assert(
      fc.property(step, step, (x, y) => {
        fc.pre(x !== 0 || y !== 0);
        const after = quarterTurned({ x, y });
        expect(facingOf(after.x, after.y)).toBe(turned(facingOf(x, y), 900));
      }),
    );
  });
});

test('a point straight ahead', () => {
  expect(pointAhead({ x: 100, y: 100 }, 900, 254)).toEqual({ x: 354, y: 100 });
  expect(pointAhead({ x: 0, y: 0 }, 450, 1000)).toEqual({ x: 707, y: 707 });
  expect(pointAhead({ x: 0, y: 0 }, 1800, 0)).toEqual({ x: 0, y: 0 });
});
