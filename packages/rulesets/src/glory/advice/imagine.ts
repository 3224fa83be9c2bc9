import { type Random, type Side, shuffled } from '@umpire/engine';
import { copyOfState } from '../play/copy.js';
import type { State } from '../play/state.js';

/** Some battle that the viewer could not tell from the true one: the rest of a march in any order (5.4). */
export function imagine(view: State, viewer: Side, chance: Random): State {
  const state = copyOfState(view);
  if (!state.march.order.includes(null)) return state;
  const marching = state.vignettes.filter(v => v.side !== viewer && v.place === 'marching').map(v => v.id);
  const unknown = shuffled(marching, chance);
  let next = 0;
  state.march = { order: state.march.order.map(id => id ?? unknown[next++]!) };
  return state;
}
