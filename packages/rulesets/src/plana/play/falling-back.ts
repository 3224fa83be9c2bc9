import { companyOf, spOf } from './bases.js';
import { toSide } from './change.js';
import type { State, WithdrawIf } from './state.js';
import { happens, type Play } from './types.js';

/** PLA-OM-20: companies whose order lets them go back when this happens may do so from now on. */
export function mayFallBack(game: Play, ids: readonly string[], when: WithdrawIf): void {
  for (const id of new Set(ids)) {
    const company = companyOf(game.state, id);
    if (!company || company.order.withdrawIf !== when || company.mayWithdraw || company.demoralised) continue;
    const because = [{ rule: 'PLA-OM-20', text: WHY[when] }];
    happens(
      game,
      'ordered',
      { companies: [{ ...company, mayWithdraw: true }] },
      toSide(company.side, `${company.name} may fall back`, because),
    );
  }
}
const WHY: Readonly<Record<WithdrawIf, string>> = {
  never: 'it never falls back',
  assaulted: 'it was assaulted',
  'below-half': 'it has less than half its strength',
};

/** Companies below half of the SP that they began with. */
export const belowHalf = (state: State): string[] =>
  state.companies.filter(({ id, startSp }) => spOf(state, id) * 2 < startSp).map(({ id }) => id);
