import type { Look } from '@umpire/engine';
import { sightBetween } from '../play/sight.js';
import { isGround, standOf } from '../play/stands.js';
import type { Types } from '../play/types.js';

/** Whom a stand on the table sees, and what is in the way of the others. */
export function sight({ view, options }: Look<Types>, piece: string): { id: string; blockedBy: string[] }[] {
  const stand = standOf(view, piece);
  if (stand?.where !== 'table') return [];
  const names = new Map(view.ground.now.features.map(({ id, name }) => [id, name]));
  return view.stands
    .filter(other => other.side !== stand.side && isGround(other))
    .map(other => {
      const { visible, blockedBy } = sightBetween(view, stand, other, options);
      return { id: other.id, blockedBy: visible ? [] : [names.get(blockedBy ?? '') ?? 'smoke'] };
    });
}
