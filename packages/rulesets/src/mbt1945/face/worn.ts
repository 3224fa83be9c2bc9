import type { Citation, Options } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import type { StandState } from '../pieces.js';
import { recovered } from '../rules/morale.js';

/** MBT45-R-59: what mends a stand that was struck. */
const MENDS = citation('MBT45-R-59', 'a turn in which it is left in peace mends one step');
const STAYS = citation('MBT45-R-59', 'it does not wear off');

const CAUSES: Readonly<Partial<Record<StandState, Citation>>> = {
  pinned: citation('MBT45-DIS-12', 'is pinned: a cause more is counted against it'),
  shaken: citation('MBT45-DIS-12', 'is shaken: a cause more is counted against it'),
};

/** What a stand that was struck before has to fear when it engages. */
export function worn(state: StandState, options: Options): readonly Citation[] {
  const cause = CAUSES[state];
  if (!cause) return [];
  return [cause, recovered(state, true, options).result.state === state ? STAYS : MENDS];
}
