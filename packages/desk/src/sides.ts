import {
  type BookTypes,
  type Match,
  type SeatId,
  type Side,
  type Standing,
  seatNamed,
  turnAt,
  turnOf,
  type Viewer,
} from '@umpire/engine';

/** Whom a battle waits for, or how it ended. This page seats one player a side: it speaks of sides. */
export type SidesTurn =
  | (Omit<Extract<Standing, { waiting: unknown }>, 'waiting'> & { readonly waiting: readonly Side[] })
  | Extract<Standing, { over: unknown }>;

export const sidesTurnOf = (match: Match<BookTypes>): SidesTurn => bySides(match, turnOf(match));
/** The same as one who looks may know it: where all write unseen, nobody is shown who is ready. */
export const sidesTurnAt = (match: Match<BookTypes>, viewer: Viewer): SidesTurn =>
  bySides(match, turnAt(match, viewer));
const bySides = (match: Match<BookTypes>, turn: Standing): SidesTurn =>
  'over' in turn ? turn : { ...turn, waiting: sidesOf(match, turn.waiting) };

/** The sides behind some seats, each once. */
export function sidesOf(match: Match<BookTypes>, seats: readonly SeatId[]): readonly Side[] {
  const sides = seats.flatMap(id => seatNamed(match.seats, id)?.side ?? []);
  return sides.filter((side, i) => sides.indexOf(side) === i);
}

/** Who gave an order: a side, the umpire, or the book itself. */
export const giverOf = (match: Match<BookTypes>, by: SeatId): Side | 'umpire' | 'book' =>
  seatNamed(match.seats, by)?.side ?? (by === 'umpire' ? 'umpire' : 'book');
