import { PERIODS, type Period, type Piece } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { renderScene } from '../index.js';
import { SYMBOL_NAMES } from '../symbols.js';
import { layer } from '../testing/layer.js';
import { piece, scene } from '../testing/sample.js';
import { levelOf } from './level.js';
import { profileOf } from './profiles.js';
import { basePath, chevronPath, looksLeft, quarterTurn } from './shape.js';
import { silhouetteOf } from './silhouettes.js';

const size = { width: 254, depth: 254 };

/** Pieces alone on a table, a stand being so many pixels wide. */
const drawn = (pixels: number, ...pieces: readonly Piece[]): string => {
  const view = { x: 6000, y: 5000, width: 3000, height: 2000 };
  const svg = renderScene({ ...scene, features: [], overlays: [], pieces }, { view, width: (3000 * pixels) / 254 });
  return layer(svg, 'pieces');
};
const elements = (svg: string): number => svg.split(/<[a-z]/).length - 1;

test('the sides differ in black and white: corners, prow, and what is solid', () => {
  expect(basePath(size, 'a')).not.toBe(basePath(size, 'b'));
  expect(chevronPath(size, 'a')).not.toContain('c');
  expect(chevronPath(size, 'b')).toContain('c');
});

// biome-ignore format: a case a line
const TURNS: readonly [facing: number, turn: number][] = [[0, 0], [450, 45], [451, -44.9], [900, 0], [1350, 45], [2700, 0], [3590, -1], [-100, -10]];

test('a symbol turns with its counter, but never more than 45 degrees from upright', () => {
  for (const [facing, turn] of TURNS) expect(quarterTurn(facing)).toBeCloseTo(turn, 5);
});

// biome-ignore format: a case a line
const LEVELS: readonly [pixels: number, counter: string, figures: string][] = [[24, 's', 's'], [31, 's', 's'], [41, 's', 's'], [42, 's', 'm'], [55, 's', 'm'], [56, 'm', 'm'], [89, 'm', 'm'], [119, 'l', 'm'], [120, 'l', 'l']];

test('what is shown hangs on the size on the screen', () => {
  for (const [pixels, counter, figures] of LEVELS) {
    expect(levelOf(size, pixels / 254)).toBe(counter);
    expect(levelOf({ ...size, figure: { troops: 'muskets' } }, pixels / 254)).toBe(figures);
  }
});

test('a small counter shows who stands there in profile, looking where it faces, as its age saw him', () => {
  const looks = (period: Period | undefined, facing: number): string => {
    const view = { x: 6000, y: 5000, width: 3000, height: 2000 };
    const one = piece('A1', { symbol: 'armour', facing });
    const table = { ...scene, features: [], overlays: [], pieces: [one], ...(period && { period }) };
    return layer(renderScene(table, { view, width: (3000 * 26) / 254 }), 'pieces');
  };
  expect(looks('modern', 900)).not.toBe(looks('mid-century', 900));
  expect(looks('modern', 900)).toContain(profileOf('armour', 'modern'));
  expect(looks('modern', 2700)).toContain('scale(-');
  expect(looks('modern', 900)).not.toContain('scale(-');
  expect(looks(undefined, 900)).not.toContain(profileOf('armour', 'modern'));
  expect([looksLeft(0, 'a'), looksLeft(1800, 'b'), looksLeft(1801, 'a'), looksLeft(1799, 'b')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('what nobody knows has no profile in any age', () => {
  for (const period of PERIODS) expect(profileOf('unknown', period)).toBeUndefined();
});

describe('every symbol', () => {
  for (const symbol of SYMBOL_NAMES) {
    test(`${symbol}: few elements at every level`, () => {
      const one = piece('A1', { symbol, sign: '+', name: 'a name' });
      for (const [pixels, most] of [
        [24, 14],
        [60, 24],
        [150, 30],
      ] as const) {
        const svg = drawn(pixels, one);
        expect(svg).not.toMatch(/NaN|undefined/);
        expect(elements(svg)).toBeLessThanOrEqual(most);
      }
    });
  }
});

test('whoever is large enough is shown from above, turned as he faces', () => {
  expect(silhouetteOf('armour')).toBeDefined();
  expect(drawn(100, piece('A1', { facing: 300 }))).toMatch(
    /<g transform="rotate\(30\)"><use href="#sil-armour" transform="translate\(0 \d+\) {2}scale/,
  );
  expect(drawn(100, piece('A1', { facing: 900 }))).toMatch(
    /<use href="#sil-armour" transform="translate\(0 \d+\) rotate\(90\)/,
  );
  for (const pixels of [24, 60]) expect(drawn(pixels, piece('A1'))).not.toContain('<use');
});

test('nearer the sign of how good somebody is stands beside his profile, which is there at every size', () => {
  const signed = (pixels: number): readonly [profile: boolean, sign: boolean] => {
    const view = { x: 6000, y: 5000, width: 3000, height: 2000 };
    const table = {
      ...scene,
      features: [],
      overlays: [],
      period: 'modern',
      pieces: [piece('A1', { sign: '+' })],
    } as const;
    const svg = layer(renderScene(table, { view, width: (3000 * pixels) / 254 }), 'pieces');
    return [svg.includes(profileOf('armour', 'modern')!), svg.includes('>+</text>')];
  };
  expect([24, 50, 60, 100, 150].map(signed)).toEqual([
    [true, false],
    [true, false],
    [true, true],
    [true, true],
    [true, true],
  ]);
});

test('unknown stands are all alike, whatever their scene says of them, at every level', () => {
  for (const pixels of [24, 34, 60, 100, 150]) {
    const plain = { symbol: 'unknown', side: 'b', title: 'unknown stand' } as const;
    const more = {
      name: 'Main battle tank',
      sign: '+',
      leader: true,
      kind: 'MBT',
      figure: { troops: 'pikes' },
    } as const;
    expect(drawn(pixels, piece('B1', { ...plain, ...more }))).toBe(drawn(pixels, piece('B1', plain)));
  }
});

test('the plain name stands below a large counter', () => {
  const names = (pixels: number): boolean => {
    const view = { x: 6000, y: 5000, width: 3000, height: 2000 };
    const named = piece('A1', { name: 'Main battle tank' });
    return renderScene({ ...scene, pieces: [named] }, { view, width: (3000 * pixels) / 254 }).includes(
      'Main battle tank A1',
    );
  };
  expect([names(40), names(120)]).toEqual([false, true]);
});
