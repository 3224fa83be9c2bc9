import { distance, type Prospect, pointAhead } from '@umpire/engine';
import { usesIllumination, usesSmoke } from '../options.js';
import { sizeOf } from '../play/area-fire.js';
import { enemiesOf, inPlay, isBattery, isMortars } from '../play/stands.js';
import type { Stand, State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { type Order, refusalOf } from '../verbs/index.js';
import { sighted } from './places.js';
import { facingTo } from './samples.js';
import { shotWorth } from './shots.js';
import { spotHere } from './spots.js';
import { stakeOf } from './stakes.js';

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

const hides = ({ view, options }: Seat): boolean => usesSmoke(options) && !view.awc;
const lights = ({ view, options }: Seat): boolean => usesIllumination(options) && view.light === 'night';
const isLayer = (stand: Stand): boolean => isBattery(stand) || isMortars(stand);

const lightOn = ({ id }: Stand, { x, y }: Stand): Order => ({ verb: 'illuminate', stand: id, at: { x, y, facing: 0 } });
const shifted = ({ id, fireMarker, where }: Stand): Order[] =>
  fireMarker && where === 'off-table' ? [{ verb: 'displace', stand: id }] : [];

/** What may be tried, without looking at what it is worth. */
export function supportOrders(seat: Seat, stand: Stand): Order[] {
  if (!isLayer(stand)) return [];
  const { view } = seat;
  const enemies = hides(seat) || lights(seat) ? nearest(view, stand.side) : [];
  const ahead = stand.side === 'a' ? -AHEAD : AHEAD;
  const before = ({ x, y }: Stand) => ({ x, y: Math.max(0, Math.min(view.ground.now.depth, y + ahead)), facing: 0 });
  return [
    ...(hides(seat) ? enemies.map((enemy): Order => ({ verb: 'smoke', stand: stand.id, at: before(enemy) })) : []),
    ...(lights(seat) ? enemies.map(enemy => lightOn(stand, enemy)) : []),
    ...shifted(stand),
  ];
}

/** A call that fails, and what nobody foresees. */
const DOUBT = 0.6;

/** What a screen before an enemy is worth: what he could do to those who see him, less what those of them who have not acted could do to him. */
function screens(seat: Seat, stand: Stand): { readonly order: Order; readonly worth: number }[] {
  const { view } = seat;
  const own = ownOf(view, stand.side);
  return nearest(view, stand.side).flatMap(enemy => {
    let [danger, chance] = [0, 0];
    let shield: Stand | undefined;
    for (const one of own) {
      const seen = sighted(seat, spotHere(seat, one), enemy);
      const may = seen.danger * stakeOf(view, one);
      if (may > danger) [danger, shield] = [may, one];
      if (!one.done) chance = Math.max(chance, seen.chance * stakeOf(view, enemy));
    }
    if (!shield) return [];
    const facing = facingTo(enemy, shield, 0);
    const far = Math.min(AHEAD, distance(enemy, shield) / 2);
    const at = { ...pointAhead(enemy, facing, Math.round(far)), facing };
    return [{ order: { verb: 'smoke', stand: stand.id, at }, worth: DOUBT * (danger - chance) }];
  });
}

/** WW2-R-164: a light is worth what those can hit by it who could not without it: batteries, and whoever is near. */
function lightWorth(seat: Seat, stand: Stand, enemy: Stand): number {
  const { view } = seat;
  const { width, depth } = sizeOf(stand, 'light');
  const light = { kind: 'light' as const, side: stand.side, x: enemy.x, y: enemy.y, facing: 0 };
  const lit = { ...seat, view: { ...view, areas: [...view.areas, { ...light, width, depth, until: view.turn }] } };
  const shooters = view.stands.filter(
    one =>
      one.side === stand.side && one !== stand && !one.done && inPlay(one) && (isBattery(one) || isNear(one, enemy)),
  );
  const gains = shooters.slice(0, SHOOTERS).map(one => {
    const without = shotWorth(seat, one, enemy, 2) ?? 0;
    return Math.max(0, (shotWorth(lit, one, enemy, 2) ?? 0) - Math.max(0, without));
  });
  const [first = 0, second = 0] = gains.sort((one, other) => other - one);
  return DOUBT * (first + second);
}
const SHOOTERS = 6;
const NEAR = 1500;
const isNear = (one: Stand, { x, y }: Stand): boolean =>
  one.where === 'table' && Math.abs(one.x - x) < NEAR && Math.abs(one.y - y) < NEAR;

const hasCounterBattery = ({ stands }: State, side: Stand['side']): boolean =>
  stands.some(other => other.side !== side && inPlay(other) && other.nature.weapon === 'CB');

export function supportProspects(seat: Seat, stand: Stand, cost: number): Prospect<Order>[] {
  if (!isLayer(stand)) return [];
  const { view } = seat;
  const found = hides(seat) ? screens(seat, stand) : [];
  const worthOf = (order: Order, worth: number): Prospect<Order> => ({
    most: worth - cost,
    appraise: () => (worth <= cost || refusalOf(seat, order) ? undefined : { order, worth: worth - cost }),
  });
  const lit = lights(seat) ? nearest(view, stand.side) : [];
  return [
    ...found.map(({ order, worth }) => worthOf(order, worth)),
    ...lit.map(enemy => ({
      most: 1,
      appraise: () => [worthOf(lightOn(stand, enemy), lightWorth(seat, stand, enemy))],
    })),
    ...shifted(stand).map(order => worthOf(order, hasCounterBattery(view, stand.side) ? 0.15 : -1)),
  ];
}
