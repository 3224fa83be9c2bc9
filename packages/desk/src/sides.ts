import {
  type BookTypes,
  isSide,
  type Match,
  type SeatId,
  type Side,
  type Standing,
  seatNamed,
  turnAt,
  turnOf,
} from '@umpire/engine';

/** Whom a battle waits for, of those who play: a side's one seat is called as the side is. The umpire has a word of his own (`BattleView.umpire`). */
export type SidesTurn = Standing;

export const sidesTurnOf = (match: Match<BookTypes>): SidesTurn => bySides(match, turnOf(match));
/** The same as one who looks may know it: where all write unseen, nobody is shown who is ready. */
export const sidesTurnAt = (match: Match<BookTypes>, viewer: SeatId): SidesTurn =>
  bySides(match, turnAt(match, viewer));
function bySides({ seats }: Match<BookTypes>, turn: Standing): SidesTurn {
  if ('over' in turn) return turn;
  for (const id of turn.waiting)
    if (!seatNamed(seats, id)) return { ...turn, waiting: turn.waiting.filter(one => seatNamed(seats, one)) };
  return turn;
}

/** The sides behind some seats, each once; a side's name means the side. */
export function sidesOf(match: Match<BookTypes>, seats: readonly SeatId[]): readonly Side[] {
  const sides = seats.flatMap(id => (isSide(id) ? id : (seatNamed(match.seats, id)?.side ?? [])));
  return sides.filter((side, i) => sides.indexOf(side) === i);
}

/** Who gave an order: a side, the umpire, or the book itself. */
export const giverOf = (match: Match<BookTypes>, by: SeatId): Side | 'umpire' | 'book' =>
  seatNamed(match.seats, by)?.side ?? (by === 'umpire' ? 'umpire' : 'book');
