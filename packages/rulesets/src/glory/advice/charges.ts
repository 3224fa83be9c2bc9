import { isRefusal } from '@umpire/engine';
import type { ChargePlan } from '../play/charging.js';
import { mayEvade } from '../play/evading.js';
import type { OrderOf, OrderStep } from '../play/orders.js';
import type { State } from '../play/state.js';
import { unitsPerW } from '../play/steps.js';
import { leaderOf, type Unit, unitBase, unitRates } from '../play/units.js';
import type { Base } from '../rules/geometry.js';
import { distanceBetween, surelyBeyond } from '../rules/geometry.js';
import { strikePoints } from '../rules/targets.js';
import { charge } from '../verbs/charge.js';
import { mayMove } from '../verbs/way.js';
import { type Assessment, seatSeeing } from './assessment.js';
import type { Candidate } from './candidate.js';
import { danger } from './danger.js';
import { arrived, placed } from './hypothetical.js';
import { meleesWorth } from './melee-worth.js';
import { reception } from './shot-worth.js';

/** The best charge of a unit at each enemy in its reach. */
export function charges(assessment: Assessment, state: State, unit: Unit): Candidate[] {
  const found: Candidate[] = [];
  for (const foe of assessment.foes) {
    const best = bestChargeAt(assessment, state, unit, foe);
    if (best) found.push(best);
  }
  return found;
}

/** Its best charge at one enemy; undefined: none is allowed. */
export function bestChargeAt(assessment: Assessment, state: State, unit: Unit, foe: number): Candidate | undefined {
  if (isOutOfReach(assessment, state, unit, foe)) return undefined;
  const seat = seatSeeing(assessment, state);
  const mover = mayMove(seat, leaderOf(state, unit));
  if (isRefusal(mover)) return undefined;
  let best: Candidate | undefined;
  for (const order of waysAt(assessment, state, unit, foe)) {
    const plan = charge.plan(seat, order, mover);
    if (isRefusal(plan)) continue;
    const worth = chargeWorth(assessment, state, plan);
    if (!best || worth > best.worth) best = { order, worth };
  }
  return best;
}

/** Some charges of a unit at everybody in its reach, whether they are allowed or not. */
export function* chargesAt(assessment: Assessment, state: State, unit: Unit): Iterable<OrderOf<'charge'>> {
  for (const foe of assessment.foes)
    if (!isOutOfReach(assessment, state, unit, foe)) yield* waysAt(assessment, state, unit, foe);
}

function isOutOfReach({ options }: Assessment, state: State, unit: Unit, foe: number): boolean {
  const base = unitBase(state, unit);
  const { good } = unitRates(unit, options);
  const enemy = state.vignettes[foe]!.base!;
  return surelyBeyond(base, enemy, good) || distanceBetween(base, enemy) > good;
}

/** Ways to charge somebody in its reach. */
function* waysAt({ options }: Assessment, state: State, unit: Unit, foe: number): Iterable<OrderOf<'charge'>> {
  const base = unitBase(state, unit);
  const { good, pivot } = unitRates(unit, options);
  const enemy = state.vignettes[foe]!;
  const stand = leaderOf(state, unit).id;
  for (const steps of waysTo(state, base, enemy.base!, good, pivot !== 'none'))
    yield { verb: 'charge', stand, target: enemy.id, steps, lineUp: true };
}

/** Straight at him, at his flanks, and straight ahead. */
function* waysTo(state: State, base: Base, enemy: Base, most: number, turns: boolean): Iterable<OrderStep[]> {
  const perW = unitsPerW(state.ground.now.top);
  yield [{ ahead: Math.floor(most * perW) }];
  if (!turns) return;
  for (const { x, y } of strikePoints(enemy, base)) yield [{ x: Math.round(x * perW), y: Math.round(y * perW) }];
}

/** What one who evades leaves of a charge. */
const EVADED = 0.3;
/** Enemies have their turn only after the melees: much will have changed by then. */
export const AFTER = 0.7;

/** What a charge adds to the melees of this turn, less what awaits the charger before and after them. */
export function chargeWorth(
  assessment: Assessment,
  state: State,
  { unit, walk, arrivals, target }: ChargePlan,
): number {
  const there = arrived(placed(state, unit, walk.ends), arrivals);
  const gained = meleesWorth(assessment, there) - meleesWorth(assessment, state);
  let risk = 0;
  for (let k = 0; k < unit.bodies.length; k++) {
    const index = unit.bodies[k]!;
    const before = danger(assessment, index, state.vignettes[index]!.base!);
    risk += AFTER * (danger(assessment, index, walk.ends[k]!) - before);
  }
  const { stopped, lost } = reception(assessment, there, arrivals);
  const share = mayEvade(there, target, unit.bodies[0]!, assessment.options) ? EVADED : 1;
  return share * ((1 - stopped) * gained - lost) - risk;
}
