import type { Seat as EngineSeat, Game, OrderBase } from '@umpire/engine';
import type { Event } from './events.js';
import type { Order } from './orders.js';
import type { State } from './state.js';

/** What verbs and procedures of this book work on. A view has the shape of the state, with null where the viewer may not know. */
export interface Table {
  state: State;
  order: OrderBase;
  event: Event;
  view: State;
}

/** The types of this book. Its orders are inferred from its verbs, which know only `Table`. */
export interface Types extends Omit<Table, 'order'> {
  order: Order;
}

/** A battle of this book, as its procedures see it. */
export type Play = Game<Table>;
/** A side that may act. */
export type Seat = EngineSeat<Table>;
