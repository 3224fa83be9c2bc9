import type { Citation, Finding, Options, Refusal } from '@umpire/engine';
import { citation, prohibitedBy } from '../lines.js';
import type { Epoch, GeneralClass, Troop } from '../pieces.js';
import { DISTANCES } from '../tables/distances.js';
import { EPOCH_ROWS } from '../tables/epochs.js';
import { ratesOf } from '../tables/movement.js';
import { canShootAs } from '../tables/shooting.js';
import { CLASS, CLASS_NAMES, TROOP_BARS } from '../tables/troops.js';
import { printTroop } from './notation.js';

export { CLASS, CLASS_NAMES, EXAMPLE_TROOPS } from '../tables/troops.js';

/** IGR-MF-17, IGR-TRP-20: why there are no such troops. */
export const troopRefusal = (t: Troop): Refusal | undefined => prohibitedBy(TROOP_BARS, t);

/** The first fault among several, in their order. */
export function firstRefusal(troops: readonly Troop[]): Refusal | undefined {
  for (const t of troops) {
    const refused = troopRefusal(t);
    if (refused) return refused;
  }
  return undefined;
}

/** IGR-TRP-01, IGR-TRP-18: amalgamated ART is MOUNTED. */
export const generalOf = (t: Pick<Troop, 'class'>): GeneralClass => CLASS[t.class].general;
/** IGR-SHO-01: with its own weapons, or with the attached ART. */
export const canShoot = (t: Troop): boolean => canShootAs(t, 'own') || canShootAs(t, 'attached');
/** IGR-BAS-09. */
export const countsAs = (t: Troop): 1 | 2 => (t.attachedEpoch === null ? 1 : 2);
/** IGR-DEP-08. */
export const mayLeaveBattleLine = (t: Pick<Troop, 'class'>): boolean => CLASS[t.class].exempt;

const AMALGAMATED = citation('IGR-TRP-18', 'amalgamated artillery counts as MOUNTED', 'MOUNTED');
const ATTACHED = [
  citation('IGR-TRP-19', 'attached artillery is merged with its carrier and counts as FOOT', 'FOOT'),
  citation('IGR-BAS-09', 'a carrier with attached artillery counts as two vignettes', '2'),
];

export interface TroopTold extends Troop {
  readonly notation: string;
  readonly generalClass: GeneralClass;
  readonly canShoot: boolean;
  readonly mayLeaveBattleLine: boolean;
  readonly countsAs: 1 | 2;
  readonly turn: number;
  readonly good: number;
  readonly bad: number;
  readonly combatPenalty: boolean;
}

/** Everything that follows from a notation. */
export function describeTroop(t: Troop, options: Options): Finding<TroopTold> {
  const rates = ratesOf(t, options);
  const because = [citation(CLASS[t.class].rule, `${t.class}: ${CLASS_NAMES[t.class]}`), rates.cited];
  if (t.class === 'ART') because.push(AMALGAMATED);
  if (t.attachedEpoch !== null) because.push(...ATTACHED);
  const result = {
    notation: printTroop(t),
    ...t,
    generalClass: generalOf(t),
    canShoot: canShoot(t),
    mayLeaveBattleLine: mayLeaveBattleLine(t),
    countsAs: countsAs(t),
    turn: rates.turn,
    good: rates.good,
    bad: rates.bad,
    combatPenalty: rates.penalty,
  };
  return { result, because };
}

export interface EpochsFound {
  readonly epochs: readonly Epoch[];
  readonly byOverlap: readonly Epoch[];
}
const OVERLAP = citation('IGR-EPO-06', `the periods overlap by up to ${DISTANCES.overlapYears} years at either end`);

/** IGR-EPO-01 to IGR-EPO-06: which weapons belong to a year. */
export function epochsOf(year: number): Finding<EpochsFound> {
  const epochs: Epoch[] = [];
  const byOverlap: Epoch[] = [];
  const because: Citation[] = [];
  for (const { epoch, rule, from, to, weapons } of EPOCH_ROWS) {
    const spare = DISTANCES.overlapYears;
    if (year < from - spare || year > to + spare) continue;
    (year >= from && year <= to ? epochs : byOverlap).push(epoch);
    because.push(citation(rule, `Epoch ${epoch}, ${from} to ${to}: ${weapons}`, epoch));
  }
  if (byOverlap.length > 0) because.push(OVERLAP);
  return { result: { epochs, byOverlap }, because };
}
