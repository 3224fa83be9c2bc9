import { type Finding, type Options, type Refusal, rows } from '@umpire/engine';
import { citation, type Prohibition, prohibitedBy } from '../lines.js';
import { ruling, usesRecovery } from '../options.js';
import type { Army } from '../pieces.js';
import { BANDS_PER_POINT, bandsFor, bandsModifier, type Mark } from '../tables/results.js';

const COUNTED = {
  RA: citation('IGR-MM-04', 'regulars: -1 for every two R or RR'),
  IA: citation('IGR-MM-05', 'irregulars: -1 for every R, an RR counts twice'),
} as const;

/** IGR-RCD-01: bands are always kept. */
export function marksOf(
  army: Army,
  results: readonly Mark[],
  options: Options,
): Finding<{ bands: number; modifier: number }> {
  let bands = 0;
  for (const mark of results) bands += bandsFor(army, mark, options);
  return { result: { bands, modifier: bandsModifier(army, bands) }, because: [COUNTED[army]] };
}

/** A vignette since its last activation (IGR-R-94). */
export interface RallyFacts {
  readonly army: Army;
  readonly bands: number;
  readonly activated: boolean;
  readonly moved: boolean;
  /** In melee or by shooting. */
  readonly fought: boolean;
  readonly shotAt: boolean;
}
/** IGR-R-93: how many bands one rally takes off. */
const bandsOff = ruling<(army: Army, bands: number) => number>('IGR-R-93', {
  'minus-one': (army, bands) => (bands >= BANDS_PER_POINT[army] ? BANDS_PER_POINT[army] : 0),
  'one-band': (_, bands) => Math.min(1, bands),
});
// biome-ignore format: one line a rule
const RALLY_BARS = rows<Prohibition<RallyFacts>>('glory/RALLY_BARS', [
  { rule: 'IGR-RCV-01', text: 'recovery is not in use', when: (_, o) => !usesRecovery(o) },
]);
const RALLIES = citation('IGR-RCV-02', 'activated, not in combat, not moved and not shot at: it cancels a -1');

/** IGR-RCV-02: how many bands come off. */
export const rallied = (r: RallyFacts, options: Options): number =>
  r.activated && !r.moved && !r.fought && !r.shotAt ? bandsOff(options)(r.army, r.bands) : 0;

export function rallyOf(
  r: RallyFacts,
  options: Options,
): Refusal | Finding<{ rallied: boolean; bands: number; modifier: number }> {
  const refused = prohibitedBy(RALLY_BARS, r, options);
  if (refused) return refused;
  const off = rallied(r, options);
  const bands = r.bands - off;
  return { result: { rallied: off > 0, bands, modifier: bandsModifier(r.army, bands) }, because: [RALLIES] };
}
