import { type Options, rows, table } from '@umpire/engine';
import type { PlacedProhibition } from '../../common/book/army-faults.js';
import { usesAirBalance, usesBalance, usesEngineering } from '../options.js';
import type { Doctrine, Grade, Nation, Organisation, Period, Unit } from '../pieces.js';
import { ARTILLERY } from './results.js';
import { type UnitRow, unitOf } from './units.js';

/** So many stands of one kind in a battle group. */
export interface ListedStand {
  readonly unit: Unit;
  readonly grade: Grade;
  readonly count: number;
  readonly hq: boolean;
  readonly lightMortars: boolean;
  readonly aaa: boolean;
  readonly dugIn: boolean;
  readonly skirts: boolean;
  readonly lateBritish: boolean;
  readonly radar: boolean;
  readonly jungleTrained: boolean;
}
export interface ArmyGroup {
  readonly stands: readonly ListedStand[];
  readonly name: string;
  readonly radio: boolean;
  readonly doctrine: Doctrine;
  /** The BGHQ is an additional stand (WW2-ORG-14). */
  readonly extraHq: boolean;
}
export interface FantasyArmy {
  readonly organisedAs: Organisation;
  readonly supplier: Nation;
  readonly allyOf: Nation;
  readonly location: string;
}
/** An army: the question `army-check`. */
export interface ArmyFacts {
  readonly nation: Nation;
  readonly groups: readonly ArmyGroup[];
  readonly period: Period;
  readonly year?: number | undefined;
  readonly pointsLimit?: number | undefined;
  readonly attackDefence: boolean;
  readonly obstacles: number;
  readonly opponent?: { readonly nation: Nation; readonly aircraft: number } | undefined;
  readonly fantasy?: FantasyArmy | undefined;
}

/** Figures of WW2-ORG-02, WW2-PTS-04, WW2-PTS-15. */
// biome-ignore format: one line a rule
export const ARMY_FIGURES = table('ww2/ARMY_FIGURES', {
  stands: 12,
  lightMortars: 0.25,
  aaa: 3,
});
/** WW2-PTS-16 to WW2-PTS-18. */
// biome-ignore format: one line a rule
export const GRADE_FACTORS = table('ww2/GRADE_FACTORS', {
  A: { times: 2,   rule: 'WW2-PTS-18' },
  B: { times: 1.5, rule: 'WW2-PTS-17' },
  C: { times: 1,   rule: 'WW2-PTS-18' },
  D: { times: 0.5, rule: 'WW2-PTS-16' },
});

/** WW2-R-127: the cheapest legal group, twelve BARG of grade D. */
export const LEAST_POINTS: number = table('ww2/LEAST_POINTS', 6);

const countOf = (g: ArmyGroup, of: (s: ListedStand) => boolean): number => {
  let n = 0;
  for (const s of g.stands) if (of(s)) n += s.count;
  return n;
};
const isFlyer = (s: ListedStand, o: Options): boolean => unitOf(s.unit, o).class === 'AC';

/** One battle group. */
// biome-ignore format: one line a rule
export const GROUP_BARS = rows<PlacedProhibition<ArmyGroup>>('ww2/GROUP_BARS', [
  { rule: 'WW2-ORG-02', text: `a battle group has exactly ${ARMY_FIGURES.stands} stands`, when: g => countOf(g, () => true) !== ARMY_FIGURES.stands, say: g => `a battle group has exactly ${ARMY_FIGURES.stands} stands, not ${countOf(g, () => true)}` },
  { rule: 'WW2-ORG-03', text: 'a battle group has exactly one BGHQ', when: g => countOf(g, s => s.hq) !== (g.extraHq ? 0 : 1), field: 'hq' },
  { rule: 'WW2-R-34',   text: 'aircraft carry the BGHQ only in a battle group of aircraft', when: (g, o) => g.stands.some(s => s.hq && isFlyer(s, o)) && !g.stands.every(s => isFlyer(s, o)), field: 'hq' },
]);

/** A stand in its army. */
export interface InArmy {
  readonly stand: ListedStand;
  readonly army: ArmyFacts;
  readonly row: UnitRow;
}
export const takesLightMortars = (unit: Unit): boolean => unit === 'RG' || unit === 'IG';
export const isFoot = (unit: Unit): boolean => unit === 'BARG' || takesLightMortars(unit);

/** WW2-HG-12: whose AFVs may have skirt plates, in late armies. */
const SKIRTED: Readonly<Partial<Record<Unit, Nation>>> = table('ww2/SKIRTED', {
  'panzer-3-late': 'German',
  'panzer-4': 'German',
  stug: 'German',
  panther: 'German',
  churchill: 'British',
  't-34-85': 'Soviet',
});
export const mayWearSkirts = (unit: Unit): boolean => unit in SKIRTED;
/** WW2-HG-11: whose AAA and fighters may have radar, in late armies. */
const WITH_RADAR: readonly Nation[] = table('ww2/WITH_RADAR', ['German', 'British', 'American']);

const defends = (army: ArmyFacts, o: Options): boolean => army.attackDefence && usesEngineering(o);
const mayHaveRadar = ({ stand, army, row }: InArmy): boolean =>
  army.period === 'late' && WITH_RADAR.includes(army.nation) && (stand.aaa || row.aaa || row.weapon === 'FIGHTER');
const isLateBritish = ({ army, row }: InArmy): boolean =>
  army.period === 'late' && army.nation === 'British' && ARTILLERY.includes(row.weapon);

