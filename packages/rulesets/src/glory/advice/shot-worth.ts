import { isRefusal } from '@umpire/engine';
import type { Reason, ShotOutcome, Weapon } from '../pieces.js';
import type { Arrival } from '../play/events.js';
import { isFarOff, shotFacts, shotForbidden, shotOf, weaponsOf } from '../play/shooting.js';
import type { State } from '../play/state.js';
import { isBody, type Unit, unitBase } from '../play/units.js';
import { type Base, distanceBetween, surelyBeyond } from '../rules/geometry.js';
import { rangeOf, readyShot, type ShotFacts, shotResult } from '../rules/shooting.js';
import type { Assessment } from './assessment.js';
import { harmTo } from './harm.js';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What one shot may be expected to do to its target, in the target's worth. */
export function shotWorth(
  assessment: Assessment,
  state: State,
  from: number,
  as: Weapon,
  at: number,
  reason: Reason,
): number {
  return measuredWorth(assessment, state, from, at, shotFacts(state, from, as, at, reason, assessment.options));
}
function measuredWorth(assessment: Assessment, state: State, from: number, at: number, facts: ShotFacts): number {
  const { options, stakes } = assessment;
  const ready = readyShot(facts, options);
  const harm = harmTo(state, at, state.vignettes[from]!.base!, options);
  let sum = 0;
  for (const face of FACES) {
    const { outcome } = shotResult(ready, face, options);
    if (outcome !== 'none') sum += harm(outcome);
  }
  return (sum * stakes[at]!) / FACES.length;
}

/** IGR-SHO-05: what chargers lose to the fire of those whom they come upon, and how likely it stops them. */
export function reception(
  assessment: Assessment,
  there: State,
  arrivals: readonly Arrival[],
): { stopped: number; lost: number } {
  const { options } = assessment;
  const { ids } = there.lookup;
  let passed = 1;
  let lost = 0;
  for (const { mover, enemy } of arrivals) {
    const [from, at] = [ids[enemy]!, ids[mover]!];
    for (const as of weaponsOf(there.vignettes[from]!, options)) {
      if (shotForbidden(there, from, as, at, 'contact', options)) continue;
      const ready = readyShot(shotFacts(there, from, as, at, 'contact', options), options);
      const driven = FACES.filter(face => !STAYS.includes(shotResult(ready, face, options).outcome)).length;
      passed *= 1 - driven / FACES.length;
      lost += shotWorth(assessment, there, from, as, at, 'contact');
    }
  }
  return { stopped: 1 - passed, lost };
}
const STAYS: readonly ShotOutcome[] = ['none', 'halt'];

/** The nearest enemies that a unit of shooters may turn to. */
export function targetsOf(assessment: Assessment, state: State, unit: Unit): Base[] {
  const weapons = unit.bodies.flatMap(i =>
    weaponsOf(state.vignettes[i]!, assessment.options).map(as => rangeOf(state.vignettes[i]!.troop, as).max),
  );
  if (weapons.length === 0) return [];
  const reach = Math.max(...weapons) + 1;
  const base = unitBase(state, unit);
  return assessment.foes
    .map(foe => state.vignettes[foe]!.base!)
    .filter(foe => !surelyBeyond(base, foe, reach))
    .sort((a, b) => distanceBetween(base, a) - distanceBetween(base, b))
    .slice(0, LOOKS);
}
/** To more than so many nobody turns his head. */
const LOOKS = 3;

/** The best that the bodies of a unit could shoot from where they stand in `state`, one shot a weapon. */
export function volleyWorth(assessment: Assessment, state: State, bodies: readonly number[]): number {
  let sum = 0;
  for (const from of bodies)
    for (const as of weaponsOf(state.vignettes[from]!, assessment.options))
      sum += bestShot(assessment, state, from, as);
  return sum;
}

function bestShot(assessment: Assessment, state: State, from: number, as: Weapon): number {
  const { foes, options } = assessment;
  let best = 0;
  for (const at of foes) {
    if (!isBody(state.vignettes[at]!) || isFarOff(state, from, as, at, options)) continue;
    const shot = shotOf(state, from, as, at, 'activated', options);
    if (!isRefusal(shot)) best = Math.max(best, measuredWorth(assessment, state, from, at, shot.facts));
  }
  return best;
}
