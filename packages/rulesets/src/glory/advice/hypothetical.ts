import type { Base } from '../geometry/base.js';
import { change } from '../play/alter.js';
import { copyOfState } from '../play/copy.js';
import type { Order } from '../play/orders.js';
import type { State } from '../play/state.js';
import type { Unit } from '../play/units.js';

/** An order and what it seems worth. */
export interface Candidate {
  readonly order: Order;
  readonly worth: number;
}

/** The table with the bodies of a unit elsewhere. */
export function placed(state: State, unit: Unit, ends: readonly Base[]): State {
  const there = copyOfState(state);
  for (let k = 0; k < ends.length; k++) change(there, state.vignettes[unit.bodies[k]!]!.id).base = ends[k]!;
  return there;
}
