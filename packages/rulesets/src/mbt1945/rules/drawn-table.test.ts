import { expect, test } from 'vitest';
import type { EngagementType } from '../../common/mbt/pieces.js';
import { optionsWith } from '../kit.js';
import type { ReadyEngagement } from './combat.js';
import { tableOf } from './drawn-table.js';

const drawn = (type: EngagementType, weight: readonly [number, number]) =>
  tableOf({ type, weight } as unknown as ReadyEngagement, optionsWith(), ['A1', 'B2']);

// biome-ignore format: a case is a line
const CASES: readonly [title: string, type: EngagementType, weight: readonly [number, number], row: number, cells: readonly string[]][] = [
  ['MBT45-RES-31, MBT45-RES-35 a win shakes, and breaks who counts two', 'mutual', [0, 1], 0, ['Shaken', 'Shaken', 'lost', 'lost', 'lost']],
  ['MBT45-RES-32 a draw pins who counts more', 'mutual', [1, 1], 1, ['Pinned –', '– –', '– Pinned', '– Pinned', '– Pinned']],
  ['MBT45-RES-33, MBT45-RES-36 a loss shakes, and breaks who counts two more', 'mutual', [2, 0], 2, ['lost', 'Shaken', 'Shaken', 'Shaken', 'Shaken']],
  ['MBT45-RES-40 a loss costs nothing where nobody strikes back', 'unilateral', [1, 5], 2, ['–', '–', '–', '–', '–', '–']],
  ['MBT45-RES-41 two causes of the winner only pin', 'unilateral', [2, 0], 0, ['Pinned', 'Pinned', 'Pinned', 'Pinned', 'Pinned']],
];

test.each(CASES)('%s, as the table is drawn', (_, type, weight, row, cells) => {
  const table = drawn(type, weight);
  expect(table.rows[row]!.cells.map(words => words.join(' '))).toEqual(cells);
  expect(table.at).toBe(weight[1]);
});
