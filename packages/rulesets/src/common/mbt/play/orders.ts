import type { OrderIn } from '../../book/verbs.js';
import type { Verbs } from '../verbs/index.js';

/** Every order of the book, as its verbs take them. */
export type Order = OrderIn<Verbs>;
export type OrderOf<V extends Order['verb']> = Extract<Order, { verb: V }>;
