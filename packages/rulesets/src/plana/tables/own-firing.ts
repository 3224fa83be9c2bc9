import { heldTo, issueOf, malformed, type Refusal } from '@umpire/engine';
import { z } from 'zod';
import { list, object, oneOf, text } from '../../common/book/fields.js';
import { memoized } from '../../common/book/memoized.js';
import { TARGET_ROWS, WEAPONS } from '../pieces.js';
import { FIRING, type FiringTable, type TableFault, tableFaults, tableWith } from './firing.js';

/** PLA-FIR-21, PLA-FIR-22: firing tables of the players' own, as files and scenarios have them. */

const cells = text.max(80, { error: 'is eight cells, 80 letters at most' });
const ownRow = object({
  rule: text
    .regex(/^[A-Za-z0-9-]{1,20}$/, { error: 'is a name of letters, digits and hyphens' })
    .refine(name => !/^PLA-/i.test(name), { error: 'is a name of your own: PLA- is the book' }),
  weapon: oneOf(WEAPONS),
  target: oneOf(TARGET_ROWS),
  er: cells,
  lr: cells.nullable(),
  /** Gaps and overlaps stand so in print, and are read by PLA-R-32 and PLA-R-31. */
  asPrinted: z.literal(true, { error: 'is true, or left out' }).optional(),
});
export const MOST_ROWS = 200;
/** Rows, each of a weapon and a kind of target. */
export const ownFiringSchema = object({
  name: text.min(1, { error: 'is needed: a name' }).max(60, { error: 'is no longer than 60 letters' }),
  rows: list(ownRow, 1).max(MOST_ROWS, { error: `is a list of ${MOST_ROWS} or fewer` }),
});
export type OwnFiring = z.output<typeof ownFiringSchema>;
type OwnRow = OwnFiring['rows'][number];
/** Those of one battle. */
export const ownTablesSchema = z.array(ownFiringSchema).min(1).max(10);

/** PLA-FIR-22: what keeps a file from being used: cells that cannot be read, gaps and overlaps that nobody has said to be so in print, rows that stand there twice. */
export function* ownFiringFaults({ rows }: OwnFiring): Generator<TableFault> {
  for (const fault of tableFaults(rows)) {
    const row = Number(/\d+/.exec(fault.path)![0]);
    if (fault.kind === 'form' || !rows[row]!.asPrinted) yield fault;
  }
  for (const [i, row] of rows.entries())
    if (rows.findIndex(other => sameRow(other, row)) !== i)
      yield { path: `rows[${i}]`, kind: 'form', message: 'stands there already' };
}
const sameRow = (a: OwnRow, b: OwnRow): boolean => a.weapon === b.weapon && a.target === b.target;

/** The first thing that is wrong with the tables of a battle, by its path from `path`. */
export function ownTablesFault(tables: readonly OwnFiring[], path: string): Refusal | undefined {
  for (const [i, table] of tables.entries()) {
    const [fault] = ownFiringFaults(table);
    if (fault) return malformed(`${path}[${i}].${fault.path}`, fault.message);
    const before = tables.slice(0, i).flatMap(({ rows }) => rows);
    const again = table.rows.findIndex(row => before.some(other => sameRow(other, row)));
    if (again >= 0) return malformed(`${path}[${i}].rows[${again}]`, 'stands in a table before it already');
  }
  return undefined;
}

/** The table that holds with what players brought; without, the book's. Worked out once for each battle. */
export const firingWith = (own: readonly OwnFiring[] | undefined): FiringTable => (own ? replaced(own) : FIRING);
const replaced = memoized(
  (own: readonly OwnFiring[]): FiringTable =>
    tableWith(
      FIRING,
      own.flatMap(({ rows }) => rows),
    ),
);

/** The table with what a file replaces in it, or the first thing that is wrong with the file. */
export function firingTableOf(file: unknown): Refusal | FiringTable {
  const read = heldTo<OwnFiring>(ownFiringSchema, file);
  if (!read.success) return issueOf(read.error.issues, '');
  const [fault] = ownFiringFaults(read.data);
  return fault ? malformed(fault.path, fault.message) : firingWith([read.data]);
}
