import {
  type Formation,
  isRefusal,
  type Opener,
  type Pose,
  type Push,
  type Pushed,
  type Refusal,
  type Seat,
} from '@umpire/engine';
import { type Judged, type PushedUnit, pushed } from '../../book/push.js';
import type { PlayBook } from '../book.js';
import type { MoveKind } from '../pieces.js';
import type { MovePermission } from '../play/may-move.js';
import type { MoveOrder, Moving } from '../play/moving.js';
import type { Permission } from '../play/permission.js';
import { standOf } from '../play/stands.js';
import type { Stand, State } from '../play/state.js';
import type { Types } from '../play/types.js';
import { tenth } from '../verbs/engagements.js';
import type { AssembledVerbs } from '../verbs/index.js';
import type { Warning } from './warnings.js';

/** Battle Groups pushed forward with one hand. */
export function pushing(book: PlayBook & AssembledVerbs & MovePermission & Moving & Permission & Warning) {
  const { warningsOf } = book.face;
  const { mayMove, planMove } = book.moving;
  const { NOT_OWN, notNow } = book.turns;
  const { isUnit } = book.words;

  const isOnTable = ({ place, nature }: Stand): boolean => place === 'table' && nature !== null && isUnit(nature);

  /** The Battle Groups of a side, as far as they stand on the table. */
  const formations = ({ view, by }: Seat<Types>): readonly Formation[] =>
    view.groups
      .filter(({ side }) => side === by)
      .map(({ id, name, members }) => ({
        id,
        label: name,
        stands: members
          .map(at => view.stands[at]!)
          .filter(isOnTable)
          .map(stand => stand.id),
      }))
      .filter(({ stands }) => stands.length > 1);

  /** TRN-22: whoever moves a stand of a Battle Group that may be selected now selects it. */
  const openers = (seat: Seat<Types>): readonly Opener<Types['order']>[] => {
    const { view, by } = seat;
    if (notNow(view, by, 6)) return [];
    const groups = book.verbs.gesture(seat, 'group', { verb: 'selectGroup' });
    if (isRefusal(groups) || groups.kind !== 'choose') return [];
    return view.groups
      .filter(({ id }) => groups.among.some(({ value, closed }) => value === id && !closed))
      .map(({ id, name, members }) => ({
        order: { verb: 'selectGroup', group: id },
        stands: members.map(at => view.stands[at]!.id),
        text: `selects ${name}`,
      }));
  };

  const push = (seat: Seat<Types>, given: Push): readonly Pushed<Types['order']>[] => {
    const kind: MoveKind = given.verb === 'march' ? 'march' : 'tactical';
    const units = given.stands.flatMap(id => {
      const stand = standOf(seat.view, id);
      return stand ? [unitOf(seat, kind, stand)] : [];
    });
    const worse = (after: State) => warningsOf(seat.view, after, seat.by, seat.options);
    return pushed(given, seat.view, units, worse) as readonly Pushed<Types['order']>[];
  };

  function unitOf(seat: Seat<Types>, kind: MoveKind, stand: Stand): PushedUnit<State, MoveOrder> {
    return {
      stands: [stand.id],
      from: { x: stand.x, y: stand.y, facing: stand.facing },
      orderTo: (_now, { x, y, facing }) =>
        stand.side === seat.by ? { verb: kind, stand: stand.id, path: [{ x, y }], facing } : NOT_OWN,
      judge: (view, order) => judged({ ...seat, view }, kind, order),
    };
  }

  function judged(seat: Seat<Types>, kind: MoveKind, order: MoveOrder): Refusal | Judged<State> {
    const mover = mayMove(seat, kind, order.stand);
    const plan = isRefusal(mover) ? mover : planMove(seat, kind, mover, order);
    if (isRefusal(plan)) return plan;
    const end = { ...plan.way[plan.way.length - 1]!, facing: plan.facing };
    return {
      ends: [end],
      cost: `${tenth(plan.distance)}" of ${plan.allowance.good}"`,
      after: () => movedTo(seat.view, order.stand, kind, end),
    };
  }

  return { formations, openers, push };
}

/** A view as it would be if a stand had gone there. */
const movedTo = (view: State, id: string, moved: MoveKind, { x, y, facing }: Pose): State => ({
  ...view,
  stands: view.stands.map(stand => (stand.id === id ? { ...stand, x, y, facing, moved } : stand)),
});
