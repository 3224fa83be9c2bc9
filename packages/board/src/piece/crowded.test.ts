import type { Piece } from '@umpire/engine';
import { expect, test } from 'vitest';
import { crowdedGroups } from './crowded.js';
import type { LabelPlaces } from './labels.js';
import type { Stand } from './stands.js';

/** Stands of 200 at these places, as far as their names need them. */
const standing = (group: string | undefined, places: readonly (readonly [number, number])[], side = 'a'): Stand[] =>
  places.map(([x, y], i) => {
    const piece = { id: `${side}${group}${i}`, side, group, where: 'table', width: 200, depth: 200 } as Piece;
    return { piece, at: { x, y }, base: { x, y }, size: piece, facing: 0 };
  });
const labelled = (stands: readonly Stand[]): LabelPlaces =>
  new Map(stands.map(({ piece }) => [piece.id, { x: 0, y: 0, text: piece.id }]));

const LINE = [
  [0, 0],
  [200, 0],
  [400, 100],
] as const;

test.each([
  ['all have their labels', standing('First', LINE), 3, []],
  ['one has none', standing('First', LINE), 2, ['a First']],
  ['two are no crowd', standing('First', LINE.slice(0, 2)), 0, []],
  ['they belong to nothing', standing(undefined, LINE), 0, []],
  [
    'each side has a first one',
    [...standing('First', LINE), ...standing('First', LINE, 'b')],
    1,
    ['a First', 'b First'],
  ],
] as const)('a group is named where it is crowded: %s', (_, stands, labels, named) => {
  expect(crowdedGroups(stands, labelled(stands.slice(0, labels))).map(({ id }) => id)).toEqual(named);
});

test('the name is looked for round the whole crowd', () => {
  const [crowd] = crowdedGroups(standing('First', LINE), new Map());
  expect(crowd).toEqual({ id: 'a First', name: 'First', middle: { x: 200, y: 50 }, across: 300, up: 150 });
});
