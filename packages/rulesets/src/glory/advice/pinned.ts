import type { Vignette } from '../play/state.js';
import { type Unit, unitRates } from '../play/units.js';
import { type Base, turnToFace } from '../rules/geometry.js';
import type { Assessment } from './assessment.js';

/** IGR-FLD-05: enemies whose loss decides, and who cannot turn. */
export const pinnedOf = ({ view, foes, stakes }: Assessment): Vignette[] =>
  foes.filter(foe => stakes[foe]! >= 1 && view.vignettes[foe]!.defences).map(foe => view.vignettes[foe]!);

/** So near, in W between the middles, one begins to turn for the charge. */
const CLOSE = 3;
/** So many degrees aside one can still charge. */
const ASIDE = 30;

/** The turns that a unit close to an enemy who is pinned needs to face him: links turn slowly (IGR-LNK-04). */
export function turningTo(assessment: Assessment, unit: Unit): (base: Base) => number {
  const pinned = pinnedOf(assessment);
  const { turn, pivot } = unitRates(unit, assessment.options);
  if (pinned.length === 0 || pivot === 'none') return () => 0;
  return base => {
    let least = Number.POSITIVE_INFINITY;
    for (const { base: at } of pinned) {
      if (Math.sqrt((at!.x - base.x) ** 2 + (at!.y - base.y) ** 2) > CLOSE) continue;
      least = Math.min(least, Math.max(0, Math.abs(turnToFace(base, at!.x, at!.y)) - ASIDE) / turn);
    }
    return Number.isFinite(least) ? least : 0;
  };
}
