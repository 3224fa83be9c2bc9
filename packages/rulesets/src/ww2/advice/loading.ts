import { distance, type Prospect } from '@umpire/engine';
import { isGround, loadOf } from '../play/stands.js';
import type { Stand, State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { allowance } from '../rules/movement.js';
import { besides, howTaken } from '../verbs/carry.js';
import { type Order, refusalOf } from '../verbs/index.js';
import { foesOf } from './epoch.js';
import { carrying } from './orders.js';
import { goalOf } from './places.js';

/** What it is worth to take men and guns up and to set them down (WW2-TAC-08): vehicles bring them on, near the enemy they get down. */

/** So near the enemy, or where they are wanted, nobody stays aboard: a hit on the vehicle is a hit on them (WW2-TAC-11). */
const DISMOUNT = 1600;
/** Getting down is worth so much there. */
const DOWN = 0.12;
const isNearFoes = (view: State, { side, x, y }: Stand, metres: number): boolean =>
  foesOf(view, side).some(enemy => distance(enemy, { x, y }) < metres);

const speedOf = ({ nature }: Stand): number => (nature.speed ? allowance(nature.speed, 'tactical', 'good') : 0);
/** So many metres of way are worth as much as a stand. */
const WAY = 5000;

/** What it saves a stand to ride, as far as to where it would get down. */
function lift(view: State, carrier: Stand, load: Stand): number {
  const goal = goalOf(view, load);
  if (!goal || isNearFoes(view, load, DISMOUNT) || isNearFoes(view, carrier, DISMOUNT)) return 0;
  const far = distance(load, goal) - DISMOUNT;
  return far <= 0 ? 0 : (far / WAY) * Math.max(0, 1 - speedOf(load) / Math.max(1, speedOf(carrier)));
}

function carryingWorth(view: State, stand: Stand, order: Order): number {
  if (order.verb === 'bus') return lift(view, stand, view.stands[view.lookup.ids[order.load]!]!);
  const goal = goalOf(view, stand);
  const isThere = goal !== undefined && distance(stand, goal) < DISMOUNT / 2;
  return isThere || isNearFoes(view, stand, DISMOUNT) ? DOWN : -DOWN;
}

/** Who is farther off than so, by the way that a vehicle goes in one move, is not fetched. */
const FETCHED = 1000;
/** Part of what a ride is worth that it is worth to go and fetch somebody. */
const FETCHING = 0.8;
const PLACES = 3;

/** An empty vehicle goes to somebody whom it could take. */
function fetching(seat: Seat, stand: Stand, cost: number): Prospect<Order>[] {
  const { view } = seat;
  if (loadOf(view, stand.id).length > 0) return [];
  return view.stands
    .filter(other => other.group === stand.group && isGround(other) && howTaken(stand, other))
    .filter(other => distance(stand, other) < FETCHED)
    .flatMap(other => {
      const worth = FETCHING * lift(view, stand, other) - cost;
      if (worth <= 0) return [];
      const near = [...besides(other)].sort((one, two) => distance(stand, one) - distance(stand, two));
      return near.slice(0, PLACES).map(({ x, y, facing }) => {
        const order: Order = { verb: 'move', stand: stand.id, path: [{ x, y }], facing };
        return { most: worth, appraise: () => (refusalOf(seat, order) ? undefined : { order, worth }) };
      });
    });
}

export function loadingProspects(seat: Seat, stand: Stand, cost: number): Prospect<Order>[] {
  if (!isGround(stand) || stand.nature.carries.length === 0) return [];
  const doings = carrying(seat.view, stand).map(order => {
    const worth = carryingWorth(seat.view, stand, order) - cost;
    return { most: worth, appraise: () => (refusalOf(seat, order) ? undefined : { order, worth }) };
  });
  return [...doings, ...fetching(seat, stand, cost)];
}
