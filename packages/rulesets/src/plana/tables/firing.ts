import { type Band, COLUMNS, type Column, type TargetRow, type Weapon } from '../pieces.js';
import { HOUSE_ROWS, PRINTED_ROWS, type WrittenRow } from './firing-rows.js';

/**
 * PLA-FIR-21: most of the tables are lost, so ours are data that players may replace (`own-firing.ts`), held to the same form; what they
 * do not name stays as it is here.
 */

/** The scores of a cell. */
export interface Scores {
  readonly from: number;
  /** Infinite where all above count. */
  readonly to: number;
}
export interface BandCells {
  /** As written, in the order of the columns. */
  readonly cells: readonly string[];
  /** By column; null where the cell is empty. */
  readonly scores: readonly (Scores | null)[];
}
export interface FiringRow {
  readonly rule: string;
  readonly effective: BandCells;
  readonly long: BandCells | null;
}
export type FiringTable = ReadonlyMap<Weapon, ReadonlyMap<TargetRow, FiringRow>>;

const CELL = /^(?:-|(\d{1,2})(?:(\+)|-(\d{1,2}))?)$/;

/** `2-6`, `9`, `9+` or `-`; undefined where it is none of these, or ends before it begins. */
export function scoresIn(cell: string): Scores | null | undefined {
  const read = CELL.exec(cell);
  if (!read) return undefined;
  if (read[1] === undefined) return null;
  const from = Number(read[1]);
  const to = read[2] ? Number.POSITIVE_INFINITY : Number(read[3] ?? from);
  return to < from ? undefined : { from, to };
}

const cellsOf = (written: string): string[] => written.trim().split(/\s+/);
function bandOf(written: string): BandCells {
  const cells = cellsOf(written);
  return { cells, scores: cells.map(cell => scoresIn(cell) ?? null) };
}
const rowOf = ({ rule, er, lr }: WrittenRow): FiringRow => ({
  rule,
  effective: bandOf(er),
  long: lr === null ? null : bandOf(lr),
});

/** A table with some of its rows replaced. */
export function tableWith(table: FiringTable, written: readonly WrittenRow[]): FiringTable {
  const made = new Map([...table].map(([weapon, rows]) => [weapon, new Map(rows)]));
  for (const row of written) {
    const rows = made.get(row.weapon) ?? new Map<TargetRow, FiringRow>();
    made.set(row.weapon, rows.set(row.target, rowOf(row)));
  }
  return made;
}

/** What holds unless players bring a table of their own. */
export const FIRING: FiringTable = tableWith(new Map(), [...PRINTED_ROWS, ...HOUSE_ROWS]);

export const cellsAt = ({ effective, long }: FiringRow, band: Band): BandCells | null =>
  band === 'effective' ? effective : long;

/** What is wrong with a cell or a band: where, and in words. */
export interface TableFault {
  readonly path: string;
  readonly kind: 'form' | 'overlap' | 'gap';
  readonly message: string;
}

/** Above it every row has come to its last cell. */
const HIGHEST = 20;

function* bandFaults(written: string, path: string): Generator<TableFault> {
  const cells = cellsOf(written);
  if (cells.length !== COLUMNS.length)
    return yield { path, kind: 'form', message: `has ${COLUMNS.length} cells, not ${cells.length}` };
  const scores = cells.map(scoresIn);
  const wrong = scores.indexOf(undefined);
  if (wrong >= 0)
    return yield { path: `${path}[${wrong}]`, kind: 'form', message: 'is a score, some scores, or -: 9, 2-6, 9+' };
  let gap = false;
  const told = new Set<number>();
  for (let score = 0; score <= HIGHEST; score++) {
    const holding = scores.flatMap((s, i) => (s && s.from <= score && score <= s.to ? [i] : []));
    const second = holding[1];
    if (second !== undefined && !told.has(second)) {
      told.add(second);
      const columns = `${COLUMNS[holding[0]!]} and ${COLUMNS[second]}`;
      yield { path: `${path}[${second}]`, kind: 'overlap', message: `${score} stands under ${columns}` };
    }
    if (holding.length === 0 && !gap) yield { path, kind: 'gap', message: `${score} stands in no cell` };
    gap ||= holding.length === 0;
  }
}

/** Every gap and overlap of some rows, and every cell that cannot be read, in their order. */
export function* tableFaults(written: readonly Pick<WrittenRow, 'er' | 'lr'>[]): Generator<TableFault> {
  for (const [i, { er, lr }] of written.entries()) {
    yield* bandFaults(er, `rows[${i}].er`);
    if (lr !== null) yield* bandFaults(lr, `rows[${i}].lr`);
  }
}

/** The columns whose cells hold a score, from left to right. */
export const holding = ({ scores }: BandCells, score: number): Column[] =>
  COLUMNS.filter((_, i) => {
    const cell = scores[i];
    return cell ? cell.from <= score && score <= cell.to : false;
  });
export const isOpenEnded = ({ scores }: BandCells, column: Column): boolean =>
  scores[COLUMNS.indexOf(column)]?.to === Number.POSITIVE_INFINITY;
