import { type RuleId, rows, table } from '@umpire/engine';
import { beyond } from '../../common/book/limits.js';
import type { Prohibition } from '../../common/book/lines.js';
import { citedModifiers, type Modifier } from '../../common/book/modifier.js';
import { ruling } from '../options.js';
import { type Arc, type Class, type Cover, type FireOption, GRADES, type Grade, type Weapon } from '../pieces.js';

/** One of two stands that contest the initiative. */
export interface Contestant {
  readonly grade: Grade;
  readonly detected: boolean;
  readonly suppression: number;
  /** Its own. */
  readonly fireMarker: boolean;
  readonly canAffect: boolean;
  /** In range, in arc, in sight. */
  readonly able: boolean;
}
/** The question `initiative`. */
export interface ContestFacts {
  readonly shooter: Contestant;
  readonly target: Contestant;
}
/** As one of the two sees it. */
export interface ContestSeen {
  readonly own: Contestant;
  readonly other: Contestant;
}
const better = ({ own, other }: ContestSeen): boolean => GRADES.indexOf(own.grade) < GRADES.indexOf(other.grade);

/** WW2-SHO-04 to WW2-SHO-08. */
// biome-ignore format: the book's own layout
export const CONTEST_MODIFIERS = citedModifiers(rows<Modifier<ContestSeen>>('ww2/CONTEST_MODIFIERS', [
  { rule: 'WW2-SHO-04', effect: 1,  text: 'the higher grade', when: better },
  { rule: 'WW2-SHO-05', effect: 1,  text: 'the other has a FIRE marker', when: c => c.other.fireMarker },
  { rule: 'WW2-SHO-06', effect: 3,  text: 'it has detected the other', when: c => c.own.detected },
  { rule: 'WW2-SHO-07', effect: -1, text: 'for each suppression marker on it', when: c => c.own.suppression > 0, times: c => c.own.suppression },
  { rule: 'WW2-SHO-08', effect: -2, text: 'it cannot cause an effect on the other', when: c => !c.own.canAffect },
]));
/** WW2-SHO-09: higher by this much shoots alone. */
export const SHOOTS_ALONE: number = table('ww2/SHOOTS_ALONE', 4);

/** What a weapon needs against each class: a score, or null for a dash (WW2-EFF-02). OT reaches everywhere (WW2-R-68). */
type ScoreRow = Readonly<Record<Class, number | null>> & { readonly rule: RuleId; readonly range: number | 'OT' };

export type Armed = Exclude<Weapon, 'none'>;

/** WW2-EFF-21 to WW2-EFF-38. */
// biome-ignore format: the book's own layout
export const SCORES: Readonly<Record<Armed, ScoreRow>> = table('ww2/SCORES', {
  BARG:    { rule: 'WW2-EFF-21', INF: 4,    SMT: 4,    LA: 5,    MA: 6,    HA: null, XA: null, ART: null, AC: null, range: 500 },
  RG:      { rule: 'WW2-EFF-22', INF: 4,    SMT: 3,    LA: 4,    MA: 5,    HA: 6,    XA: null, ART: null, AC: null, range: 500 },
  IG:      { rule: 'WW2-EFF-23', INF: 4,    SMT: 3,    LA: 3,    MA: 4,    HA: 5,    XA: 6,    ART: null, AC: null, range: 500 },
  Ms:      { rule: 'WW2-EFF-24', INF: 5,    SMT: 5,    LA: 6,    MA: null, HA: null, XA: null, ART: null, AC: null, range: 2000 },
  HMG:     { rule: 'WW2-EFF-25', INF: 4,    SMT: 4,    LA: 5,    MA: null, HA: null, XA: null, ART: null, AC: null, range: 1000 },
  VLG:     { rule: 'WW2-EFF-26', INF: 4,    SMT: 3,    LA: 4,    MA: 6,    HA: null, XA: null, ART: null, AC: null, range: 1000 },
  LG:      { rule: 'WW2-EFF-27', INF: 5,    SMT: 2,    LA: 3,    MA: 4,    HA: 5,    XA: 6,    ART: null, AC: null, range: 1000 },
  MG:      { rule: 'WW2-EFF-28', INF: 5,    SMT: 2,    LA: 2,    MA: 3,    HA: 4,    XA: 5,    ART: null, AC: null, range: 1500 },
  HG:      { rule: 'WW2-EFF-29', INF: 4,    SMT: 2,    LA: 2,    MA: 2,    HA: 3,    XA: 4,    ART: null, AC: null, range: 1500 },
  LB:      { rule: 'WW2-EFF-30', INF: 3,    SMT: 3,    LA: 4,    MA: 5,    HA: 6,    XA: null, ART: null, AC: null, range: 'OT' },
  MB:      { rule: 'WW2-EFF-31', INF: 4,    SMT: 3,    LA: 3,    MA: 4,    HA: 5,    XA: 6,    ART: null, AC: null, range: 'OT' },
  HB:      { rule: 'WW2-EFF-32', INF: 5,    SMT: 2,    LA: 3,    MA: 3,    HA: 4,    XA: 5,    ART: null, AC: null, range: 'OT' },
  CB:      { rule: 'WW2-EFF-33', INF: null, SMT: null, LA: null, MA: null, HA: null, XA: null, ART: 4,    AC: null, range: 'OT' },
  SRL:     { rule: 'WW2-EFF-34', INF: 3,    SMT: 2,    LA: 2,    MA: 3,    HA: 3,    XA: 4,    ART: null, AC: null, range: 'OT' },
  BOMBER:  { rule: 'WW2-EFF-35', INF: 3,    SMT: 2,    LA: 3,    MA: 3,    HA: 4,    XA: 5,    ART: 4,    AC: 6,    range: 3000 },
  ATTACK:  { rule: 'WW2-EFF-36', INF: 5,    SMT: 3,    LA: 4,    MA: 4,    HA: 5,    XA: 6,    ART: 5,    AC: 6,    range: 1500 },
  FIGHTER: { rule: 'WW2-EFF-37', INF: null, SMT: null, LA: null, MA: null, HA: null, XA: null, ART: null, AC: 4,    range: 'OT' },
  AAA:     { rule: 'WW2-EFF-38', INF: null, SMT: null, LA: null, MA: null, HA: null, XA: null, ART: null, AC: 6,    range: 2000 },
});

