import type { Side } from '@umpire/engine';
import type { State, Vignette } from '../play/state.js';
import { supporterOf } from '../play/units.js';
import { countsAs } from '../troops.js';
import { thresholdOf } from '../victory.js';

/** A vignette that decides nothing by its loss is still a sword less. */
const LEAST = 0.1;

/** What the loss of each vignette is worth, the whole battle being 1 (IGR-VIC-01 to IGR-VIC-04). */
export function stakesOf(state: State): number[] {
  const missing = { a: missingOf(state, 'a'), b: missingOf(state, 'b') };
  return state.vignettes.map(v => (v.place === 'table' ? stakeOf(state, v, missing[v.side]) : 0));
}

/** How many more vignettes of the main battle line must break until the side is beaten. */
function missingOf(state: State, side: Side): number {
  let broken = 0;
  let all = 0;
  for (const v of state.vignettes) {
    if (v.side !== side || v.role !== 'mbl' || v.line !== 1) continue;
    all += countsAs(v.troop);
    if (v.place === 'broken') broken += countsAs(v.troop);
  }
  // Until all are placed nobody has counted them.
  return Math.max(1, thresholdOf(state.sides[side].lineTotal || all) - broken);
}

function stakeOf(state: State, v: Vignette, missing: number): number {
  const behind = supporterOf(state, v);
  const both = behind ? [v, behind] : [v];
  const { lines } = state.sides[v.side];
  let worth = 0;
  for (const each of both) {
    if (each.general || each.key || (lines > 1 && each.role === 'mbl' && each.line === lines)) return 1;
    worth += each.role === 'mbl' && each.line === 1 ? countsAs(each.troop) / missing : 0;
  }
  return Math.min(1, LEAST + worth);
}
