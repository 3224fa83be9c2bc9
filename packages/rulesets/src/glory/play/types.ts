import type { Seat as EngineSeat, Game } from '@umpire/engine';
import type { VerbTypesOf } from '../../common/book/verbs.js';
import type { Event } from './events.js';
import type { Order } from './orders.js';
import type { State } from './state.js';

/** What verbs and procedures of this book work on. A view has the shape of the state, with null where the viewer may not know. */
export type VerbTypes = VerbTypesOf<State, Event>;

/** The types of this book. Its orders are inferred from its verbs, which know only these. */
export interface Types extends Omit<VerbTypes, 'order'> {
  order: Order;
}

/** A battle of this book, as its procedures see it. */
export type Play = Game<VerbTypes>;
/** A side that may act. */
export type Seat = EngineSeat<VerbTypes>;
