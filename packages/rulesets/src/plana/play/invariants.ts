import type { Options } from '@umpire/engine';
import { overlaps } from '@umpire/engine';
import { onTable } from './bases.js';
import { outlineOf } from './places.js';
import type { State } from './state.js';

/** PLA-WIN-08: what makes a state impossible. */
export function faults(state: State, _options: Options): string[] {
  return [...baseFaults(state), ...overlapFaults(state)];
}
const baseFaults = (state: State): string[] =>
  state.bases.flatMap(base => [
    ...(base.where !== 'gone' && (base.sp < 1 || base.sp > base.fullSp) ? [`${base.id} has ${base.sp} SP`] : []),
    ...((base.where === 'mounted' || base.where === 'aboard') && base.carrier === null ? [`${base.id} is carried by nobody`] : []),
    ...(base.where === 'gone' && base.fate === null ? [`${base.id} is gone and nobody knows why`] : []),
  ]);
function overlapFaults(state: State): string[] {
  const found: string[] = [];
  for (const a of onTable(state, 'a')) for (const b of onTable(state, 'b')) if (overlaps(outlineOf(a), outlineOf(b))) found.push(`${a.id} overlaps ${b.id}`);
  return found;
}
