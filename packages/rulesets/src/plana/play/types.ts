import type { Seat as EngineSeat, Game } from '@umpire/engine';
import type { EventIn } from '../../common/book/events.js';
import type { VerbTypesOf } from '../../common/book/verbs.js';
import type { EVENTS, News, Patch, What } from './change.js';
import type { State } from './state.js';
import type { View } from './view.js';

export type Types = VerbTypesOf<State, EventIn<typeof EVENTS>, View>;
export type Play = Game<Types>;
export type Seat = EngineSeat<Types>;

export function happens(game: Play, what: What, patch: Patch, news: News = {}): void {
  game.happen({ kind: what, patch, news });
}
