import { type Random, random } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { riverCourse } from '../ground.js';
import { told } from '../kit.js';
import type { PieceKind } from '../pieces.js';
import { crossingsOf } from '../play/terrain.js';
import { autoRoads, autoTerrain, type DicedCell, type LaidPiece } from './auto-terrain.js';

const cell = (col: number, row: number, ...pieces: PieceKind[]): DicedCell => ({ x: col * 3000, y: row * 3000, width: 3000, depth: 3000, pieces }); // biome-ignore format: one line
const TABLE = [
  cell(0, 0, 'H', 'wood', 'BUA', 'hill', 'BUA', 'wood', 'hill'),
  cell(1, 0, 'MBUA', 'BUA', 'hill', 'wood', 'wood'),
  cell(0, 1, 'LFA', 'MBUA', 'BUA', 'BUA', 'hill'),
  cell(1, 1, 'SFH', 'hill', 'hill', 'BUA'),
];
const kindOf = (p: LaidPiece) =>
  p.kind === 'MBUA' ? 'MBUA' : ['wood', 'BUA', 'hill'].includes(p.kind) ? 'minor' : 'major';
const gap = (p: LaidPiece, q: LaidPiece) => {
  const dx = Math.max(0, q.x - (p.x + p.width), p.x - (q.x + q.width));
  const dy = Math.max(0, q.y - (p.y + p.depth), p.y - (q.y + q.depth));
  return Math.sqrt(dx * dx + dy * dy);
};

describe('terrain laid by the program', () => {
  const tables = Array.from({ length: 60 }, (_, seed) => autoTerrain(TABLE, random(seed)));
  test('WW2-HG-15 every piece is legal: WW2-TER-19, WW2-TER-26, WW2-TER-27, WW2-TER-30', () => {
    for (const pieces of tables)
      for (const p of pieces) {
        const others = pieces.filter(q => q !== p && kindOf(q) === 'minor').map(q => gap(p, q));
        const nearest = kindOf(p) === 'minor' && others.length > 0 ? Math.min(...others) : null;
        const given = { kind: kindOf(p), width: p.width, depth: p.depth, gap: nearest };
        expect(told('terrain-piece', given), JSON.stringify(p)).toEqual({ legal: true });
      }
  });
  test('WW2-HG-15 each lies in its own square, and minor features clear of built-up areas', () => {
    for (const pieces of tables)
      for (const p of pieces) {
        const [col, row] = [Math.floor(p.x / 3000), Math.floor(p.y / 3000)];
        expect(p.x + p.width).toBeLessThanOrEqual((col + 1) * 3000);
        expect(p.y + p.depth).toBeLessThanOrEqual((row + 1) * 3000);
        if (kindOf(p) !== 'minor') continue;
        for (const town of pieces.filter(q => q.kind === 'MBUA'))
          expect(
            p.x >= town.x + town.width ||
              town.x >= p.x + p.width ||
              p.y >= town.y + town.depth ||
              town.y >= p.y + p.depth,
          ).toBe(true);
      }
  });
  test('WW2-HG-15 sizes', () => {
    const all = tables.flat();
    const of = (kind: string) => all.filter(p => kindOf(p) === kind).flatMap(p => [p.width, p.depth]);
    for (const [kind, least, most] of [
      ['major', 1800, 3000],
      ['MBUA', 1000, 2000],
      ['minor', 400, 750],
    ] as const) {
      // biome-ignore format: one line
      expect(Math.min(...of(kind))).toBeGreaterThanOrEqual(least);
      expect(Math.max(...of(kind))).toBeLessThanOrEqual(most);
      expect(Math.max(...of(kind)) - Math.min(...of(kind))).toBeGreaterThan((most - least) / 2);
    }
  });
  test.each([
    ['the least', (): number => 0, 1800, 1000, 400],
    ['the largest', (n: number): number => n - 1, 3000, 2000, 750],
  ])('WW2-HG-15 a piece of %s size', (_, below, major, town, minor) => {
    const chance: Random = { below, pick: items => items[0]! };
    const side = (kind: PieceKind): number => autoTerrain([cell(0, 0, kind)], chance)[0]!.width;
    expect([side('H'), side('MBUA'), side('wood')]).toEqual([major, town, minor]);
  });
  test('WW2-HG-15, WW2-R-125 a piece that always comes to lie on another is tried forty times', () => {
    let drawn = 0;
    const chance: Random = { below: () => drawn++ * 0, pick: items => items[0]! };
    expect(autoTerrain([cell(0, 0, 'wood', 'wood')], chance)).toHaveLength(1);
    expect(drawn).toBe((1 + 40) * 4); // width, depth and two for its place
  });
  test('WW2-R-11 what cannot be placed is left out', () => {
    const crowd = autoTerrain([{ ...cell(0, 0, 'wood', 'wood', 'wood', 'wood'), width: 800, depth: 800 }], random(1));
    expect(crowd).toHaveLength(1);
    expect(tables.every(pieces => pieces.filter(p => kindOf(p) !== 'minor').length === 5)).toBe(true);
  });
  test('the same chance lays the same table', () => expect(autoTerrain(TABLE, random(7))).toEqual(tables[7]));
});

