import { change, did } from '../play/change.js';
import { copyOfState } from '../play/copy.js';
import type { Arrival } from '../play/events.js';
import type { State } from '../play/state.js';
import { bodyIds, type Unit } from '../play/units.js';
import type { Base } from '../rules/geometry.js';

/** The table with the bodies of a unit elsewhere. */
export function placed(state: State, unit: Unit, ends: readonly Base[]): State {
  const there = copyOfState(state);
  for (let k = 0; k < ends.length; k++) change(there, state.vignettes[unit.bodies[k]!]!.id).base = ends[k]!;
  return there;
}

/** The table on which those who were charged know it (IGR-SHO-12). */
export function arrived(state: State, arrivals: readonly Arrival[]): State {
  const there = copyOfState(state);
  for (const { mover, enemy } of arrivals) {
    const { now } = did(there, enemy);
    now.arrivals = [...now.arrivals, mover];
  }
  return there;
}

/** The table as if a unit had been activated and it were time to move. */
export function activated(state: State, unit: Unit, crossing: boolean): State {
  const there = copyOfState(state);
  there.phase = 'movement';
  for (const id of bodyIds(state, unit)) {
    const { now } = did(there, id);
    now.activated = true;
    now.crossing = crossing;
  }
  return there;
}