// biome-ignore format: one line a rule
export const STAND_BARS = rows<PlacedProhibition<InArmy>>('ww2/STAND_BARS', [
  { rule: 'WW2-R-34',   text: 'a command stand is never one of the twelve', when: s => s.stand.unit === 'command', field: 'unit' },
  { rule: 'WW2-ENG-01', text: 'stands are dug in only by a defender', when: (s, o) => s.stand.dugIn && !defends(s.army, o), field: 'dugIn' },
  { rule: 'WW2-PTS-04', text: 'only RG and IG have light mortars', when: s => s.stand.lightMortars && !takesLightMortars(s.stand.unit), field: 'lightMortars' },
  { rule: 'WW2-HG-12',  text: 'this army has no skirt plates for it', when: s => s.stand.skirts && (s.army.period !== 'late' || SKIRTED[s.stand.unit] !== s.army.nation), field: 'skirts' },
  { rule: 'WW2-ORG-11', text: 'only batteries of a late British army are late British artillery', when: s => s.stand.lateBritish && !isLateBritish(s), field: 'lateBritish' },
  { rule: 'WW2-HG-11',  text: 'only AAA and fighters of late German, British and American armies have radar', when: s => s.stand.radar && !mayHaveRadar(s), field: 'radar' },
  { rule: 'WW2-HG-04',  text: 'only foot is jungle-trained', when: s => s.stand.jungleTrained && !isFoot(s.stand.unit), field: 'jungleTrained' },
]);

/** AFVs by their class. */
export interface Afvs {
  readonly light: number;
  readonly tankMinus: number;
  readonly tank: number;
  readonly tankPlus: number;
}
/** An army with what was counted. */
export interface CountedArmy {
  readonly army: ArmyFacts;
  readonly points: number;
  readonly stands: number;
  readonly aircraft: number;
  readonly afv: Afvs;
  readonly jets: number;
  /** AFVs of another nation than the supplier of an invented army. */
  readonly foreign: number;
}
/** WW2-BAL-03, WW2-BAL-04: per cent of the AFVs. */
// biome-ignore format: the book's own layout
export const SHARES: Readonly<Partial<Record<Nation, { readonly tank: number; readonly tankPlus: number }>>> = table('ww2/SHARES', {
  German: { tank: 50, tankPlus: 10 },
  Soviet: { tank: 20, tankPlus: 5 },
});
export const allAfvs = (a: Afvs): number => a.light + a.tankMinus + a.tank + a.tankPlus;
const tooMany = ({ army, afv }: CountedArmy, kind: 'tank' | 'tankPlus', o: Options): boolean => {
  const shares = SHARES[army.nation];
  return usesBalance(o) && shares !== undefined && afv[kind] * 100 > shares[kind] * allAfvs(afv);
};
/** WW2-BAL-05: Allies that are not the Soviets. */
export const ALLIES: readonly Nation[] = table('ww2/ALLIES', [
  'British',
  'American',
  'Canadian',
  'Commonwealth',
  'French',
]);
const outflown = ({ army, aircraft }: CountedArmy): boolean =>
  army.nation === 'German' &&
  (army.year === 1944 || army.year === 1945) &&
  army.opponent !== undefined &&
  ALLIES.includes(army.opponent.nation) &&
  aircraft > Math.ceil(army.opponent.aircraft / 2);

/** The whole army. */
// biome-ignore format: one line a rule
export const ARMY_BARS = rows<PlacedProhibition<CountedArmy>>('ww2/ARMY_BARS', [
  { rule: 'WW2-ENG-01', text: 'only a defender uses obstacles', when: (a, o) => a.army.obstacles > 0 && !defends(a.army, o), field: 'obstacles' },
  { rule: 'WW2-R-105',  text: 'there are no more obstacles than stands', when: a => a.army.obstacles > a.stands, field: 'obstacles' },
  { rule: 'WW2-PTS-19', text: 'the army costs more than was agreed', when: a => a.army.pointsLimit !== undefined && a.points > a.army.pointsLimit, say: a => `the army costs ${a.points} points, ${a.army.pointsLimit} were agreed` },
  { rule: 'WW2-BAL-03', text: 'too many of the AFVs are classed Tank', when: (a, o) => tooMany(a, 'tank', o) },
  { rule: 'WW2-BAL-04', text: 'too many of the AFVs are classed Tank+', when: (a, o) => tooMany(a, 'tankPlus', o) },
  { rule: 'WW2-BAL-05', text: 'a German army of 1944 and 1945 has half as many aircraft as its Ally', when: (a, o) => usesAirBalance(o) && outflown(a) },
  { rule: 'WW2-FAN-02', text: 'an invented army has no Tank+', when: a => a.army.fantasy !== undefined && a.afv.tankPlus > 0, field: 'fantasy' },
  { rule: 'WW2-FAN-03', text: 'an invented army has no jets', when: a => a.army.fantasy !== undefined && a.jets > 0, field: 'fantasy' },
  { rule: 'WW2-FAN-04', text: 'an invented army buys its AFVs from one supplier', when: a => a.army.fantasy !== undefined && a.foreign > 0, field: 'fantasy' },
  { rule: 'WW2-FAN-06', text: 'an invented army is an ally of its supplier', when: a => a.army.fantasy !== undefined && a.army.fantasy.allyOf !== a.army.fantasy.supplier, field: 'fantasy' },
]);
