import type { SeatId, Side } from '@umpire/engine';
import type { Commander, State } from './state.js';

/** PLA-R-211: every battalion has one owner; the first seat of a side has what nobody was given. */
export function ownerOf(commands: State['commands'], seats: readonly SeatId[], battalion: string): SeatId | undefined {
  return seats.find(seat => commands[seat]?.includes(battalion)) ?? seats[0];
}
/** PLA-R-212: whom windows wait for. */
export const present = ({ seats, away }: Pick<State, 'seats' | 'away'>, side: Side): readonly SeatId[] =>
  seats[side].filter(seat => away[seat] === undefined);

/** PLA-CMD-03: somebody is there to say that he steps in. */
export function isPlayed({ seats, commands, away }: State, { played, side, battalion }: Commander): boolean {
  const owner = ownerOf(commands, seats[side], battalion);
  return played && (owner === undefined || away[owner] !== null);
}
