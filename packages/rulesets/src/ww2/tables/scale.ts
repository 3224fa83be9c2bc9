import { type RuleId, rows, table } from '@umpire/engine';
import type { ModelScale } from '../pieces.js';

export interface GroundScale {
  readonly rule: RuleId;
  readonly scales: readonly ModelScale[];
  /** For 250m. */
  readonly cm: number;
  readonly inches: number | null;
}

/** WW2-SCL-02 to WW2-SCL-08. */
// biome-ignore format: the book's own layout
export const GROUND_SCALES = rows<GroundScale>('ww2/GROUND_SCALES', [
  { rule: 'WW2-SCL-02', scales: ['2mm'],                   cm: 1,  inches: null },
  { rule: 'WW2-SCL-03', scales: ['6mm'],                   cm: 3,  inches: 1 },
  { rule: 'WW2-SCL-04', scales: ['10mm', '12mm'],          cm: 5,  inches: 2 },
  { rule: 'WW2-SCL-05', scales: ['15mm'],                  cm: 7,  inches: 3 },
  { rule: 'WW2-SCL-06', scales: ['20mm', '1/72', 'HO/OO'], cm: 10, inches: 4 },
  { rule: 'WW2-SCL-07', scales: ['25mm'],                  cm: 15, inches: 6 },
  { rule: 'WW2-SCL-08', scales: ['1/35', '50mm'],          cm: 20, inches: 8 },
]);

/** WW2-ORG-07: the side of a base, in metres; both figures of a row above stand for it. */
export const BASE: number = table('ww2/BASE', 250);

/** WW2-SCL-10: minutes of a player's turn. */
export const MINUTES_OF_TURN: number = table('ww2/MINUTES_OF_TURN', 20);
