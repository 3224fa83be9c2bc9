import { type Dress, type Figure, type Piece, TROOPS } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { renderScene } from '../index.js';
import { chevronPath } from '../piece/shape.js';
import { pathPoints } from '../testing/extent.js';
import { layer } from '../testing/layer.js';
import { piece, scene } from '../testing/sample.js';
import { ranksOf, sizeOf } from './formation.js';
import { LAYERS } from './strokes.js';

const W = 800;
const DRESS: Dress = {
  ...{ coat: '#123456', trim: '#f2efe6', legs: '#6e6657', head: 'shako', hat: '#23211f' },
  flag: { design: 'union', colours: ['#1f2f6b', '#f2efe6', '#b3202a'] },
};
const MOUNTED = new Set(['knights', 'heavy-horse', 'horse', 'light-horse', 'elephants', 'guns']);

const vignette = (id: string, figure: Figure, more: Partial<Piece> = {}): Piece =>
  piece(id, { width: W, depth: MOUNTED.has(figure.troops) ? W : W / 2, kind: 'X', symbol: 'foot', figure, ...more });

/** Vignettes alone on a table, each so many pixels wide. */
const drawn = (pixels: number, ...pieces: readonly Piece[]): string => {
  const view = { x: 5000, y: 4000, width: 5000, height: 4000 };
  const table = { ...scene, features: [], overlays: [], dress: { redcoats: DRESS } };
  return renderScene({ ...table, pieces }, { view, width: (5000 * pixels) / W });
};
const elements = (svg: string): number => svg.split(/<[a-z]/).length - 1;

describe('every kind of troops', () => {
  for (const troops of TROOPS) {
    // biome-ignore format: a level a line
    for (const [level, pixels, most] of [['small', 24, 14], ['medium', 60, 28], ['large', 200, 45]] as const) {
      test(`${troops}, ${level}: at most ${most} elements a vignette`, () => {
        const svg = layer(drawn(pixels, vignette('A1', { troops, dress: 'redcoats', drilled: true })), 'pieces');
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(elements(svg)).toBeLessThanOrEqual(most);
      });
    }

    test(`${troops}: figures fill the base, and only arms pass its edge`, () => {
      for (const detail of ['m', 'l'] as const) {
        const ranks = ranksOf({ troops }, detail, DRESS);
        const half = MOUNTED.has(troops) ? 50 : 25;
        const bodies = LAYERS.filter(name => !['arm', 'steel', 'lance', 'plume', 'tail', 'shadow'].includes(name));
        const points = bodies.flatMap(name => pathPoints(ranks.path(name) ?? ''));
        expect(points.length).toBeGreaterThan(3);
        for (const [x, y] of points) {
          expect(Math.abs(x)).toBeLessThanOrEqual(50);
          expect(Math.abs(y)).toBeLessThanOrEqual(half);
        }
      }
    });
  }
});

test('on a base of medium size figures are few and large: at 40 pixels of front shoulders are 7 pixels wide', () => {
  const small = TROOPS.filter(troops => sizeOf({ troops }, 'm') < 1.8);
  // pikes stand in three ranks, an elephant and a gun are large by themselves
  expect(small).toEqual(['pikes', 'elephants', 'guns']);
});

test('whose a vignette is shows on its whole base, not on its rim alone', () => {
  const tops = (['a', 'b'] as const).map(
    side => /data-base[^>]* fill="(#\w+)"/.exec(drawn(60, vignette('A1', { troops: 'muskets' }, { side })))?.[1],
  );
  expect(tops).toEqual(['#f3dfc6', '#dbe6ec']);
});

