import { type Candidate, distance } from '@umpire/engine';
import type { Contact } from '../play/ledger.js';
import { allowanceOf } from '../play/moves.js';
import { gapBetween, spotAt } from '../play/places.js';
import { type Base, CM } from '../play/state.js';
import type { Seat } from '../play/types.js';
import type { View } from '../play/view.js';
import type { Order } from '../verbs/index.js';
import { assaults } from './assaults.js';
import { currentEnemies, HELD_WITHIN, isClosing, isFit, isFree, isWritten, unheld } from './situation.js';
import { isAcross, pointAlong } from './way.js';

/** Assaults, and ways up to them; out of carriers, off the table where that counts, and to an objective while there is time. */
export function* moves(seat: Seat): Iterable<Candidate<Order>> {
  const { view } = seat;
  const enemies = currentEnemies(view);
  yield* exits(seat);
  yield* dismounts(seat, enemies);
  yield* assaults(seat, enemies);
  if (isClosing(view)) yield* grabs(seat);
}

/** At the end whoever can still get to an objective that his side does not hold goes there. */
function* grabs({ view, by }: Seat): Iterable<Candidate<Order>> {
  for (const { at } of unheld(view, by))
    for (const base of view.bases) {
      if (base.where !== 'table' || !isFree(view, base) || !isFit(base)) continue;
      const gap = gapBetween(base, spotAt(at));
      if (gap <= HELD_WITHIN || gap > allowanceOf(base, 'tactical') * CM + HELD_WITHIN) continue;
      const to = pointAlong(base, at, gap - HELD_WITHIN / 2);
      yield { order: { verb: 'move', stand: base.id, path: [to], mode: 'tactical', heading: null }, worth: 0.4 };
    }
}

/** PLA-SOP-08: out of the carriers where the enemy is near, or where they have come to; not before a river that they have still to cross. */
const FIGHTS_ON_FOOT = 12 * CM;
function* dismounts({ view }: Seat, enemies: readonly Contact[]): Iterable<Candidate<Order>> {
  for (const base of view.bases) {
    const carrier = base.where === 'mounted' ? view.bases.find(({ id }) => id === base.carrier) : undefined;
    if (carrier?.where !== 'table' || isWritten(view, base.id, 'dismount', 'stay')) continue;
    if (!isThere(view, base, carrier, enemies)) {
      // by themselves they would get down at the first contact, however far off
      yield { order: { verb: 'stay', stand: base.id }, worth: 0.1 };
      continue;
    }
    const aside = (carrier.width + base.width) / 2;
    for (const at of [
      { x: carrier.x + aside, y: carrier.y },
      { x: carrier.x - aside, y: carrier.y },
      { x: carrier.x, y: carrier.y + aside },
      { x: carrier.x, y: carrier.y - aside },
    ])
      yield { order: { verb: 'dismount', stand: base.id, at }, worth: 1 };
  }
}

function isThere(view: View, { company: id }: Base, carrier: Base, enemies: readonly Contact[]): boolean {
  const { objective } = view.companies.find(company => company.id === id)!.order;
  if (objective && isAcross(view, carrier, objective)) return false;
  return (
    enemies.some(enemy => gapBetween(carrier, enemy) <= FIGHTS_ON_FOOT && !isAcross(view, carrier, enemy)) ||
    view.objectives.some(({ at }) => distance(carrier, at) <= 4 * CM)
  );
}

/** Off the table where its scenario counts that. */
function* exits({ view }: Seat): Iterable<Candidate<Order>> {
  for (const { type, edge } of view.exits)
    for (const base of view.bases) {
      if (base.type !== type || base.where !== 'table' || !isFree(view, base)) continue;
      const { width, depth } = view.table.now;
      const beyond = CM;
      const to =
        edge === 'E'
          ? { x: width + beyond, y: base.y }
          : edge === 'W'
            ? { x: -beyond, y: base.y }
            : edge === 'N'
              ? { x: base.x, y: depth + beyond }
              : { x: base.x, y: -beyond };
      if (distance(base, to) > allowanceOf(base, 'non-tactical') * CM) continue;
      for (const mode of ['tactical', 'non-tactical'] as const)
        yield { order: { verb: 'move', stand: base.id, path: [to], mode, heading: null }, worth: 2 };
    }
}
