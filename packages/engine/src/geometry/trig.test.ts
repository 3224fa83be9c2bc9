import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bearingOf, cosineOf, normalAngle, sineOf, turnFrom } from './trig.js';

const RADIANS = Math.PI / 180;

describe('angles', () => {
  test('sines are right to the last few bits', () => {
    for (let d = -720; d <= 720; d += 0.37) {
      expect(sineOf(d)).toBeCloseTo(Math.sin(d * RADIANS), 12);
      expect(cosineOf(d)).toBeCloseTo(Math.cos(d * RADIANS), 12);
    }
    for (let tenths = 0; tenths < 3600; tenths++)
      expect(sineOf(tenths / 10)).toBeCloseTo(Math.sin((tenths / 10) * RADIANS), 12);
  });
  test('the main directions are exact', () => {
    expect([0, 90, 180, 270].map(sineOf)).toEqual([0, 1, 0, -1]);
    expect([0, 90, 180, 270].map(cosineOf)).toEqual([1, 0, -1, 0]);
    expect(sineOf(45)).toBe(cosineOf(45));
    const round = [0, 45, 90, 135, 180, 225, 270, 315];
    const steps = [[0, 1], [1, 1], [1, 0], [1, -1], [0, -1], [-1, -1], [-1, 0], [-1, 1]]; // biome-ignore format: a ring
    expect(steps.map(([dx, dy]) => bearingOf(dx!, dy!))).toEqual(round);
    expect(bearingOf(0, 0)).toBe(0);
  });
  test('a bearing leads where it was taken', () => {
    const far = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(far, far, (dx, dy) => {
        const length = Math.sqrt(dx * dx + dy * dy);
        if (length < 1e-3) return;
        const at = bearingOf(dx, dy);
        expect(at >= 0 && at < 360).toBe(true);
        expect(sineOf(at)).toBeCloseTo(dx / length, 11);
        expect(cosineOf(at)).toBeCloseTo(dy / length, 11);
      }),
    );
  });
  // biome-ignore format: one line a case
  test.each([[0, 90, 90], [350, 10, 20], [10, 350, -20], [0, 180, 180], [90, 270, 180], [0, 181, -179], [725, 0, -5]])(
    'from %d to %d is a turn of %d', (from, to, turn) => expect(turnFrom(from, to)).toBeCloseTo(turn, 12));
  test('every angle has one name', () => {
    expect([-90, 360, 720.5, -0, -1e-30].map(normalAngle)).toEqual([270, 0, 0.5, 0, 0]);
  });
});
