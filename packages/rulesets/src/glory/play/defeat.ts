import type { Citation, Options, RuleId, Side } from '@umpire/engine';
import { countsAs } from '../rules/troops.js';
import { type DefeatReason, defeats, type Losses } from '../rules/victory.js';
import type { State } from './state.js';

/** IGR-R-90: what a side has lost so far. */
export function lossesOf(state: State, side: Side): Losses {
  const { lineTotal, lines } = state.sides[side];
  const generalDecides = state.extra.now.generals.includes(side); // IGR-SCN-02
  let [battleLineBroken, keyBroken, lastLineBroken] = [0, 0, 0];
  let generalBroken = false;
  for (const v of state.vignettes) {
    if (v.side !== side || v.place !== 'broken') continue;
    if (v.role === 'mbl' && v.line === 1) battleLineBroken += countsAs(v.troop);
    if (v.role === 'mbl' && lines > 1 && v.line === lines) lastLineBroken++;
    if (v.key) keyBroken++;
    generalBroken ||= v.general && generalDecides;
  }
  return { battleLine: lineTotal, battleLineBroken, keyBroken, generalBroken, lines, lastLineBroken };
}

export interface Defeat {
  readonly reason: DefeatReason;
  readonly rule: RuleId;
  readonly because: readonly Citation[];
}

/** IGR-VIC-01 to IGR-VIC-04: whether a side has lost, and by which rule. */
export function defeatOf(state: State, side: Side, options: Options): Defeat | undefined {
  const because: Citation[] = [];
  const [reason] = defeats(lossesOf(state, side), options, because);
  return reason && { reason, rule: because[0]!.rule, because };
}

export const DEFEAT_TEXT: Readonly<Record<DefeatReason, string>> = {
  third: 'a third of the main battle line is broken',
  key: 'a key vignette is broken',
  general: 'the General is gone',
  'last-line': 'the last line is broken',
};
