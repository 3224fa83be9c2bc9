import type { Finding, Options, Refusal } from '@umpire/engine';
import { citation, prohibitedBy } from '../../common/book/lines.js';
import { DEPLOYMENT_BARS, type DeploymentFacts, LENGTHS, zoneDepth } from '../tables/terrain.js';
import { CLIPPED } from './terrain.js';

/** WW2-DEP-01, WW2-R-06: how deep the zone is; on an unknown table as printed. */
export const deploymentDepth = (tableDepth: number | undefined, options: Options): number =>
  tableDepth === undefined ? LENGTHS.deployment : zoneDepth(options)(tableDepth);

export const deploymentRefusal = (facts: DeploymentFacts, options: Options): Refusal | undefined =>
  prohibitedBy(DEPLOYMENT_BARS, facts, options);

const ON_TABLE = citation('WW2-DEP-01', 'it starts in its deployment zone');
const FLYING = citation('WW2-DEP-02', 'aircraft start off the table');
const BEHIND = citation('WW2-DEP-03', 'a battery may start off the table');

/** WW2-DEP-01 to WW2-DEP-03. */
export function deployment(
  facts: DeploymentFacts,
  options: Options,
): Refusal | Finding<{ legal: true; zoneDepth: number }> {
  const refused = deploymentRefusal(facts, options);
  if (refused) return refused;
  const because = [facts.place === 'table' ? ON_TABLE : facts.kind === 'aircraft' ? FLYING : BEHIND];
  if (facts.zoneDepth < LENGTHS.deployment) because.push(CLIPPED);
  return { result: { legal: true, zoneDepth: facts.zoneDepth }, because };
}
