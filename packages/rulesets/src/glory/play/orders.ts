import type { Order as AnyOrder } from '../verbs/index.js';

/** Every order of the book: of each verb its fields, and its name. */
export type Order = AnyOrder;
export type OrderOf<V extends Order['verb']> = Extract<Order, { verb: V }>;
export type OrderStep = OrderOf<'move'>['steps'][number];
