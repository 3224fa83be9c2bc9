import { describe, expect, test } from 'vitest';
import { type Base, baseAt } from './base.js';
import { leavesBehind, leavesPieceBehind } from './leaving.js';
import { type Outline, outlineOf } from './outline.js';

const at = (x: number, y: number, facing = 0) => baseAt({ x, y, facing }, 1, 0.5);
const square = (x: number, y: number): Outline =>
  outlineOf([{ x, y }, { x: x + 1, y }, { x: x + 1, y: y + 1 }, { x, y: y + 1 }]); // biome-ignore format: a square
const HAIR = 0.01;
const SLOPE = 0.0025;
const slanted = (dx: number) => [dx, -Math.sqrt(1 - dx * dx)] as const;

describe('what a base at (0, 0) leaves behind', () => {
  // biome-ignore format: one line a case
  const cases: [string, Base, readonly [number, number], boolean][] = [
    ['who touches its front, when it goes straight back',      at(0.4, 0.5),    [0, -1], true],
    ['who is a thousandth deep in its front',                  at(0.4, 0.499),  [0, -1], true],
    ['who is a thousandth away from it',                       at(0.4, 0.501),  [0, -1], true],
    ['not who is deeper in it than a hair',                    at(0.4, 0.48),   [0, -1], false],
    ['not who is farther away than a hair',                    at(0.4, 0.52),   [0, -1], false],
    ['not who touches its rear',                               at(0.4, -0.5),   [0, -1], false],
    ['who stands flush beside it',                             at(1, 0),        [0, -1], true],
    ['who stands a thousandth deep beside it',                 at(0.999, 0.1),  [0, -1], true],
    ['also on a way that is as good as parallel',              at(0.999, 0.1),  slanted(0.002), true],
    ['not on one that leads into him',                         at(0.999, 0.1),  slanted(0.01), false],
    ['who touches its front with a corner',                    at(0, 0.7803, 45), [0, -1], true],
    ['and not when it goes on',                                at(0, 0.7803, 45), [0, 1], false],
    ['who meets it corner to corner, ahead or aside',          at(1, 0.5),      [0, -1], true],
    ['not who is a hair away on both sides of a corner',       at(1.009, 0.509), [0, -1], false],
  ];
  test.each(cases)('%s', (_, other, [dx, dy], left) =>
    expect(leavesBehind(at(0, 0), dx, dy, other, HAIR, SLOPE)).toBe(left),
  );

  // biome-ignore format: one line a case
  const pieces: [string, Outline, readonly [number, number], boolean][] = [
    ['ground that touches its front, when it goes back',  square(0, 0.25),    [0, -1], true],
    ['and a thousandth deep in it',                       square(0, 0.249),   [0, -1], true],
    ['not ground behind it',                              square(0, -1.25),   [0, -1], false],
    ['ground beside it',                                  square(0.499, 0),   [0, -1], true],
    ['not ground in which it stands',                     square(0.4, 0),     [0, -1], false],
    ['not ground that is farther away',                   square(0, 0.3),     [0, -1], false],
  ];
  test.each(pieces)('%s', (_, piece, [dx, dy], left) =>
    expect(leavesPieceBehind(at(0, 0), dx, dy, piece, HAIR, SLOPE)).toBe(left),
  );
});
