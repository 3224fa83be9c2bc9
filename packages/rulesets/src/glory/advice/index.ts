import type { Advice, Random, Seat } from '@umpire/engine';
import type { Order } from '../play/orders.js';
import type { Types } from '../play/types.js';
import { answer } from './answers.js';
import { anyOrder } from './any.js';
import { ideas } from './ideas.js';
import { pictureOf } from './picture.js';
import { settingUp } from './setup.js';

/** In battle, what may be worth something; before it, one order. */
function* orders(seat: Seat<Types>, chance: Random): Iterable<Order> {
  const { view, noted } = pictureOf(seat);
  if (view.step !== 'battle') return yield settingUp(seat, chance);
  for (const { order, worth } of ideas(pictureOf(seat))) {
    noted.set(order, worth);
    yield order;
  }
}

/** What an order seemed worth when it was thought of; nobody thinks of what is worth nothing. */
const appraise = (seat: Seat<Types>, order: Order): number => pictureOf(seat).noted.get(order) ?? 0;

export const advice: Advice<Types> = {
  orders,
  anyOrder,
  appraise,
  answer: (seat, ask) => answer(seat, ask),
};
