import type { Draft } from '../../book/draft.js';
import type { Gift } from '../../book/parts.js';
import type { Copying } from './copy.js';
import type { Nature, Stand, State } from './state.js';

export type Changing = Gift<'shapes', typeof changing>;

/** Stands never change: a copy takes the place of one, and is set right at once. */
export function changing(book: Copying) {
  const { copyOfStand, natureWith } = book.shapes;
  function change(state: State, id: string): Draft<Stand> {
    const at = state.lookup.ids[id]!;
    const stand = copyOfStand(state.stands[at]!);
    state.stands[at] = stand;
    return stand;
  }

  function changeNature(state: State, id: string, to: Partial<Pick<Nature, 'mode' | 'bghq'>>): void {
    const stand = change(state, id);
    stand.nature = natureWith(stand.nature!, to);
  }

  return { change, changeNature };
}
