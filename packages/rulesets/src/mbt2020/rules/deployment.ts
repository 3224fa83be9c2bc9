import { type Citation, type Finding, type Options, type Refusal, table } from '@umpire/engine';
import { within } from '../limits.js';
import { barred, citation } from '../lines.js';
import { uses } from '../options.js';
import {
  DEPLOYMENT_BARS,
  type DeploymentFacts,
  isForward,
  REVEAL_BARS,
  type RevealFacts,
} from '../tables/deployment.js';
import { DISTANCES } from '../tables/distances.js';

export { type DeploymentFacts, mayBeChallenged, type RevealFacts } from '../tables/deployment.js';

/** Why a stand may not be placed here. */
export const deploymentFault = (d: DeploymentFacts, options: Options): Refusal | undefined =>
  barred(DEPLOYMENT_BARS, d, options);

// biome-ignore format: one line a rule
const CITED = {
  table:    citation('MBT20-DEP-01', 'on the table within 8" of the base edge'),
  forward:  citation('MBT20-DEP-02', 'a STATIC unit up to 18" from the base edge'),
  offTable: citation('MBT20-DEP-03', 'AIRCRAFT and OTF behind the base edge'),
  cba:      citation('MBT20-R-37',   'where CBA is placed is a ruling'),
};

/** How far from the base edge a stand may be placed, onto the table or behind it. */
export function deploymentLimit(d: DeploymentFacts): number {
  if (d.where === 'off-table') return DISTANCES.offTable;
  return isForward(d.stand) ? DISTANCES.deployStatic : DISTANCES.deploy;
}

export function deployment(d: DeploymentFacts, options: Options): Refusal | Finding<{ limit: number }> {
  return deploymentFault(d, options) ?? { result: { limit: deploymentLimit(d) }, because: [placeCited(d)] };
}

function placeCited(d: DeploymentFacts): Citation {
  if (d.stand.posture === 'CBA') return CITED.cba;
  if (d.where === 'off-table') return CITED.offTable;
  return isForward(d.stand) ? CITED.forward : CITED.table;
}

const fakesInUse = uses('MBT20-OPT-01');
/** MBT20-OPT-01: three blanks in ten. */
const FAKES_IN_TEN: number = table('mbt2020/FAKES_IN_TEN', 3);

/** MBT20-OPT-01, MBT20-R-73: of the side's real stands on the table, rounded down. */
export const fakesAllowed = (onTableStands: number, options: Options): number =>
  fakesInUse(options) ? Math.floor((onTableStands * FAKES_IN_TEN) / 10) : 0;

/** MBT20-DEP-09, MBT20-R-139: only the distance counts. */
export const recReveals = (distance: number): boolean => within(distance, DISTANCES.reveal);

const BY_REC = citation('MBT20-DEP-09', 'a blank within 16" of an opposing REC is turned up');
const BY_DEED = citation('MBT20-R-70', 'a blank that engages or is named as target is turned up');

/** Whether a blank is turned up; a fake that is turned up is removed. */
export function revealFinding(r: RevealFacts, options: Options): Refusal | Finding<{ revealed: boolean; removed: boolean }> {
  const refused = barred(REVEAL_BARS, r, options);
  if (refused) return refused;
  const revealed = r.trigger !== 'rec' || recReveals(r.distance);
  return { result: { revealed, removed: revealed && r.fake }, because: [r.trigger === 'rec' ? BY_REC : BY_DEED] };
}
