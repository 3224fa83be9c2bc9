import type { Prospect } from '@umpire/engine';
import { usesIllumination, usesSmoke } from '../options.js';
import { enemiesOf, inPlay, isBattery, isMortars } from '../play/stands.js';
import type { Stand, State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { type Order, refusalOf } from '../verbs/index.js';
import { exposure } from './places.js';
import { bestShot } from './shots.js';
import { spotHere } from './spots.js';

/** Smoke before some enemies, light on them, and a battery that shifts its position. */
const MOST = 3;
const AHEAD = 400;

const ownOf = (view: State, side: Stand['side']): Stand[] =>
  view.stands.filter(stand => stand.side === side && stand.where === 'table');

/** Those of the enemy who stand nearest to one's own. */
function nearest(view: State, side: Stand['side']): Stand[] {
  const own = ownOf(view, side);
  const far = ({ x, y }: Stand): number => Math.min(...own.map(one => (one.x - x) ** 2 + (one.y - y) ** 2));
  return enemiesOf(view, side)
    .map(enemy => ({ enemy, far: far(enemy) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ enemy }) => enemy);
}

export function supportOrders({ view, options }: Seat, stand: Stand): Order[] {
  if (!isBattery(stand) && !isMortars(stand)) return [];
  const { id } = stand;
  const hides = usesSmoke(options) && !view.awc;
  const lights = usesIllumination(options) && view.light === 'night';
  const enemies = hides || lights ? nearest(view, stand.side) : [];
  const ahead = stand.side === 'a' ? -AHEAD : AHEAD;
  const before = ({ x, y }: Stand) => ({ x, y: Math.max(0, Math.min(view.ground.now.depth, y + ahead)), facing: 0 });
  return [
    ...(hides ? enemies.map((enemy): Order => ({ verb: 'smoke', stand: id, at: before(enemy) })) : []),
    ...(lights ? enemies.map(({ x, y }): Order => ({ verb: 'illuminate', stand: id, at: { x, y, facing: 0 } })) : []),
    ...(stand.fireMarker && stand.where === 'off-table' ? [{ verb: 'displace', stand: id } as const] : []),
  ];
}

/** Who of a side could be hurt there, or could hurt: those near a place. */
const NEAR = 1500;
const nearTo = (view: State, side: Stand['side'], { x, y }: { x: number; y: number }): Stand[] =>
  ownOf(view, side).filter(stand => Math.abs(stand.x - x) < NEAR && Math.abs(stand.y - y) < NEAR);

/** A screen is worth the danger from which it takes one's own; a light what they can hit by it. */
function worthOf(seat: Seat, stand: Stand, order: Order): number {
  const { view } = seat;
  const enemy = stand.side === 'a' ? 'b' : 'a';
  if (order.verb === 'displace')
    return view.stands.some(other => other.side === enemy && inPlay(other) && other.nature.weapon === 'CB') ? 0.15 : -1;
  if (order.verb !== 'smoke' && order.verb !== 'illuminate') return 0;
  const own = nearTo(view, stand.side, order.at).slice(0, 6);
  if (order.verb === 'smoke')
    return 0.5 * own.reduce((sum, one) => sum - Math.min(0, exposure(seat, spotHere(seat, one))), 0) - 0.1;
  const lit = {
    ...view,
    areas: [
      ...view.areas,
      { ...order.at, kind: 'light' as const, side: stand.side, width: 250, depth: 250, until: view.turn },
    ],
  };
  const by = { ...seat, view: lit };
  return 0.6 * own.reduce((best, one) => Math.max(best, bestShot(by, spotHere(by, one), 2)), 0);
}

export const supportProspects = (seat: Seat, stand: Stand, cost: number): Prospect<Order>[] =>
  supportOrders(seat, stand).map(order => ({
    most: 0.7,
    appraise: () => (refusalOf(seat, order) ? undefined : { order, worth: worthOf(seat, stand, order) - cost }),
  }));
