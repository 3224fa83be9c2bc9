import type { Seats } from '@umpire/desk';
import type { Viewer } from '@umpire/engine';

/** Through whose eyes a battle may be looked at; the first is the usual one. */
export function viewersOf(seats: Seats, over: boolean): readonly Viewer[] {
  if (over) return ['umpire', 'a', 'b'];
  const people = (['a', 'b'] as const).filter(side => seats[side] === 'person');
  if (people.length === 0) return ['umpire'];
  return people.length === 1 ? people : ['spectator', 'a', 'b'];
}

/** Two people share the screen and the battle goes on: a side's view is for its player alone. */
export const isPrivate = (seats: Seats, over: boolean, viewer: Viewer): boolean =>
  !over && seats.a === 'person' && seats.b === 'person' && viewer !== 'spectator';
