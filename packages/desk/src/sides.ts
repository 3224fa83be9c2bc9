import { type BookTypes, type Match, type SeatId, type Side, type Standing, seatNamed, turnOf } from '@umpire/engine';

/** Whom a battle waits for, or how it ended. This page seats one player a side: it speaks of sides. */
export type SidesTurn =
  | (Omit<Extract<Standing, { waiting: unknown }>, 'waiting'> & { readonly waiting: readonly Side[] })
  | Extract<Standing, { over: unknown }>;

export function sidesTurnOf(match: Match<BookTypes>): SidesTurn {
  const turn = turnOf(match);
  return 'over' in turn ? turn : { ...turn, waiting: sidesOf(match, turn.waiting) };
}

/** The sides behind some seats, each once. */
export function sidesOf(match: Match<BookTypes>, seats: readonly SeatId[]): readonly Side[] {
  const sides = seats.flatMap(id => seatNamed(match.seats, id)?.side ?? []);
  return sides.filter((side, i) => sides.indexOf(side) === i);
}

/** Who gave an order: a side, the umpire, or the book itself. */
export const giverOf = (match: Match<BookTypes>, by: SeatId): Side | 'umpire' | 'book' =>
  seatNamed(match.seats, by)?.side ?? (by === 'umpire' ? 'umpire' : 'book');
