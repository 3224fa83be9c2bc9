import type { Side } from '@umpire/engine';
import { citation } from '../lines.js';
import { countsAs } from '../rules/troops.js';
import type { EventOf } from './events.js';
import type { State, Vignette } from './state.js';

const COUNTED = citation('IGR-R-90', 'every vignette of the main battle line is counted, at deployment');

const inArmy = (v: Vignette): boolean => v.place !== 'aside';

/** IGR-VIC-01, IGR-VIC-04: lines and vignettes of the MBL, as they count. */
function lineOf(state: State, side: Side): { lines: number; total: number } {
  const own = state.vignettes.filter(v => v.side === side && v.role === 'mbl' && inArmy(v));
  const total = own.filter(v => v.line === 1).reduce((sum, v) => sum + countsAs(v.troop), 0);
  return { lines: Math.max(1, ...own.map(v => v.line)), total };
}

/** Deployment is over: the lines are counted, and who is whose neighbour (IGR-R-22). */
export function joinedEvent(state: State): EventOf<'battleJoined'> {
  const order = state.vignettes
    .filter(v => v.role === 'mbl' && v.base !== null)
    .sort((a, b) => a.base!.x - b.base!.x)
    .map(v => v.id);
  const lines = { a: lineOf(state, 'a'), b: lineOf(state, 'b') };
  return { kind: 'battleJoined', lines, order, because: [COUNTED] };
}
