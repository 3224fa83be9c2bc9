import { isRefusal, type Prospect } from '@umpire/engine';
import type { FireOption, TacticalOption } from '../pieces.js';
import { optionPlan } from '../play/command.js';
import { targetsInReach } from '../play/in-reach.js';
import { groupOf, inPlay, isBattery, isGround, standOf } from '../play/stands.js';
import type { Group, Stand, State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { type Order, refusalOf } from '../verbs/index.js';
import { loadingProspects } from './loading.js';
import { comingOn, crossing, type Ferry } from './orders.js';
import { bestChance, exposure, isNearEnemies, plainWorth } from './places.js';
import { bestShot, shotCeiling, shotFrom, shotsAfter, shotsFrom } from './shots.js';
import { type Spot, spotHere, spotsRound } from './spots.js';
import { supportProspects } from './support-orders.js';
import { trainingProspects } from './training.js';

/** What the tactical moves of a stand seem worth; each is looked at closely only while it may be the best. */

/** Halted fire is two shots, the second at what the first left. */
const SECOND = 0.7;
/** What one command point is worth: whoever has nothing to do does nothing. */
export const POINT = 0.02;

const isLegal = (seat: Seat, order: Order): boolean => !refusalOf(seat, order);
const candidate = (seat: Seat, order: Order, worth: number) => (isLegal(seat, order) ? { order, worth } : undefined);

/** Shots on an option, at whom it may reach. */
function shots(
  seat: Seat,
  stand: Stand,
  verb: 'fire' | 'shoot',
  option: FireOption,
  cost: number,
  times: number,
): Prospect<Order>[] {
  return targetsInReach(seat.view, stand).map(target => ({
    most: times * shotCeiling(seat, stand, target) - cost,
    appraise: () => {
      const worth = shotFrom(seat, spotHere(seat, stand), target, option);
      const order = { verb, stand: stand.id, target: target.id } as Order;
      return worth === undefined ? undefined : worthIfLegal(seat, order, times * worth - cost);
    },
  }));
}

/** Whether an order is allowed is asked last, when nothing seems worth more. */
const worthIfLegal = (seat: Seat, order: Order, worth: number): Prospect<Order>[] => [
  { most: worth, appraise: () => candidate(seat, order, worth) },
];

const turning = (seat: Seat, stand: Stand, cost: number, times: number): Prospect<Order>[] =>
  trainingProspects(seat, stand, cost, times, (order, worth) => worthIfLegal(seat, order, worth));

/** Where a stand begins: what its place is worth, and the most that another may be worth with the enemy looking on. */
interface Start {
  readonly stand: Stand;
  readonly worth: number;
  readonly isNear: boolean;
  readonly most: number;
  readonly cost: number;
}
/** As far as the fastest goes in a tactical move. */
const LONGEST = 1250;
function startOf(seat: Seat, stand: Stand, cost: number): Start {
  const isNear = isNearEnemies(seat, stand, LONGEST);
  const here = spotHere(seat, stand);
  const worth = here.plain + (isNear ? exposure(seat, here) : 0);
  return { stand, worth, isNear, most: isNear ? bestChance(seat, stand, LONGEST) : 0, cost };
}

type MoveVerb = 'move' | 'moveFire' | 'advanceFire' | 'moveOn';
interface Kind {
  readonly verb: MoveVerb;
  readonly kind: 'tactical' | 'half';
  /** The option of the shot that follows. */
  readonly option: FireOption | null;
}
const KINDS: readonly Kind[] = [
  { verb: 'move', kind: 'tactical', option: null },
  { verb: 'moveFire', kind: 'half', option: 3 },
  { verb: 'advanceFire', kind: 'tactical', option: 5 },
];
const MOVE_ON: Kind = { verb: 'moveOn', kind: 'half', option: null };

/** A move after which it shoots, where there is something to hit. */
function thenShooting(
  seat: Seat,
  order: Order,
  worth: number,
  spot: Spot,
  option: FireOption,
): Prospect<Order>[] | undefined {
  const most = shotsFrom(seat, spot);
  if (most === 0) return undefined;
  const appraise = (): Prospect<Order>[] | undefined => {
    const shot = bestShot(seat, spot, option);
    return shot > 0 ? worthIfLegal(seat, order, worth + shot) : undefined;
  };
  return [{ most: worth + most, appraise }];
}

/** Ways round about: what a place is worth there, against what it is here; and the shot that follows, where one does. */
function moves(seat: Seat, start: Start, { verb, kind, option }: Kind): Prospect<Order>[] {
  const { stand, worth: before, isNear, most, cost } = start;
  const shots = option ? shotsAfter(seat, stand, LONGEST) : 0;
  if (option && shots === 0) return [];
  return spotsRound(seat, stand, kind).map(spot => {
    const gain = spot.plain - before - cost;
    return {
      most: gain + most + shots,
      appraise: () => {
        const order = { verb, stand: stand.id, path: spot.path, facing: spot.facing } as Order;
        const worth = gain + (isNear ? exposure(seat, spot) : 0);
        return option ? thenShooting(seat, order, worth, spot, option) : worthIfLegal(seat, order, worth);
      },
    };
  });
}

/** WW2-TAC-06: one shot, and on to the best place that half a move leads to; that is looked for once for all targets. */
function shotsThenMoves(seat: Seat, { stand, cost, worth, isNear }: Start): Prospect<Order>[] {
  if (!isNear) return [];
  let best: number | undefined;
  const gain = (): number => {
    best ??= spotsRound(seat, stand, 'half').reduce(
      (most, spot) => Math.max(most, spot.plain + exposure(seat, spot) - worth),
      0,
    );
    return AFTERWARDS * best;
  };
  return targetsInReach(seat.view, stand).map(target => ({
    most: shotCeiling(seat, stand, target) + AFTERWARDS * MOST_GAINED - cost,
    appraise: () => {
      const shot = shotFrom(seat, spotHere(seat, stand), target, 4);
      const order: Order = { verb: 'fireMove', stand: stand.id, target: target.id };
      return shot === undefined || shot <= 0 ? undefined : worthIfLegal(seat, order, shot + gain() - cost);
    },
  }));
}
/** Who is driven back or lost by the answer does not move on. */
const AFTERWARDS = 0.8;
/** Half a move seldom brings more. */
const MOST_GAINED = 0.6;

/** What it costs a stand to begin an option; nothing where it may not. */
function costOf(seat: Seat, stand: Stand, number: TacticalOption): number | undefined {
  const plan = optionPlan(seat, stand, number);
  return isRefusal(plan) ? undefined : POINT * plan.cost * scarcity(seat.view, groupOf(seat.view, stand));
}
/** WW2-R-51: points that are left are lost, so they are dear only where there are more stands than points. */
const scarcity = ({ stands }: State, { members, cp }: Group): number =>
  Math.max(0.5, Math.min(2, members.filter(at => inPlay(stands[at]!) && !stands[at]!.done).length / cp));

/** WW2-R-122: a stand on the table is worth more than one that waits. */
const ON = 0.2;

export function standProspects(seat: Seat, stand: Stand): Prospect<Order>[] {
  if (stand.where === 'reserve')
    return comingOn(seat, stand).map(order => ({ most: ON, appraise: () => candidate(seat, order, ON) }));
  const cost = costOf(seat, stand, 1) ?? costOf(seat, stand, 2);
  if (cost === undefined) return [];
  const { view } = seat;
  const found: Prospect<Order>[] = [];
  const times = isBattery(stand) ? 1 : 1 + SECOND;
  found.push(...shots(seat, stand, 'fire', 2, cost, times), ...supportProspects(seat, stand, cost));
  found.push(...turning(seat, stand, cost, times));
  if (!isGround(stand)) return found;
  const start = startOf(seat, stand, cost);
  found.push(...shotsThenMoves(seat, start), ...loadingProspects(seat, stand, cost));
  for (const kind of KINDS) found.push(...moves(seat, start, kind));
  for (const order of crossing(view, stand))
    found.push({ most: 2, appraise: () => candidate(seat, order, ferried(seat, stand, order) - cost) });
  return found;
}
const ferried = (seat: Seat, stand: Stand, { at }: Ferry): number =>
  plainWorth(seat, stand, at) - plainWorth(seat, stand, stand);

/** What is left of the option in hand. */
export function restProspects(seat: Seat): Prospect<Order>[] {
  const { stand: id, number, shotsLeft, moveLeft } = seat.view.option!;
  const stand = standOf(seat.view, id)!;
  if (shotsLeft > 0)
    return [
      ...shots(seat, stand, 'shoot', number as FireOption, 0, 1),
      ...turning(seat, stand, 0, 1),
      ...supportProspects(seat, stand, 0),
    ];
  return moveLeft ? moves(seat, startOf(seat, stand, 0), MOVE_ON) : [];
}
