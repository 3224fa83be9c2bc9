import { type RuleId, rows } from '@umpire/engine';
import type { Epoch } from '../pieces.js';

export interface EpochRow {
  readonly epoch: Epoch;
  readonly rule: RuleId;
  readonly from: number;
  readonly to: number;
  readonly weapons: string;
}
/** IGR-EPO-01 to IGR-EPO-05; a boundary year belongs to both. */
// biome-ignore format: the book's own layout
export const EPOCH_ROWS = rows<EpochRow>('glory/EPOCHS', [
  { epoch: 'I',   rule: 'IGR-EPO-01', from: 1500, to: 1580, weapons: 'hand guns, arquebus, wheellock muskets' },
  { epoch: 'II',  rule: 'IGR-EPO-02', from: 1580, to: 1835, weapons: 'flintlock muskets, Brown Bess' },
  { epoch: 'III', rule: 'IGR-EPO-03', from: 1835, to: 1855, weapons: 'percussion locks, Minie rifle' },
  { epoch: 'IV',  rule: 'IGR-EPO-04', from: 1855, to: 1885, weapons: 'Snider-Enfield, Martini-Henry' },
  { epoch: 'V',   rule: 'IGR-EPO-05', from: 1885, to: 1900, weapons: 'Lee-Metford, Lee-Enfield' },
]);
