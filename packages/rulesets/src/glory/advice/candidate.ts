import type * as engine from '@umpire/engine';
import type { Order } from '../play/orders.js';

/** Of this book. */
export type Candidate = engine.Candidate<Order>;
export type Prospect = engine.Prospect<Order>;
