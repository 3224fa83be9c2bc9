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
  const of = game.state.tables.apart ? concerned(game.state, news) : undefined;
  game.happen({ kind: what, patch, news, ...(of && { of }) });
}
/** Whose bases a line is about, where one side alone hears of it. */
function concerned({ bases, lookup }: State, news: News): string[] | undefined {
  const said = news.a && news.b ? undefined : (news.a ?? news.b);
  const about = (said?.about ?? []).flatMap(id => bases[lookup.ids[id] ?? -1] ?? []);
  return about.length > 0 ? about.map(({ battalion }) => battalion) : undefined;
}
