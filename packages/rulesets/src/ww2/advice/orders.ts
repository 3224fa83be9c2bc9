import { pointAhead, type Random } from '@umpire/engine';
import { targetsInReach } from '../play/in-reach.js';
import { standUnder } from '../play/in-the-way.js';
import { layOut, lineUp } from '../play/layout.js';
import { mustRetreat } from '../play/openings.js';
import { retreatEnds } from '../play/retreat.js';
import { successors } from '../play/sequence.js';
import { groupOf, inPlay, isGround, isInfantry, loadOf } from '../play/stands.js';
import type { Group, Stand, State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { allowance } from '../rules/movement.js';
import { besides, howTaken } from '../verbs/carry.js';
import { entries } from '../verbs/enter.js';
import { landings } from '../verbs/ferry.js';
import { type Order, refusalOf } from '../verbs/index.js';
import { airOrders, someAirOrder } from './air-orders.js';
import { bridgeFirst } from './front.js';
import { marchers, marchesOf, someMarch } from './marches.js';
import { someWay, waysRound } from './samples.js';
import { settingUp, someSettingUp } from './setting-up.js';
import { supportOrders } from './support-orders.js';
import { trainings } from './training.js';

/** Orders that may be given now: all that are discrete, samples of the others; whoever asks takes those that are not refused. */

const own = ({ view, by }: Seat): Stand[] => view.stands.filter(stand => stand.side === by && inPlay(stand));

/** WW2-R-150: a transport aircraft takes a platoon on foot along, but not the headquarters. */
function aboard(view: State, { members, hq }: Group): Record<string, string> {
  const own = members.map(at => view.stands[at]!);
  const foot = own.filter(stand => isInfantry(stand) && stand.id !== hq);
  const flights = own.filter(({ nature }) => nature.unit === 'TRANSPORT');
  return Object.fromEntries(flights.slice(0, foot.length).map(({ id }, i) => [id, foot[i]!.id]));
}

const undeployed = ({ view, by }: Seat): Group[] => view.groups.filter(group => group.side === by && !group.deployed);
function deploymentsOf(seat: Seat, group: Group, laid = layOut): Order[] {
  const { view, by, options } = seat;
  const places = laid(view, by, group.id, options, laid === layOut ? bridgeFirst(view, by) : undefined);
  const taken = aboard(view, group);
  const loads = Object.keys(taken).length > 0 ? [taken, {}] : [taken];
  return loads.map((load): Order => ({ verb: 'deployGroup', group: group.id, places, loads: { riders: {}, ...load } }));
}
const deployments = (seat: Seat): Order[] => undeployed(seat).flatMap(group => deploymentsOf(seat, group));

const named = ({ view, by }: Seat): Order[] =>
  view.groups
    .filter(group => group.side === by && group.hq === null)
    .flatMap(group => successors(view, group).map(({ id: stand }) => ({ verb: 'nameHq', stand }) as Order));

const targets = (view: State, stand: Stand): string[] => targetsInReach(view, stand).map(({ id }) => id);

/** Orders of the option in hand. */
export function restOf(seat: Seat, chance?: Random): Order[] {
  const { view } = seat;
  const { stand: id, shotsLeft, moveLeft } = view.option!;
  const stand = view.stands[view.lookup.ids[id]!]!;
  const shots =
    shotsLeft > 0 ? targets(view, stand).map((target): Order => ({ verb: 'shoot', stand: id, target })) : [];
  const ways =
    moveLeft && shotsLeft === 0
      ? chance
        ? [someWay(view, stand, 'half', chance)]
        : waysRound(view, stand, 'half')
      : [];
  return [
    ...shots,
    ...(shotsLeft > 0 ? trainings(seat, stand) : []),
    ...ways.map(({ path, facing }): Order => ({ verb: 'moveOn', stand: id, path, facing })),
    { verb: 'endOption' },
  ];
}

/** Orders of one stand in its tactical moves. */
export function tacticalOrders(seat: Seat, stand: Stand): Order[] {
  const { view } = seat;
  const { id } = stand;
  if (stand.where === 'reserve') return comingOn(seat, stand);
  const shots = targets(view, stand).flatMap((target): Order[] => [
    { verb: 'fire', stand: id, target },
    ...(isGround(stand) ? [{ verb: 'fireMove', stand: id, target } as const] : []),
  ]);
  const ways = isGround(stand)
    ? MOVES.flatMap(([verb, kind]) =>
        waysRound(view, stand, kind, 8).map(({ path, facing }): Order => ({ verb, stand: id, path, facing })),
      )
    : [];
  return [...shots, ...ways, ...doings(seat, stand)];
}
const MOVES = [
  ['move', 'tactical'],
  ['moveFire', 'half'],
  ['advanceFire', 'tactical'],
] as const;
/** What is neither a shot nor a move on its own feet. */
const doings = (seat: Seat, stand: Stand): Order[] => [
  ...carrying(seat.view, stand),
  ...crossing(seat.view, stand),
  ...supportOrders(seat, stand),
  ...trainings(seat, stand),
];

/** One of the orders of a stand, drawn; it may be refused. */
function someTactical(seat: Seat, stand: Stand, chance: Random): Order | undefined {
  const { view } = seat;
  if (stand.where === 'reserve') return someOf(comingOn(seat, stand), chance);
  const target = chance.below(4) > 0 ? someOf(targetsInReach(view, stand), chance) : undefined;
  if (target)
    return {
      verb: !isGround(stand) || chance.below(2) === 0 ? 'fire' : 'fireMove',
      stand: stand.id,
      target: target.id,
    };
  const other = !isGround(stand) || chance.below(4) === 0 ? someOf(doings(seat, stand), chance) : undefined;
  if (other || !isGround(stand)) return other;
  const [verb, kind] = chance.pick(MOVES);
  const { path, facing } = someWay(view, stand, kind, chance);
  return { verb, stand: stand.id, path, facing };
}
const someOf = <T>(all: readonly T[], chance: Random): T | undefined => (all.length > 0 ? chance.pick(all) : undefined);

/** WW2-R-122: at the edge, and straight on by half a move or none. */
export const comingOn = ({ view, options }: Seat, stand: Stand): Order[] =>
  entries(view, stand, options)
    .slice(0, 8)
    .flatMap(at =>
      [0, allowance(stand.nature.speed!, 'half', 'good')].map((far): Order => {
        const path = far === 0 ? [] : [pointAhead(at, at.facing, far)];
        return { verb: 'enter', stand: stand.id, at, path, facing: at.facing };
      }),
    );

export type Ferry = Extract<Order, { verb: 'ferry' }>;
export const crossing = ({ ground: { now } }: State, stand: Stand): Ferry[] =>
  isGround(stand)
    ? now.crossings
        .filter(({ kind, x, y }) => kind === 'ferry' && Math.abs(x - stand.x) < 500 && Math.abs(y - stand.y) < 500)
        .flatMap(one => landings(one, stand).map((at): Ferry => ({ verb: 'ferry', stand: stand.id, at })))
    : [];

export function carrying(view: State, stand: Stand): Order[] {
  if (!isGround(stand) || stand.nature.carries.length === 0) return [];
  const load = loadOf(view, stand.id)[0];
  if (load) return besides(stand).map((at): Order => ({ verb: 'debus', stand: stand.id, at }));
  return view.stands
    .filter(other => other.group === stand.group && isGround(other) && howTaken(stand, other))
    .map((other): Order => ({ verb: 'bus', stand: stand.id, load: other.id }));
}

/** What becomes of a stand of a failed group. */
function retreats({ view, options }: Seat, stand: Stand): Order[] {
  if (!mustRetreat(view, stand)) return [];
  const back = retreatEnds(view, stand, options).map(
    ({ metres }): Order => ({ verb: 'retreat', stand: stand.id, metres, facing: stand.facing }),
  );
  return [{ verb: 'halt', stand: stand.id }, ...back];
}

/** What ends the step, the group or the turn. */
export function ends({ view }: Seat): Order[] {
  if (view.phase === 'retreat') return [{ verb: 'retreatAll' }];
  if (view.phase === 'strikes') return [];
  if (view.phase === 'tactical')
    return view.activeGroup === null ? [{ verb: 'endTurn' }] : [{ verb: 'endGroup' }, { verb: 'endTurn' }];
  return [{ verb: 'endStep' }];
}

/** Everything that may be thought of in the step that is being played. */
function* thinkable(seat: Seat): Iterable<Order> {
  const { view } = seat;
  const before = settingUp(seat);
  if (before) return yield* before;
  switch (view.phase) {
    case 'deploy':
      return yield* deployments(seat);
    case 'start':
      return yield* named(seat);
    case 'tactical':
      if (view.option) return yield* restOf(seat);
      for (const stand of own(seat)) if (!groupOf(view, stand).failed) yield* tacticalOrders(seat, stand);
      return yield* ends(seat);
    case 'march':
      for (const stand of marchers(seat)) yield* marchesOf(seat, stand, 0);
      return yield* ends(seat);
    case 'retreat':
      for (const stand of own(seat)) yield* retreats(seat, stand);
      return yield* ends(seat);
    default:
      yield* airOrders(seat);
      return yield* ends(seat);
  }
}

export function* orders(seat: Seat): Iterable<Order> {
  for (const order of thinkable(seat)) if (!refusalOf(seat, order)) yield order;
}

/** One of some orders that is allowed, each as likely as the other; at least one of them is. */
function someLegal(seat: Seat, all: Order[], chance: Random): Order {
  for (;;) {
    const at = chance.below(all.length);
    const order = all[at]!;
    if (!refusalOf(seat, order)) return order;
    all.splice(at, 1);
  }
}

/** WW2-R-04: every third move that is drawn ends on somebody. It would be refused, and need not be planned. */
function endsOnSomebody({ view }: Seat, order: Order): boolean {
  if (order.verb !== 'move' && order.verb !== 'moveFire' && order.verb !== 'advanceFire') return false;
  const end = order.path.at(-1);
  return (
    end !== undefined &&
    standUnder(view.stands, order.stand, { x: end.x, y: end.y, facing: order.facing }) !== undefined
  );
}

const TRIES = 12;
/** One legal order: drawn as long as luck lasts, else what ends the step. */
export function anyOrder(seat: Seat, chance: Random): Order {
  const { view } = seat;
  const before = someSettingUp(seat, chance);
  if (before) return before;
  if (view.phase === 'deploy') {
    // whoever draws lots does not look at the ground
    const some = deploymentsOf(seat, chance.pick(undeployed(seat)), lineUp);
    return chance.pick(some.filter(order => !refusalOf(seat, order)));
  }
  if (view.phase === 'start') return chance.pick(named(seat));
  if (view.phase === 'tactical' && view.option) {
    return someLegal(seat, restOf(seat, chance), chance);
  }
  const free = view.phase === 'tactical' ? actors(seat) : [];
  for (let i = 0; i < TRIES; i++) {
    const order = draw(seat, free, chance);
    if (order && !endsOnSomebody(seat, order) && !refusalOf(seat, order)) return order;
  }
  return ends(seat).at(-1) ?? chance.pick(airOrders(seat).filter(order => !refusalOf(seat, order)));
}

function draw(seat: Seat, free: readonly Stand[], chance: Random): Order | undefined {
  const { view } = seat;
  if (view.phase === 'march') return chance.below(3) === 0 ? ends(seat)[0] : someMarch(seat, chance);
  if (view.phase === 'retreat') {
    const all = own(seat).flatMap(stand => retreats(seat, stand));
    return all.length > 0 ? chance.pick(all) : undefined;
  }
  if (view.phase !== 'tactical') return someAirOrder(seat, chance);
  if (free.length === 0 || chance.below(10) === 0) return chance.pick(ends(seat));
  return someTactical(seat, chance.pick(free), chance);
}

/** Those who may act now: of the group that has begun, or of all. */
export function actors({ view, by }: Seat): Stand[] {
  const { activeGroup, groups, stands } = view;
  return stands.filter(stand => {
    if (stand.side !== by || stand.done || !inPlay(stand)) return false;
    if (activeGroup !== null) return activeGroup === stand.group;
    const { failed, finished, cp } = groups[stand.group]!;
    return !failed && !finished && cp > 0;
  });
}