/** WW2-EFF-01: the score to reach, or null for a dash. */
export const baseScore = (weapon: Weapon, target: Class): number | null =>
  weapon === 'none' ? null : SCORES[weapon][target];
/** In metres; OT has no limit. */
export const rangeOf = (weapon: Weapon): number | 'OT' => (weapon === 'none' ? 0 : SCORES[weapon].range);
export const inRange = (weapon: Weapon, range: number | undefined): boolean => {
  const reach = rangeOf(weapon);
  return reach === 'OT' || range === undefined || !beyond(range, reach);
};

/** Who shoots at what, and how: the question `score-required`. */
export interface ScoreFacts {
  readonly weapon: Weapon;
  readonly target: Class;
  /** Null out of turn: on no option. */
  readonly option: FireOption | null;
  readonly cover: Cover;
  readonly shooterPinned: boolean;
  readonly shooterRepulsed: boolean;
  /** Of the target, in which the shooter is. */
  readonly arc: Arc;
  /** An INF or ART target that is a gun and so has arcs (WW2-R-30). */
  readonly targetGun: boolean;
  readonly skirts: boolean;
}

export const isAfv = (c: Class): boolean => c === 'LA' || c === 'MA' || c === 'HA' || c === 'XA';
export const isVehicle = (c: Class): boolean => c === 'SMT' || isAfv(c);
export const isInfantryWeapon = (w: Weapon): boolean => w === 'BARG' || w === 'RG' || w === 'IG';

/** WW2-R-31: weapons for which the arc of the target counts. */
const AIMED: readonly Weapon[] = table('ww2/AIMED', ['BARG', 'RG', 'IG', 'HMG', 'VLG', 'LG', 'MG', 'HG', 'ATTACK']);
/** WW2-R-30: guns on their own wheels, of class INF, by their weapon. */
export const GUNS: readonly Weapon[] = table('ww2/GUNS', ['VLG', 'LG', 'MG', 'HG', 'LB', 'MB', 'HB', 'CB']);
/** WW2-R-30: which ground stands have arcs? */
export const allHaveArcs = ruling('WW2-R-30', { 'vehicles-and-guns': false, 'all-ground': true });

type ArcFacts = Pick<ScoreFacts, 'weapon' | 'target' | 'targetGun'>;
const arcCounts = (s: ArcFacts, o: Parameters<typeof allHaveArcs>[0]): boolean =>
  AIMED.includes(s.weapon) && s.target !== 'AC' && (isVehicle(s.target) || s.targetGun || allHaveArcs(o));
const skirted = (s: ScoreFacts): boolean => s.skirts && isAfv(s.target);

/** WW2-EFF-04 to WW2-EFF-13. */
// biome-ignore format: the book's own layout
export const SCORE_MODIFIERS = citedModifiers(rows<Modifier<ScoreFacts>>('ww2/SCORE_MODIFIERS', [
  { rule: 'WW2-EFF-04', effect: 1,  text: 'fires on option 3 or 4', when: s => s.option === 3 || s.option === 4 },
  { rule: 'WW2-EFF-05', effect: 1,  text: 'the target is in cover', when: s => s.cover === 'cover' },
  { rule: 'WW2-EFF-06', effect: 1,  text: 'the shooter is pinned', when: s => s.shooterPinned },
  { rule: 'WW2-EFF-07', effect: 2,  text: 'the target is in hard cover', when: s => s.cover === 'hard' },
  { rule: 'WW2-EFF-08', effect: 2,  text: 'fires on option 5', when: s => s.option === 5 },
  { rule: 'WW2-EFF-09', effect: 2,  text: 'the shooter is repulsed', when: s => s.shooterRepulsed },
  { rule: 'WW2-EFF-10', effect: -2, text: 'at the flank', when: (s, o) => s.arc === 'flank' && arcCounts(s, o) && !skirted(s) },
  { rule: 'WW2-EFF-11', effect: -3, text: 'at the rear', when: (s, o) => s.arc === 'rear' && arcCounts(s, o) },
  { rule: 'WW2-EFF-12', effect: 0,  text: 'skirt plates keep infantry from the flank', when: (s, o) => s.arc === 'flank' && arcCounts(s, o) && skirted(s) && isInfantryWeapon(s.weapon) },
  { rule: 'WW2-EFF-13', effect: -1, text: 'at the flank, through skirt plates', when: (s, o) => s.arc === 'flank' && arcCounts(s, o) && skirted(s) && !isInfantryWeapon(s.weapon) },
]));

// biome-ignore format: one line a rule
export const SCORE_BARS = rows<Prohibition<ScoreFacts>>('ww2/SCORE_BARS', [
  { rule: 'WW2-EFF-02', text: 'a dash: this weapon has no effect on this class', when: s => baseScore(s.weapon, s.target) === null },
]);
