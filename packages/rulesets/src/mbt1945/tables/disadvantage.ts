import { type Options, type RuleId, rows } from '@umpire/engine';
import { beyond } from '../../common/book/limits.js';
import { ruling } from '../options.js';
import { GRADES, isUnit, levelOf, type StandFacts } from '../pieces.js';
import { DISTANCES } from './distances.js';

/** One stand against another, as its own player counts. */
export interface Encounter {
  readonly own: StandFacts;
  readonly other: StandFacts;
  readonly awc: boolean;
  /** It is the owning player's (MBT45-R-106). */
  readonly owns: boolean;
}

/** A line of DISADVANTAGE: so many causes for the stand whose player counts. */
export interface CauseLine {
  readonly rule: RuleId;
  readonly count: 1 | 2;
  readonly text: string;
  /** It speaks of engaging: a stand that engages nobody does not have it (MBT45-R-108). */
  readonly engaging: boolean;
  when(e: Encounter, options: Options): boolean;
}

/** MBT45-R-02: whether the other's sub-class stands above one's own. */
const outclassed = ruling<(e: Encounter) => boolean>('MBT45-R-02', {
  suffix: ({ own, other }) => levelOf(own.subClass) < levelOf(other.subClass),
  'same-class': ({ own, other }) => own.class === other.class && levelOf(own.subClass) < levelOf(other.subClass),
});
/** MBT45-R-106: who reads the lines that count twice? */
const readsDoubles = ruling<(e: Encounter) => boolean>('MBT45-R-106', {
  'each-own': () => true,
  'owner-only-doubles': e => e.owns,
});
/** MBT45-R-107: which of the two lines on sub-classes count? */
const subClassLines = ruling<{ readonly lower: boolean; higher(lower: boolean): boolean }>('MBT45-R-107', {
  printed: { lower: true, higher: () => true },
  two: { lower: true, higher: lower => !lower },
  one: { lower: false, higher: () => true },
});

const lower = (e: Encounter, o: Options): boolean => subClassLines(o).lower && outclassed(o)(e) && readsDoubles(o)(e);
export const badly = (s: StandFacts): boolean => s.going === 'bad';
const lowerGrade = ({ own, other }: Encounter): boolean => GRADES.indexOf(own.grade) < GRADES.indexOf(other.grade);
export const unsupported = ({ infantryWithin: near }: StandFacts): boolean =>
  near === null || beyond(near, DISTANCES.infantryNear);

/** MBT45-DIS-02 to MBT45-DIS-13. */
// biome-ignore format: the book's own layout
export const CAUSES = rows<CauseLine>('mbt1945/CAUSES', [
  { rule: 'MBT45-DIS-02', count: 2, engaging: false, text: 'its sub-class is the lower', when: lower },
  { rule: 'MBT45-DIS-03', count: 2, engaging: false, text: 'its grade is the lower', when: (e, o) => lowerGrade(e) && readsDoubles(o)(e) },
  { rule: 'MBT45-DIS-04', count: 2, engaging: true,  text: `ARMOUR engages ARMOUR without INFANTRY of its own within ${DISTANCES.infantryNear}"`, when: (e, o) => e.own.class === 'ARMOUR' && e.other.class === 'ARMOUR' && unsupported(e.own) && readsDoubles(o)(e) },
  { rule: 'MBT45-DIS-05', count: 1, engaging: true,  text: 'the other is a unit in FAST, STATIC or bad going', when: ({ other }) => isUnit(other) && (other.mode !== 'MOBILE' || badly(other)) },
  { rule: 'MBT45-DIS-06', count: 1, engaging: true,  text: 'AIRCRAFT engages INFANTRY or ARMOUR in adverse weather', when: ({ own, other, awc }) => awc && own.class === 'AIRCRAFT' && isUnit(other) },
  { rule: 'MBT45-DIS-07', count: 1, engaging: false, text: 'the other has the higher sub-class', when: (e, o) => outclassed(o)(e) && subClassLines(o).higher(lower(e, o)) },
  { rule: 'MBT45-DIS-08', count: 1, engaging: true,  text: 'INF- engages CAS', when: ({ own, other }) => own.subClass === 'INF-' && own.posture === 'INF' && other.posture === 'CAS' },
  { rule: 'MBT45-DIS-09', count: 1, engaging: true,  text: 'ATA engages a stand in FAST or bad going', when: ({ own, other }) => own.posture === 'ATA' && (other.mode === 'FAST' || badly(other)) },
  { rule: 'MBT45-DIS-10', count: 1, engaging: true,  text: 'LAS engages INFANTRY', when: ({ own, other }) => own.posture === 'LAS' && other.class === 'INFANTRY' },
  { rule: 'MBT45-DIS-11', count: 1, engaging: true,  text: 'it is itself on the move in bad going', when: ({ own }) => isUnit(own) && own.mode !== 'STATIC' && badly(own) },
  { rule: 'MBT45-DIS-12', count: 1, engaging: true,  text: 'it is Pinned or Shaken', when: ({ own }) => own.state !== 'steady' },
  { rule: 'MBT45-DIS-13', count: 1, engaging: true,  text: 'the other is INFANTRY in a built-up area', when: ({ other }) => other.class === 'INFANTRY' && other.builtUp },
]);
