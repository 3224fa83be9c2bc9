import { forbid, isRefusal, type Options, type Refusal, type Seat } from '@umpire/engine';
import { refusedBy } from '../../book/lines.js';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { MoveKind, Status } from '../pieces.js';
import type { Permission } from './permission.js';
import type { Stand, State } from './state.js';
import type { VerbTypes } from './types.js';

export type MovePermission = Gift<'moving', typeof movePermission>;

/** Which stand may march or make a tactical move now, wherever to. */
export function movePermission(book: PlayBook & Permission) {
  const { idOf, ruling } = book;
  const { STATIC_STAYS, heldByState, isHeldByState } = book.moving;
  const { notNow, notOnTable, notSelected, ownStand } = book.turns;
  const { isFixed, isUnit } = book.words;

  /** may a stand move after it has engaged? */
  const engagesLast = ruling(idOf('R-43'), { 'any-order': false, 'move-first': true });

  /** The stand that may make such a move, wherever to; or why it may not. */
  function mayMove({ view, by, options }: Seat<VerbTypes>, kind: MoveKind, id: string): Stand | Refusal {
    const stand = notNow(view, by, 6, idOf('TRN-22')) ?? ownStand(view, by, id);
    if (isRefusal(stand)) return stand;
    return (
      staticRefusal(stand) ?? turnRefusal(view, stand, kind, options) ?? stateRefusal(stand.status, options) ?? stand
    );
  }

  /** Whether it is this stand's turn to make such a move. */
  function turnRefusal(state: State, stand: Stand, kind: MoveKind, options: Options): Refusal | undefined {
    const refused = notOnTable(stand, idOf('MOV-10')) ?? notSelected(state, stand);
    if (refused) return refused;
    if (stand.moved !== 'none')
      return forbid(idOf('MOV-10'), 'it has moved: its figure is the most that it may move in a turn');
    if (kind === 'march' && stand.entered === state.turn)
      return forbid(idOf('R-147'), 'a stand that has just come on makes a tactical move');
    if (kind === 'march' && state.tacticalBegun)
      return forbid(idOf('TRN-23'), 'marches are completed before tactical moves begin');
    if (stand.hasEngaged && engagesLast(options))
      return forbid(idOf('R-43'), 'a stand that has engaged may not move afterwards');
    return undefined;
  }

  /** MOV-06; whoever is no unit does not move at all (MOV-11). */
  const staticRefusal = (stand: Stand): Refusal | undefined =>
    isUnit(stand.nature!) && isFixed(stand.nature!) ? refusedBy(STATIC_STAYS) : undefined;

  /** Whoever may go nowhere at all, not even away from the enemy. */
  function stateRefusal(status: Status, options: Options): Refusal | undefined {
    const held = heldByState(status, options);
    return held && refusedBy(held);
  }

  /** who has moved or engaged too early, is STATIC or Pinned where that binds, or never moves at all, stays where it is. */
  function canStillMove({ hasEngaged, moved, nature, status }: Stand, options: Options): boolean {
    if (moved !== 'none' || isFixed(nature!) || !isUnit(nature!)) return false;
    return !(hasEngaged && engagesLast(options)) && !isHeldByState(status, options);
  }

  return { mayMove, canStillMove };
}
