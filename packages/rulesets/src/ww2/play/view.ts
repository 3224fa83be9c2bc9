import type { Viewer } from '@umpire/engine';
import { copyOfState } from './copy.js';
import type { State } from './state.js';

const NOTHING: Readonly<Record<string, never>> = {};

/** What a viewer sees (5.5): everything but the standing orders of others. */
export function view(state: State, viewer: Viewer): State {
  const shown = copyOfState(state);
  shown.policies = {
    a: viewer === 'a' || viewer === 'umpire' ? state.policies.a : NOTHING,
    b: viewer === 'b' || viewer === 'umpire' ? state.policies.b : NOTHING,
  };
  return shown;
}

/** Some full state that agrees with a view: unknown standing orders are as they are at first. */
export const imagine = (seen: State): State => copyOfState(seen);
