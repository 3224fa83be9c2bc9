import type { Random } from '@umpire/engine';
import { landingPlaces } from '../play/landing.js';
import { inPlay, isGround, loadOf } from '../play/stands.js';
import type { Stand, State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { runIns } from '../verbs/air.js';
import type { Order } from '../verbs/index.js';

/** Orders of aircraft, and against them; whoever asks takes those that are not refused. */

const own = ({ view, by }: Seat): Stand[] => view.stands.filter(stand => stand.side === by && inPlay(stand));
const foes = (view: State, by: Stand['side'], is: (stand: Stand) => boolean): Stand[] =>
  view.stands.filter(stand => stand.side !== by && is(stand));

const patrols = (seat: Seat): Order[] =>
  own(seat)
    .filter(({ nature, patrol }) => nature.weapon === 'FIGHTER' && !patrol)
    .map(({ id: stand }): Order => ({ verb: 'patrol', stand }));

const dogfights = (seat: Seat): Order[] =>
  own(seat)
    .filter(({ patrol, engaged }) => patrol && !engaged)
    .flatMap(({ id: stand, side }) =>
      foes(seat.view, side, ({ patrol }) => patrol).map(
        ({ id: target }): Order => ({ verb: 'airEngage', stand, target }),
      ),
    );

/** From the rear, and from one other side: what matters is whom it strikes. */
const TRIED = [0, 2, 8, 10];
function missions(seat: Seat): Order[] {
  const flights = own(seat).filter(
    ({ nature, where, missionTried }) => nature.tread === 'air' && where === 'off-table' && !missionTried,
  );
  return flights.flatMap((stand): Order[] => {
    if (stand.nature.unit === 'TRANSPORT') return loadOf(seat.view, stand.id).length > 0 ? drops(seat.view, stand) : [];
    if (stand.nature.weapon === 'FIGHTER') return [];
    return foes(seat.view, stand.side, isGround).flatMap(target => {
      const ways = runIns(stand, target);
      return TRIED.map((i): Order => ({ verb: 'mission', stand: stand.id, target: target.id, at: ways[i]! }));
    });
  });
}
/** Landing points: the objective, and some way behind the middle. */
function drops({ ground: { now }, objective }: State, { id: stand, side }: Stand): Order[] {
  const goal = now.features.find(({ id }) => id === objective);
  const far = side === 'a' ? now.depth * 0.7 : now.depth * 0.3;
  const points = [
    { x: now.width / 2, y: far },
    ...(goal ? [{ x: goal.x + goal.width / 2, y: goal.y + goal.depth / 2 }] : []),
  ];
  return points.map(
    ({ x, y }): Order => ({ verb: 'airdrop', stand, at: { x: Math.round(x), y: Math.round(y), facing: 0 } }),
  );
}

const raiders = ({ view, by }: Seat): Stand[] =>
  foes(view, by, stand => stand.where === 'table' && stand.mission !== null);
function defences(seat: Seat): Order[] {
  return own(seat).flatMap((stand): Order[] => {
    const verb =
      stand.nature.weapon === 'FIGHTER' ? 'intercept' : stand.nature.aaa && isGround(stand) ? 'flak' : undefined;
    return verb ? raiders(seat).map(({ id: target }): Order => ({ verb, stand: stand.id, target })) : [];
  });
}

function strikes(seat: Seat): Order[] {
  const flying = own(seat).filter(({ where, mission }) => where === 'table' && mission !== null);
  return flying.flatMap((stand): Order[] => {
    const landing = landingPlaces(seat.view, stand, seat.options).map(
      (at): Order => ({ verb: 'land', stand: stand.id, at }),
    );
    return [{ verb: 'strike', stand: stand.id }, ...landing, { verb: 'abort', stand: stand.id }];
  });
}

const BY_PHASE: Readonly<Partial<Record<State['phase'], (seat: Seat) => Order[]>>> = {
  patrol: patrols,
  air: dogfights,
  missions,
  defence: defences,
  strikes,
};
export const airOrders = (seat: Seat): Order[] => BY_PHASE[seat.view.phase]?.(seat) ?? [];

/** One of them, drawn. */
export function someAirOrder(seat: Seat, chance: Random): Order | undefined {
  const all = airOrders(seat);
  return all.length > 0 ? chance.pick(all) : undefined;
}
