import { type Options, rows } from '@umpire/engine';
import { beyond, closerThan } from '../../book/limits.js';
import { type Prohibition, said } from '../../book/lines.js';
import type { Gift } from '../../book/parts.js';
import type { RulesBook } from '../book.js';
import type { StandFacts } from '../pieces.js';

export interface DeploymentFacts {
  readonly stand: StandFacts;
  readonly where: 'table' | 'off-table';
  /** How far the whole base reaches from the base edge, onto the table or behind it. */
  readonly fromBaseEdge: number;
  /** To an opposing on-table stand; null: there is none yet. */
  readonly nearestOpposing: number | null;
}

const offTable = (d: DeploymentFacts): boolean => d.where === 'off-table';
const onTable = (d: DeploymentFacts): boolean => d.where === 'table';

export type RevealFacts =
  | { readonly trigger: 'rec'; readonly distance: number; readonly fake: boolean }
  | { readonly trigger: 'engages' | 'nominated'; readonly fake: boolean };

export type DeploymentTables = Gift<'setup', typeof deploymentTables>;

export function deploymentTables(book: RulesBook) {
  const { DISTANCES, idOf, list, ruling } = book;
  const { isAreaFire, isBattery, isCounterBattery, isFixed, isFlight, isUnit } = book.words;

  /** where ARTILLERY in CBA is put. */
  const cbaPlace = ruling<'table' | 'off-table'>(idOf('R-37'), { 'off-table': 'off-table', 'on-table': 'table' });

  /** DEP-03: AIRCRAFT and OTF wait behind the base edge; CBA by the ruling; all others stand on the table. */
  function deploys(stand: Pick<StandFacts, 'class' | 'posture'>, options: Options): 'table' | 'off-table' {
    if (isCounterBattery(stand)) return cbaPlace(options);
    return isFlight(stand) || isBattery(stand) ? 'off-table' : 'table';
  }

  /** DEP-02. */
  const isForward = (s: StandFacts): boolean => isUnit(s) && isFixed(s);

  // biome-ignore format: one line a rule
  const DEPLOYMENT_BARS = rows<Prohibition<DeploymentFacts>>(list('DEPLOYMENT_BARS'), [
    { rule: idOf('DEP-01'), text: 'this stand is placed on the table', when: (d, o) => offTable(d) && deploys(d.stand, o) === 'table' },
    { rule: idOf('DEP-04'), text: `the off-table zone is ${DISTANCES.offTable}" deep`, when: d => offTable(d) && beyond(d.fromBaseEdge, DISTANCES.offTable) },
    { rule: idOf('DEP-03'), text: 'AIRCRAFT and OTF are placed behind the base edge', when: d => onTable(d) && (isFlight(d.stand) || isAreaFire(d.stand)) },
    { rule: idOf('R-37'),   text: 'CBA is placed behind the base edge', when: (d, o) => onTable(d) && deploys(d.stand, o) === 'off-table' },
    { rule: idOf('DEP-02'), text: `a STATIC unit is placed within ${DISTANCES.deployStatic}" of its base edge`, when: d => onTable(d) && isForward(d.stand) && beyond(d.fromBaseEdge, DISTANCES.deployStatic) },
    { rule: idOf('DEP-01'), text: `a stand is placed within ${DISTANCES.deploy}" of its base edge`, when: d => onTable(d) && !isForward(d.stand) && beyond(d.fromBaseEdge, DISTANCES.deploy) },
    { rule: idOf('DEP-07'), text: `no stand is placed closer than ${DISTANCES.deployApart}" to an opposing stand`, when: d => onTable(d) && d.nearestOpposing !== null && closerThan(d.nearestOpposing, DISTANCES.deployApart) },
  ]);

  /** may a blank be named as a target, and so be turned up? */
  const mayBeChallenged = ruling(idOf('R-70'), { challenge: true, 'rec-only': false });

  const FAKES_NEVER_ENGAGE = said(idOf('R-70'), 'a fake never engages');
  const NOT_NAMED = said(idOf('R-70'), 'a blank cannot be named as a target');

  // biome-ignore format: one line a rule
  const REVEAL_BARS = rows<Prohibition<RevealFacts>>(list('REVEAL_BARS'), [
    { ...FAKES_NEVER_ENGAGE, when: r => r.trigger === 'engages' && r.fake },
    { ...NOT_NAMED, when: (r, o) => r.trigger === 'nominated' && !mayBeChallenged(o) },
  ]);

  return { deploys, DEPLOYMENT_BARS, isForward, mayBeChallenged, FAKES_NEVER_ENGAGE, NOT_NAMED, REVEAL_BARS };
}
