import { forbid, malformed, type Refusal, type Seat } from '@umpire/engine';
import type { PlayBook } from '../book.js';
import type { FastDuty } from '../play/fast.js';
import { namesOf } from '../play/group-names.js';
import type { Permission } from '../play/permission.js';
import type { Presence } from '../play/stands.js';
import type { Group, State } from '../play/state.js';
import type { VerbTypes } from '../play/types.js';
import { groupChoices } from './groups.js';
import { id, verb } from './verb.js';

/** The Battle Group that moves (TRN-22). */
export function selectGroupVerb(book: PlayBook & FastDuty & Permission & Presence) {
  const { idOf, ruling } = book;
  const { owesHalfMove } = book.moving;
  const { notNow } = book.turns;

  /** A stand that moves with its group, or comes on with it. */
  const hasGroundStand = (state: State, group: Group): boolean =>
    group.members.some(i => {
      const { nature, place } = state.stands[i]!;
      return (place === 'table' || place === 'held') && !book.shapes.isAirborne(nature);
    });

  /** one Battle Group in a round, or all one after another? */
  const oneGroupOnly = ruling(idOf('R-41'), { one: true, all: false });

  function groupRefusal({ view, by, options }: Seat<VerbTypes>, group: Group, at: number): Refusal | undefined {
    if (group.side !== by) return forbid(idOf('TRN-28'), 'a player moves his own Battle Groups');
    if (view.selected.includes(at)) return forbid(idOf('R-41'), 'this Battle Group was selected already');
    if (view.selected.length > 0 && oneGroupOnly(options))
      return forbid(idOf('R-41'), 'one Battle Group moves in a round');
    const owing = owesHalfMove(view, options);
    if (owing)
      return forbid(
        idOf('MOV-07'),
        `first: ${owing.id} goes fast (${owing.nature!.mode}) and must make at least half a move`,
      );
    return hasGroundStand(view, group)
      ? undefined
      : forbid(idOf('TRN-22'), 'the Battle Group has no stand on the table');
  }

  const isMoving = ({ view, by }: Seat<VerbTypes>): boolean =>
    view.phase === 'battle' && view.owner === by && view.segment === 6;

  /** Whoever has one Battle Group that can move has nothing to choose. */
  const isOnlyGroup = ({ view, by }: Seat<VerbTypes>): boolean =>
    view.selected.length === 0 && view.groups.filter(g => g.side === by && hasGroundStand(view, g)).length === 1;

  return verb({
    order: { group: id },
    label: 'Select a Battle Group',
    text: 'The one that moves in this round',
    key: 'g',
    on: ({ seat }) => (isMoving(seat) ? { byItself: isOnlyGroup(seat) } : undefined),
    fields: {
      group: {
        choose: ({ seat: { view, by }, refusalOf }) =>
          groupChoices(view, by, () => true).map(choice => {
            const closed = refusalOf({ group: choice.value });
            return closed ? { ...choice, closed } : choice;
          }),
      },
    },
    plan(seat, order) {
      const { view, by } = seat;
      const refused = notNow(view, by, 6, idOf('TRN-22'));
      if (refused) return refused;
      const at = view.groups.findIndex(g => g.id === order.group);
      const group = view.groups[at];
      if (!group) return malformed('group', `there is no Battle Group ${order.group}`);
      return groupRefusal(seat, group, at) ?? at;
    },
    act(game, side, _order, group) {
      const because = [{ rule: idOf('TRN-22'), text: 'the Battle Group that moves in this round' }];
      game.happen({ kind: 'groupSelected', side, group, ...namesOf(game.state, group), because });
    },
  });
}
