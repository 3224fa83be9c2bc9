import type { Finding } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';

/** The battle groups of a side. */
export interface SideFacts {
  readonly groups: number;
  readonly failed: number;
}
export interface VictoryFacts {
  readonly a: SideFacts;
  readonly b: SideFacts;
}
export interface Victory {
  readonly aLost: boolean;
  readonly bLost: boolean;
  readonly winner: 'A' | 'B' | 'draw' | null;
}
const HALF = citation('WW2-VIC-01', 'a side has lost when half of its battle groups have failed');
const TOGETHER = citation('WW2-R-95', 'both at once: the battle is drawn');

/** WW2-VIC-01. */
export const hasLost = ({ groups, failed }: SideFacts): boolean => 2 * failed >= groups;

export function victory({ a, b }: VictoryFacts): Finding<Victory> {
  const [aLost, bLost] = [hasLost(a), hasLost(b)];
  if (aLost && bLost) return { result: { aLost, bLost, winner: 'draw' }, because: [HALF, TOGETHER] };
  return { result: { aLost, bLost, winner: aLost ? 'B' : bLost ? 'A' : null }, because: [HALF] };
}
