import type { Options, ResultRow, ResultTable, Rps } from '@umpire/engine';
import type { Code } from '../pieces.js';
import { RESULTS } from '../tables/results.js';
import type { ReadyEngagement } from './combat.js';
import { resultCodes } from './results.js';

/** MBT45-RES-11 to MBT45-RES-13: what a code makes of a stand, in a word. */
const WORDS: Readonly<Record<Code, string>> = { '-': '–', pinned: 'Pinned', shaken: 'Shaken', broken: 'Broken' };

/** So many causes are shown, and more if there are more. */
const SHOWN = 4;
const causes = (n: number): string => (n === 1 ? '1 cause' : `${n === 0 ? 'no' : n} causes`);

/**
 * The results (MBT45-RES-31 to MBT45-RES-41) as a table. They hang on two counts: that of the stand which engages is as it is, the
 * columns are what the other may count.
 */
export function tableOf(
  { type, weight }: ReadyEngagement,
  options: Options,
  [owner, target]: readonly [owner: string, target: string],
): ResultTable {
  const [own, other] = weight;
  const counts = Array.from({ length: Math.max(SHOWN, other) + 1 }, (_, i) => i);
  const row = (hand: Rps, label: string, of: readonly string[]): ResultRow => ({
    label,
    rule: RESULTS.find(line => line.type === type && line.hand === hand && !line.instead)!.rule,
    of,
    cells: counts.map(count => {
      const codes = resultCodes(type, { owner: own, target: count }, hand, options);
      return of.map(id => WORDS[id === owner ? codes.owner : codes.target]);
    }),
  });
  const may = type === 'mutual' ? 'Each can strike the other' : `Only ${owner} can strike`;
  return {
    title: `${may}; ${owner} counts ${causes(own)}. By how many ${target} counts:`,
    columns: counts.map(String),
    counted: `causes of ${target}`,
    rows: [
      row('win', `${owner} wins`, [target]),
      row('draw', 'Draw', [owner, target]),
      row('lose', `${target} wins`, [owner]),
    ],
    from: 0,
    at: other,
  };
}
