import { forbid, malformed, type Refusal, type Side } from '@umpire/engine';
import { standOf } from './stands.js';
import type { Stand, State } from './state.js';

/** A stand of the side that gives the order, in play; an unknown id and another's stand are told apart by path and rule. */
export function ownStand(state: State, by: Side, id: string, field = 'stand'): Stand | Refusal {
  const stand = standOf(state, id);
  if (!stand) return malformed(field, `there is no stand ${id}`);
  if (stand.side !== by) return forbid('MBT20-TRN-28', 'a player acts with his own stands');
  if (stand.place === 'removed' || stand.place === 'gone') return forbid('MBT20-RES-11', `${id} is out of play`);
  return stand;
}

/** The battle is on, it is this player's round, and the segment is the right one. */
export function notNow(state: State, by: Side, segment?: number, rule = 'MBT20-TRN-05'): Refusal | undefined {
  if (state.phase !== 'battle') return forbid('MBT20-TRN-01', 'the battle has not begun yet');
  if (state.owner !== by) return forbid('MBT20-TRN-05', "it is the other player's round");
  if (segment !== undefined && state.segment !== segment)
    return forbid(rule, `that belongs to segment ${segment}; this is segment ${state.segment}`);
  return undefined;
}
