import { type Citation, type Game, type Line, otherSide, type Pose, type Side } from '@umpire/engine';
import type { Over } from '../../common/book/ending.js';
import { type EventIn, eventsOf, IN_ITS_OWN_WORDS } from '../../common/book/events.js';
import type { VerbTypesOf } from '../../common/book/verbs.js';
import { TABLE } from './ground.js';
import type { Mark } from './rules.js';

export interface Tank extends Pose {
  readonly id: string;
  readonly side: Side;
  readonly marks: readonly Mark[];
}
/** Each side's tank stands under the name of the side. */
export interface State extends Record<Side, Tank> {
  active: Side;
  turn: number;
  ended: Over | null;
}
/** The one event of a small book is what it changes, and how everybody hears of it. */
type Change = Line & { readonly change: Partial<State> };
const apply = (state: State, { change }: Change) => void Object.assign(state, change);
export const EVENTS = { changed: eventsOf<State>()<Change>({ ...IN_ITS_OWN_WORDS, apply }) };
export type Types = VerbTypesOf<State, EventIn<typeof EVENTS>>;

/** DUEL-TAB-02: they begin at opposite corners, and the wood is between them. */
export function begun(): State {
  const a: Tank = { id: 'A1', side: 'a', x: TABLE / 4, y: TABLE / 8, facing: 0, marks: [] };
  const b: Tank = { id: 'B1', side: 'b', x: TABLE - a.x, y: TABLE - a.y, facing: 1800, marks: [] };
  return { a, b, active: 'a', turn: 1, ended: null };
}

type Because = readonly Citation[];
export function happens(game: Game<Types>, change: Partial<State>, text: string, because: Because, ...about: string[]) {
  game.happen({ kind: 'changed', change, text, because, about });
}
export const ends = (game: Game<Types>, ended: Over, because: Because) => happens(game, { ended }, ended.text, because);
const DRAWN: Over = { winner: 'draw', rule: 'DUEL-WIN-02', text: 'nobody has won in 24 turns' };
/** DUEL-TRN-02: a tank has acted and is marked with that alone, and the other one is next. */
export function acts(game: Game<Types>, tank: Tank, text: string, because: Because, ...marks: Mark[]): void {
  const turn = game.state.turn + 1;
  const next = { active: otherSide(tank.side), turn, ended: turn > 24 ? DRAWN : null };
  happens(game, { ...next, [tank.side]: { ...tank, marks } }, `${tank.id} ${text}`, because, tank.id);
}
