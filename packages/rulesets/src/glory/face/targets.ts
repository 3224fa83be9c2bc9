import {
  forbid,
  type GestureTarget,
  isRefusal,
  type Options,
  type OrderSoFar,
  type Refusal,
  type Side,
} from '@umpire/engine';
import type { Weapon } from '../pieces.js';
import { chargeTargets, initiativeShots, intentOf } from '../play/initiative.js';
import { fightsOf } from '../play/melee.js';
import type { Order } from '../play/orders.js';
import { faultOf } from '../play/perform.js';
import type { State, Vignette } from '../play/state.js';
import { isBody, touchedBy, type Unit, unitBase, unitDistance, unitRates } from '../play/units.js';
import { unitsOf } from './measure.js';

/** Every enemy on the table, how far away it is, and why it is no target. */
export function targets(
  view: State,
  by: Side,
  v: Vignette,
  unit: Unit,
  sofar: OrderSoFar,
  options: Options,
): GestureTarget[] {
  const enemies = view.vignettes.filter(o => o.side !== by && isBody(o));
  const closedFor = closer(view, by, v, unit, sofar, options);
  const { now } = view.ground;
  return enemies.map(o => {
    const closed = closedFor(o);
    const gap = v.base === null ? null : unitsOf(now, unitDistance(view, unit, o.base!));
    return { id: o.id, gap, ...(closed && { closed }) };
  });
}

/** Why an enemy is no target of the order that is being made. */
function closer(
  view: State,
  by: Side,
  v: Vignette,
  unit: Unit,
  sofar: OrderSoFar,
  options: Options,
): (o: Vignette) => Refusal | undefined {
  const weapon = (sofar.weapon as Weapon | undefined) ?? 'own';
  switch (sofar.verb) {
    case 'shoot':
      return o => faultOf(view, by, { verb: 'shoot', stand: v.id, weapon, target: o.id }, options);
    case 'fight': {
      const fights = fightsOf(view);
      const order = (target: string): Order => ({ verb: 'fight', stand: v.id, target });
      return o =>
        fights.some(([a, b]) => a === v.id && b === o.id) ? undefined : faultOf(view, by, order(o.id), options);
    }
    case 'lineUp':
      return o => faultOf(view, by, { verb: 'lineUp', stand: v.id, target: o.id }, options);
    case 'initiative':
      return initiativeCloser(view, unit, sofar, weapon, options);
    default: {
      const touched = unit.bodies.some(i => touchedBy(view, view.vignettes[i]!.base!, by).length > 0);
      const far = chargeReach(view, unit, options);
      return o =>
        touched
          ? forbid('IGR-R-37', 'a vignette in contact may only line up')
          : unitDistance(view, unit, o.base!) > far
            ? forbid('IGR-CHG-01', 'it is too far away for a charge')
            : undefined;
    }
  }
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

function initiativeCloser(
  view: State,
  unit: Unit,
  sofar: OrderSoFar,
  weapon: Weapon,
  options: Options,
): (o: Vignette) => Refusal | undefined {
  const intent = intentOf(view, unit, options);
  if (isRefusal(intent)) return () => intent;
  if (sofar.choice === 'shoot') {
    const shots = [...initiativeShots(view, unit, options)].filter(
      s => s.as === weapon && (unit.bodies.length === 1 || view.vignettes[s.from]!.id === sofar.stand),
    );
    return o =>
      shots.some(s => view.vignettes[s.at]!.id === o.id) ? undefined : forbid('IGR-INI-04', 'it has no such shot');
  }
  const chased = chargeTargets(view, unit, intent.does, options);
  return o =>
    chased.some(i => view.vignettes[i]!.id === o.id)
      ? undefined
      : forbid('IGR-GEO-22', 'its throw does not send it there');
}
