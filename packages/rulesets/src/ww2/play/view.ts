import type { Side, Viewer } from '@umpire/engine';
import type { Army } from './army-schema.js';
import { copyOfState } from './copy.js';
import { riflemen } from './sample-army.js';
import type { Muster, State, Work } from './state.js';

const NOTHING: Readonly<Record<string, never>> = {};

/** What a viewer sees (5.5): everything but the standing orders of others, and what undeclared obstacles are. */
export function view(state: State, viewer: Viewer): State {
  const shown = copyOfState(state);
  shown.policies = {
    a: viewer === 'a' || viewer === 'umpire' ? state.policies.a : NOTHING,
    b: viewer === 'b' || viewer === 'umpire' ? state.policies.b : NOTHING,
  };
  if (viewer !== state.defender && viewer !== 'umpire') shown.obstacles = state.obstacles.map(asSeen);
  if (state.muster && isUnshown(state)) shown.muster = hidden(state.muster, viewer);
  return shown;
}
/** 5.5: an army is its owner's until both are in, one that was brought beforehand too. */
const isUnshown = ({ phase }: State): boolean => phase === 'declare' || phase === 'armies';
const hidden = (muster: Muster, viewer: Viewer): Muster => ({
  ...muster,
  armies: {
    a: viewer === 'a' || viewer === 'umpire' ? muster.armies.a : null,
    b: viewer === 'b' || viewer === 'umpire' ? muster.armies.b : null,
  },
});
/** WW2-ENG-06: until it is declared, only that an obstacle lies there. */
const asSeen = (work: Work): Work => (work.declared ? work : { ...work, kind: null });

/** Some full state that agrees with a view: unknown standing orders are as they are at first, unknown obstacles stop vehicles. */
export function imagine(seen: State): State {
  const whole = copyOfState(seen);
  whole.obstacles = seen.obstacles.map(work => (work.kind ? work : { ...work, kind: 'anti-tank' as const }));
  if (seen.muster && isUnshown(seen)) whole.muster = imagined(seen.muster);
  return whole;
}
/** An army that is in, whatever it is. */
function imagined(muster: Muster): Muster {
  const some = (side: Side): Army | null =>
    muster.armies[side] ??
    (muster.ready[side] ? riflemen(muster.declared?.[side] ?? 'Other', muster.groups[side], muster.points) : null);
  return { ...muster, armies: { a: some('a'), b: some('b') } };
}
