import type { Seats } from '@umpire/desk';
import type { SeatId } from '@umpire/engine';
import { personsOf } from './persons.js';

/** Through whose eyes a battle may be looked at; the first is the usual one. */
export function viewersOf(seats: Seats, over: boolean): readonly SeatId[] {
  if (over) return ['umpire', 'a', 'b'];
  const people = personsOf(seats);
  if (people.length === 0) return ['umpire'];
  return people.length === 1 ? people : ['spectator', ...people];
}

/** Several people share the screen and the battle goes on: what one sees is for him alone. */
export const isPrivate = (seats: Seats, over: boolean, viewer: SeatId): boolean =>
  !over && personsOf(seats).length > 1 && viewer !== 'spectator';
