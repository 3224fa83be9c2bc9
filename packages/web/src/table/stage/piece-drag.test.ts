import type { Inspection } from '@umpire/desk';
import type { MenuItem, Piece } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { isCutShort, whyNoStrike } from './letting-go.js';
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

describe('a drag that ends short of the hand by more than a little waits', () => {
  test.each([
    ['where the hand is', 4000, 4000, UNIT / 2, false],
    ['a little short', 3900, 4000, UNIT / 2, false],
    ['short by a tenth of a long way', 9100, 10_000, UNIT / 2, false],
    ['short by more', 2300, 4000, UNIT / 2, true],
    ['short by half of the way', 1500, 2000, UNIT / 2, true],
    ['short by no more than a finger errs on a small table', 1500, 2000, 2 * UNIT, false],
  ])('%s', (_, end, wanted, little, cut) =>
    expect(isCutShort(north, { x: 1000, y: end }, { x: 1000, y: wanted }, little)).toBe(cut),
  );
});

describe('why a piece that is dragged onto somebody does not strike', () => {
  const pieces = [
    { id: 'A1', side: 'a' },
    { id: 'A2', side: 'a' },
    { id: 'B1', side: 'b' },
    { id: 'B2', side: 'b' },
  ] as unknown as readonly Piece[];
  const item = (gesture: string, closed?: string) =>
    ({
      verb: gesture,
      stand: 'A1',
      fields: [{ name: 'x', gesture }],
      ...(closed && { closed: { message: closed } }),
    }) as unknown as MenuItem;
  const inspection = {
    piece: 'A1',
    sight: [],
    targets: [{ verb: 'target', target: { id: 'B1', gap: 1, closed: { message: 'a wood is in the way' } } }],
  } as unknown as Inspection;
  const menu = [item('path', 'it has moved'), item('target', 'it has struck')];
  test.each([
    ['he cannot be seen', 'B1', menu, 'a wood is in the way'],
    ['it can strike nobody', 'B2', menu, 'it has struck'],
    ['bare ground: it goes nowhere', undefined, menu, 'it has moved'],
    ['a friend is no target', 'A2', menu, undefined],
    ['bare ground: nothing moves it now', undefined, [item('target')], 'it cannot be moved in this step'],
    [
      'bare ground: the next step is named',
      undefined,
      [item('target'), { ...item('choose'), label: 'On to movement', key: 'n', ends: 'step' } as MenuItem],
      'it cannot be moved in this step: first “On to movement” (N)',
    ],
    ['nothing is closed', undefined, [item('path')], undefined],
  ] as const)('%s', (_, onto, listed, why) =>
    expect(whyNoStrike(inspection, listed, 'A1', onto, pieces)?.message).toBe(why),
  );
});
