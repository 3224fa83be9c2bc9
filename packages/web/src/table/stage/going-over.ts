import type { Table } from '../model/use-table.js';

/**
 * While a way or a turn is in hand, a press on another piece that can act means that one: nobody can be sent onto a friend. What was begun is
 * dropped, and nothing was given of it.
 */
export function goesOver({ drafting: { draft }, gesture, legByLeg, battleView: { menu } }: Table, id: string): boolean {
  if (!draft || legByLeg || draft.item.stand === id || (gesture?.kind !== 'path' && gesture?.kind !== 'turn'))
    return false;
  return menu.some(({ stand, closed }) => stand === id && !closed);
}
