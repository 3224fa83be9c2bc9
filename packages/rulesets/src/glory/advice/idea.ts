import type { Base } from '../geometry/base.js';
import type { Order } from '../play/orders.js';
import type { State } from '../play/state.js';
import type { Unit } from '../play/units.js';

/** An order and what it seems worth. */
export interface Idea {
  readonly order: Order;
  readonly worth: number;
}

/** The table with the bodies of a unit elsewhere. */
export function placed(state: State, unit: Unit, ends: readonly Base[]): State {
  const vignettes = [...state.vignettes];
  for (const [k, index] of unit.bodies.entries()) vignettes[index] = { ...vignettes[index]!, base: ends[k]! };
  return { ...state, vignettes };
}
