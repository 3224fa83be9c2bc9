import type { TableEdge } from '@umpire/engine';
import { expect, test } from 'vitest';
import { ownHalf, roundZone } from './ground.js';

test.each<[TableEdge, number, number, number, number]>([
  ['south', 0, 0, 6000, 6000],
  ['north', 0, 6000, 6000, 12_000],
  ['west', 0, 0, 3000, 12_000],
  ['east', 3000, 0, 6000, 12_000],
])('the half of the table at the %s edge', (edge, x, y, right, top) => {
  const other = { south: 'north', north: 'south', west: 'east', east: 'west' } as const;
  const table = { width: 6000, depth: 12_000, edges: { a: edge, b: other[edge] } };
  expect(ownHalf(table, 'a')).toEqual([
    { x, y },
    { x: right, y: top },
  ]);
});

test('a zone lies between two corners', () => {
  expect(roundZone({ kind: 'disc', x: 500, y: 700, radius: 100 })).toEqual([
    { x: 400, y: 600 },
    { x: 600, y: 800 },
  ]);
});
