import type { Scenery } from '@umpire/engine';
import { expect, test } from 'vitest';
import { renderScene } from '../index.js';
import { layer } from '../testing/layer.js';
import { scene } from '../testing/sample.js';

const line = [
  { x: 0, y: 6000 },
  { x: 7000, y: 5500 },
  { x: scene.width, y: 6200 },
];
const bare = { ...scene, features: [], pieces: [], overlays: [] };
const elements = (scenery: readonly Scenery[]): number =>
  layer(renderScene({ ...bare, ...(scenery.length > 0 && { scenery }) }), 'land').split(/<[a-z]/).length - 1;

// biome-ignore format: a kind a line
test.each<[string, readonly Scenery[], number]>([
  ['a lane',                [{ kind: 'lane', line }],                              3],
  ['a railway',             [{ kind: 'railway', line }],                           4],
  ['a ditch',               [{ kind: 'ditch', line }],                             4],
  ['a stream',              [{ kind: 'stream', line }],                            4],
  ['a stream with a ford',  [{ kind: 'stream', line, fords: [line[1]!] }],         8],
  ['three ditches',         [0, 1, 2].map(i => ({ kind: 'ditch', line: line.map(({ x, y }) => ({ x, y: y - i * 900 })) })), 4],
])('%s is drawn, in few elements', (_, scenery, most) => {
  const more = elements(scenery) - elements([]);
  expect(more).toBeGreaterThan(1);
  expect(more).toBeLessThanOrEqual(most);
});

test('it is nothing that can be touched, measured or named', () => {
  const svg = renderScene({ ...bare, scenery: [{ kind: 'stream', line }] }, { areas: true });
  expect(svg).not.toMatch(/data-feature|data-area/);
});
