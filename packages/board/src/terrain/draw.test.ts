import { holds } from '@umpire/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chance } from '../shape/chance.js';
import { natural } from '../shape/outline.js';
import { strewn } from '../shape/scatter.js';
import { pathPoints } from '../testing/extent.js';
import { features, scene } from '../testing/sample.js';
import { drawTerrain } from './draw.js';
import * as rare from './rare.js';
import { RARE } from './rare-art.js';

RARE.here = rare;

const SQUARE = [
  { x: 0, y: 0 },
  { x: 2540, y: 0 },
  { x: 2540, y: 2540 },
  { x: 0, y: 2540 },
];
const HOOK = [
  { x: 0, y: 0 },
  { x: 3000, y: 0 },
  { x: 3000, y: 900 },
  { x: 1000, y: 900 },
  { x: 1000, y: 3000 },
  { x: 0, y: 3000 },
];

describe('nature keeps within the true outline', () => {
  for (const [name, outline] of [
    ['a square', SQUARE],
    ['a hook', HOOK],
    ['a hook the other way round', [...HOOK].reverse()],
  ] as const) {
    test(name, () => {
      fc.assert(
        fc.property(fc.nat(), seed => {
          const edge = natural(outline, chance(seed), { inset: 10, wobble: 120, round: 500, step: 140 });
          expect(edge.every(point => holds(outline, point) !== 'outside')).toBe(true);
          const trees = strewn(outline, chance(seed), { spacing: 130, margin: 65 });
          expect(trees.every(tree => holds(outline, tree) === 'inside')).toBe(true);
        }),
        { numRuns: 40 },
      );
    });
  }
});

test('the same land is drawn the same, and differs with its features', () => {
  expect(drawTerrain(structuredClone(scene), 'light')).toEqual(drawTerrain(scene, 'light'));
  expect(drawTerrain({ ...scene, features: features.slice(1) }, 'light')).not.toEqual(drawTerrain(scene, 'light'));
});

test('every kind of feature is drawn, near its outline or line', () => {
  for (const feature of features) {
    const { land } = drawTerrain({ ...scene, features: [feature] }, 'light');
    expect(land.length, feature.kind).toBeGreaterThan(0);
    const around = feature.outline ?? feature.line!;
    const xs = around.map(p => p.x);
    const ys = around.map(p => scene.depth - p.y);
    const reach = (feature.lineWidth ?? 0) + 0.7 * scene.unit.length;
    for (const [x, y] of land.flatMap(shape => pathPoints(shape.d))) {
      expect(x, feature.kind).toBeGreaterThan(Math.min(...xs) - reach);
      expect(x, feature.kind).toBeLessThan(Math.max(...xs) + reach);
      expect(y, feature.kind).toBeGreaterThan(Math.min(...ys) - reach);
      expect(y, feature.kind).toBeLessThan(Math.max(...ys) + reach);
    }
  }
});

test('lamps shine at night and at dusk only, and never in print', () => {
  const lamps = (light: typeof scene.light, mode: 'light' | 'print' = 'light') =>
    drawTerrain({ ...scene, light }, mode).lamps.length;
  expect([lamps('day'), lamps('dawn'), lamps('night', 'print')]).toEqual([0, 0, 0]);
  expect(lamps('night')).toBeGreaterThan(0);
});

test('a table that is nearly all wood has larger trees, not more of them', () => {
  const size = (side: number) => {
    const outline = [
      { x: 0, y: 0 },
      { x: side, y: 0 },
      { x: side, y: side },
      { x: 0, y: side },
    ];
    const { land } = drawTerrain(
      { ...scene, width: side, depth: side, features: [{ id: 'w', kind: 'forest', outline }] },
      'light',
    );
    return land.reduce((sum, shape) => sum + shape.d.length, 0);
  };
  expect(size(24000)).toBeLessThan(160_000);
});
