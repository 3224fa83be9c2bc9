import { forbid, malformed, type Refusal, type Side } from '@umpire/engine';
import type { PlayBook } from '../book.js';
import { standOf } from './stands.js';
import type { Stand, State } from './state.js';

export type WhosePlay = ReturnType<typeof whosePlay>;

export function whosePlay(book: PlayBook) {
  const { idOf } = book;

  /** A stand of the side that gives the order, in play; an unknown id and another's stand are told apart by path and rule. */
  function ownStand(state: State, by: Side, id: string, field = 'stand'): Stand | Refusal {
    const stand = standOf(state, id);
    if (!stand) return malformed(field, `there is no stand ${id}`);
    if (stand.side !== by) return forbid(idOf('TRN-28'), 'a player acts with his own stands');
    if (stand.place === 'removed' || stand.place === 'gone') return forbid(idOf('RES-11'), `${id} is out of play`);
    return stand;
  }

  /** The battle is on, it is this player's round, and the segment is the right one. */
  function notNow(state: State, by: Side, segment?: number, rule = idOf('TRN-05')): Refusal | undefined {
    if (state.phase !== 'battle') return forbid(idOf('TRN-01'), 'the battle has not begun yet');
    if (state.owner !== by) return forbid(idOf('TRN-05'), "it is the other player's round");
    if (segment !== undefined && state.segment !== segment)
      return forbid(rule, `that belongs to segment ${segment}; this is segment ${state.segment}`);
    return undefined;
  }

  return { ownStand, notNow };
}
