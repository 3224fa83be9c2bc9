import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { baseAt, pointOf } from './base.js';
import { holdsPoint, isConvexOutline, lineCrosses, outlineOf, standsOn } from './outline.js';

const at = (x: number, y: number, facing = 0, width = 1, depth = 0.5) => baseAt({ x, y, facing }, width, depth);
const points = (...corners: [number, number][]) => corners.map(([x, y]) => ({ x, y }));
const SQUARE = points([2, 2], [4, 2], [4, 4], [2, 4]);
const DIAMOND = points([3, 1], [5, 3], [3, 5], [1, 3]);

describe('points on a piece', () => {
  // biome-ignore format: one line a case
  const cases: [string, number, number, boolean][] = [
    ['in the middle',      3, 3, true],
    ['on its border',      4, 3, true],
    ['on a corner',        2, 2, true],
    ['east of it',         4.01, 3, false],
    ['west of it',         1.99, 3, false],
    ['north of it',        3, 4.01, false],
    ['south of it',        3, 1.99, false],
    ['past a corner',      4.01, 4.01, false],
    ['a millionth beyond', 4.0000005, 3, true],
  ];
  test.each(cases)('%s', (_, x, y, wanted) => {
    expect(holdsPoint(outlineOf(SQUARE), x, y)).toBe(wanted);
    expect(holdsPoint(outlineOf([...SQUARE].reverse()), x, y)).toBe(wanted);
  });
  test('slanting borders', () => {
    const diamond = outlineOf(DIAMOND);
    expect(holdsPoint(diamond, 4, 4)).toBe(true);
    expect(holdsPoint(diamond, 4.01, 4.01)).toBe(false);
    expect(holdsPoint(diamond, 1.9, 1.9)).toBe(false);
    expect(holdsPoint(diamond, 2, 2)).toBe(true);
  });
});

describe('standing on a piece', () => {
  // biome-ignore format: one line a case
  const cases: [string, ReturnType<typeof at>, boolean][] = [
    ['wholly on it',                         at(3, 3), true],
    ['partly, from the south',               at(3, 1.8), true],
    ['touching its border is not',           at(3, 1.75), false],
    ['partly, from the east',                at(4.4, 3), true],
    ['touching it in the east is not',       at(4.5, 3), false],
    ['a piece smaller than the base',        at(3, 3, 30, 9, 9), true],
    ['past its corner, askew',               at(4.5, 4.5, 45), false],
    ['over its corner, askew',               at(4.1, 4.1, 45), true],
    ['its own corner, askew, in the border', at(3, 1.3, 45, 1, 1), true],
    ['its own corner, askew, short of it',   at(3, 1.29, 45, 1, 1), false],
  ];
  test.each(cases)('%s', (_, base, wanted) => expect(standsOn(base, outlineOf(SQUARE))).toBe(wanted));
  test('beside a slanting border, though inside the box about the piece', () => {
    expect(standsOn(at(1.4, 1.4, 45), outlineOf(DIAMOND))).toBe(false);
    expect(standsOn(at(2.4, 2.4, 45), outlineOf(DIAMOND))).toBe(true);
  });
  test('some point of the base is well inside, or none is', () => {
    const place = fc.double({ min: -1, max: 7, noNaN: true });
    fc.assert(
      fc.property(place, place, fc.double({ min: 0, max: 359, noNaN: true }), (x, y, facing) => {
        for (const piece of [outlineOf(SQUARE), outlineOf(DIAMOND)]) {
          const base = at(x, y, facing, 1, 1);
          let inside = false;
          for (let f = -0.45; f < 0.5; f += 0.15)
            for (let r = -0.45; r < 0.5; r += 0.15) {
              const p = pointOf(base, f, r);
              inside ||= holdsPoint(piece, p.x, p.y);
            }
          if (inside) expect(standsOn(base, piece)).toBe(true);
          const wider = at(x, y, facing, 1.4, 1.4);
          if (!standsOn(wider, piece)) expect(inside).toBe(false);
        }
      }),
    );
  });
});

describe('polygons', () => {
  // biome-ignore format: one line a case
  const cases: [string, ReturnType<typeof points>, boolean][] = [
    ['a square',                   SQUARE, true],
    ['the other way round',        [...SQUARE].reverse(), true],
    ['a corner given twice',       points([2, 2], [4, 2], [4, 2], [4, 4], [2, 4]), true],
    ['a corner on a border',       points([2, 2], [3, 2], [4, 2], [4, 4], [2, 4]), true],
    ['a corner that bends inward', points([2, 2], [4, 2], [3, 3], [4, 4], [2, 4]), false],
    ['a line',                     points([2, 2], [3, 2], [4, 2]), false],
    ['a small one',                points([0, 0], [0.1, 0], [0, 0.1]), true],
  ];
  test.each(cases)('%s', (_, polygon, convex) => expect(isConvexOutline(polygon)).toBe(convex));
});

describe('lines across a base', () => {
  const base = at(5, 5, 0, 2, 1); // 4 to 6 by 4.5 to 5.5
  // biome-ignore format: one line a case
  const cases: [string, [number, number], [number, number], boolean][] = [
    ['straight through',             [5, 0], [5, 9], true],
    ['the other way',                [5, 9], [5, 0], true],
    ['through its width',            [0, 5], [9, 5], true],
    ['slanting over a corner',       [3.5, 5], [5, 6.5], false],
    ['slanting through a corner',    [3.9, 4.9], [5, 6], true],
    ['along its front edge',         [0, 5.5], [9, 5.5], false],
    ['along its flank',              [6, 0], [6, 9], false],
    ['just inside its flank',        [5.99, 0], [5.99, 9], true],
    ['beside it',                    [6.5, 0], [6.5, 9], false],
    ['short of it',                  [5, 0], [5, 4.5], false],
    ['just into it',                 [5, 0], [5, 4.6], true],
    ['from its edge outwards',       [5, 5.5], [5, 9], false],
    ['from inside it',               [5, 5], [5, 9], true],
    ['a point outside',              [1, 1], [1, 1], false],
  ];
  test.each(cases)('%s', (_, [ax, ay], [bx, by], wanted) =>
    expect(lineCrosses(base, { x: ax, y: ay }, { x: bx, y: by })).toBe(wanted),
  );
  test('whatever its facing', () => {
    const turned = at(5, 5, 45, 2, 1);
    expect(lineCrosses(turned, { x: 3, y: 7 }, { x: 7, y: 3 })).toBe(true);
    expect(lineCrosses(turned, { x: 6, y: 9 }, { x: 6.4, y: 5.4 })).toBe(false);
  });
});
