import type { Citation, Finding, Options, Rps } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import type { StandFacts } from '../pieces.js';
import { applyResult, type Outcome } from './morale.js';
import { resultCodes } from './results.js';

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
