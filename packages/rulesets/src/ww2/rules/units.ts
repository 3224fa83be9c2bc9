import { type Citation, type Finding, type Options, type Refusal, rows } from '@umpire/engine';
import { citation, type Prohibition, prohibitedBy } from '../../common/book/lines.js';
import type { Doctrine, Grade, Troops, Unit } from '../pieces.js';
import { ARMY_FIGURES, GRADE_FACTORS, takesLightMortars } from '../tables/army.js';
import { WORKS } from '../tables/engineering.js';
import { DOCTRINE_TROOPS, GRADING, panzersAre } from '../tables/grading.js';
import { isOddEntry, priceOf, type UnitRow, unitOf } from '../tables/units.js';

export { unitOf } from '../tables/units.js';

const PANZERS = citation('WW2-R-49', 'what Panzers are');

/** WW2-GRD-01 to WW2-GRD-04, WW2-CP-10, WW2-CP-11. */
export function grading(troops: Troops, options: Options): Finding<{ grade: Grade; doctrine: Doctrine }> {
  const { grade, rule } = GRADING.find(row => row.troops.includes(troops))!;
  const graded = citation(rule, `graded ${grade}`, grade);
  const row = troops === 'panzer' ? panzersAre(options) : DOCTRINE_TROOPS.find(r => r.troops.includes(troops));
  if (!row) return { result: { grade, doctrine: 'normal' }, because: [graded] };
  const { doctrine } = row;
  const because = [graded, citation(row.rule, `these troops are ${doctrine}`, doctrine)];
  return { result: { grade, doctrine }, because: troops === 'panzer' ? [...because, PANZERS] : because };
}

export interface UnitFound extends Pick<UnitRow, 'weapon' | 'class' | 'tread' | 'speed' | 'fixed' | 'aaa' | 'carries'> {
  readonly pointsClass: UnitRow['price'];
  /** At grade C, with built-in AAA. */
  readonly points: number;
}
const IS2 = citation('WW2-R-98', 'the armour of the IS2');
const ODD = citation('WW2-R-99', 'an odd entry of the list');

/** 4.3: what a unit is. */
export function describeUnit(unit: Unit, options: Options): Finding<UnitFound> {
  const row = unitOf(unit, options);
  const { weapon, class: target, tread, speed, price, fixed, aaa, carries } = row;
  const points = pointsOf({ unit, grade: 'C', lightMortars: false, aaa: false, dugIn: false }, options).points;
  const because: Citation[] = [citation(row.rule, row.name)];
  if (unit === 'is-2') because.push(IS2);
  if (isOddEntry(unit)) because.push(ODD);
  const result = { weapon, class: target, tread, speed, pointsClass: price, points, fixed, aaa, carries };
  return { result, because };
}

/** A stand that is paid for: the question `points`. */
export interface PriceFacts {
  readonly unit: Unit;
  readonly grade: Grade;
  readonly lightMortars: boolean;
  readonly aaa: boolean;
  readonly dugIn: boolean;
}
// biome-ignore format: one line a rule
const PRICE_BARS = rows<Prohibition<PriceFacts>>('ww2/PRICE_BARS', [
  { rule: 'WW2-PTS-04', text: 'light mortars are for RG and IG', when: p => p.lightMortars && !takesLightMortars(p.unit) },
]);
const MORTARS = citation('WW2-PTS-04', 'light mortars', `+${ARMY_FIGURES.lightMortars}`);
const FLAK = citation('WW2-PTS-15', 'AAA', `+${ARMY_FIGURES.aaa}`);
const DUG_IN = citation('WW2-ENG-02', 'dug in', `+${WORKS.dugIn}`);
const GRADED = {
  A: citation(GRADE_FACTORS.A.rule, 'grade A', `×${GRADE_FACTORS.A.times}`),
  B: citation(GRADE_FACTORS.B.rule, 'grade B', `×${GRADE_FACTORS.B.times}`),
  C: citation(GRADE_FACTORS.C.rule, 'grade C, as listed', `×${GRADE_FACTORS.C.times}`),
  D: citation(GRADE_FACTORS.D.rule, 'grade D', `×${GRADE_FACTORS.D.times}`),
};

/** WW2-PTS-01 to WW2-PTS-20: the parts add up, then the grade multiplies; built-in AAA is never charged twice. */
export function pointsOf(stand: PriceFacts, options: Options): { points: number; because: Citation[] } {
  const row = unitOf(stand.unit, options);
  const price = priceOf(options)(row.price);
  const because = [citation(price.rule, row.price, String(price.points)), GRADED[stand.grade]];
  let points = price.points;
  if (stand.lightMortars) {
    points += ARMY_FIGURES.lightMortars;
    because.push(MORTARS);
  }
  if (stand.aaa || row.aaa) {
    points += ARMY_FIGURES.aaa;
    because.push(FLAK);
  }
  points *= GRADE_FACTORS[stand.grade].times;
  if (stand.dugIn) {
    points += WORKS.dugIn;
    because.push(DUG_IN);
  }
  return { points, because };
}
export function price(
  facts: PriceFacts & { readonly count: number },
  options: Options,
): Refusal | Finding<{ each: number; total: number }> {
  const refused = prohibitedBy(PRICE_BARS, facts);
  if (refused) return refused;
  const { points, because } = pointsOf(facts, options);
  return { result: { each: points, total: points * facts.count }, because };
}
