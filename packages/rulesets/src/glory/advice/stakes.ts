import type { Side } from '@umpire/engine';
import type { State, Vignette } from '../play/state.js';
import { supporterOf } from '../play/units.js';
import { countsAs } from '../rules/troops.js';
import { thresholdOf } from '../rules/victory.js';
import { goneOf } from './time-gone.js';

/** A vignette that decides nothing by its loss is still a sword less. */
const LEAST = 0.1;

/** IGR-VIC-01 to IGR-VIC-03: whether the loss of one vignette is the end, however many are left: some count as a third of a small line. */
export const decides = (state: State, v: Vignette): boolean =>
  isLeader(state, v) || v.key || (isCounted(v) && countsAs(v.troop) >= thresholdOf(lineTotal(state, v.side)));

/** IGR-VIC-03, IGR-SCN-02: the General, where his loss decides. */
const isLeader = ({ extra }: State, v: Vignette): boolean => v.general && extra.now.generals.includes(v.side);

export const isCounted = ({ role, line }: Vignette): boolean => role === 'mbl' && line === 1;

/** What the main battle line of a side counts; until all are placed nobody has counted them. */
export function lineTotal({ sides, vignettes }: State, side: Side): number {
  if (sides[side].lineTotal > 0) return sides[side].lineTotal;
  let all = 0;
  for (const v of vignettes) if (v.side === side && isCounted(v)) all += countsAs(v.troop);
  return all;
}

/** What the loss of each vignette is worth, the whole battle being 1 (IGR-VIC-01 to IGR-VIC-04). */
export function stakesOf(state: State, by: Side): number[] {
  const missing = { a: missingOf(state, 'a'), b: missingOf(state, 'b') };
  const spared = state.extra.now.result === 'draw' ? 1 : 1 - SPENT * goneOf(state, by);
  return state.vignettes.map(v =>
    v.place === 'table' ? (v.side === by && !decides(state, v) ? spared : 1) * stakeOf(state, v, missing[v.side]) : 0,
  );
}

/** Whom time beats spares his troops less and less: what the last turn takes off them. */
const SPENT = 0.7;

/** How many more vignettes of the main battle line must break until the side is beaten. */
function missingOf(state: State, side: Side): number {
  let broken = 0;
  for (const v of state.vignettes)
    if (v.side === side && isCounted(v) && v.place === 'broken') broken += countsAs(v.troop);
  return Math.max(1, thresholdOf(lineTotal(state, side)) - broken);
}

function stakeOf(state: State, v: Vignette, missing: number): number {
  const behind = supporterOf(state, v);
  const both = behind ? [v, behind] : [v];
  const { lines } = state.sides[v.side];
  let worth = 0;
  for (const each of both) {
    if (isLeader(state, each) || each.key || (lines > 1 && each.role === 'mbl' && each.line === lines)) return 1;
    worth += isCounted(each) ? countsAs(each.troop) / missing : 0;
  }
  return Math.min(1, LEAST + worth);
}
