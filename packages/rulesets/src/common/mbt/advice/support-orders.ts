import type { Candidate } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { Order } from '../play/orders.js';
import type { Stand } from '../play/state.js';
import type { AnyOrder } from './any-order.js';
import type { Assessment } from './assessment.js';
import type { LitTargets } from './lit-targets.js';
import type { OrderWorth } from './order-worth.js';
import type { ScreenAdvice } from './screens.js';

/** A threat that is warded off counts for less than a gain that is certain; and it takes something to be worth an order. */
const CAUTION = 0.5;
const EFFORT = 0.02;

/** who has not done this turn what he may do once; who works goes on with it. */
const isFree = ({ hasEngaged, hasSupported, task }: Stand): boolean => !hasEngaged && !hasSupported && !task;

const over = (verb: 'smoke' | 'illuminate', maker: Stand, { x, y }: Stand): Order => ({
  verb,
  stand: maker.id,
  point: { x, y },
});

export type SupportOrders = Gift<'bots', typeof supportOrdersAdvice>;

/** Smoke and light where they pay (SMK, ILL). Whether the rules allow it is asked afterwards. */
export function supportOrdersAdvice(book: PlayBook & AnyOrder & LitTargets & OrderWorth & ScreenAdvice) {
  const { costOfAnswer, costOfShowing, screensOf, supporters, worthLighting } = book.bots;

  function* supportOrders(assessment: Assessment): Iterable<Candidate<Order>> {
    const { view, by } = assessment;
    for (const maker of supporters(view, by).filter(isFree)) {
      const cost = costOfMaking(assessment, maker);
      for (const { order, worth } of made(assessment, maker)) if (worth > cost) yield { order, worth: worth - cost };
    }
  }

  function* made(assessment: Assessment, maker: Stand): Iterable<Candidate<Order>> {
    for (const { at, saved, spoilt } of screensOf(assessment, maker))
      yield { order: over('smoke', maker, at), worth: CAUTION * saved - spoilt };
    for (const { foe, worth } of worthLighting(assessment, maker))
      yield { order: over('illuminate', maker, foe), worth };
  }

  const costOfMaking = (assessment: Assessment, maker: Stand): number =>
    EFFORT + costOfAnswer(assessment, maker) + costOfShowing(assessment, maker);

  return { supportOrders };
}
