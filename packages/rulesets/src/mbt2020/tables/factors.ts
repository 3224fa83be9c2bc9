import { type Citation, type Options, type Row, rows, table } from '@umpire/engine';
import { beyond, within } from '../../common/book/limits.js';
import { citation } from '../../common/book/lines.js';
import { ruling } from '../options.js';
import type { EngagementFacts } from '../pieces.js';
import { type Arc, GRADES, isMountedInfantry, isUnit, type StandFacts } from '../pieces.js';
import { isInfantry, leadOver } from '../rules/readings.js';
import { DISTANCES } from './distances.js';

/** MBT20-TF-18: columns to the right of GREEN. */
export const SHIFTS = table('mbt2020/SHIFTS', { R: 1, RR: 2, L: -1, LL: -2 });
export type Shift = keyof typeof SHIFTS;

/** A line that shifts the column. */
export type Factor = Row<EngagementFacts, Shift>;

export const badly = (s: StandFacts): boolean => s.going === 'bad';
export const onTheMove = (s: StandFacts): boolean => s.mode === 'MOBILE' || s.mode === 'FAST';
const near = (distance: number | null, limit: number): boolean => distance !== null && within(distance, limit);
/** MBT20-TF-04. */
export const unsupported = (s: StandFacts): boolean =>
  s.infantryWithin === null || beyond(s.infantryWithin, DISTANCES.infantryNear);
const lowerGrade = (e: EngagementFacts): boolean => GRADES.indexOf(e.target.grade) < GRADES.indexOf(e.owner.grade);

/** MBT20-TF-10. */
const hampersAtm = (e: EngagementFacts): boolean =>
  e.owner.posture === 'ATM' && (e.target.mode === 'FAST' || badly(e.target));

/** MBT20-TF-05, whose conditions count once together; only stands that the book calls units (MBT20-R-09). */
const hardToHit = (e: EngagementFacts): boolean =>
  isUnit(e.target) && (e.target.mode === 'FAST' || e.target.mode === 'STATIC' || badly(e.target));
/** MBT20-R-08: where ATM has its own line on FAST and Bad Going, does the general one count beside it? */
const generalLineCounts = ruling<(e: EngagementFacts) => boolean>('MBT20-R-08', {
  example: e => !hampersAtm(e),
  'all-lines': () => true,
});

/** MBT20-R-10 and MBT20-R-11: what an engagement of ARMOUR from the side is worth, and whether the rear counts too. */
const sideIsWorth = ruling<Shift | undefined>('MBT20-R-10', { R: 'R', RR: 'RR', none: undefined });
const exposed = ruling<readonly Arc[]>('MBT20-R-11', { 'side-only': ['side'], 'side-and-rear': ['side', 'rear'] });
const fromTheSide = (e: EngagementFacts, o: Options): boolean =>
  e.owner.onTable && e.target.onTable && e.target.class === 'ARMOUR' && exposed(o).includes(e.targetArc);

/** MBT20-TF-02 to MBT20-TF-17 and MBT20-ARC-03. Only the owning player works them out (MBT20-TF-01). */
// biome-ignore format: the book's own layout
const FACTORS = rows<Factor>('mbt2020/TACTICAL_FACTORS', [
  { rule: 'MBT20-TF-02', effect: 'R',  text: 'the opposing stand is of a lower sub-class', when: (e, o) => leadOver(e.owner, e.target, o) > 0 },
  { rule: 'MBT20-TF-03', effect: 'R',  text: 'the opposing stand has a lower grade', when: lowerGrade },
  { rule: 'MBT20-TF-04', effect: 'RR', text: `INFANTRY engages ARMOUR without INFANTRY of its own within ${DISTANCES.infantryNear}"`, when: (e, o) => e.target.class === 'ARMOUR' && unsupported(e.target) && isInfantry(e.owner, o) },
  { rule: 'MBT20-TF-05', effect: 'L',  text: 'the opposing unit is in FAST, STATIC or bad going', when: (e, o) => hardToHit(e) && generalLineCounts(o)(e) },
  { rule: 'MBT20-TF-06', effect: 'L',  text: 'AIRCRAFT engages INFANTRY or ARMOUR in adverse weather', when: (e, o) => e.awc && e.owner.class === 'AIRCRAFT' && (e.target.class === 'ARMOUR' || isInfantry(e.target, o)) },
  { rule: 'MBT20-TF-07', effect: 'L',  text: 'the opposing stand is of a higher sub-class', when: (e, o) => leadOver(e.owner, e.target, o) < 0 },
  { rule: 'MBT20-TF-08', effect: 'L',  text: 'INF+ or INFn engages CAS', when: e => e.target.posture === 'CAS' && e.owner.posture === 'INF' && isMountedInfantry(e.owner) },
  { rule: 'MBT20-TF-09', effect: 'L',  text: 'ATM engages ARMOUR', when: e => e.owner.posture === 'ATM' && e.target.class === 'ARMOUR' },
  { rule: 'MBT20-TF-10', effect: 'L',  text: 'ATM engages a stand in FAST or bad going', when: hampersAtm },
  { rule: 'MBT20-TF-11', effect: 'L',  text: 'LAS engages INFANTRY', when: (e, o) => e.owner.posture === 'LAS' && isInfantry(e.target, o) },
  { rule: 'MBT20-TF-12', effect: 'L',  text: 'CBA engages a battery that shoots and scoots', when: e => e.owner.posture === 'CBA' && e.target.mode === 'SNS' },
  { rule: 'MBT20-TF-13', effect: 'L',  text: `ECM within ${DISTANCES.ecmCover}" covers the opposing stand`, when: e => (e.target.mode === 'MOBILE' || e.target.class === 'AIRCRAFT') && near(e.target.coverWithin, DISTANCES.ecmCover) },
  { rule: 'MBT20-TF-14', effect: 'L',  text: 'the owning stand is itself on the move in bad going', when: e => isUnit(e.owner) && onTheMove(e.owner) && badly(e.owner) },
  { rule: 'MBT20-TF-15', effect: 'L',  text: 'the owning stand is pinned', when: e => e.owner.state === 'pinned' },
  { rule: 'MBT20-TF-16', effect: 'LL', text: 'the owning stand is driven back', when: e => e.owner.state === 'repulsed' },
  { rule: 'MBT20-TF-17', effect: 'LL', text: 'the opposing INFANTRY is in a built-up area', when: (e, o) => e.target.builtUp && isInfantry(e.target, o) },
  { rule: 'MBT20-ARC-03', effect: 'R',  text: 'ARMOUR is engaged from the side', when: (e, o) => sideIsWorth(o) === 'R' && fromTheSide(e, o) },
  { rule: 'MBT20-ARC-03', effect: 'RR', text: 'ARMOUR is engaged from the side', when: (e, o) => sideIsWorth(o) === 'RR' && fromTheSide(e, o) },
]);

/** A factor as it is used: with its worth and its citation. */
export type CitedFactor = Factor & { readonly shift: number; readonly cited: Citation };
export const TACTICAL_FACTORS: readonly CitedFactor[] = FACTORS.map(f => ({
  ...f,
  shift: SHIFTS[f.effect],
  cited: citation(f.rule, f.text, f.effect),
}));
