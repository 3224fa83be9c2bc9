import type { Draft } from '../../book/draft.js';
import { copyOfStand, natureWith } from './copy.js';
import type { Stand, State } from './state.js';

/** Stands never change: a copy takes the place of one, and is set right at once. */
export function change(state: State, id: string): Draft<Stand> {
  const at = state.lookup.ids[id]!;
  const stand = copyOfStand(state.stands[at]!);
  state.stands[at] = stand;
  return stand;
}

export function changeNature(state: State, id: string, to: Parameters<typeof natureWith>[1]): void {
  const stand = change(state, id);
  stand.nature = natureWith(stand.nature!, to);
}
