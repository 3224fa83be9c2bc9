import type { Vignette } from '../play/state.js';
import { isBody, type Unit } from '../play/units.js';
import { aheadOf, type Base, distanceBetween, reachAlong, rightOf, surelyBeyond } from '../rules/geometry.js';
import { passesFriends } from '../rules/movement.js';
import { canShootAs } from '../rules/shooting.js';
import { ratesOf } from '../tables/movement.js';
import type { Assessment } from './assessment.js';

/** Who has enemies no farther than this, in W, may be driven back. */
const NEAR = 5;
/** What it costs to stand so, of the worth of who would break: how likely a repulse is, and what it turns into (IGR-RES-06). */
const CROWDED = 0.1;

/** Whether one base lies on the way back of another, within half of the longest repulse: two moves under fire (10.8). */
function isBehind(front: Base, behind: Base, half: number): boolean {
  if (surelyBeyond(front, behind, half)) return false;
  const gap =
    -aheadOf(front, behind.x, behind.y) - front.halfDepth - reachAlong(behind, front.forwardX, front.forwardY);
  if (gap < -front.halfDepth || gap > half) return false;
  return (
    Math.abs(rightOf(front, behind.x, behind.y)) < front.halfWidth + reachAlong(behind, front.forwardY, -front.forwardX)
  );
}

/** Whether one base stands before the front of another, no farther than so. */
function isBefore(base: Base, other: Base, far: number): boolean {
  if (surelyBeyond(base, other, far)) return false;
  const gap = aheadOf(base, other.x, other.y) - base.halfDepth - reachAlong(other, base.forwardX, base.forwardY);
  return (
    gap > -base.halfDepth &&
    gap < far &&
    Math.abs(rightOf(base, other.x, other.y)) < base.halfWidth + reachAlong(other, base.forwardY, -base.forwardX)
  );
}

/** What it costs each friend of the main battle line whom a skirmisher hinders in a charge (10.10). */
const HINDERED = 0.06;

/** What it costs that a skirmisher stands before the line, where enemies are near. */
function hindrance(assessment: Assessment, unit: Unit, ends: readonly Base[]): number {
  const { view, by, options } = assessment;
  if (view.vignettes[unit.bodies[0]!]!.role !== 'skirmish') return 0;
  let cost = 0;
  for (const v of view.vignettes) {
    if (v.side !== by || v.role !== 'mbl' || !isBody(v) || canShootAs(v.troop, 'own') || v.troop.class === 'ART')
      continue;
    const { good } = ratesOf(v.troop, options);
    if (ends.some(end => isBefore(v.base!, end, good)) && isNear(assessment, v.base!, 2 * good)) cost += HINDERED;
  }
  return cost;
}

/** What it costs that friends stand behind a unit, or it behind them, where enemies are near (IGR-RES-06). */
export function crowding(assessment: Assessment, unit: Unit, ends: readonly Base[]): number {
  const { view, by, stakes } = assessment;
  let cost = hindrance(assessment, unit, ends);
  const { vignettes } = view;
  const { bodies } = unit;
  for (let i = 0; i < vignettes.length; i++) {
    const v = vignettes[i]!;
    if (v.side !== by || !isBody(v) || bodies.includes(i)) continue;
    for (let k = 0; k < bodies.length; k++) {
      const index = bodies[k]!;
      const own = vignettes[index]!;
      const end = ends[k]!;
      if (isBehind(end, v.base!, halfOf(assessment, own)) && isNear(assessment, end)) cost += CROWDED * stakes[index]!;
      if (isBehind(v.base!, end, halfOf(assessment, v)) && isNear(assessment, v.base!)) cost += CROWDED * stakes[i]!;
    }
  }
  return cost;
}

/** Half of two moves; VLI pass through friends and never break on them (IGR-R-79). */
const halfOf = ({ options }: Assessment, { troop }: Vignette): number =>
  passesFriends(troop) ? 0 : ratesOf(troop, options).good;

function isNear({ view, foes }: Assessment, base: Base, far = NEAR): boolean {
  for (const foe of foes) {
    const other = view.vignettes[foe]!.base!;
    if (!surelyBeyond(base, other, far) && distanceBetween(base, other) <= far) return true;
  }
  return false;
}
