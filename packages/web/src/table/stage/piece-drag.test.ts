import { describe, expect, test } from 'vitest';
import { cornerUnder, straightAhead } from './piece-drag.js';

const north = { x: 1000, y: 1000, facing: 0 };
const UNIT = 254;

describe('a drag that nearly goes straight ahead does', () => {
  test.each([
    ['a little aside', { x: 1040, y: 1800 }, { x: 1000, y: 1800 }],
    ['more than a hand errs', { x: 1300, y: 1800 }, { x: 1300, y: 1800 }],
    ['backwards is no ahead', { x: 1005, y: 600 }, { x: 1005, y: 600 }],
    ['near at hand, but well aside', { x: 1040, y: 1100 }, { x: 1040, y: 1100 }],
  ])('%s', (_, to, found) => expect(straightAhead(north, to, UNIT)).toEqual(found));
  test('whichever way it faces', () => {
    expect(straightAhead({ ...north, facing: 900 }, { x: 1800, y: 1030 }, UNIT)).toEqual({ x: 1800, y: 1000 });
  });
});

describe('a piece is wheeled by a front corner', () => {
  const block = { ...north, width: 400, depth: 200 };
  test.each([
    ['the right one', block, { x: 1180, y: 1080 }, 1],
    ['the left one', block, { x: 820, y: 1080 }, -1],
    ['its middle', block, { x: 1000, y: 1080 }, undefined],
    ['its rear', block, { x: 1180, y: 920 }, undefined],
    ['the right one of who faces south', { ...block, facing: 1800 }, { x: 820, y: 920 }, 1],
  ] as const)('%s', (_, piece, hand, corner) => expect(cornerUnder(piece, hand)).toBe(corner));
});
