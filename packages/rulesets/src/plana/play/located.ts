import type { Side } from '@umpire/engine';
import { companyOf } from './bases.js';
import type { State } from './state.js';

/** The enemies that a company has located in this turn. */
export const locatedNow = (state: State, company: string): string[] =>
  (companyOf(state, company)?.located ?? []).filter(one => one.turn === state.turn).map(one => one.base);

/** PLA-AM-03: located by anybody who could report it, this turn. */
export const reportedNow = (state: State, side: Side): string[] => [
  ...new Set(
    state.companies
      .filter(company => company.side === side)
      .flatMap(company => company.located.filter(one => one.turn === state.turn && one.reported).map(one => one.base)),
  ),
];
