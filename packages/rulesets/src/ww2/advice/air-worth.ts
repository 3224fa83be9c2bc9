import { isRefusal, type Prospect } from '@umpire/engine';
import { missionPlan } from '../play/air.js';
import { standPutAt } from '../play/copy.js';
import { groupOf, inPlay, isGround, standOf } from '../play/stands.js';
import type { Stand, State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { CALLS } from '../tables/air.js';
import { COSTS } from '../tables/command.js';
import { type Order, refusalOf } from '../verbs/index.js';
import { airOrders } from './air-orders.js';
import { atLeast } from './harm.js';
import { plainWorth } from './places.js';
import { shotWorth } from './shots.js';
import { stakeOf } from './stakes.js';

/** What the orders of aircraft seem worth, and of those who shoot at them. */

/** What a command point is worth in the steps before tactical moves, where others still need it. */
const POINT = 0.04;

const isRaider = (stand: Stand): boolean =>
  inPlay(stand) &&
  (stand.nature.weapon === 'ATTACK' || stand.nature.weapon === 'BOMBER' || stand.nature.unit === 'TRANSPORT');
const FLAK = 2000;
/** How many anti-aircraft guns can reach a place. */
const flakAt = ({ stands }: State, side: Stand['side'], at: { x: number; y: number }): number =>
  stands.filter(
    stand =>
      stand.side !== side &&
      isGround(stand) &&
      stand.nature.aaa &&
      (stand.x - at.x) ** 2 + (stand.y - at.y) ** 2 < FLAK ** 2,
  ).length;

function missionWorth(seat: Seat, stand: Stand, order: Extract<Order, { verb: 'mission' }>): number | undefined {
  const { view, options } = seat;
  const plan = missionPlan(view, stand, order.target, order.at, options);
  if (isRefusal(plan)) return undefined;
  const target = standOf(view, order.target)!;
  const shot = shotWorth(seat, standPutAt(stand, order.at), target, 2) ?? 0;
  const call = groupOf(view, stand).support ? atLeast(CALLS.support.need) : 1;
  const cost = stand.nature.weapon === 'BOMBER' ? COSTS.BOMBER.cp : COSTS.ATTACK.cp;
  return call * (shot - 0.08 * flakAt(view, stand.side, order.at)) - POINT * cost;
}

function worthOf(seat: Seat, order: Order): number | undefined {
  const { view } = seat;
  const stand = 'stand' in order ? standOf(view, order.stand) : undefined;
  if (!stand) return 0;
  switch (order.verb) {
    case 'mission':
      return missionWorth(seat, stand, order);
    case 'patrol':
      return (
        (view.stands.some(other => other.side !== stand.side && isRaider(other)) ? 0.25 : 0) - POINT * COSTS.FIGHTER.cp
      );
    case 'airEngage':
    case 'flak':
    case 'intercept':
      return shotWorth(seat, stand, standOf(view, order.target)!, 2);
    case 'strike':
      return stand.mission?.target
        ? 0.1 + (shotWorth(seat, stand, standOf(view, stand.mission.target)!, 2) ?? -1)
        : undefined;
    case 'abort':
      return -0.5;
    case 'airdrop':
      return 0.4 - 0.1 * flakAt(view, stand.side, order.at) - POINT * COSTS.airdrop.cp;
    case 'land': {
      const load = view.stands.find(other => other.carrier === stand.id)!;
      return 0.5 + plainWorth(seat, load, order.at);
    }
    default:
      return 0;
  }
}

/** No more than the stake of whoever is aimed at; what asks for no target is cheap to look at. */
function mostOf({ view }: Seat, order: Order): number {
  const target = 'target' in order ? standOf(view, order.target) : undefined;
  return target ? stakeOf(view, target) : 1;
}
export const airProspects = (seat: Seat): Prospect<Order>[] =>
  airOrders(seat).map(order => ({
    most: mostOf(seat, order),
    appraise: () => {
      const worth = worthOf(seat, order);
      return worth === undefined || refusalOf(seat, order) ? undefined : { order, worth };
    },
  }));
