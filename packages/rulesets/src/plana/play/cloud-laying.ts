import { type Options, type Pose, SIDES, type Side } from '@umpire/engine';
import { onTable } from './bases.js';
import { spotAt } from './poses.js';
import { sightBetween } from './sight.js';
import type { Cloud, State } from './state.js';
import type { Play } from './types.js';

/** PLA-HID-08: a side sees CLOUD that it laid, or that lies in sight of one of its bases. */
export function isSeenBy(state: State, at: Pose, side: Side, options: Options): boolean {
  const spot = spotAt(at);
  return onTable(state, side).some(base => sightBetween(state, base, spot, options).visible);
}

/** A cloud as it is laid now. */
export function laidCloud(
  { state, options }: Play,
  side: Side,
  source: Cloud['source'],
  at: Pose,
  guns: number,
): Cloud {
  return {
    id: `cloud-${state.turn}-${side}-${source}-${at.x}-${at.y}`,
    source,
    at,
    guns,
    turn: state.turn,
    seenBy: SIDES.filter(one => one === side || isSeenBy(state, at, one, options)),
  };
}
