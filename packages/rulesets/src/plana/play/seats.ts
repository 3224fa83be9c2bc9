import { heldTo, type SeatId, type Share, type Sharing, type Side } from '@umpire/engine';
import { scenarioSchema } from './scenario.js';
import type { Commander, State } from './state.js';

/** PLA-WIN-04: a side's players share its battalions and its assets. */
export const sharing: Sharing = {
  shares(scenario, side): readonly Share[] {
    const found = sideOf(scenario, side);
    if (!found) return [];
    return [
      ...found.battalions.map(({ id, name }) => ({ id, label: name })),
      ...found.assets.map(({ id, kind }) => ({
        id,
        label: `${id}, ${kind.replaceAll('-', ' ')}`,
        beside: true as const,
      })),
    ];
  },
  commands(scenario, side, ids) {
    const assets = sideOf(scenario, side)?.assets.map(({ id }) => id) ?? [];
    return { battalions: ids.filter(id => !assets.includes(id)), assets: ids.filter(id => assets.includes(id)) };
  },
};
function sideOf(scenario: unknown, side: Side) {
  const parsed = heldTo(scenarioSchema, scenario);
  return parsed.success ? parsed.data.sides[side] : undefined;
}

/** PLA-R-211: every battalion and every asset has one owner; the first seat of a side has what nobody was given. */
export function ownerOf(commands: State['commands'], seats: readonly SeatId[], id: string): SeatId | undefined {
  return seats.find(seat => commands[seat]?.includes(id)) ?? seats[0];
}
/** PLA-R-212: whom windows wait for. */
export const present = ({ seats, away }: Pick<State, 'seats' | 'away'>, side: Side): readonly SeatId[] =>
  seats[side].filter(seat => away[seat] === undefined);

/** PLA-CMD-03: somebody is there to say that he steps in. */
export function isPlayed({ seats, commands, away }: State, { played, side, battalion }: Commander): boolean {
  const owner = ownerOf(commands, seats[side], battalion);
  return played && (owner === undefined || away[owner] !== null);
}
