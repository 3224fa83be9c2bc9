import { type Citation, type Finding, type Options, type Refusal, table } from '@umpire/engine';
import { within } from '../../book/limits.js';
import { citation, prohibitedBy } from '../../book/lines.js';
import type { RulesBook } from '../book.js';
import type { DeploymentFacts, DeploymentTables, RevealFacts } from '../tables/deployment.js';

export type { DeploymentFacts, RevealFacts } from '../tables/deployment.js';

export function deploymentRules(book: RulesBook & DeploymentTables) {
  const { DISTANCES, idOf, list, uses } = book;
  const { DEPLOYMENT_BARS, REVEAL_BARS, isForward } = book.setup;
  const { isCounterBattery } = book.words;

  /** Why a stand may not be placed here. */
  const deploymentRefusal = (d: DeploymentFacts, options: Options): Refusal | undefined =>
    prohibitedBy(DEPLOYMENT_BARS, d, options);

  // biome-ignore format: one line a rule
  const CITED = {
    table:    citation(idOf('DEP-01'), `on the table within ${DISTANCES.deploy}" of the base edge`),
    forward:  citation(idOf('DEP-02'), `a STATIC unit up to ${DISTANCES.deployStatic}" from the base edge`),
    offTable: citation(idOf('DEP-03'), 'AIRCRAFT and OTF behind the base edge'),
    cba:      citation(idOf('R-37'),   'where CBA is placed is a ruling'),
  };

  /** How far from the base edge a stand may be placed, onto the table or behind it. */
  function deploymentLimit(d: DeploymentFacts): number {
    if (d.where === 'off-table') return DISTANCES.offTable;
    return isForward(d.stand) ? DISTANCES.deployStatic : DISTANCES.deploy;
  }

  function deployment(d: DeploymentFacts, options: Options): Refusal | Finding<{ limit: number }> {
    return deploymentRefusal(d, options) ?? { result: { limit: deploymentLimit(d) }, because: [placeCited(d)] };
  }

  function placeCited(d: DeploymentFacts): Citation {
    if (isCounterBattery(d.stand)) return CITED.cba;
    if (d.where === 'off-table') return CITED.offTable;
    return isForward(d.stand) ? CITED.forward : CITED.table;
  }

  const fakesInUse = uses(idOf('OPT-01'));
  /** OPT-01: three blanks in ten. */
  const FAKES_IN_TEN: number = table(list('FAKES_IN_TEN'), 3);

  /** OPT-01, R-73: of the side's real stands on the table, rounded down. */
  const fakesAllowed = (onTableStands: number, options: Options): number =>
    fakesInUse(options) ? Math.floor((onTableStands * FAKES_IN_TEN) / 10) : 0;

  /** DEP-09, R-139: only the distance counts. */
  const recReveals = (distance: number): boolean => within(distance, DISTANCES.reveal);

  const BY_REC = citation(idOf('DEP-09'), `a blank within ${DISTANCES.reveal}" of an opposing REC is turned up`);
  const BY_DEED = citation(idOf('R-70'), 'a blank that engages or is named as target is turned up');

  /** Whether a blank is turned up; a fake that is turned up is removed. */
  function revealFinding(r: RevealFacts, options: Options): Refusal | Finding<{ revealed: boolean; removed: boolean }> {
    const refused = prohibitedBy(REVEAL_BARS, r, options);
    if (refused) return refused;
    const revealed = r.trigger !== 'rec' || recReveals(r.distance);
    return { result: { revealed, removed: revealed && r.fake }, because: [r.trigger === 'rec' ? BY_REC : BY_DEED] };
  }

  return { deploymentRefusal, deploymentLimit, deployment, fakesAllowed, recReveals, revealFinding };
}
