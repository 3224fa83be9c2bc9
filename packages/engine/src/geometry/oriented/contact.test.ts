import { describe, expect, test } from 'vitest';
import { type Base, baseAt } from './base.js';
import { type Edge, edgeTowards, isSquareOn, overlapBeyond, sharedEdge, touchWithin } from './contact.js';

const at = (x: number, y: number, facing = 0, width = 2, depth = 1): Base => baseAt({ x, y, facing }, width, depth);
const me = at(0, 0); // -1 to 1 by -0.5 to 0.5

describe('the edge towards another base', () => {
  // biome-ignore format: one line a case
  const cases: [string, Base, Edge][] = [
    ['ahead',                                at(0, 3), 'front'],
    ['behind',                               at(0, -3), 'rear'],
    ['to the right',                         at(4, 0), 'right'],
    ['to the left',                          at(-4, 0), 'left'],
    ['ahead and to the right, more ahead',   at(2.1, 3), 'front'],
    ['ahead and to the right, more aside',   at(4, 1.1), 'right'],
    ['equally far: the front comes first',   at(2, 1), 'front'],
    ['the right before the rear',            at(2, -1), 'right'],
  ];
  test.each(cases)('%s', (_, other, edge) => expect(edgeTowards(me, other)).toBe(edge));
  test('as the base sees it', () => expect(edgeTowards(at(0, 0, 90), at(0, 3))).toBe('left'));
});

describe('overlap beyond a hair', () => {
  // biome-ignore format: one line a case
  const cases: [string, Base, boolean][] = [
    ['apart',                      at(0, 2), false],
    ['far apart',                  at(90, 2), false],
    ['touching',                   at(0, 1), false],
    ['a sliver within the hair',   at(0, 0.9996), false],
    ['a sliver beyond it',         at(0, 0.9994), true],
    ['a corner within the hair',   at(1.97, 0.97), false],
    ['a corner beyond it',         at(1.96, 0.97), true],
    ['deep',                       at(0.1, 0.2, 33), true],
  ];
  test.each(cases)('%s', (_, other, wanted) => expect(overlapBeyond(me, other, 0.001)).toBe(wanted));
});

test('square on, within so many degrees', () => {
  const off = (degrees: number, limit: number) => isSquareOn(at(0, 0, 10), at(5, 5, 10 + degrees), limit);
  expect([0, 5, -5, 85, 95, 180, 265, 355].map(d => off(d, 5))).toEqual(Array(8).fill(true));
  expect([6, -6, 84, 45, 186].map(d => off(d, 5))).toEqual(Array(5).fill(false));
});

describe('the edge two bases share', () => {
  // biome-ignore format: one line a case
  const cases: [string, Base, number][] = [
    ['front to front',             at(0, 1, 180), 2],
    ['half of it',                 at(1, 1, 180), 1],
    ['corner to corner',           at(2, 1, 180), 0],
    ['the shorter counts whole',   at(0, 1.5, 90), 1],
    ['side by side',               at(2, 0), 1],
    ['at a distance, too',         at(0.5, 4), 1.5],
  ];
  test.each(cases)('%s', (_, other, length) => {
    expect(sharedEdge(me, other)).toBeCloseTo(length, 12);
    expect(sharedEdge(other, me)).toBeCloseTo(length, 12);
  });
});

test('touching is measured between the nearest points', () => {
  expect(touchWithin(me, at(0, 1.1), 0.1)).toBe(true);
  expect(touchWithin(me, at(0, 1.11), 0.1)).toBe(false);
  expect(touchWithin(me, at(2, 1), 0)).toBe(true); // corner to corner
  expect(touchWithin(me, at(2.08, 1.08), 0.1)).toBe(false); // along no edge are they so far apart
  expect(touchWithin(me, at(90, 0), 0.1)).toBe(false);
});
