import type { Random, Side, Viewer } from '@umpire/engine';
import { copyOfState } from './copy.js';
import { OBSTACLE_KINDS, type Obstacle, type State } from './state.js';

const NOTHING: Readonly<Record<string, never>> = {};

/** Who knows the kinds of obstacles that are not declared yet: whoever placed them (5.5). */
const knowsKinds = ({ defender }: State, viewer: Viewer): boolean => viewer === 'umpire' || viewer === defender;

const unknown = (obstacle: Obstacle): Obstacle => (obstacle.revealed ? obstacle : { ...obstacle, kind: null });

/** What a viewer sees (5.5): everything but the kinds of obstacles and the standing orders of others. */
export function view(state: State, viewer: Viewer): State {
  const shown = copyOfState(state);
  if (!knowsKinds(state, viewer)) shown.obstacles = state.obstacles.map(unknown);
  if (!knowsKinds(state, viewer)) shown.fortifying = { 'anti-tank': 0, 'anti-personnel': 0 };
  shown.policies = {
    a: viewer === 'a' || viewer === 'umpire' ? state.policies.a : NOTHING,
    b: viewer === 'b' || viewer === 'umpire' ? state.policies.b : NOTHING,
  };
  return shown;
}

/** Some full state that agrees with a view: unknown obstacles are of either kind, unknown standing orders as they are at first. */
export function imagine(seen: State, _viewer: Side, chance: Random): State {
  const state = copyOfState(seen);
  state.obstacles = seen.obstacles.map(one =>
    one.kind === null ? { ...one, kind: chance.pick(OBSTACLE_KINDS) } : one,
  );
  return state;
}
