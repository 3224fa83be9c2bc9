import type { GestureTarget, Refusal } from '@umpire/engine';
import { unitsOf } from '../play/measure.js';
import type { Vignette } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { isBody, unitDistance } from '../play/units.js';
import { unitAt } from './way.js';

/** Every enemy on the table, how far away it is, and why it is no target. */
export function targetsOf(
  seat: Seat,
  v: Vignette,
  closedFor: (enemy: Vignette) => Refusal | undefined,
): readonly GestureTarget[] {
  const { view, by } = seat;
  const unit = unitAt(seat, v);
  return view.vignettes
    .filter(o => o.side !== by && isBody(o))
    .map(enemy => {
      const closed = closedFor(enemy);
      const gap = v.base === null ? null : unitsOf(view.ground.now, unitDistance(view, unit, enemy.base!));
      return { id: enemy.id, gap, ...(closed && { closed }) };
    });
}
