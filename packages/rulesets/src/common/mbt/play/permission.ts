import { type Footprint, forbid, malformed, type Refusal, type RuleId, type Side, withinTable } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import { standOf } from './stands.js';
import type { Stand, State } from './state.js';

export type Permission = Gift<'turns', typeof permission>;

/** Whether a side may act now, and with a stand: the refusals that many verbs share. */
export function permission(book: PlayBook) {
  const { idOf, ruleFor } = book;

  /** A stand of the side that gives the order, in play; an unknown id and another's stand are told apart by path and rule. */
  function ownStand(state: State, by: Side, id: string): Stand | Refusal {
    const stand = standOf(state, id);
    if (!stand) return noSuchStand(id);
    if (stand.side !== by) return NOT_OWN;
    if (stand.place === 'removed' || stand.place === 'gone') return forbid(ruleFor.lost, `out of play: ${id}`);
    return stand;
  }
  const noSuchStand = (id: string): Refusal => malformed('stand', `there is no stand ${id}`);
  const NOT_OWN = forbid(idOf('TRN-28'), 'a player acts with his own stands');

  const notBegun = (rule: RuleId): Refusal => forbid(rule, 'the battle has not begun yet');

  const notYours = (state: State, by: Side): Refusal | undefined =>
    state.owner === by ? undefined : forbid(idOf('TRN-05'), "it is the other player's round");

  /** The battle is on, it is this player's round, and the segment is the right one. */
  function notNow(state: State, by: Side, segment?: number, rule = idOf('TRN-05')): Refusal | undefined {
    if (state.phase !== 'battle') return notBegun(idOf('TRN-01'));
    const refused = notYours(state, by);
    if (refused) return refused;
    if (segment !== undefined && state.segment !== segment)
      return forbid(rule, `that belongs to segment ${segment}; this is segment ${state.segment}`);
    return undefined;
  }

  const notOnTable = (stand: Stand, rule: RuleId): Refusal | undefined =>
    stand.place === 'table' ? undefined : forbid(rule, 'the stand is not on the table');

  const notSelected = (state: State, stand: Stand): Refusal | undefined =>
    state.selected.at(-1) === stand.group
      ? undefined
      : forbid(idOf('TRN-22'), 'only the Battle Group that was selected last moves');

  /** A base that is put down lies wholly on the table, and one that moves stays there. */
  const notWhole = (state: State, base: Footprint): Refusal | undefined =>
    isWhole(state, base) ? undefined : forbid(idOf('TAB-04'), 'a base lies wholly on the table');
  const leavesTable = (): Refusal => forbid(idOf('TAB-04'), 'a base stays on the table');

  return {
    ownStand,
    noSuchStand,
    NOT_OWN,
    notBegun,
    notNow,
    notOnTable,
    notSelected,
    notWhole,
    leavesTable,
  };
}

export const isWhole = (state: State, base: Footprint): boolean =>
  withinTable(base, state.ground.now.width, state.ground.now.depth);
