import type { GestureTarget } from '@umpire/engine';
import { closable } from '../../common/book/verbs.js';
import { unitsOf } from '../play/measure.js';
import type { Vignette } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { isBody, unitDistance } from '../play/units.js';
import { unitAt } from './way.js';

/** Every enemy on the table, how far away it is, and why it is no target. */
export function targetsOf(
  seat: Seat,
  v: Vignette,
  /** What is found of an order at each of them: a refusal closes it. */
  judged: (target: string) => unknown,
): readonly GestureTarget[] {
  const { view, by } = seat;
  const unit = unitAt(seat, v);
  return view.vignettes
    .filter(o => o.side !== by && isBody(o))
    .map(enemy => {
      const gap = v.base === null ? null : unitsOf(view.ground.now, unitDistance(view, unit, enemy.base!));
      return closable({ id: enemy.id, gap }, judged(enemy.id));
    });
}
