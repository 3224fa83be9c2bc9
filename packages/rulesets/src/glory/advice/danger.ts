import { isBehindFront, isDirectlyAhead } from '../geometry/ahead.js';
import { type Base, turnToFace } from '../geometry/base.js';
import { distanceBetween, surelyBeyond } from '../geometry/contact.js';
import { WEAPONS } from '../pieces.js';
import type { Vignette } from '../play/state.js';
import { canShootAs, rangeOf, shootsAllRound } from '../rules/shooting.js';
import { ratesOf } from '../tables/movement.js';
import type { Assessment } from './assessment.js';
import { boutOdds } from './melee-worth.js';
import { shotOdds } from './shot-worth.js';

/** How likely an enemy that can strike does so: his points are few, and he has other cares. */
const LIKELY = { charge: 0.4, shot: 0.5, afterTurn: 0.25, afterMove: 0.2 } as const;
/** What decides a battle is not risked as lightly as it is hunted. */
const CARE = 1.5;

/** What enemies may do in their next turn to a vignette that stands like this. */
export function danger(assessment: Assessment, index: number, base: Base): number {
  let sum = 0;
  for (const foe of assessment.foes) {
    const enemy = assessment.view.vignettes[foe]!;
    const { good } = ratesOf(enemy.troop, assessment.options);
    sum += charged(assessment, index, base, foe, good) + shotAt(assessment, index, base, enemy, good);
  }
  const stake = assessment.stakes[index]!;
  return stake >= 1 ? CARE * sum : sum;
}

function charged(assessment: Assessment, index: number, base: Base, foe: number, reach: number): number {
  const { view, stakes } = assessment;
  const enemy = view.vignettes[foe]!;
  if (enemy.halted > 0 || enemy.defences || surelyBeyond(base, enemy.base!, reach)) return 0;
  if (distanceBetween(base, enemy.base!) > reach) return 0;
  const edge = isBehindFront(base, enemy.base!.x, enemy.base!.y) ? 'flank' : 'front';
  const { done, suffered } = boutOdds(assessment, enemy, view.vignettes[index]!, edge);
  return LIKELY.charge * Math.max(0, done * stakes[index]! - suffered * stakes[foe]!);
}

/** IGR-SHO-07: most shoot only ahead; those behind field defences cannot even turn (IGR-FLD-05). */
function shotAt(assessment: Assessment, index: number, base: Base, enemy: Vignette, reach: number): number {
  const own = assessment.view.vignettes[index]!;
  let sum = 0;
  for (const as of WEAPONS) {
    if (!canShootAs(enemy.troop, as)) continue;
    const { short, max } = rangeOf(enemy.troop, as);
    if (surelyBeyond(base, enemy.base!, max + reach)) continue;
    const far = distanceBetween(base, enemy.base!);
    const odds = chanceOf(assessment, base, enemy, far, max, reach, shootsAllRound(enemy.troop, as));
    if (odds > 0) sum += odds * assessment.stakes[index]! * shotOdds(assessment, enemy, as, own, far > short);
  }
  return sum;
}

function chanceOf(
  assessment: Assessment,
  base: Base,
  enemy: Vignette,
  far: number,
  max: number,
  reach: number,
  allRound: boolean,
): number {
  const { options } = assessment;
  const aimed = allRound || isDirectlyAhead(enemy.base!, base, options);
  if (far <= max && aimed) return LIKELY.shot;
  if (enemy.defences || enemy.halted > 0) return 0;
  const { turn } = ratesOf(enemy.troop, options);
  if (!allRound && Math.abs(turnToFace(enemy.base!, base.x, base.y)) > turn + 10) return 0;
  return far <= max ? LIKELY.afterTurn : far <= max + reach ? LIKELY.afterMove : 0;
}
