import { pointAhead, type Random } from '@umpire/engine';
import { mayMarch } from '../play/marching.js';
import { speedOf } from '../play/moving.js';
import { distanceOf, inPlay } from '../play/stands.js';
import type { Stand } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { allowance } from '../rules/movement.js';
import type { Order } from '../verbs/index.js';
import { facingTo, nearestEnemy } from './samples.js';

/** Marches that may be tried: one stand, or its whole group abreast, straight on, by shares of what it may go. */
export const marchers = ({ view, by }: Seat): Stand[] =>
  view.stands.filter(stand => stand.side === by && inPlay(stand) && !mayMarch(view, stand));

const SHARES = [1, 0.6, 0.3];
export function marchesOf({ view }: Seat, stand: Stand, turn: number): Order[] {
  const most = allowance(speedOf(view, stand), 'march', 'good');
  const facing = facingTo(stand, nearestEnemy(view, stand), stand.facing);
  const others = view.stands.filter(
    other => other.group === stand.group && other.id !== stand.id && !mayMarch(view, other),
  );
  const near = others.filter(other => distanceOf(stand, other) <= 500).map(({ id }) => id);
  return SHARES.flatMap((share): Order[] => {
    const path = [pointAhead(stand, (facing + turn + 3600) % 3600, Math.round(most * share))];
    const alone: Order = { verb: 'march', stand: stand.id, others: [], mode: 'column', path, facing };
    return near.length > 0 ? [{ ...alone, others: near.slice(0, 11), mode: 'parallel' }, alone] : [alone];
  });
}

export function someMarch(seat: Seat, chance: Random): Order | undefined {
  const all = marchers(seat);
  if (all.length === 0) return undefined;
  return chance.pick(marchesOf(seat, chance.pick(all), (chance.below(5) - 2) * 300));
}
