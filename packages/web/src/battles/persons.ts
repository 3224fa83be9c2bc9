import type { Seats } from '@umpire/desk';
import type { SeatId } from '@umpire/engine';

/** The seats at this screen, in the order of the table. */
export const personsOf = (seats: Seats): readonly SeatId[] =>
  Object.keys(seats).filter(seat => seats[seat] === 'person');
