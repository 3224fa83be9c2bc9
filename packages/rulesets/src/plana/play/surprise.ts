import type { Procedure } from '@umpire/engine';
import { surprise } from '../rules/forces.js';
import { companyOf, onTable } from './bases.js';
import type { Hit } from './harm.js';
import { testMorale } from './morale.js';
import { gapBetween } from './places.js';
import { type Base, CM, type Commander, type State } from './state.js';
import type { Play } from './types.js';

/** PLA-SUR-01, PLA-R-152: nobody of its company, nor a friend who could tell it, located anybody of those in step 4 of this turn or the last. */
export function isSurprised(state: State, bases: readonly Base[], by: readonly Base[]): boolean {
  const companies = new Set(bases.map(base => base.company));
  const ruled = state.desk.surprises.findLast(one => one.kind === 'assault' && companies.has(one.company));
  if (ruled) return ruled.on;
  const enemies = new Set(by.map(base => base.id));
  return !state.companies.some(
    company =>
      company.side === bases[0]!.side &&
      company.located.some(
        ({ base, turn, reported }) =>
          turn >= state.turn - 1 && enemies.has(base) && (reported || companies.has(company.id)),
      ),
  );
}

/** PLA-SUR-02: companies that are fired at from within 5 cm by somebody they have not located. */
export function surprisesOf(state: State, hits: readonly Hit[]): string[] {
  return hits.flatMap(hit => {
    const target = state.bases[state.lookup.ids[hit.target]!]!;
    const firer = hit.firer ? state.bases[state.lookup.ids[hit.firer]!] : undefined;
    if (!firer || !isSurprised(state, [target], [firer])) return [];
    const distanceCm = gapBetween(firer, target) / CM;
    return surprise('ambush', distanceCm, true).result.bigSurprise ? [target.company] : [];
  });
}

/** PLA-SUR-02: companies whose battalion commander was lost in a step, within 10 cm of one of their bases. */
export function bereavedBy(state: State, before: readonly Commander[]): string[] {
  const lost = before.filter(
    ({ id, base }) => base !== null && state.commanders.find(one => one.id === id)?.newAt === state.turn + 3,
  );
  return lost.flatMap(({ battalion, base }) => {
    const there = state.bases[state.lookup.ids[base!]!]!;
    const near = onTable(state).filter(
      one =>
        one.battalion === battalion &&
        one.id !== base &&
        surprise('commander-lost', gapBetween(one, there) / CM, true).result.bigSurprise,
    );
    return [...new Set(near.map(one => one.company))];
  });
}

/** PLA-SUR-03: one test a company a turn, at the end of the step. */
export function* testSurprises(game: Play, companies: readonly string[]): Procedure<void> {
  const { surprises } = game.state.desk;
  const declared = surprises.filter(({ kind, on }) => kind === 'big' && on).map(({ company }) => company);
  for (const id of [...new Set([...companies, ...declared])].sort()) {
    const company = companyOf(game.state, id);
    // PLA-UMP-06, -35: he declares it, or says that it was none
    if (surprises.findLast(one => one.kind === 'big' && one.company === id)?.on === false) continue;
    if (!company || company.surprised === game.state.turn || company.demoralised) continue;
    yield* testMorale(game, company, true);
  }
}
