import type { Citation, Options } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import type { StandState } from '../pieces.js';
import { recovered } from '../rules/morale.js';

/** MBT20-R-59: what mends a stand that was struck. */
const MENDS = citation('MBT20-R-59', 'a round in which it neither engages nor is engaged mends one step');
const STAYS = citation('MBT20-R-59', 'it does not wear off');

const FEARS: Readonly<Partial<Record<StandState, readonly Citation[]>>> = {
  pinned: [
    citation('MBT20-TF-15', 'is pinned: it engages a column worse'),
    citation('MBT20-RES-14', 'pinned again means driven back'),
  ],
  repulsed: [
    citation('MBT20-TF-16', 'was driven back: it engages two columns worse'),
    citation('MBT20-RES-15', 'driven back again means lost'),
  ],
};

/** What a stand that was struck before has to fear when it engages. */
export function worn(state: StandState, options: Options): readonly Citation[] {
  const fears = FEARS[state];
  if (!fears) return [];
  return [...fears, recovered(state, true, options).result.state === state ? STAYS : MENDS];
}
