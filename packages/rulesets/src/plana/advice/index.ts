import { type Advice, type Candidate, type Seat as EngineSeat, otherSide, type Random } from '@umpire/engine';
import { heldAsKnown } from '../play/objectives.js';
import type { Seat, Types } from '../play/types.js';
import { type Order, refusalOf } from '../verbs/index.js';
import { calls } from './calls.js';
import { commanders } from './commanders.js';
import { isDrawn, sampleActions } from './draws.js';
import { flights } from './flights.js';
import { instructions } from './instructions.js';
import { moves } from './moves.js';
import { orders as ordersOf } from './orders.js';

const READY: Order = { verb: 'ready' };

/** PLA-SOP-12: what a bot that thinks writes; its companies do the rest by themselves. */
function* worthWriting(seat: Seat): Iterable<Candidate<Order>> {
  switch (seat.view.stage) {
    case 'first-orders':
      yield* commanders(seat);
      return yield* ordersOf(seat);
    case 'orders':
      yield* commanders(seat);
      yield* calls(seat);
      yield* instructions(seat);
      return yield* ordersOf(seat);
    case 'move':
      yield* flights(seat);
      return yield* moves(seat);
  }
}

/** What is worth writing, the best first; nothing more to write: ready. */
function* candidates(seat: Seat): Iterable<Candidate<Order>> {
  const best = [...worthWriting(seat)].sort((p, q) => q.worth - p.worth);
  for (const candidate of best) if (!refusalOf(seat, candidate.order)) yield candidate;
  yield { order: READY, worth: 0 };
}
/** Legal lines, and to be ready. */
function* orders(seat: Seat, chance: Random): Iterable<Order> {
  yield READY;
  for (const order of sampleActions(seat, chance)) if (!refusalOf(seat, order)) yield order;
}
/** PLA-SOP-12: lines for a fifth of its bases, and ready. */
function anyOrder(seat: Seat, chance: Random): Order {
  if (isDrawn(seat.view)) return READY;
  for (const order of sampleActions(seat, chance)) if (!refusalOf(seat, order)) return order;
  return READY;
}

/** How the battle stands for a side, by what it knows. */
function worth({ view, by }: EngineSeat<Types>): number {
  if (view.over) return view.over.winner === by ? 1 : view.over.winner === otherSide(by) ? -1 : 0;
  const held = view.objectives.reduce((sum, o) => sum + (heldAsKnown(view, by, o) ? o.value : 0), 0);
  const all = Math.max(
    1,
    view.objectives.reduce((sum, o) => sum + o.value, 0),
  );
  const lost = view.own ? view.own.lostSp / view.own.startSp : 0;
  return Math.max(-0.99, Math.min(0.99, held / all - 0.5 - lost / 2));
}

export const advice: Advice<Types & { order: Order }> = {
  candidates,
  orders,
  anyOrder,
  worth,
  answer: () => undefined,
};
