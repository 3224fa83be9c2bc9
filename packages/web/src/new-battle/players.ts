import { evenly, type Players, type Refusal, type Share, SIDES, type Side, seatNames } from '@umpire/engine';
import { nameOf } from '../ui/sides.js';
import type { Shares } from './use-trial.js';

/** At most so many share one side. */
const MOST = 4;
/** How many may play a side that has these to share. */
export const mostPlayers = (shares: readonly Share[]): number =>
  Math.min(MOST, shares.filter(({ beside }) => !beside).length);

/** So many play a side from now on, each with as much of it as the others. */
export const withPlayers = (players: Players, side: Side, shares: readonly Share[], count: number): Players => ({
  ...players,
  [side]: count > 1 ? evenly(shares, count) : undefined,
});

/** One of the players of a side commands something from now on, and nobody else does. */
export const given = (players: Players, side: Side, share: string, player: number): Players => ({
  ...players,
  [side]: (players[side] ?? []).map((ids, i) => {
    const others = ids.filter(id => id !== share);
    return i === player ? [...others, share] : others;
  }),
});

/** Which of a side's players commands something. */
export const commanderOf = (players: Players, side: Side, share: string): number =>
  Math.max(
    0,
    (players[side] ?? []).findIndex(ids => ids.includes(share)),
  );

/** Whoever is to play and commands nothing by himself. */
export function idlePlayer(players: Players, shares: Shares | undefined): Refusal | undefined {
  for (const side of SIDES) {
    const needed = (shares?.[side] ?? []).filter(({ beside }) => !beside).map(({ id }) => id);
    const idle = (players[side] ?? []).findIndex(ids => !ids.some(id => needed.includes(id)));
    if (idle >= 0) return { message: `${nameOf(seatNames(players, side)[idle]!)} commands nothing` };
  }
  return undefined;
}
