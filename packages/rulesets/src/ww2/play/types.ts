import type { Seat as EngineSeat, Game } from '@umpire/engine';
import type { EventIn } from '../../common/book/events.js';
import type { VerbTypesOf } from '../../common/book/verbs.js';
import type { EVENTS } from './events.js';
import type { State } from './state.js';

/** What verbs and procedures know of the book's types; its orders are inferred from the verbs. */
export type Types = VerbTypesOf<State, EventIn<typeof EVENTS>>;
export type Play = Game<Types>;
export type Seat = EngineSeat<Types>;
