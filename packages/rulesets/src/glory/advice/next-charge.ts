import type { State } from '../play/state.js';
import { type Unit, unitRates } from '../play/units.js';
import { isBehindFront } from '../rules/ahead.js';
import { type Base, distanceBetween, surelyBeyond, turnToFace } from '../rules/geometry.js';
import type { Assessment } from './assessment.js';
import { AFTER, bestChargeAt } from './charges.js';
import { boutOdds } from './odds.js';

/** How much of a charge that is possible now is left of it in the next turn: most enemies will have moved, few behind defences (IGR-FLD-02). */
const NEXT = { fixed: 0.6, free: 0.2 } as const;

/** What a charge of the next turn promises to a unit that would stand so, by its odds: enemies who move make a closer look vain. */
export function nextCharge(assessment: Assessment, unit: Unit, bases: readonly Base[]): number {
  let best = 0;
  for (const foe of assessment.foes)
    if (!assessment.view.vignettes[foe]!.defences)
      best = Math.max(best, NEXT.free * promiseOf(assessment, unit, bases, foe));
  return best;
}

/** The best bout that one of a unit may have with an enemy in its reach. */
function promiseOf({ view, stakes, options }: Assessment, unit: Unit, bases: readonly Base[], foe: number): number {
  const enemy = view.vignettes[foe]!;
  const at = enemy.base!;
  const { good, turn } = unitRates(unit, options);
  let best = 0;
  for (let k = 0; k < bases.length; k++) {
    const index = unit.bodies[k]!;
    const base = bases[k]!;
    if (surelyBeyond(base, at, good) || Math.abs(turnToFace(base, at.x, at.y)) > turn) continue;
    if (distanceBetween(base, at) > good) continue;
    const edge = isBehindFront(at, base.x, base.y) ? 'flank' : 'front';
    const { done, suffered } = boutOdds(view.vignettes[index]!, enemy, edge, options);
    best = Math.max(best, done * stakes[foe]! - suffered * stakes[index]!);
  }
  return best;
}

/** Who stands behind defences will be there in the next turn, too: the best charge at such a one is imagined as if it were made now. */
export function chargeAtDefences(assessment: Assessment, state: State, unit: Unit): number {
  let best = 0;
  for (const foe of assessment.foes)
    if (state.vignettes[foe]!.defences)
      best = Math.max(best, NEXT.fixed * (bestChargeAt(assessment, state, unit, foe)?.worth ?? 0));
  return best;
}

/**
 * The most that `chargeAtDefences` may find for a unit that would stand so and be in such peril, while no melee is to be fought:
 * everybody near breaks, nobody evades or shoots, and the peril is over. 0: nobody behind defences is near.
 */
export function mostAtDefences(assessment: Assessment, unit: Unit, bases: readonly Base[], peril: number): number {
  const { view, foes, stakes, options } = assessment;
  const near = unitRates(unit, options).good + 2 * bases.length;
  let all = 0;
  let fixed = false;
  for (const foe of foes) {
    const { base, defences } = view.vignettes[foe]!;
    if (areBeyond(bases, base!, near)) continue;
    all += stakes[foe]!;
    fixed ||= defences;
  }
  return fixed ? NEXT.fixed * (all + AFTER * peril) : 0;
}
function areBeyond(bases: readonly Base[], from: Base, far: number): boolean {
  for (const base of bases) if (!surelyBeyond(base, from, far)) return false;
  return true;
}
