import { distance, type Feature, squaredDistanceToSegment } from '@umpire/engine';
import { expect, test } from 'vitest';
import { jointsOf, roadWay } from './road-way.js';

const road = (id: string, ...line: readonly (readonly [number, number])[]): Feature => ({
  id,
  kind: 'road',
  line: line.map(([x, y]) => ({ x, y })),
  lineWidth: 254,
});
const SITE = { grain: 120, unit: 254 };

test('a road bends beside its true line, but never far, and runs through where it ends and others meet it', () => {
  const main = road('r1', [0, 3000], [9000, 3000]);
  const side = road('r2', [4500, 3000], [4500, 0]);
  const bridge: Feature = { ...road('b', [1900, 3000], [2200, 3000]), kind: 'bridge' };
  const joints = jointsOf([main, side, bridge]);
  const way = roadWay(main, joints, SITE);
  const aside = way.map(point => Math.sqrt(squaredDistanceToSegment(point, main.line![0]!, main.line![1]!)));
  expect(Math.max(...aside)).toBeGreaterThan(30);
  expect(Math.max(...aside)).toBeLessThanOrEqual(0.6 * SITE.unit + 1);
  for (const joint of joints.filter(({ y }) => y === 3000))
    expect(Math.min(...way.map(point => distance(point, joint)))).toBeLessThan(SITE.grain);
  const crossed = way.filter(({ x }) => x >= 1900 && x <= 2200);
  expect(Math.max(...crossed.map(({ y }) => Math.abs(y - 3000)))).toBeLessThan(60);
});
