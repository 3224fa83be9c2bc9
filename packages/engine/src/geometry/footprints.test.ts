import { expect, test } from 'vitest';
import { footprint, type Pose } from './footprint.js';
import { footprintsOf } from './footprints.js';

const POSES: readonly Pose[] = Array.from({ length: 20_000 }, (_, i) => ({
  x: (i * 37) % 4000,
  y: (i * 101) % 3000,
  facing: (i * 7) % 3600,
}));

test('a base is where its pose says, however many were asked for before it', () => {
  const baseAt = footprintsOf(250, 120);
  for (const pose of [...POSES, ...POSES.slice(0, 500)]) expect(baseAt(pose)).toEqual(footprint(pose, 250, 120));
});

test('two stands in the same place share a base; those of another size or facing do not', () => {
  const [small, large] = [footprintsOf(40, 20), footprintsOf(80, 20)];
  const at = { x: 500, y: 700, facing: 450 };
  expect(small({ ...at })).toBe(small({ ...at }));
  expect(small(at)).toEqual(footprint(at, 40, 20));
  expect(large(at)).toEqual(footprint(at, 80, 20));
  expect(small({ ...at, facing: 460 })).toEqual(footprint({ ...at, facing: 460 }, 40, 20));
});
