import type { Viewer } from '@umpire/engine';
import { copyOfState } from './copy.js';
import type { State } from './state.js';

/**
 * 5.4: everything is open but the rest of the order of march, which is its owner's (IGR-AMB-02). A view has the shape of the state;
 * who comes after those on the table is null.
 */
export function view(state: State, viewer: Viewer): State {
  const seen = copyOfState(state);
  const ambush = state.ambush.now;
  if (!ambush || viewer === 'umpire' || viewer === ambush.marcher || state.march.order.length === 0) return seen;
  seen.march = { order: state.march.order.map(id => (id !== null && isKnown(state, id) ? id : null)) };
  return seen;
}

/** Whoever has come onto the table is known. */
const isKnown = (state: State, id: string): boolean => state.vignettes[state.lookup.ids[id]!]!.place !== 'marching';
