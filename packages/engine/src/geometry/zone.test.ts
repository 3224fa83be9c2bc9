import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { footprint } from './footprint.js';
import type { Point } from './point.js';
import { rectangle } from './polygon.js';
import { inZone, partlyInZone, whollyInZone, type Zone } from './zone.js';

const at = (x: number, y: number): Point => ({ x, y });
const rect: Zone = { kind: 'rect', x: 0, y: 0, width: 100, depth: 50 };
const disc: Zone = { kind: 'disc', x: 0, y: 0, radius: 50 };
const band: Zone = { kind: 'band', from: at(0, 0), to: at(100, 0), reach: 50 };
const around: Zone = { kind: 'around', base: footprint({ x: 0, y: 0, facing: 0 }, 20, 20), reach: 50 };
/** A U, open to the north. */
const polygon: Zone = {
  kind: 'polygon',
  points: [at(0, 0), at(30, 0), at(30, 20), at(20, 20), at(20, 10), at(10, 10), at(10, 20), at(0, 20)],
};

describe('a point in a zone, borders included', () => {
  test.each([
    ['in a rectangle’s corner', rect, at(100, 50), true],
    ['beside a rectangle', rect, at(101, 50), false],
    ['on a circle', disc, at(30, 40), true],
    ['outside a circle', disc, at(31, 40), false],
    ['round a band’s end', band, at(130, 40), true],
    ['beside a band', band, at(50, 51), false],
    ['beside a base', around, at(60, 10), true],
    ['beyond a base’s corner, which is round', around, at(46, 46), false],
    ['in a polygon’s notch', polygon, at(15, 15), false],
    ['on a polygon’s border', polygon, at(15, 10), true],
  ])('%s', (_, zone, p, expected) => {
    expect(inZone(zone, p)).toBe(expected);
  });
});

describe('a base in a zone: partly, wholly', () => {
  test.each([
    ['filling a rectangle', rect, rectangle(0, 0, 100, 50), true, true],
    ['over a rectangle’s border', rect, rectangle(90, 0, 20, 20), true, false],
    ['touching a rectangle', rect, rectangle(100, 0, 20, 20), true, false],
    ['beside a rectangle', rect, rectangle(101, 0, 20, 20), false, false],
    ['a square in a circle', disc, rectangle(-30, -40, 60, 80), true, true],
    ['a larger one', disc, rectangle(-31, -40, 62, 80), true, false],
    ['around a circle', disc, rectangle(-500, -500, 1000, 1000), true, false],
    ['off a circle', disc, rectangle(31, 40, 10, 10), false, false],
    ['along a band', band, rectangle(0, -50, 100, 100), true, true],
    ['off a band', band, rectangle(0, 51, 100, 100), false, false],
    ['over a polygon’s notch', polygon, rectangle(5, 12, 20, 5), true, false],
    ['in the notch, touching', polygon, rectangle(10, 10, 10, 10), true, false],
    ['in the notch, not touching', polygon, rectangle(12, 12, 6, 6), false, false],
    ['under the notch', polygon, rectangle(0, 0, 30, 10), true, true],
  ])('%s', (_, zone, base, partly, wholly) => {
    expect(partlyInZone(zone, base)).toBe(partly);
    expect(whollyInZone(zone, base)).toBe(wholly);
  });

  test('what is wholly in a zone is partly in it, as is every corner', () => {
    const pose = fc.record({
      x: fc.integer({ min: -80, max: 160 }),
      y: fc.integer({ min: -80, max: 80 }),
      facing: fc.integer({ min: 0, max: 3599 }),
    });
    fc.assert(
      fc.property(fc.constantFrom(rect, disc, band, polygon), pose, (zone, place) => {
        const base = footprint(place, 12, 8);
        if (whollyInZone(zone, base)) expect(base.every(corner => inZone(zone, corner))).toBe(true);
        if (base.some(corner => inZone(zone, corner))) expect(partlyInZone(zone, base)).toBe(true);
        if (!partlyInZone(zone, base)) expect(inZone(zone, place)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});
