import type { Game } from '@umpire/engine';
import type { Event } from './events.js';
import type { Order } from './orders.js';
import type { State } from './state.js';

/** The types of this book. A view has the shape of the state, with null where the viewer may not know. */
export interface Types {
  state: State;
  order: Order;
  event: Event;
  view: State;
}

/** A battle of this book, as its procedures see it. */
export type Play = Game<Types>;
