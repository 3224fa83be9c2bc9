import { type Formation, forbid, isRefusal, type Pose, type Push, type Pushed, type Refusal } from '@umpire/engine';
import { type Judged, type PushedUnit, pushed } from '../../common/book/push.js';
import { optionPlan } from '../play/command.js';
import { marchPlan } from '../play/marching.js';
import { planMove } from '../play/moving.js';
import { notNow } from '../play/permission.js';
import { isGround, standOf } from '../play/stands.js';
import type { Stand, State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import type { Order } from '../verbs/index.js';
import { warningsOf } from './outlook.js';

type MoveOrder = Extract<Order, { verb: 'move' }>;
type MarchOrder = Extract<Order, { verb: 'march' }>;

/** The battle groups of a side, as far as they stand on the table. */
export const formations = ({ view, by }: Seat): readonly Formation[] =>
  view.groups
    .filter(({ side }) => side === by)
    .map(({ id, name, members }) => ({
      id,
      label: name,
      stands: members
        .map(at => view.stands[at]!)
        .filter(isGround)
        .map(stand => stand.id),
    }))
    .filter(({ stands }) => stands.length > 1);

/** Several stands pushed forward with one hand: a linked march, or each a whole tactical move as long as its group can pay. */
export function push(seat: Seat, given: Push): readonly Pushed<Order>[] {
  const stands = given.stands.flatMap(id => standOf(seat.view, id) ?? []).filter(isGround);
  const worse = (after: State) => warningsOf(seat.view, after, seat.by);
  if (given.verb !== 'march')
    return pushed(
      given,
      seat.view,
      stands.map(stand => unitOf(seat, stand)),
      worse,
    );
  const groups = [...new Set(stands.map(({ group }) => group))];
  const units = groups.map(group =>
    linkedUnit(
      seat,
      stands.filter(stand => stand.group === group),
    ),
  );
  return pushed(given, seat.view, units, worse);
}

/** WW2-SEQ-06: those of one group go abreast, for one price. */
function linkedUnit(seat: Seat, stands: readonly Stand[]): PushedUnit<State, MarchOrder> {
  const [leader] = stands;
  const others = stands.slice(1).map(({ id }) => id);
  return {
    stands: stands.map(({ id }) => id),
    from: { x: leader!.x, y: leader!.y, facing: leader!.facing },
    orderTo: (_now, { x, y, facing }) =>
      leader!.side === seat.by
        ? { verb: 'march', stand: leader!.id, others, mode: 'parallel', path: [{ x, y }], facing }
        : NOT_OWN,
    judge(view, order) {
      const refused = notNow(view, seat.by, 'march', 'WW2-SEQ-05');
      const plan = refused ?? marchPlan(view, stands, order, seat.options);
      if (isRefusal(plan)) return plan;
      const ends = plan.moves.map(({ way, facing }) => ({ ...way.at(-1)!, facing }));
      return { ends, cost: `${plan.moves[0]!.metres}m, ${plan.cost} CP`, after: () => marchedTo(view, stands, ends) };
    },
  };
}
const marchedTo = (view: State, stands: readonly Stand[], ends: readonly Pose[]): State => ({
  ...view,
  stands: view.stands.map(stand => {
    const at = stands.findIndex(({ id }) => id === stand.id);
    return at < 0 ? stand : { ...stand, ...ends[at]!, moved: true, marched: true };
  }),
});

const NOT_OWN = forbid('WW2-SEQ-19', 'only stands of its own are pushed');

const unitOf = (seat: Seat, stand: Stand): PushedUnit<State, MoveOrder> => ({
  stands: [stand.id],
  from: { x: stand.x, y: stand.y, facing: stand.facing },
  orderTo: (_now, { x, y, facing }) =>
    stand.side === seat.by ? { verb: 'move', stand: stand.id, path: [{ x, y }], facing } : NOT_OWN,
  judge: (view, order) => judged({ ...seat, view }, order),
});

function judged(seat: Seat, order: MoveOrder): Refusal | Judged<State> {
  const { view, options } = seat;
  const stand = standOf(view, order.stand)!;
  const paid = optionPlan(seat, stand, 1);
  const move = isRefusal(paid) ? paid : planMove(view, stand, 'tactical', order, options);
  if (isRefusal(paid) || isRefusal(move)) return (isRefusal(paid) ? paid : move) as Refusal;
  const end = { ...move.way.at(-1)!, facing: move.facing };
  return {
    ends: [end],
    cost: `${move.metres}m, ${paid.cost} CP`,
    after: () => movedTo(view, stand, end, paid.cpLeft),
  };
}

/** A view as it would be if a stand had gone there, and its group had paid for it. */
const movedTo = (view: State, stand: Stand, { x, y, facing }: Pose, cp: number): State => ({
  ...view,
  activeGroup: stand.group,
  activeStand: stand.id,
  groups: view.groups.map((group, i) => (i === stand.group ? { ...group, cp } : group)),
  stands: view.stands.map(other => {
    if (other.id === stand.id) return { ...other, x, y, facing, moved: true, movesMade: other.movesMade + 1 };
    return other.id === view.activeStand ? { ...other, done: true } : other;
  }),
});
