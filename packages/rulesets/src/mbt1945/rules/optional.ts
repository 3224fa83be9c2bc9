import type { Citation, Finding, Options, Refusal, Rps } from '@umpire/engine';
import { citation, prohibitedBy } from '../../common/book/lines.js';
import type { EngineerTask, ObstacleKind } from '../../common/mbt/book/figures.js';
import type { StandFacts } from '../pieces.js';
import { ENGINEER_BARS, TASK_ROUNDS, UNUSED } from '../tables/obstacles.js';
import { applyResult, type Outcome } from './morale.js';
import { resultCodes } from './results.js';

/** MBT45-OPT-03, MBT45-OPT-04: off unless the players switch them on. */
export const obstacleUnused = (kind: ObstacleKind, options: Options): Refusal | undefined =>
  prohibitedBy(UNUSED, kind, options);

const NO_CAUSES = { owner: 0, target: 0 };

/** What strikes without a stand that could be struck back: unilaterally, with no disadvantage on either side. */
function struckBy(cited: Citation, stand: StandFacts, hand: Rps, options: Options): Finding<{ rps: Rps } & Outcome> {
  const codes = resultCodes('unilateral', NO_CAUSES, hand, options);
  const because = [cited, ...codes.because];
  return { result: { rps: hand, ...applyResult(stand, codes.target, null, options, because) }, because };
}

const MINES = citation('MBT45-HSE-08', 'a mine field engages the stand that enters it');
const BOMBS = citation('MBT45-HSE-16', 'bombs engage every stand near the place they are aimed at');

/** MBT45-HSE-08. */
export const mineResult = (stand: StandFacts, hand: Rps, options: Options): Finding<{ rps: Rps } & Outcome> =>
  struckBy(MINES, stand, hand, options);
/** MBT45-HSE-16. */
export const bombResult = (stand: StandFacts, hand: Rps, options: Options): Finding<{ rps: Rps } & Outcome> =>
  struckBy(BOMBS, stand, hand, options);

/** MBT45-HSE-07: whole rounds of its owner that a work takes. */
export const engineerNeeds = (task: EngineerTask): number => TASK_ROUNDS[task];

/** MBT45-OPT-02. */
export const engineersUnused = (options: Options): Refusal | undefined => prohibitedBy(ENGINEER_BARS, null, options);
