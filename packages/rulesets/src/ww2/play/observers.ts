import type { Options, Side } from '@umpire/engine';
import { longestDetection } from '../rules/detection.js';
import { soughtAs } from '../rules/engagement.js';
import type { DetectionFacts } from '../tables/detection.js';
import { isLit } from './facts.js';
import { sightBetween } from './sight.js';
import { distanceOf, isGround } from './stands.js';
import type { Stand, State } from './state.js';

/** As what a target is looked for from some place where it is in cover or not; a shot on option 2 is looked for the farthest. */
const looksFor = (state: State, target: Stand, range: number, cover: DetectionFacts['cover']): DetectionFacts => ({
  range,
  target: soughtAs(target.nature),
  cover,
  moving: target.moved,
  option2: true,
  fireMarker: target.fireMarker,
  light: state.light,
  illuminated: isLit(state, target),
  awc: state.awc,
  visible: true,
});

/** WW2-R-164: some ground stand of a side sees a target, at no more than the long distance of detection. */
export function canBeSeenBy(state: State, side: Side, target: Stand, options: Options): boolean {
  if (!isGround(target)) return false;
  const most = longestDetection(looksFor(state, target, 0, 'none'));
  return state.stands.some(own => {
    if (own.side !== side || !isGround(own)) return false;
    const range = distanceOf(own, target);
    if (range > most) return false;
    const { visible, cover } = sightBetween(state, own, target, options);
    return visible && range <= longestDetection(looksFor(state, target, range, cover));
  });
}