describe('roads and rivers', () => {
  const town = (id: string, x: number, y: number): LaidPiece => ({ id, kind: 'BUA', x, y, width: 400, depth: 400 });
  test('WW2-TER-31 WW2-HG-16 the shortest tree, and a road to each base edge', () => {
    const roads = autoRoads([town('a', 800, 800), town('b', 800, 2800), town('c', 2800, 2900), { ...town('w', 0, 0), kind: 'wood' }], 6000); // biome-ignore format: one line
    // biome-ignore format: one line a road
    expect(roads).toEqual([
      [{ x: 1000, y: 1000 }, { x: 1000, y: 3000 }],
      [{ x: 1000, y: 3000 }, { x: 3000, y: 3100 }],
      [{ x: 1000, y: 1000 }, { x: 1000, y: 0 }],
      [{ x: 3000, y: 3100 }, { x: 3000, y: 6000 }],
    ]);
  });
  test('WW2-HG-16 a single built-up area is joined to both edges, none to nothing', () => {
    expect(autoRoads([town('a', 800, 800)], 3000)).toEqual([
      [
        { x: 1000, y: 1000 },
        { x: 1000, y: 0 },
      ],
      [
        { x: 1000, y: 1000 },
        { x: 1000, y: 3000 },
      ],
    ]);
    expect(autoRoads([], 3000)).toEqual([]);
  });
  const hill = { kind: 'hill', x: 4000, y: 2700, width: 700, depth: 500 } as const;
  test('WW2-TER-39 half way across, or along a diagonal', () => {
    expect(riverCourse(9000, 6000, 'across', [])).toEqual([{ x: 0, y: 3000 }, { x: 9000, y: 3000 }]); // biome-ignore format: two ends
    expect(riverCourse(9000, 6000, 'south-west', [])).toEqual([{ x: 0, y: 0 }, { x: 9000, y: 6000 }]); // biome-ignore format: two ends
  });
  test('WW2-TER-40 WW2-HG-17 WW2-TER-42 round a hill, 125m off its edge', () => {
    const course = riverCourse(9000, 6000, 'across', [hill]);
    expect(course.length).toBeGreaterThan(4);
    for (const { x, y } of course.slice(1, -1)) {
      const dx = Math.max(hill.x - x, x - (hill.x + hill.width), 0);
      const dy = Math.max(hill.y - y, y - (hill.y + hill.depth), 0);
      expect(Math.sqrt(dx * dx + dy * dy)).toBeGreaterThanOrEqual(125);
    }
    expect(riverCourse(9000, 6000, 'across', [{ ...hill, kind: 'wood' }])).toHaveLength(2);
  });
  test.each([
    [249, 1],
    [250, 2],
  ])('WW2-TER-42 a road that meets the river again after %im has %i crossings', (metres, count) => {
    const river = [
      { x: 1000, y: 0 },
      { x: 1000, y: 2000 },
      { x: 1000 + metres, y: 2000 },
      { x: 1000 + metres, y: 0 },
    ];
    const road = [
      { x: 0, y: 1000 },
      { x: 3000, y: 1000 },
    ];
    expect(crossingsOf(river, road)).toHaveLength(count);
  });
});
