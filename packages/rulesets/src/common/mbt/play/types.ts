import type { Game } from '@umpire/engine';
import type { VerbTypesOf } from '../../book/verbs.js';
import type { Event } from './events.js';
import type { Order } from './orders.js';
import type { State } from './state.js';

/** The types with which verbs are written: what orders there are is known when all verbs are put together. */
export type VerbTypes = VerbTypesOf<State, Event>;

/** The types of this book. A view has the shape of the state, with null where the viewer may not know. */
export interface Types extends VerbTypes {
  order: Order;
}

/** A battle of this book, as its procedures see it. */
export type Play = Game<VerbTypes>;
