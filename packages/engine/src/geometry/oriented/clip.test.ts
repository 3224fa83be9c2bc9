import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Base, baseAt } from './base.js';
import { areaAhead, sharedArea } from './clip.js';

const at = (x: number, y: number, facing = 0, width = 1, depth = 1): Base => baseAt({ x, y, facing }, width, depth);
const OCTAGON = 2 * (Math.SQRT2 - 1); // two unit squares, one turned by 45 degrees about their common centre

describe('the area that two bases share', () => {
  // biome-ignore format: one line a case
  const cases: [string, Base, Base, number][] = [
    ['apart',                                   at(0, 0), at(2, 0), 0],
    ['touching',                                at(0, 0), at(1, 0), 0],
    ['a corner in the other',                   at(0, 0), at(0.5, 0.25), 0.375],
    ['a corner on the other side',              at(0, 0), at(-0.5, -0.25), 0.375],
    ['one in the other',                        at(0, 0), at(0.1, 0.1, 30, 0.2, 0.3), 0.06],
    ['the other in the one',                    at(0.1, 0.1, 30, 0.2, 0.3), at(0, 0), 0.06],
    ['crosswise',                               at(0, 0, 0, 2, 0.5), at(0, 0, 90, 2, 0.5), 0.25],
    ['the same',                                at(3, 4, 77), at(3, 4, 77), 1],
    ['an octagon',                              at(1, 1), at(1, 1, 45), OCTAGON],
    ['a turned corner pokes in',                at(0, 0), at(0, 0.5 + Math.SQRT1_2 - 0.1, 45), 0.01],
    ['and from the right',                      at(0, 0), at(0.5 + Math.SQRT1_2 - 0.1, 0, 45), 0.01],
    ['and from the left',                       at(0, 0), at(-0.5 - Math.SQRT1_2 + 0.1, 0, 45), 0.01],
    ['and from below',                          at(0, 0), at(0, -0.5 - Math.SQRT1_2 + 0.1, 45), 0.01],
    ['half of a turned one',                    at(0, 0, 0, 4, 4), at(2, 0, 45), 0.5],
  ];
  test.each(cases)('%s', (_, a, b, area) => {
    expect(sharedArea(a, b)).toBeCloseTo(area, 9);
    expect(sharedArea(b, a)).toBeCloseTo(area, 9);
  });
});

describe('the area of the other in the corridor ahead', () => {
  // biome-ignore format: one line a case
  const cases: [string, Base, Base, number][] = [
    ['straight ahead, far away',                at(0, 0), at(0, 50), 1],
    ['half of it beside the corridor',          at(0, 0), at(0.5, 3), 0.5],
    ['half of it, to the left',                 at(0, 0), at(-0.5, 3), 0.5],
    ['beside the base',                         at(0, 0), at(1, 0), 0],
    ['behind it',                               at(0, 0), at(0, -3), 0],
    ['a quarter over the front edge',           at(0, 0), at(0.75, 0.25), 0.0625],
    ['ahead of one that faces east',            at(0, 0, 90), at(3, 0.25), 0.75],
    ['half of a turned one',                    at(0, 0), at(0.5, 4, 45), 0.5],
    ['a turned one that is wider than the way', at(0, 0), at(0, 4, 45, 3, 3), 3 * Math.SQRT2 - 0.5],
  ];
  test.each(cases)('%s', (_, base, other, area) => expect(areaAhead(base, other)).toBeCloseTo(area, 9));
});

/** How much of low to high lies between least and most. */
const span = (low: number, high: number, least: number, most: number): number =>
  Math.max(0, Math.min(high, most) - Math.max(low, least));

test('square on, areas are products of lengths', () => {
  const tenths = fc.integer({ min: -30, max: 30 }).map(n => n / 10);
  const size = fc.integer({ min: 1, max: 30 }).map(n => n / 10);
  const box = fc.record({ x: tenths, y: tenths, width: size, depth: size, quarters: fc.integer({ min: 0, max: 3 }) });
  fc.assert(
    fc.property(box, box, (a, b) => {
      const [one, other] = [a, b].map(p => at(p.x, p.y, 90 * p.quarters, p.width, p.depth)) as [Base, Base];
      const [wide, deep] = b.quarters % 2 === 0 ? [b.width, b.depth] : [b.depth, b.width];
      const [aWide, aDeep] = a.quarters % 2 === 0 ? [a.width, a.depth] : [a.depth, a.width];
      const east = span(b.x - wide / 2, b.x + wide / 2, a.x - aWide / 2, a.x + aWide / 2);
      const north = span(b.y - deep / 2, b.y + deep / 2, a.y - aDeep / 2, a.y + aDeep / 2);
      expect(sharedArea(one, other)).toBeCloseTo(east * north, 9);
      if (a.quarters !== 0) return;
      const ahead = span(b.y - deep / 2, b.y + deep / 2, a.y + aDeep / 2, Number.POSITIVE_INFINITY);
      expect(areaAhead(one, other)).toBeCloseTo(east * ahead, 9);
    }),
    { numRuns: 500 },
  );
});
