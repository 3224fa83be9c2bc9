import { type Feature, holds, type Point, rectangle } from '@umpire/engine';
import { expect, test } from 'vitest';
import { ridgeOf, rowOf } from './ridge.js';

const hill = (id: string, x: number, y: number, kind: Feature['kind'] = 'hill') => ({
  id,
  kind,
  outline: rectangle(x, y, 1000, 1000) as readonly Point[],
});
const idsOf = (id: string, ...hills: readonly Feature[]): string | undefined =>
  rowOf(hills.find(one => one.id === id)!, hills)
    ?.map(one => one.id)
    .join(' ');

// biome-ignore format: a table a line
test.each<[string, readonly Feature[], string | undefined]>([
  ['three in a row, from end to end',   [hill('b', 1500, 0), hill('a', 0, 0), hill('c', 3000, 0)],         'a b c'],
  ['four that bend a little',           [hill('a', 0, 0), hill('b', 1500, 150), hill('c', 3000, 100), hill('d', 4500, 0)], 'a b c d'],
  ['two are no row',                    [hill('a', 0, 0), hill('b', 1500, 0)],                            undefined],
  ['a hill far off is not of it',       [hill('a', 0, 0), hill('b', 1500, 0), hill('c', 9000, 0)],        undefined],
  ['nor one of another kind',           [hill('a', 0, 0), hill('b', 1500, 0), hill('c', 3000, 0, 'highland')], undefined],
  ['a corner is no row',                [hill('a', 0, 0), hill('b', 1500, 0), hill('c', 1500, 1500)],     undefined],
])('hills that are one ridge: %s', (_, hills, wanted) => expect(idsOf('a', ...hills)).toBe(wanted));

test('a ridge lies over the true areas of its hills, and is drawn in between them', () => {
  const feet = [0, 1600, 3200].map(x => rectangle(x, 0, 1000, 1000));
  const { foot, spine } = ridgeOf(feet);
  const isHill = (x: number, y: number): boolean => holds(foot, { x, y }) !== 'outside';
  for (const x of [500, 2100, 3700]) for (const y of [150, 500, 850]) expect(isHill(x, y), `${x} ${y}`).toBe(true);
  for (const x of [1300, 2900]) {
    expect(isHill(x, 500)).toBe(true);
    expect(isHill(x, 920) || isHill(x, 80), `waist at ${x}`).toBe(false);
  }
  expect(isHill(-200, 500) || isHill(4400, 500) || isHill(500, 1200)).toBe(false);
  expect(spine).toHaveLength(3);
  for (const { x, y } of spine) expect(isHill(x, y)).toBe(true);
});
