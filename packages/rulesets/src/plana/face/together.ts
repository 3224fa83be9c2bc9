import { type Formation, isRefusal, type Pose, type Push, type Pushed, type Refusal } from '@umpire/engine';
import { type Judged, type PushedUnit, pushed } from '../../common/book/push.js';
import type { Base } from '../play/state.js';
import type { Seat } from '../play/types.js';
import type { View } from '../play/view.js';
import { type Order, preview, refusalOf } from '../verbs/index.js';

type MoveOrder = Extract<Order, { verb: 'move' }>;

/** PLA-GEN-03: companies, and whole battalions. */
export const formations = ({ view }: Seat): readonly Formation[] => {
  const among = (name: 'company' | 'battalion', id: string): string[] =>
    view.bases.filter(base => base[name] === id && base.where === 'table').map(base => base.id);
  return [
    ...view.companies.map(({ id, name }) => ({ id, label: name, stands: among('company', id) })),
    ...view.battalions.map(({ id, name }) => ({ id, label: name, stands: among('battalion', id) })),
  ].filter(({ stands }) => stands.length > 1);
};

const unitOf = (seat: Seat, base: Base): PushedUnit<View, MoveOrder> => ({
  stands: [base.id],
  from: { x: base.x, y: base.y, facing: base.facing },
  orderTo: (_now, { x, y }) => ({ verb: 'move', stand: base.id, path: [{ x, y }], mode: 'tactical', heading: null }),
  judge: (view, order) => judged({ ...seat, view }, order),
});

/** Each by its own rules; those behind know what those before them will do. */
function judged(seat: Seat, order: MoveOrder): Refusal | Judged<View> {
  const refusal = refusalOf(seat, order);
  if (refusal) return refusal;
  const would = preview(seat, order);
  if (isRefusal(would)) return would;
  const at = order.path.at(-1)!;
  const end: Pose = { ...(would.end ?? at), facing: seat.view.bases.find(({ id }) => id === order.stand)!.facing };
  const { verb, stand, path, mode, heading } = order;
  return {
    ends: [end],
    ...(would.cost !== undefined && { cost: would.cost }),
    after: () => ({ ...seat.view, sheet: [...seat.view.sheet, { verb, stand, path, mode, heading }] }),
  };
}

/** A company pushed forward with one hand. */
export const push = (seat: Seat, given: Push): readonly Pushed<Order>[] =>
  pushed(
    given,
    seat.view,
    given.stands.flatMap(id => seat.view.bases.filter(base => base.id === id)).map(base => unitOf(seat, base)),
  );
