import type { Options, Side } from '@umpire/engine';
import { longestDetection } from '../rules/detection.js';
import { lookFor } from '../rules/engagement.js';
import { engagementFacts } from './facts.js';
import { isGround } from './stands.js';
import type { Stand, State } from './state.js';

/** WW2-R-164: some ground stand of a side sees a target, at no more than the long distance of detection. */
export function canBeSeenBy(state: State, side: Side, target: Stand, options: Options): boolean {
  return state.stands.some(own => {
    if (own.side !== side || !isGround(own) || !isGround(target)) return false;
    const facts = engagementFacts(state, own, target, 2, options);
    return facts.visible && facts.range! <= longestDetection(lookFor(facts, 'shooter'));
  });
}
