import type { OrderOf } from '../play/orders.js';
import type { State } from '../play/state.js';
import type { Unit } from '../play/units.js';
import type { Assessment } from './assessment.js';
import { charges } from './charges.js';

/** How much of a charge that is possible now is left of it in the next turn: most enemies will have moved, few behind defences (IGR-FLD-02). */
const NEXT = { fixed: 0.6, free: 0.2 } as const;

/** What the best charge of the next turn promises to a unit that stands as in `state`. */
export function nextCharge(assessment: Assessment, state: State, unit: Unit): number {
  let best = 0;
  for (const { order, worth } of charges(assessment, state, unit)) {
    const target = state.vignettes[state.lookup.ids[(order as OrderOf<'charge'>).target]!]!;
    best = Math.max(best, worth * (target.defences ? NEXT.fixed : NEXT.free));
  }
  return best;
}
