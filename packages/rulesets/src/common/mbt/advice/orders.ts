import type { Random, Seat } from '@umpire/engine';
import type { PlayBook } from '../book.js';
import type { Order } from '../play/orders.js';
import type { Types } from '../play/types.js';
import type { AirOrders } from './air-orders.js';
import { type AnyOrder, supportOf } from './any-order.js';
import type { Assessment, AssessmentAdvice } from './assessment.js';
import type { BattleOrders } from './battle-orders.js';
import type { MovesAdvice } from './moves.js';
import type { SampleOrders } from './sample-orders.js';
import { type SettingUp, setupOrders } from './setting-up.js';

export function ordersAdvice(
  book: PlayBook & AirOrders & AnyOrder & AssessmentAdvice & BattleOrders & MovesAdvice & SampleOrders & SettingUp,
) {
  const { GOOD, allowed, arrivalsAndTasks, assessmentOf, attackRuns, declarations, ending, engagementsOf, fighters } =
    book.bots;
  const { halfMoves, movable, movesOf, owing, selections, supporters, turnOf } = book.bots;

  /** Orders that the rules allow: the discrete ones, and samples of the continuous ones. */
  function* orders(seat: Seat<Types>, chance: Random): Iterable<Order> {
    const thought =
      seat.view.phase === 'battle' ? inBattle(assessmentOf(seat), chance) : setupOrders(seat, chance, GOOD);
    for (const order of thought) if (allowed(seat, order)) yield order;
  }

  function* inBattle(assessment: Assessment, chance: Random): Iterable<Order> {
    yield* declarations(assessment);
    for (const stand of fighters(assessment)) yield* engagementsOf(assessment, stand);
    yield* attackRuns(assessment);
    yield* book.bots.ownOrders(assessment);
    yield* arrivalsAndTasks(assessment, chance);
    yield* supports(assessment, chance);
    yield* selections(assessment);
    yield* turns(assessment);
    for (const stand of movable(assessment)) yield* movesOf(assessment, stand);
    for (const stand of owing(assessment)) yield* halfMoves(assessment.view, stand, assessment.options);
    yield ending(assessment);
  }

  function* turns(assessment: Assessment): Iterable<Order> {
    if (assessment.view.segment !== 6) return;
    for (const stand of assessment.own) {
      const order = turnOf(assessment, stand);
      if (order) yield order;
    }
  }

  /** SMK-02, ILL-02: samples of where smoke and light may go. */
  function* supports({ view, by }: Assessment, chance: Random): Iterable<Order> {
    if (view.segment < 5) return;
    for (const stand of supporters(view, by))
      for (const verb of ['smoke', 'illuminate'] as const) yield supportOf(view, stand, verb, chance);
  }

  return { orders };
}
