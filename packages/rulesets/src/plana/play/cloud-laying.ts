import { type Options, type Pose, SIDES, type Side } from '@umpire/engine';
import { onTable } from './bases.js';
import { sightBetween } from './sight.js';
import type { Cloud, State } from './state.js';
import type { Play } from './types.js';

/** PLA-HID-08: a side sees CLOUD that it laid, or that lies in sight of one of its bases. */
function seenBy(state: State, at: Pose, by: Side, options: Options): Side[] {
  const spot = { ...at, width: 0, depth: 0 };
  return SIDES.filter(
    side => side === by || onTable(state, side).some(base => sightBetween(state, base, spot, options).visible),
  );
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
    seenBy: seenBy(state, at, side, options),
  };
}
