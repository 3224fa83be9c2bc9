import { type Advice, otherSide, type Side } from '@umpire/engine';
import { destroyedBy, holding } from '../play/ending.js';
import { countsOf, failedGroups } from '../play/morale.js';
import type { State } from '../play/state.js';
import type { Types } from '../play/types.js';
import type { Order } from '../verbs/index.js';
import { candidates } from './candidates.js';
import { anyOrder, orders } from './orders.js';

/** How shaken a side is, from 0 to 1: its failed groups above all, then what brings the others near a test. */
function shaken(state: State, side: Side): number {
  const own = state.groups.filter(group => group.side === side);
  const near = own.reduce((sum, group) => {
    const { pinned, repulsed, destroyed } = countsOf(state, group);
    return sum + Math.min(1, (destroyed + repulsed + pinned / 2) / group.members.length);
  }, 0);
  return (failedGroups(state, side) + near / 2) / (1.5 * own.length);
}

/** How the battle stands for a side. */
function worth(state: State, by: Side): number {
  const enemy = otherSide(by);
  if (state.over) return state.over.winner === by ? 1 : state.over.winner === enemy ? -1 : 0;
  const held = holding(state, by) - holding(state, enemy);
  const taken = destroyedBy(state, by) - destroyedBy(state, enemy);
  const sum = shaken(state, enemy) - shaken(state, by) + 0.02 * Math.sign(held) + taken / 20_000;
  return Math.max(-0.99, Math.min(0.99, sum));
}

export const advice: Advice<Types & { order: Order }> = {
  candidates,
  orders,
  anyOrder,
  worth: ({ view, by }) => worth(view, by),
  answer: () => undefined,
};
