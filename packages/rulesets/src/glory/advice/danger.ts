import { WEAPONS, type Weapon } from '../pieces.js';
import type { Vignette } from '../play/state.js';
import { isBehindFront, isDirectlyAhead } from '../rules/ahead.js';
import { type Base, distanceBetween, surelyBeyond, turnToFace } from '../rules/geometry.js';
import { canShootAs, rangeOf, shootsAllRound } from '../rules/shooting.js';
import { ratesOf } from '../tables/movement.js';
import type { Assessment } from './assessment.js';
import { memoryOf } from './memory.js';
import { boutOdds, shotOdds } from './odds.js';

/** How likely an enemy that can strike does so: his points are few, and he has other cares. */
const LIKELY = { charge: 0.4, shot: 0.5, afterTurn: 0.25, afterMove: 0.2 } as const;
/** What decides a battle is not risked as lightly as it is hunted. */
const CARE = 1.5;

/** What an enemy can do in his next turn, whoever stands before him. */
export interface Attacker {
  readonly index: number;
  readonly enemy: Vignette;
  readonly base: Base;
  /** How far he moves and turns; halted or behind defences he does neither. */
  readonly reach: number;
  readonly turn: number;
  readonly held: boolean;
  readonly weapons: readonly Armed[];
  /** Nobody farther from him has anything to fear. */
  readonly farthest: number;
}
interface Armed {
  readonly as: Weapon;
  readonly short: number;
  readonly max: number;
  readonly allRound: boolean;
}

function attackersOf(assessment: Assessment): readonly Attacker[] {
  const memory = memoryOf(assessment);
  memory.attackers ??= assessment.foes.map(foe => attackerOf(assessment, foe));
  return memory.attackers;
}

function attackerOf({ view, options }: Assessment, index: number): Attacker {
  const enemy = view.vignettes[index]!;
  const { good: reach, turn } = ratesOf(enemy.troop, options);
  const weapons = WEAPONS.filter(as => canShootAs(enemy.troop, as)).map(as => armed(enemy, as));
  const farthest = Math.max(reach, ...weapons.map(({ max }) => max + reach));
  const held = enemy.halted > 0 || enemy.defences;
  return { index, enemy, base: enemy.base!, reach, turn, held, weapons, farthest };
}
const armed = ({ troop }: Vignette, as: Weapon): Armed => ({
  as,
  short: rangeOf(troop, as).short,
  max: rangeOf(troop, as).max,
  allRound: shootsAllRound(troop, as),
});

/** What enemies may do in their next turn to a vignette that stands like this. */
export function danger(assessment: Assessment, index: number, base: Base): number {
  let sum = 0;
  for (const attacker of attackersOf(assessment)) {
    if (surelyBeyond(base, attacker.base, attacker.farthest)) continue;
    const far = distanceBetween(base, attacker.base);
    sum += charged(assessment, index, base, attacker, far) + shotAt(assessment, index, base, attacker, far);
  }
  const stake = assessment.stakes[index]!;
  return stake >= 1 ? CARE * sum : sum;
}

function charged(assessment: Assessment, index: number, base: Base, attacker: Attacker, far: number): number {
  if (attacker.held || far > attacker.reach) return 0;
  const { view, stakes, options } = assessment;
  const edge = isBehindFront(base, attacker.base.x, attacker.base.y) ? 'flank' : 'front';
  const { done, suffered } = boutOdds(attacker.enemy, view.vignettes[index]!, edge, options);
  return LIKELY.charge * Math.max(0, done * stakes[index]! - suffered * stakes[attacker.index]!);
}

/** IGR-SHO-07: most shoot only ahead; those behind field defences cannot even turn (IGR-FLD-05). */
function shotAt(assessment: Assessment, index: number, base: Base, attacker: Attacker, far: number): number {
  const { view, stakes, options } = assessment;
  const own = view.vignettes[index]!;
  let sum = 0;
  for (const weapon of attacker.weapons) {
    const odds = chanceOf(assessment, base, attacker, weapon, far);
    if (odds > 0) sum += odds * stakes[index]! * shotOdds(attacker.enemy, weapon.as, own, far > weapon.short, options);
  }
  return sum;
}

/** How likely an enemy shoots from where he can get to. */
function chanceOf({ options }: Assessment, base: Base, by: Attacker, { max, allRound }: Armed, far: number): number {
  if (far > (by.held ? max : max + by.reach)) return 0;
  if (far <= max && (allRound || isDirectlyAhead(by.base, base, options))) return LIKELY.shot;
  if (by.held || (!allRound && Math.abs(turnToFace(by.base, base.x, base.y)) > by.turn + 10)) return 0;
  return far <= max ? LIKELY.afterTurn : LIKELY.afterMove;
}
