import { isRefusal, type Look, type Reach, type Refusal, reachFrom, type Seat } from '@umpire/engine';
import { blockersOf } from '../play/ground.js';
import { perW, unitsOf } from '../play/measure.js';
import { movePlan } from '../play/move-plan.js';
import { movableUnit } from '../play/moving.js';
import { stepsOf, unitsPerW } from '../play/steps.js';
import type { Types } from '../play/types.js';
import { isBody, unitBase, unitRates, vignetteOf } from '../play/units.js';
import { shareOf } from '../verbs/way.js';

/** An eighth of a W: fine enough to draw. */
const PITCH = 1 / 8;

/** Where the centre of a unit can get to with one turn and one advance. */
export function reach({ view, by, options }: Seat<Types>, _verb: string, stand: string): Reach | Refusal {
  const unit = movableUnit(view, by, stand, options);
  if (isRefusal(unit)) return unit;
  const ground = view.ground.now;
  const base = unitBase(view, unit);
  const rates = unitRates(unit, options);
  const start = { x: unitsOf(ground, base.x), y: unitsOf(ground, base.y) };
  const far = Math.ceil((rates.good + rates.good / 2) * perW(ground));
  const cost = (ax: number, ay: number, bx: number, by_: number): number => {
    if (ax !== start.x || ay !== start.y) return Number.POSITIVE_INFINITY;
    const steps = stepsOf(base, [{ x: bx, y: by_ }], rates.pivot, unitsPerW(ground.top));
    const plan = movePlan(view, unit, steps, options);
    return isRefusal(plan) ? Number.POSITIVE_INFINITY : shareOf(plan.walk);
  };
  return reachFrom({
    start,
    pitch: Math.round(PITCH * perW(ground)),
    bounds: {
      left: Math.max(0, start.x - far),
      bottom: Math.max(0, start.y - far),
      right: Math.min(unitsOf(ground, ground.top.width), start.x + far),
      top: Math.min(unitsOf(ground, ground.top.depth), start.y + far),
    },
    cost,
    free: () => true,
  });
}

/** Whom a vignette sees, and what is in the way of the others (IGR-R-39). */
export function sight({ view }: Look<Types>, piece: string): { id: string; blockedBy: string[] }[] {
  const v = vignetteOf(view, piece);
  if (!v || !isBody(v)) return [];
  return view.vignettes
    .filter(o => o.side !== v.side && isBody(o))
    .map(o => ({ id: o.id, blockedBy: blockersOf(view.ground.now, v.base!, o.base!) }));
}
