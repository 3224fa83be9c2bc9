import { type Citation, type Options, type Rps, type RuleId, table } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import type { EngagementType } from '../../common/mbt/pieces.js';
import { ruling } from '../options.js';
import type { Code } from '../pieces.js';

/** Cells as printed: on a draw, what the owning stand gets before the stroke and the opposing stand after it. */
type Printed = Readonly<Record<EngagementType, Readonly<Record<Rps, readonly string[]>>>>;

/** MBT20-RES-01 to MBT20-RES-06, columns from left to right; the middle one is GREEN (MBT20-R-140). */
// biome-ignore format: the book's own layout
const PRINTED: Printed = table('mbt2020/RESULTS', {
  mutual: {
    win:  ['R',   'P',   'N',   'N',   'N'],
    draw: ['P/R', 'P/R', 'P/P', 'R/R', 'R/N'],
    lose: ['N',   'N',   'N',   'P',   'R'],
  },
  unilateral: {
    win:  ['R',   'P',   'N',   'N',   'N'],
    draw: ['-/-', '-/-', '-/P', '-/R', '-/D'],
    lose: ['-',   '-',   '-',   '-',   '-'],
  },
});

/** MBT20-R-03 `monotonic`: the same results put in order of severity. */
// biome-ignore format: the book's own layout
const MONOTONIC: Printed = table('mbt2020/RESULTS_MONOTONIC', {
  mutual: {
    win:  ['P',   'R',   'N',   'N',   'N'],
    draw: ['R/P', 'R/P', 'P/P', 'P/R', 'P/N'],
    lose: ['N',   'N',   'N',   'R',   'P'],
  },
  unilateral: {
    win:  ['P',   'R',   'N',   'N',   'N'],
    draw: ['-/-', '-/-', '-/P', '-/R', '-/D'],
    lose: ['-',   '-',   '-',   '-',   '-'],
  },
});

/** The column of shift 0, and how far the table goes on either side of it. */
export const GREEN: number = table('mbt2020/GREEN', 2);

export const RESULT_ROWS: Readonly<Record<EngagementType, Readonly<Record<Rps, RuleId>>>> = table(
  'mbt2020/RESULT_ROWS',
  {
    mutual: { win: 'MBT20-RES-01', draw: 'MBT20-RES-02', lose: 'MBT20-RES-03' },
    unilateral: { win: 'MBT20-RES-04', draw: 'MBT20-RES-05', lose: 'MBT20-RES-06' },
  },
);
const SAID: Readonly<Record<Rps, string>> = {
  win: 'the owning player wins: the result is for the opposing stand',
  draw: 'a draw: owning stand / opposing stand',
  lose: 'the owning player loses: the result is for the owning stand',
};

/** One cell, read: what each of the two stands gets. */
export interface ResultCell {
  readonly owner: Code;
  readonly target: Code;
  readonly cited: Citation;
}
export type ResultsTable = Readonly<Record<EngagementType, Readonly<Record<Rps, readonly ResultCell[]>>>>;

/** MBT20-RES-08 to MBT20-RES-10: whom a result is for. */
function cellOf(type: EngagementType, hand: Rps, printed: string): ResultCell {
  const [first, second = first] = printed.split('/') as [Code, Code?];
  return {
    owner: hand === 'win' ? '-' : first,
    target: hand === 'lose' ? '-' : second,
    cited: citation(RESULT_ROWS[type][hand], SAID[hand], printed),
  };
}

function read(printed: Printed): ResultsTable {
  const rowsOf = (type: EngagementType): Record<Rps, ResultCell[]> => ({
    win: printed[type].win.map(cell => cellOf(type, 'win', cell)),
    draw: printed[type].draw.map(cell => cellOf(type, 'draw', cell)),
    lose: printed[type].lose.map(cell => cellOf(type, 'lose', cell)),
  });
  return { mutual: rowsOf('mutual'), unilateral: rowsOf('unilateral') };
}

const AS_PRINTED = read(PRINTED);
export const resultsTable = ruling<ResultsTable>('MBT20-R-03', { printed: AS_PRINTED, monotonic: read(MONOTONIC) });
export const asPrinted = (options: Options): boolean => resultsTable(options) === AS_PRINTED;
