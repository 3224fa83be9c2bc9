import { aheadOf, rightOf } from '../geometry/base.js';
import { WEAPONS, type Weapon } from '../pieces.js';
import type { Vignette } from '../play/state.js';
import { canShootAs, rangeOf, shootsAllRound } from '../rules/shooting.js';
import type { Assessment } from './assessment.js';
import { shotOdds } from './odds.js';

/** How likely an enemy shoots at somebody who comes there: straight before his front, where he can turn to, and further round. */
const SURE = { ahead: 0.5, turned: 0.2, round: 0.07 } as const;
/** Cosines of what he can turn to (IGR-MOV-06: most shooters wheel 45 degrees), and of what lies beyond it. */
const TURNED = 0.7;
const ROUND = 0.4;
/** Half of a base that crosses a corridor. */
const HALF = 0.5;

/** Fire that an enemy may bring on a place. */
export interface Threat {
  /** Nobody farther from him is in it, in W. */
  readonly far: number;
  /** The share of themselves that troops lose there, each turn. */
  readonly at: (x: number, y: number) => number;
}

/** What troops have to fear of one weapon of an enemy. */
export function* threatsOf({ options }: Assessment, own: Vignette, enemy: Vignette): Iterable<Threat> {
  const base = enemy.base!;
  for (const as of WEAPONS) {
    if (!canShootAs(enemy.troop, as)) continue;
    const { short, max } = rangeOf(enemy.troop, as);
    const near = shotOdds(enemy, as, own, false, options);
    const long = shotOdds(enemy, as, own, true, options);
    const reach = max + base.halfDepth + HALF;
    yield {
      far: reach,
      at: (x, y) => {
        const away = Math.sqrt((x - base.x) ** 2 + (y - base.y) ** 2);
        if (away > reach) return 0;
        return bearsOn(enemy, as, x, y, away) * (away - base.halfDepth - HALF > short ? long : near);
      },
    };
  }
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
