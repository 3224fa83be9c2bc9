import { forbid, isRefusal, type Options, type Refusal } from '@umpire/engine';
import { yesOrNo } from '../../common/book/legacy-fields.js';
import { SHOWN } from '../../common/book/verbs.js';
import { chargeOn, chargePlan, chargeSteps, enemyBody } from '../play/charging.js';
import { pointIn } from '../play/measure.js';
import { orderedSteps } from '../play/move-plan.js';
import { contactRefusal } from '../play/moving.js';
import type { State, Vignette } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { type Unit, unitBase, unitDistance, unitRates, vignetteOf } from '../play/units.js';
import { strikePoints } from '../rules/targets.js';
import { targetsOf } from './targets.js';
import { id, type OrderPoint, steps, verb } from './verb.js';
import { drawnFrom, endAside, mayMove, movePreview, showsMoves, unitAt } from './way.js';

/** IGR-CHG-02: what the owner may choose. */
export const ON_CONTACT = [
  { value: true, label: 'Line up on contact' },
  { value: false, label: 'Halt on contact' },
] as const;

/** IGR-CHG-01 to IGR-CHG-05: a move to contact is declared, those it would touch may evade. */
export const charge = verb({
  order: { stand: id, target: id, steps, lineUp: yesOrNo.default(true) },
  label: 'Charge',
  text: 'A move into contact; the target may evade',
  key: 'c',
  on: ({ seat, piece }) => (showsMoves(seat, piece) ? SHOWN : undefined),
  may: mayMove,
  fields: {
    target: { target: ({ seat, piece }) => targetsOf(seat, piece, closedFor(seat, piece)) },
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
  plan: ({ view, by, options }, order, unit) => {
    const target = enemyBody(view, by, order.target);
    if (typeof target !== 'number') return target;
    return chargePlan(view, unit, target, chargeSteps(view, unit, target, order.steps, options), options);
  },
  preview: (plan, seat) => {
    const told = movePreview(plan, seat);
    const touched = [...new Set(plan.arrivals.map(a => a.enemy))].join(', ');
    return { ...told, cost: `${told.cost}, touches ${touched}` };
  },
  refused: (seat, { stand, steps: given }) =>
    endAside(seat, stand, (view, unit, options) => orderedSteps(view, unit, { steps: given }, options)),
  act: (game, _by, order, plan) => chargeOn(game, plan, order.lineUp),
});

/** Why an enemy is out of the question, whatever the path. */
function closedFor(seat: Seat, v: Vignette): (enemy: Vignette) => Refusal | undefined {
  const { view, options } = seat;
  const unit = unitAt(seat, v);
  const touched = contactRefusal(view, unit);
  const far = chargeReach(view, unit, options);
  return enemy =>
    touched ??
    (unitDistance(view, unit, enemy.base!) > far ? forbid('IGR-CHG-01', 'it is too far away for a charge') : undefined);
}

/** Rounded down. */
const DEGREES_PER_RADIAN = 57;

/** Nobody farther away is reached, whatever the path: the move, and as far as its corners swing when it turns. */
function chargeReach(view: State, unit: Unit, options: Options): number {
  const { halfWidth, halfDepth } = unitBase(view, unit);
  const { good, turn, pivot } = unitRates(unit, options);
  const half = Math.sqrt(halfWidth * halfWidth + halfDepth * halfDepth);
  const radius = pivot === 'none' ? 0 : pivot === 'corner' ? 2 * half : half;
  return good + Math.min(2, turn / DEGREES_PER_RADIAN) * radius; // no chord is longer than its arc, or than two radii
}

/** Where a charge makes for: straight at its target, or where the book lets it; it is cut where it touches. */
function wayTo(seat: Seat, v: Vignette, target: Vignette, reaches: (to: OrderPoint) => boolean): OrderPoint {
  const { view } = seat;
  const base = unitBase(view, unitAt(seat, v));
  const points = strikePoints(target.base!, base).map(point => pointIn(view.ground.now, point));
  return points.find(reaches) ?? points[0]!;
}
