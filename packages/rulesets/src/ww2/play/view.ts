import type { Viewer } from '@umpire/engine';
import { copyOfState } from './copy.js';
import type { State, Work } from './state.js';

const NOTHING: Readonly<Record<string, never>> = {};

/** What a viewer sees (5.5): everything but the standing orders of others, and what undeclared obstacles are. */
export function view(state: State, viewer: Viewer): State {
  const shown = copyOfState(state);
  shown.policies = {
    a: viewer === 'a' || viewer === 'umpire' ? state.policies.a : NOTHING,
    b: viewer === 'b' || viewer === 'umpire' ? state.policies.b : NOTHING,
  };
  if (viewer !== state.defender && viewer !== 'umpire') shown.obstacles = state.obstacles.map(asSeen);
  return shown;
}
/** WW2-ENG-06: until it is declared, only that an obstacle lies there. */
const asSeen = (work: Work): Work => (work.declared ? work : { ...work, kind: null });

/** Some full state that agrees with a view: unknown standing orders are as they are at first, unknown obstacles stop vehicles. */
export function imagine(seen: State): State {
  const whole = copyOfState(seen);
  whole.obstacles = seen.obstacles.map(work => (work.kind ? work : { ...work, kind: 'anti-tank' as const }));
  return whole;
}
