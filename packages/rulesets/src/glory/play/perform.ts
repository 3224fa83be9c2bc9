import type { Options, Refusal, Side } from '@umpire/engine';
import { refusalOf } from '../verbs/index.js';
import type { Order } from './orders.js';
import type { State } from './state.js';

/** Why an order would be refused, without carrying it out: for bots, who have a view. */
export const faultOf = (view: State, by: Side, order: Order, options: Options): Refusal | undefined =>
  refusalOf({ view, by, options }, order);
