import type { Citation, Finding, Options, Rps } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import type { Outcome } from '../../common/mbt/book/engagements.js';
import type { StandFacts } from '../pieces.js';
import { resultCodes } from './combat.js';
import { applyCode } from './morale.js';

/** MBT20-HSE-08: the field engages whoever enters, unilaterally, in the GREEN column and without factors. */
export function mineResult(stand: StandFacts, hand: Rps, options: Options): Finding<{ rps: Rps } & Outcome> {
  const cell = resultCodes('unilateral', 0, hand, options);
  const because: Citation[] = [citation('MBT20-HSE-08', 'a mine field engages the stand that enters it'), cell.cited];
  const outcome = applyCode(stand, cell.target, null, options, because);
  return { result: { rps: hand, ...outcome }, because };
}
