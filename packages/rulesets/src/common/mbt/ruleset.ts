import { type Candidate, otherSide, type Random, type Ruleset, ranked, type Seat, type Side } from '@umpire/engine';
import type { Mbt } from './mbt.js';
import { apply } from './play/apply.js';
import { copyOfState } from './play/copy.js';
import { faults } from './play/invariants.js';
import { type Order, orderSchema } from './play/orders.js';
import { tell } from './play/tell.js';
import { REVEALING } from './play/turn.js';
import type { Types } from './play/types.js';
import { view } from './play/view.js';

type Shared = Omit<Ruleset<Types>, 'id' | 'version' | 'title' | 'options' | 'questions' | 'scenarios'>;

/** All of a rule book but what it is called and what it brings. */
export const ruleset = (book: Mbt): Shared => ({
  order: orderSchema,
  setup: book.setup,
  turn: book.turn,
  perform: book.perform,
  automatic: book.automatic,
  apply,
  fork: copyOfState,
  reveals: event => REVEALING.has(event.kind),
  view,
  tell,
  imagine: book.imagine,
  faults,
  face: {
    scene: book.scene,
    card: book.card,
    menu: book.menu,
    gesture: book.gesture,
    preview: book.preview,
    reach: book.reach,
    sight: book.sight,
  },
  advice: { candidates: candidates(book), orders: book.orders, anyOrder: book.anyOrder, worth, answer: book.answer },
});

const candidates =
  ({ orders, appraise }: Mbt) =>
  (seat: Seat<Types>, chance: Random): Candidate<Order>[] =>
    ranked(Array.from(orders(seat, chance), order => ({ order, worth: appraise(seat, order) })));

/** Who has lost fewer of his stands is better off. */
function worth({ view: { over, stands }, by }: Seat<Types>): number {
  if (over) return over.winner === 'draw' ? 0 : over.winner === by ? 1 : -1;
  const lost = { a: 0, b: 0 };
  const all = { a: 0, b: 0 };
  for (const { side, place, nature } of stands) {
    if (nature?.fake) continue;
    all[side]++;
    if (place === 'removed') lost[side]++;
  }
  const share = (side: Side): number => lost[side] / Math.max(1, all[side]);
  return share(otherSide(by)) - share(by);
}
