import { isRefusal, type Preview, type Refusal } from '@umpire/engine';
import { yesOrNo } from '../../common/book/legacy-fields.js';
import { SHOWN } from '../../common/book/verbs.js';
import { type ChargePlan, chargeOn, chargePlan, chargeSteps, chargeTarget } from '../play/charging.js';
import { pointIn } from '../play/measure.js';
import { orderedSteps } from '../play/move-plan.js';
import type { Vignette } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { unitBase, vignetteOf } from '../play/units.js';
import { strikePoints } from '../rules/targets.js';
import { contactOf, contactPreview } from './contact-odds.js';
import { targetsOf } from './targets.js';
import { id, type OrderPoint, steps, verb } from './verb.js';
import { drawnFrom, endAside, mayMove, movePreview, showsMoves, unitAt } from './way.js';

/** IGR-CHG-02: what the owner may choose. */
export const ON_CONTACT = [
  {
    value: true,
    label: 'Line up on contact',
    text: 'Front against the edge it meets, as far as turn and move are left: most of its front fights',
  },
  { value: false, label: 'Halt on contact', text: 'It stays as it came, a corner against the enemy' },
] as const;

/** IGR-CHG-01 to IGR-CHG-05: a move to contact is declared, those it would touch may evade. */
export const charge = verb({
  order: { stand: id, target: id, steps, lineUp: yesOrNo.default(true) },
  label: 'Charge',
  text: 'A move into contact; the target may evade',
  key: 'c',
  use: 'charge',
  on: ({ seat, piece }) => (showsMoves(seat, piece) ? SHOWN : undefined),
  may: mayMove,
  fields: {
    target: {
      target: ({ seat, piece, refusalOf }) => {
        const unit = unitAt(seat, piece);
        const reaches = (target: string, to: OrderPoint) =>
          refusalOf({ stand: piece.id, target, steps: [to], lineUp: true });
        return targetsOf(seat, piece, id => {
          const target = chargeTarget(seat, unit, id);
          return isRefusal(target) ? target : outOfReach(seat, piece, target, to => reaches(id, to));
        });
      },
    },
    lineUp: { choose: () => ON_CONTACT },
    steps: {
      path: ({ seat, piece: { id: stand }, piece, sofar, refusalOf }) => {
        const drawn = drawnFrom(seat, piece);
        const target = sofar.target === undefined ? undefined : vignetteOf(seat.view, sofar.target);
        if (isRefusal(drawn) || !target?.base) return drawn;
        const reaches = (to: OrderPoint) => !refusalOf({ stand, target: target.id, steps: [to], lineUp: true });
        return { ...drawn, along: [wayTo(seat, piece, target, reaches)] };
      },
    },
  },
  plan: (seat, order, unit) => {
    const { view, options } = seat;
    const target = chargeTarget(seat, unit, order.target);
    if (isRefusal(target)) return target;
    return chargePlan(view, unit, target, chargeSteps(view, unit, target, order.steps, options), options);
  },
  preview: (plan, seat, { lineUp }) => chargePreview(plan, seat, lineUp),
  refused: (seat, { stand, steps: given }) =>
    endAside(seat, stand, (view, unit, options) => orderedSteps(view, unit, { steps: given }, options)),
  act: (game, _by, order, plan) => chargeOn(game, plan, order.lineUp),
});

/** The way, whom it touches besides its target, and the melee that comes of it, if its target stands. */
function chargePreview(plan: ChargePlan, seat: Seat, lineUp: boolean): Preview {
  const told = movePreview(plan, seat);
  const target = seat.view.vignettes[plan.target]!.id;
  const others = [...new Set(plan.arrivals.map(a => a.enemy))].filter(enemy => enemy !== target);
  const { odds, cost, counts, warnings } = contactPreview(contactOf(plan), seat, lineUp);
  const touches = others.length > 0 ? `, touches ${others.join(', ')} too` : '';
  return { ...told, odds, cost: `${told.cost}${touches}; ${cost}`, counts, warnings };
}

/** The points of a target for which a charge may make. */
function pointsOf(seat: Seat, v: Vignette, target: Vignette): readonly OrderPoint[] {
  const { view } = seat;
  return strikePoints(target.base!, unitBase(view, unitAt(seat, v))).map(point => pointIn(view.ground.now, point));
}

/** Why a charge comes to no point of a target, going straight there; a path with more bends may yet. */
function outOfReach(
  seat: Seat,
  v: Vignette,
  target: number,
  refusalAt: (to: OrderPoint) => Refusal | undefined,
): Refusal | undefined {
  let first: Refusal | undefined;
  for (const point of pointsOf(seat, v, seat.view.vignettes[target]!)) {
    const refusal = refusalAt(point);
    if (!refusal) return undefined;
    first ??= refusal;
  }
  return first;
}

/** Where a charge makes for: straight at its target, or where the book lets it; it is cut where it touches. */
function wayTo(seat: Seat, v: Vignette, target: Vignette, reaches: (to: OrderPoint) => boolean): OrderPoint {
  const points = pointsOf(seat, v, target);
  return points.find(reaches) ?? points[0]!;
}
