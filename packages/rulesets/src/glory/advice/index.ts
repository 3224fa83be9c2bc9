import type { Advice, Random, Seat } from '@umpire/engine';
import type { Order } from '../play/orders.js';
import type { Types } from '../play/types.js';
import { answer } from './answers.js';
import { anyOrder } from './any-order.js';
import { assessmentOf } from './assessment.js';
import { candidates } from './candidates.js';
import { settingUp } from './setting-up.js';

/** In battle, what may be worth something; before it, one order. */
function* orders(seat: Seat<Types>, chance: Random): Iterable<Order> {
  const { view, noted } = assessmentOf(seat);
  if (view.step !== 'battle') return yield settingUp(seat, chance);
  for (const { order, worth } of candidates(assessmentOf(seat))) {
    noted.set(order, worth);
    yield order;
  }
}

/** What an order seemed worth when it was thought of; nobody thinks of what is worth nothing. */
const appraise = (seat: Seat<Types>, order: Order): number => assessmentOf(seat).noted.get(order) ?? 0;

export const advice: Advice<Types> = {
  orders,
  anyOrder,
  appraise,
  answer: (seat, ask, chance) => answer(seat, ask) ?? (ask.among ? chance.pick(ask.among).value : undefined),
};
