import type { Seat } from '@umpire/engine';
import type { OrderIn } from '../../common/book/verbs.js';
import type { Order as FamilyOrder } from '../../common/mbt/play/orders.js';
import type { Types } from '../../common/mbt/play/types.js';
import type { Needs } from '../../common/mbt/verbs/index.js';
import type { Stand } from '../nature.js';
import { hoverVerb } from './hover.js';

/** The verbs that this book has alone. */
export const ownVerbs = (book: Needs) => ({ hover: hoverVerb(book) });
type OwnOrder = OrderIn<ReturnType<typeof ownVerbs>>;
/** Every order of this book. */
export type Order = FamilyOrder | OwnOrder;

/** MBT20-R-158: nobody counts what he does not hear of. */
export const secretVerbs = ['hover'];

/** MBT20-MOD-13: helicopters change between STATIC and MOBILE. */
export function* ownOrders({ view, by }: Seat<Types>): Iterable<FamilyOrder> {
  for (const { id, side, nature } of view.stands as Stand[])
    if (side === by && nature!.helicopter) {
      const order: OwnOrder = { verb: 'hover', stand: id, mode: nature!.mode === 'STATIC' ? 'MOBILE' : 'STATIC' };
      yield order as Order as FamilyOrder;
    }
}
