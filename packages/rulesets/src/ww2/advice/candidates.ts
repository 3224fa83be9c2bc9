import { type Candidate, distance, isRefusal, type Point, type Random, ranked } from '@umpire/engine';
import type { FireOption, Result } from '../pieces.js';
import { engagementPlan } from '../play/engage.js';
import { exchangeOdds } from '../play/exchange-odds.js';
import { outlineOf } from '../play/field.js';
import { RESULT_WORDS } from '../play/fire-events.js';
import { standOf } from '../play/stands.js';
import type { Stand, State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { featuresAt } from '../play/ways.js';
import type { Order } from '../verbs/index.js';
import { orders } from './orders.js';
import { nearestEnemy } from './samples.js';

/** What a shot is worth: what it may do to the target against what the answer may do, each by the points of the stand. */
function shotWorth({ view, options }: Seat, stand: Stand, target: string, option: FireOption): number {
  const planned = engagementPlan(view, stand, target, option, options);
  if (isRefusal(planned)) return 0;
  const harm = (result: Result | null): number => (result ? RESULT_WORDS[result].harm : 0);
  let worth = 0;
  for (const { ways, of, result } of exchangeOdds(planned.ready, options).chances)
    worth +=
      (ways / of) * (harm(result.onTarget) * weightOf(planned.target) - harm(result.onShooter) * weightOf(stand));
  return worth;
}
/** A stand counts for its group's morale whatever it cost; dear ones count somewhat more. */
const weightOf = ({ nature }: Stand): number => 1 + Math.min(1, nature.points / 60);

const COVER: readonly string[] = ['wood', 'LFA', 'BUA', 'MBUA'];
/** Where a side wants to be: at the objective, or in front of the enemy. */
function goalOf(view: State, stand: Stand): Point | undefined {
  const feature = view.ground.now.features.find(({ id }) => id === view.objective);
  if (!feature) return nearestEnemy(view, stand);
  const [a, , c] = outlineOf(feature);
  return { x: (a!.x + c!.x) / 2, y: (a!.y + c!.y) / 2 };
}
/** What a place is worth: nearness to the goal, and cover. */
function placeWorth(view: State, stand: Stand, at: Point): number {
  const goal = goalOf(view, stand);
  const far = goal ? distance(at, goal) : 0;
  const isCovered = featuresAt(view.ground.now, at).some(({ kind }) => COVER.includes(kind));
  return -far / 4000 + (isCovered ? 0.12 : 0);
}

/** A tactical move is worth a little less than what it brings: whoever has nothing to do does nothing. */
const PRICE = 0.02;
function worthOf(seat: Seat, order: Order): number {
  const { view } = seat;
  const stand = 'stand' in order ? standOf(view, order.stand) : undefined;
  if (!stand) return 0;
  switch (order.verb) {
    case 'fire':
      return 1.6 * shotWorth(seat, stand, order.target, 2) - PRICE;
    case 'fireMove':
      return shotWorth(seat, stand, order.target, 4) - PRICE;
    case 'shoot':
      return shotWorth(seat, stand, order.target, view.option!.number as FireOption);
    case 'move':
    case 'moveFire':
    case 'advanceFire':
    case 'moveOn': {
      const paid = order.verb === 'moveOn' ? 0 : PRICE;
      return placeWorth(view, stand, order.path.at(-1)!) - placeWorth(view, stand, stand) - paid;
    }
    case 'debus':
      return 0.05 + placeWorth(view, stand, order.at) - placeWorth(view, stand, stand);
    case 'bus':
      return -0.1;
    default:
      return 0;
  }
}

/** Orders that may be worth giving, the best first. */
export const candidates = (seat: Seat, _chance: Random): Iterable<Candidate<Order>> =>
  ranked([...orders(seat)].map(order => ({ order, worth: worthOf(seat, order) })));
