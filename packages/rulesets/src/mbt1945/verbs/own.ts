import type { OrderIn } from '../../common/book/verbs.js';
import type { Order as FamilyOrder } from '../../common/mbt/play/orders.js';
import type { Needs } from '../../common/mbt/verbs/index.js';
import { bombVerb } from './bomb.js';
import { changeModeVerb } from './change-mode.js';

/** The verbs that this book has alone. */
export const ownVerbs = (book: Needs) => ({ bomb: bombVerb(book), changeMode: changeModeVerb(book) });
export type OwnOrder = OrderIn<ReturnType<typeof ownVerbs>>;
/** Every order of this book. */
export type Order = FamilyOrder | OwnOrder;

/** MBT45-R-158: nobody counts what he does not hear of. */
export const secretVerbs = ['changeMode'];
