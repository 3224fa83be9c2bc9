import { isRefusal, type Point, type Prospect } from '@umpire/engine';
import type { FireOption, TacticalOption } from '../pieces.js';
import { optionPlan } from '../play/command.js';
import { groupOf, inPlay, isBattery, isGround, standOf } from '../play/stands.js';
import type { Stand } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { type Order, refusalOf } from '../verbs/index.js';
import { carrying, comingOn, crossing } from './orders.js';
import { exposure, isNearEnemies, MOST_EXPOSURE, plainWorth, progress } from './places.js';
import { waysRound } from './samples.js';
import { bestShot, shotCeiling, shotsAfter, shotWorth, targetsOf } from './shots.js';
import { supportProspects } from './support-orders.js';

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
  verb: 'fire' | 'fireMove' | 'shoot',
  option: FireOption,
  cost: number,
  times: number,
): Prospect<Order>[] {
  return targetsOf(seat.view, stand).map(target => ({
    most: times * shotCeiling(seat, stand, target) - cost,
    appraise: () => {
      const worth = shotWorth(seat, stand, target.id, option);
      return worth === undefined
        ? undefined
        : candidate(seat, { verb, stand: stand.id, target: target.id }, times * worth - cost);
    },
  }));
}

/** Where a stand begins: what its place is worth, and the most that another may be worth with the enemy looking on. */
interface Start {
  readonly stand: Stand;
  readonly plain: number;
  readonly exposed: number;
  readonly most: number;
  readonly cost: number;
}
/** As far as the fastest goes in a tactical move. */
const LONGEST = 1250;
function startOf(seat: Seat, stand: Stand, cost: number): Start {
  const isNear = isNearEnemies(seat, stand, LONGEST);
  const exposed = isNear ? exposure(seat, stand, stand) : 0;
  return { stand, plain: plainWorth(seat, stand, stand), exposed, most: isNear ? MOST_EXPOSURE : 0, cost };
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

/** Ways round about: what a place is worth there, against what it is here; and the shot that follows, where one does. */
function moves(
  seat: Seat,
  { stand, plain, exposed, most, cost }: Start,
  { verb, kind, option }: Kind,
): Prospect<Order>[] {
  const shots = option ? shotsAfter(seat, stand, LONGEST) : 0;
  if (option && shots === 0) return [];
  return waysRound(seat.view, stand, kind, 8).map(({ path, facing }) => {
    const at = { ...(path.at(-1) as Point), facing };
    const gain = plainWorth(seat, stand, at) - plain - exposed - cost;
    return {
      most: gain + most + shots,
      appraise: () => {
        const order = { verb, stand: stand.id, path, facing } as Order;
        if (!isLegal(seat, order)) return undefined;
        const shot = option ? bestShot(seat, { ...stand, ...at, moved: true }, option) : 0;
        if (option && shot <= 0) return undefined;
        return { order, worth: gain + (most > 0 ? exposure(seat, stand, at) : 0) + shot };
      },
    };
  });
}

/** Vehicles bring their men on; near the enemy these get down. */
function loads({ view, options }: Seat, stand: Stand, order: Order): number {
  if (order.verb === 'debus') {
    const near = progress(view, stand, stand, options);
    return 0.12 + 0.1 * near;
  }
  return -0.05;
}

/** What it costs a stand to begin an option; nothing where it may not. */
function costOf(seat: Seat, stand: Stand, number: TacticalOption): number | undefined {
  const plan = optionPlan(seat, stand, number);
  return isRefusal(plan) ? undefined : POINT * plan.cost * plan.cost;
}

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
  if (!isGround(stand)) return found;
  found.push(...shots(seat, stand, 'fireMove', 4, cost, 1));
  const start = startOf(seat, stand, cost);
  for (const kind of KINDS) found.push(...moves(seat, start, kind));
  for (const order of [...carrying(view, stand), ...crossing(view, stand)])
    found.push({
      most: 0.2,
      appraise: () =>
        candidate(
          seat,
          order,
          order.verb === 'ferry' ? ferried(seat, stand, order.at) - cost : loads(seat, stand, order) - cost,
        ),
    });
  return found;
}
const ferried = (seat: Seat, stand: Stand, at: Point): number =>
  plainWorth(seat, stand, at) - plainWorth(seat, stand, stand);

/** What is left of the option in hand. */
export function restProspects(seat: Seat): Prospect<Order>[] {
  const { stand: id, number, shotsLeft, moveLeft } = seat.view.option!;
  const stand = standOf(seat.view, id)!;
  if (shotsLeft > 0)
    return [...shots(seat, stand, 'shoot', number as FireOption, 0, 1), ...supportProspects(seat, stand, 0)];
  return moveLeft ? moves(seat, startOf(seat, stand, 0), MOVE_ON) : [];
}

/** Those who may act now: of the group that has begun, or of all. */
export const actors = ({ view, by }: Seat): Stand[] =>
  view.stands.filter(stand => {
    if (stand.side !== by || !inPlay(stand) || stand.done) return false;
    const group = groupOf(view, stand);
    return (
      !group.failed &&
      !group.finished &&
      group.cp > 0 &&
      (view.activeGroup === null || view.activeGroup === stand.group)
    );
  });