/** How far two colours are apart to the eye, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [bright, dark] = [one, other]
    .map(colour => {
      const [red, green, blue] = [1, 3, 5].map(at => {
        const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05;
    })
    .sort((a, b) => b - a);
  return bright! / dark!;
}

describe('where figures are too small to be seen the sign of the troops stands out from the base, whatever they wear', () => {
  for (const coat of ['#ede3cc', '#f2efe6', '#a7aeb5', '#c6a46a', '#9c9484', '#5f8fb5', '#a5403a', '#23443a'])
    for (const side of ['a', 'b'] as const)
      test(`${coat} of side ${side}`, () => {
        const view = { x: 5000, y: 4000, width: 5000, height: 4000 };
        const table = { ...scene, features: [], overlays: [], dress: { worn: { ...DRESS, coat } } };
        const pieces = [vignette('A1', { troops: 'horse', dress: 'worn' }, { side })];
        const svg = layer(renderScene({ ...table, pieces }, { view, width: (5000 * 24) / W }), 'pieces');
        const top = /data-base[^>]* fill="(#\w+)"/.exec(svg)![1]!;
        const strokes = [...svg.matchAll(/<path d="M-24-20[^>]* stroke="(#\w+)"/g)].map(match => match[1]!);
        expect(Math.max(...strokes.map(stroke => contrast(stroke, top)))).toBeGreaterThan(3);
      });
});

test('a shallow base has as large a prow as a square one', () => {
  const prow = (depth: number): number =>
    -depth / 2 - Math.min(...pathPoints(chevronPath({ width: W, depth })).map(([, y]) => y));
  expect(prow(W / 2)).toBe(prow(W));
});

test('drilled ranks are even, others are not', () => {
  const heights = (drilled: boolean) => {
    const hats = pathPoints(ranksOf({ troops: 'spears', drilled }, 'l', DRESS).path('hat')!);
    return new Set(hats.map(([, y]) => Math.round(y))).size;
  };
  expect(heights(false)).toBeGreaterThan(heights(true) * 1.5);
});

test('a kind is written once, however many there are of it, in the colours of its army', () => {
  const many = Array.from({ length: 12 }, (_, i) =>
    vignette(`A${i}`, { troops: 'muskets', dress: 'redcoats', drilled: true }, { x: 6000 + i * 200, facing: i * 100 }),
  );
  const svg = drawn(60, ...many);
  expect(svg.split('id="vig-muskets-m-even-redcoats-coat"')).toHaveLength(2);
  expect(svg.split('href="#vig-muskets-m-even-redcoats-coat"')).toHaveLength(13);
  expect(svg).toContain('stroke="#123456"');
});

test('480 vignettes of medium size stay within 10,000 elements', () => {
  const army = Array.from({ length: 480 }, (_, i) =>
    vignette(
      `P${i}`,
      { troops: TROOPS[i % TROOPS.length]!, ordered: i % 3 === 0 },
      { side: i % 2 ? 'a' : 'b', x: 5000 + i },
    ),
  );
  expect(elements(layer(drawn(60, ...army), 'pieces'))).toBeLessThanOrEqual(9600);
});

test('layers are lifted up the screen after the turn: the tilt holds at every facing', () => {
  const lifts = (facing: number) =>
    [
      ...drawn(60, vignette('A1', { troops: 'muskets', drilled: true }, { facing })).matchAll(
        /<use href="#vig[^"]*" transform="translate\(([^)]*)\)/g,
      ),
    ].map(match => match[1]);
  expect(lifts(0).length).toBeGreaterThan(3);
  expect(lifts(1234)).toEqual(lifts(0));
});

const STATES: readonly [string, Partial<Figure>][] = [
  ['ordered', { ordered: true }],
  ['done', { done: true }],
  ['fired', { fired: true }],
  ['halted', { halted: true }],
  ['driven back once', { worn: 1 }],
  ['driven back twice', { worn: 2 }],
];

test('every state is seen, and no two look alike', () => {
  const looks = [{}, ...STATES.map(([, state]) => state)].map(state =>
    drawn(60, vignette('A1', { troops: 'muskets', drilled: true, ...state })),
  );
  expect(new Set(looks).size).toBe(looks.length);
});

test('a marker that the figures show has no badge, but is told', () => {
  const marker = { letter: 'Q', shape: 'disc', text: 'quite ready', seen: true } as const;
  const svg = drawn(60, vignette('A1', { troops: 'muskets' }, { markers: [marker] }));
  expect(svg).toContain('quite ready');
  expect(layer(svg, 'tags')).not.toContain('>Q<');
  expect(layer(drawn(60, piece('A1', { markers: [marker] })), 'tags')).toContain('>Q<');
});
