import type { Options, ResultRow, ResultTable, Rps } from '@umpire/engine';
import type { Code } from '../pieces.js';
import { asPrinted, GREEN, RESULT_ROWS, resultsTable } from '../tables/results.js';
import { columnOf, factorsOf, type ReadyEngagement } from './combat.js';

/** MBT20-RES-11 to MBT20-RES-13, MBT20-R-05: what a code makes of a stand, in a word. */
const WORDS: Readonly<Record<Code, string>> = { '-': '–', P: 'pinned', R: 'driven back', N: 'lost', D: 'lost' };

/** MBT20-R-140: the columns as players call them. */
const COLUMNS: readonly string[] = Array.from({ length: 2 * GREEN + 1 }, (_, i) => {
  const far = Math.abs(i - GREEN);
  return far === 0 ? 'GREEN' : `${far} ${i < GREEN ? 'left' : 'right'}`;
});

/** The results table with the column that two stands read (MBT20-TF-18, MBT20-R-04), whoever is asked what may come of it. */
export function tableOf(
  { facts, type, weight }: ReadyEngagement,
  options: Options,
  [owner, target]: readonly [owner: string, target: string],
): ResultTable {
  const printed = resultsTable(options)[type];
  const row = (hand: Rps, label: string, of: readonly string[]): ResultRow => ({
    label,
    rule: RESULT_ROWS[type][hand],
    of,
    cells: printed[hand].map(cell => of.map(id => WORDS[id === owner ? cell.owner : cell.target])),
  });
  return {
    title: type === 'mutual' ? 'Each can strike the other' : `Only ${owner} can strike`,
    columns: COLUMNS,
    rows: [
      row('win', `${owner} wins`, [target]),
      row('draw', 'Draw', [owner, target]),
      row('lose', `${target} wins`, [owner]),
    ],
    from: GREEN,
    at: GREEN + columnOf(weight),
    shifts: factorsOf(facts, options).map(({ rule, text, shift }) => ({ rule, text, by: shift })),
    ...(asPrinted(options) && {
      note: { rule: 'MBT20-R-03', text: 'as the book prints it: farther left is not always milder' },
    }),
  };
}
