import { WEAPONS, type Weapon } from '../pieces.js';
import type { Vignette } from '../play/state.js';
import { aheadOf, rightOf } from '../rules/geometry.js';
import { canShootAs, rangeOf, shootsAllRound } from '../rules/shooting.js';
import type { Assessment } from './assessment.js';
import { memoryOf } from './memory.js';
import { around, sizeOf } from './terrain-cost.js';

/** How likely an enemy shoots at somebody who comes there: straight before his front, where he can turn to, and further round. */
const SURE = { ahead: 0.5, turned: 0.2, round: 0.07 } as const;
/** Cosines of what he can turn to (IGR-MOV-06: most shooters wheel 45 degrees), and of what lies beyond it. */
const TURNED = 0.7;
const ROUND = 0.4;
/** Half of a base that crosses a corridor. */
const HALF = 0.5;

/** A cell on which a weapon bears. */
interface Swept {
  readonly node: number;
  /** From 0 to 1: how likely he shoots at it. */
  readonly sure: number;
  readonly long: boolean;
}
/** Fire that one weapon of an enemy may bring on the cells of the table. */
export interface Threat {
  readonly enemy: Vignette;
  readonly as: Weapon;
  readonly cells: readonly Swept[];
}

/** What all have to fear of the weapons of all enemies. */
export function threatsOf(assessment: Assessment): readonly Threat[] {
  const memory = memoryOf(assessment);
  memory.threats ??= assessment.foes.flatMap(foe => threatsBy(assessment, assessment.view.vignettes[foe]!));
  return memory.threats;
}
const threatsBy = (assessment: Assessment, enemy: Vignette): Threat[] =>
  WEAPONS.filter(as => canShootAs(enemy.troop, as)).map(as => ({ enemy, as, cells: cellsOf(assessment, enemy, as) }));

function cellsOf({ view }: Assessment, enemy: Vignette, as: Weapon): Swept[] {
  const base = enemy.base!;
  const { short, max } = rangeOf(enemy.troop, as);
  const reach = max + base.halfDepth + HALF;
  const cells: Swept[] = [];
  around(sizeOf(view.ground.now), base, reach, (node, x, y) => {
    const away = Math.sqrt((x - base.x) ** 2 + (y - base.y) ** 2);
    const sure = away > reach ? 0 : bearsOn(enemy, as, x, y, away);
    if (sure > 0) cells.push({ node, sure, long: away - base.halfDepth - HALF > short });
  });
  return cells;
}

/** From 0 to 1: how likely he shoots at a place `away` from him. */
function bearsOn(enemy: Vignette, as: Weapon, x: number, y: number, away: number): number {
  if (shootsAllRound(enemy.troop, as)) return SURE.turned;
  const base = enemy.base!;
  const ahead = aheadOf(base, x, y);
  if (ahead <= base.halfDepth) return 0;
  if (Math.abs(rightOf(base, x, y)) < base.halfWidth + HALF) return SURE.ahead;
  if (enemy.defences) return 0; // IGR-FLD-05: he does not turn
  return ahead >= TURNED * away ? SURE.turned : ahead >= ROUND * away ? SURE.round : 0;
}
