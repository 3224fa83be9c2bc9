import { type Citation, type Finding, isRefusal, type Options, prohibitedBy, type Refusal } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import type { Band, EligibleMode } from '../pieces.js';
import { ELIGIBLE_FIRER, ELIGIBLE_TARGET, ELIGIBLE_WEAPON, type EligibilityFacts } from '../tables/eligibility.js';
import { bandAt } from './ranges.js';
import { cannotFire } from './states.js';

export interface Eligible {
  readonly legal: true;
  readonly speculative: boolean;
  readonly band: Band;
}
const MODE_CITATIONS: Readonly<Partial<Record<EligibleMode, readonly Citation[]>>> = {
  slave: [
    citation('PLA-FIR-17', 'one hovertank unit aims for another'),
    citation('PLA-FIR-18', 'villages and woods do not stop it'),
  ],
  'close-support': [
    citation('PLA-CS-02', 'somebody paints the target and calls'),
    citation('PLA-CS-08', 'the supported unit located it and still sees it'),
  ],
  support: [citation('PLA-SUP-02', 'called one turn before')],
};
const SPECULATIVE = citation('PLA-FIR-12', 'nobody has located the target');
const ALLOWED = citation('PLA-R-36', 'direct fire may be speculative');
const CALLED: readonly EligibleMode[] = ['support', 'air-strike', 'orbital'];

/** Fired at something that nobody who counts has located. */
const isSpeculative = ({ mode, located, speculative }: EligibilityFacts): boolean =>
  !located && (mode === 'direct' ? speculative : CALLED.includes(mode));

/** 7.10: may it fire so? */
export function fireEligibility(facts: EligibilityFacts, options: Options): Refusal | Finding<Eligible> {
  const { firer, weapon, rangeCm, mode } = facts;
  const refused =
    prohibitedBy(ELIGIBLE_WEAPON, facts) ??
    cannotFire(firer.psRow, firer.state, firer.dugIn) ??
    prohibitedBy(ELIGIBLE_FIRER, facts, options);
  if (refused) return refused;
  const band = bandAt(weapon, rangeCm);
  if (isRefusal(band)) return band;
  const barred = prohibitedBy(ELIGIBLE_TARGET, facts, options);
  if (barred) return barred;
  const speculative = isSpeculative(facts);
  const because = [...(MODE_CITATIONS[mode] ?? [citation('PLA-FIR-01', 'it is in range')])];
  if (speculative) because.push(SPECULATIVE, ...(mode === 'direct' ? [ALLOWED] : []));
  return { result: { legal: true, speculative, band }, because };
}
