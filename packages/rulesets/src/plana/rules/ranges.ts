import { type Finding, forbid, type Options, type Refusal } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import { type Band, COLUMNS, type Column, type TargetRow, type Weapon } from '../pieces.js';
import { greaterCell, hoverbusSwapped } from '../tables/fire.js';
import {
  type BandCells,
  cellsAt,
  FIRING,
  type FiringRow,
  type FiringTable,
  holding,
  isOpenEnded,
} from '../tables/firing.js';
import { weaponOf } from '../tables/weapons.js';

const RANGES = citation('PLA-FIR-01', 'effective range, then long range; beyond it no fire');
const outOfRange = (): Refusal => forbid('PLA-FIR-01', 'it is out of range');

/** PLA-FIR-01: the band of a distance in cm; at a limit it is inside. */
export function bandAt(weapon: Weapon, rangeCm: number): Refusal | Band {
  const { er, lr } = weaponOf(weapon);
  if (rangeCm <= er) return 'effective';
  return lr !== null && rangeCm <= lr ? 'long' : outOfRange();
}
/** 7.8. */
export function rangeBand(weapon: Weapon, rangeCm: number): Refusal | Finding<{ band: Band }> {
  const band = bandAt(weapon, rangeCm);
  return typeof band === 'string' ? { result: { band }, because: [RANGES] } : band;
}

/** The cells in which a weapon looks up its score, and by which rules. */
export interface Lookup {
  readonly row: FiringRow;
  readonly cells: BandCells;
  /** PLA-R-33: the other band's. */
  readonly swapped: boolean;
}
/** PLA-R-33 changes the two bands of one row about; a weapon without long range has none to look in. */
export function lookup(
  weapon: Weapon,
  target: TargetRow,
  band: Band,
  options: Options,
  table: FiringTable = FIRING,
): Refusal | Lookup {
  const row = table.get(weapon)!.get(target)!;
  const swapped = weapon === 'hoverbus' && target === 'Inf' && hoverbusSwapped(options);
  const cells = cellsAt(row, swapped ? (band === 'effective' ? 'long' : 'effective') : band);
  return cells ? { row, cells, swapped } : outOfRange();
}

/** PLA-R-31: the column of a score; of cells with no end the last that begins, whatever is chosen. No cell: no effect (PLA-R-32). */
export function columnOf(cells: BandCells, score: number, options: Options): Column {
  const found = holding(cells, score);
  const first = found[0] ?? 'ne';
  const last = found.at(-1) ?? 'ne';
  return greaterCell(options) || isOpenEnded(cells, first) ? last : first;
}

export interface RowFound {
  readonly cells: readonly string[];
  /** For final scores from 0 to 12. */
  readonly byScore: readonly Column[];
}
const SCORES = Array.from({ length: 13 }, (_, score) => score);
export const OVERLAP = citation('PLA-R-31', 'two cells hold the score');
export const SWAPPED = citation('PLA-R-33', 'the bands of this row change places');
export const rowCitation = ({ rule }: FiringRow, target: TargetRow) => citation(rule, `the row ${target} of its table`);

/** 7.9. */
export function firingRow(
  weapon: Weapon,
  target: TargetRow,
  band: Band,
  options: Options,
  table: FiringTable = FIRING,
): Refusal | Finding<RowFound> {
  const found = lookup(weapon, target, band, options, table);
  if (!('cells' in found)) return found;
  const { row, cells, swapped } = found;
  const overlaps = SCORES.some(score => holding(cells, score).length > 1);
  return {
    result: {
      cells: COLUMNS.map((_, i) => cells.cells[i]!),
      byScore: SCORES.map(score => columnOf(cells, score, options)),
    },
    because: [rowCitation(row, target), ...(overlaps ? [OVERLAP] : []), ...(swapped ? [SWAPPED] : [])],
  };
}
