import {
  doubledArea,
  type Feature,
  GROUNDS,
  LANDSCAPES,
  type Point,
  rectangle,
  squaredDistanceToSegment,
} from '@umpire/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderScene } from '../index.js';
import { chance } from '../shape/chance.js';
import { FARTHEST, grown } from '../shape/grown.js';
import { merged } from '../shape/merged.js';
import { layer } from '../testing/layer.js';
import { scene } from '../testing/sample.js';

const OCTAGON: readonly Point[] = [
  [525, 1050],
  [1050, 525],
  [1050, -525],
  [525, -1050],
  [-525, -1050],
  [-1050, -525],
  [-1050, 525],
  [-525, 1050],
].map(([x, y]) => ({ x: x! + 2000, y: y! + 2000 }));
/** The distance from a point to an outline. */
const gap = (point: Point, outline: readonly Point[]): number =>
  Math.sqrt(Math.min(...outline.map((a, i) => squaredDistanceToSegment(point, a, outline[(i + 1) % outline.length]!))));

/** Points along an outline, so close that nothing lies between them. */
const along = (outline: readonly Point[]): Point[] =>
  outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    return Array.from({ length: 40 }, (_, k) => ({ x: a.x + ((b.x - a.x) * k) / 40, y: a.y + ((b.y - a.y) * k) / 40 }));
  });

/** What a smooth curve through these corners runs along: the middles of its sides. */
const middles = (edge: readonly Point[]): Point[] =>
  edge.map((a, i) => ({
    x: (a.x + edge[(i + 1) % edge.length]!.x) / 2,
    y: (a.y + edge[(i + 1) % edge.length]!.y) / 2,
  }));

describe('ground looks grown and still lies where it is: near its true edge, and as large', () => {
  const half = (outline: readonly Point[]): number => Math.abs(doubledArea(outline));
  for (const [name, outline, unit] of [
    ['a square of inches', rectangle(0, 0, 1270, 1016), 254],
    ['an octagon of widths', OCTAGON, 800],
    ['a large octagon of small widths', OCTAGON.map(({ x, y }) => ({ x: x * 2, y: y * 2 })), 400],
    ['a long strip', rectangle(0, 0, 6000, 700), 254],
  ] as const) {
    test(name, () => {
      fc.assert(
        fc.property(fc.nat(), seed => {
          const edge = grown(outline, chance(seed), unit);
          for (const point of edge) expect(gap(point, outline)).toBeLessThanOrEqual(unit * FARTHEST);
          const drawn = middles(edge);
          for (const point of along(outline)) expect(gap(point, drawn)).toBeLessThanOrEqual(unit * FARTHEST);
          expect(half(edge) / half(outline)).toBeGreaterThan(0.93);
          expect(half(edge) / half(outline)).toBeLessThan(1.07);
        }),
        { numRuns: 25 },
      );
    });
  }
});

test('squares of one size are drawn as no rounds of one size', () => {
  const square = rectangle(0, 0, 1800, 1800);
  const longer = Array.from({ length: 20 }, (_, seed) => {
    const far = grown(square, chance(`T${seed}`), 800).map(({ x, y }) => Math.hypot(x - 900, y - 900));
    return Math.max(...far) / Math.min(...far);
  }).sort((a, b) => a - b);
  // without flanks that lie out or in: 1.26
  expect(longer[10]).toBeGreaterThan(1.3);
});

const elements = (svg: string): number => svg.split(/<[a-z]/).length - 1;

/** Forty pieces of everything, as no table of a book has them. */
const crowded: Feature[] = Array.from({ length: 40 }, (_, i): Feature => {
  const kind = (['wood', 'hill', 'highland', 'village', 'town', 'marsh', 'water', 'steep-forest'] as const)[i % 8]!;
  return {
    id: `${kind}${i}`,
    kind,
    outline: rectangle(300 + (i % 8) * 1800, 300 + Math.floor(i / 8) * 2300, 1500, 1700),
  };
});

describe('every landscape', () => {
  for (const landscape of [undefined, ...LANDSCAPES]) {
    for (const relief of ['hachures', 'contours'] as const) {
      test(`${landscape ?? 'of the ground'}, ${relief}: at most 250 elements a table`, () => {
        for (const ground of landscape ? (['temperate'] as const) : GROUNDS) {
          const land = layer(
            renderScene({ ...scene, ground, relief, features: crowded, pieces: [], ...(landscape && { landscape }) }),
            'land',
          );
          expect(land).not.toMatch(/NaN|undefined|Infinity/);
          // what the pointer meets is two elements and a title a feature, drawn in no colour
          expect(elements(land) - 3 * crowded.length).toBeLessThanOrEqual(250);
        }
      });
    }
  }
});

test('a place has its own colours', () => {
  const tints = { open: '#123456', bad: '#335533', earth: '#886644', water: '#446688' };
  expect(renderScene({ ...scene, landscape: 'veldt', tints })).toContain('#123456');
});

test('shapes of one paint are one path, in the order of the paints', () => {
  expect(
    merged([
      { d: 'M1', fill: 'a' },
      { d: 'M2', fill: 'b' },
      { d: '', fill: 'c' },
      { d: 'M3', fill: 'a' },
    ]),
  ).toEqual([
    { d: 'M1M3', fill: 'a' },
    { d: 'M2', fill: 'b' },
  ]);
});

describe('true areas', () => {
  const areas = (shown: boolean | readonly string[]): string[] =>
    [...renderScene(scene, { areas: shown }).matchAll(/data-area="([^"]+)"/g)].map(match => match[1]!);

  test('are shown to whoever asks, of everything or of what is touched', () => {
    expect(areas(false)).toEqual([]);
    expect(areas(['wood-0', 'nothing'])).toEqual(['wood-0']);
    expect(areas(true)).toHaveLength(scene.features.length);
  });

  test('lie exactly on the true outline', () => {
    const feature: Feature = { id: 'h', kind: 'hill', outline: rectangle(1000, 2000, 500, 400) };
    const svg = renderScene({ ...scene, features: [feature] }, { areas: true });
    expect(svg).toContain(`d="M1000 ${scene.depth - 2000}l500 0 0-400-500 0z" fill=`);
  });
});
