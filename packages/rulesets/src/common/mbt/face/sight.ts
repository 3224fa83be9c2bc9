import type { Look } from '@umpire/engine';
import type { Measuring } from '../play/facts.js';
import { standOf } from '../play/stands.js';
import type { Types } from '../play/types.js';

/** Lines of sight, drawn on the table. */
export function sightLines(book: Measuring) {
  const { blockersBetween } = book.engaging;
  /** Whom a stand on the table sees, and what is in the way of the others. */
  function sight({ view }: Look<Types>, piece: string): { id: string; blockedBy: string[] }[] {
    const stand = standOf(view, piece);
    if (stand?.place !== 'table') return [];
    return view.stands
      .filter(other => other.side !== stand.side && other.place === 'table')
      .map(other => ({ id: other.id, blockedBy: blockersBetween(view, stand, other) }));
  }

  return { sight };
}
