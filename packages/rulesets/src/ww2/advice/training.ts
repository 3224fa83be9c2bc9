import { isRefusal, type Prospect } from '@umpire/engine';
import { copyOfStand } from '../play/copy.js';
import { engagementPlan } from '../play/engage.js';
import { targetsInReach } from '../play/in-reach.js';
import type { Stand } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { pivotsFreely } from '../rules/readings.js';
import type { Order } from '../verbs/index.js';
import { facingTo } from './samples.js';
import { shotWorth } from './shots.js';

/** WW2-R-32 `free-pivot`: turning on the spot before a shot of halted fire. */

type Train = Extract<Order, { verb: 'train' }>;

const turnedTo = (stand: Stand, target: Stand): Train => ({
  verb: 'train',
  stand: stand.id,
  facing: facingTo(stand, target, stand.facing),
});

/** Towards each whom it might shoot at then. */
export const trainings = ({ view, options }: Seat, stand: Stand): Train[] =>
  pivotsFreely(options) && stand.where === 'table'
    ? targetsInReach(view, stand)
        .map(target => turnedTo(stand, target))
        .filter(({ facing }) => facing !== stand.facing)
    : [];

/** It turns where it could not fire as it stands: what the shots are worth that follow. */
export function trainingProspects(
  seat: Seat,
  stand: Stand,
  cost: number,
  times: number,
  legal: (order: Order, worth: number) => Prospect<Order>[],
): Prospect<Order>[] {
  const { view, options } = seat;
  if (!pivotsFreely(options) || stand.where !== 'table') return [];
  return targetsInReach(view, stand).map(target => ({
    most: Number.POSITIVE_INFINITY,
    appraise: () => {
      if (!isRefusal(engagementPlan(view, stand, target.id, HALTED, options))) return undefined;
      const order = turnedTo(stand, target);
      const there = copyOfStand(stand);
      there.facing = order.facing;
      const worth = shotWorth(seat, there, target, HALTED);
      return worth === undefined || worth <= 0 ? undefined : legal(order, times * worth - cost);
    },
  }));
}
const HALTED = 2;
