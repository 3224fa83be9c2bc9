import type { Citation, Finding, Options, Refusal, Rps } from '@umpire/engine';
import { citation, prohibitedBy } from '../../common/book/lines.js';
import type { Outcome } from '../../common/mbt/book/engagements.js';
import type { EngineerTask, ObstacleKind } from '../../common/mbt/book/figures.js';
import type { StandFacts } from '../pieces.js';
import { ENGINEER_BARS, TASK_ROUNDS, UNUSED } from '../tables/obstacles.js';
import { resultCodes } from './combat.js';
import { applyCode } from './morale.js';

/** MBT20-OPT-03, MBT20-OPT-04: off unless the players switch them on. */
export const obstacleUnused = (kind: ObstacleKind, options: Options): Refusal | undefined =>
  prohibitedBy(UNUSED, kind, options);

/** MBT20-HSE-08: the field engages whoever enters, unilaterally, in the GREEN column and without factors. */
export function mineResult(stand: StandFacts, hand: Rps, options: Options): Finding<{ rps: Rps } & Outcome> {
  const cell = resultCodes('unilateral', 0, hand, options);
  const because: Citation[] = [citation('MBT20-HSE-08', 'a mine field engages the stand that enters it'), cell.cited];
  const outcome = applyCode(stand, cell.target, null, options, because);
  return { result: { rps: hand, ...outcome }, because };
}

/** MBT20-HSE-07: whole rounds of its owner that a work takes. */
export const engineerNeeds = (task: EngineerTask): number => TASK_ROUNDS[task];

/** MBT20-OPT-02. */
export const engineersUnused = (options: Options): Refusal | undefined => prohibitedBy(ENGINEER_BARS, null, options);
