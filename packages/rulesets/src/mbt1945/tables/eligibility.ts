import { type Options, rows } from '@umpire/engine';
import { byKey, type Prohibition } from '../../common/book/lines.js';
import {
  type CitedLine,
  type ClosingWords,
  type EligibilityLine,
  linesByEngager,
} from '../../common/mbt/book/engagements.js';
import { ruling } from '../options.js';
import { type Altitude, isUnit, type Posture, type StandFacts } from '../pieces.js';
import { isInf, isInfantry } from '../rules/readings.js';
import { DISTANCES } from './distances.js';

/** Whom a group of lines is for: a posture, divided where the book divides it by sub-class. */
type Engager = 'INF' | 'INF-' | 'OTF' | 'ART- in OTF' | Exclude<Posture, 'INF' | 'OTF'>;

export function engagerOf(stand: StandFacts): Engager {
  if (stand.posture === 'INF') return stand.subClass === 'INF-' ? 'INF-' : 'INF';
  if (stand.posture === 'OTF') return stand.subClass === 'ART-' ? 'ART- in OTF' : 'OTF';
  return stand.posture;
}

interface Line extends EligibilityLine {
  readonly by: Engager;
  when(target: StandFacts, options: Options): boolean;
}

/** MBT45-R-103: does AAA reach as far, and as many, as the list says, or as segment 4? */
const listHolds = ruling('MBT45-R-103', { table: true, segment: false });
/** MBT45-R-104: may CBA engage LAS, as segment 3 says? */
const mortarsToo = ruling('MBT45-R-104', { 'otf-and-las': true, 'otf-only': false });
/** MBT45-R-95: does ARMOUR reach INFANTRY? */
const infantryToo = ruling('MBT45-R-95', { 'armour-only': false, 'infantry-too': true });
/** MBT45-R-105: may INF engage CAS, as the book's example has it? */
const planesToo = ruling('MBT45-R-105', { table: false, example: true });

const armour = (t: StandFacts): boolean => t.posture === 'ARM';
const still = (t: StandFacts): boolean => t.mode === 'STATIC';
const infantryIn = (mode: StandFacts['mode']) => (t: StandFacts) => isInfantry(t) && t.mode === mode;
const armourIn = (mode: StandFacts['mode']) => (t: StandFacts) => t.class === 'ARMOUR' && t.mode === mode;
const of =
  (...postures: readonly Posture[]) =>
  (t: StandFacts): boolean =>
    postures.includes(t.posture);

/** A line that is there only where a ruling says so. */
const ruled = (used: (o: Options) => boolean, when: (t: StandFacts) => boolean) => ({
  used,
  when: (t: StandFacts, o: Options): boolean => used(o) && when(t),
});

/** MBT45-ELG-01 to MBT45-ELG-54: who may engage what, and from how far. */
// biome-ignore format: the book's own layout
const LINES = rows<Line>('mbt1945/ELIGIBILITY', [
  { by: 'INF',  rule: 'MBT45-ELG-01', range: 1,  text: 'INFn and INF+ engage INFANTRY in STATIC within 1"', when: infantryIn('STATIC') },
  { by: 'INF',  rule: 'MBT45-ELG-02', range: 2,  text: 'INFn and INF+ engage INFANTRY in MOBILE within 2"', when: infantryIn('MOBILE') },
  { by: 'INF',  rule: 'MBT45-ELG-03', range: 3,  text: 'INFn and INF+ engage INFANTRY in FAST within 3"', when: infantryIn('FAST') },
  { by: 'INF',  rule: 'MBT45-ELG-04', range: 4,  text: 'INFn and INF+ engage REC within 4"', names: 'REC', when: of('REC') },
  { by: 'INF',  rule: 'MBT45-ELG-05', range: 1,  text: 'INFn and INF+ engage ARMOUR in STATIC within 1"', when: armourIn('STATIC') },
  { by: 'INF',  rule: 'MBT45-ELG-06', range: 2,  text: 'INFn and INF+ engage ARMOUR in MOBILE within 2"', when: armourIn('MOBILE') },
  { by: 'INF',  rule: 'MBT45-ELG-07', range: 2,  text: 'INFn and INF+ engage ARMOUR in FAST within 2"', when: armourIn('FAST') },
  { by: 'INF',  rule: 'MBT45-R-105',  range: 4,  text: 'INF engages CAS within 4"', ...ruled(planesToo, of('CAS')) },
  { by: 'INF-', rule: 'MBT45-ELG-10', range: 1,  text: 'INF- engages INFANTRY in STATIC within 1"', when: infantryIn('STATIC') },
  { by: 'INF-', rule: 'MBT45-ELG-11', range: 2,  text: 'INF- engages INFANTRY in MOBILE within 2"', when: infantryIn('MOBILE') },
  { by: 'INF-', rule: 'MBT45-ELG-12', range: 2,  text: 'INF- engages INFANTRY in FAST within 2"', when: infantryIn('FAST') },
  { by: 'INF-', rule: 'MBT45-R-105',  range: 4,  text: 'INF engages CAS within 4"', ...ruled(planesToo, of('CAS')) },
  { by: 'LAS',  rule: 'MBT45-ELG-14', range: 6,  text: 'LAS engages INFANTRY within 6"', when: isInfantry },
  { by: 'ATA',  rule: 'MBT45-ELG-16', range: 6,  text: 'ATA engages ARM within 6"', when: armour },
  { by: 'AAA',  rule: 'MBT45-ELG-19', range: 24, text: 'AAA engages ASF within 24"', ...ruled(listHolds, of('ASF')) },
  { by: 'AAA',  rule: 'MBT45-TRN-18', range: 12, text: 'AAA engages ASF within 12"', ...ruled(o => !listHolds(o), of('ASF')) },
  { by: 'AAA',  rule: 'MBT45-ELG-54', range: 24, text: 'AAA engages CAS within 24"', ...ruled(listHolds, of('CAS')) },
  { by: 'AAA',  rule: 'MBT45-HSE-16', range: 24, text: 'AAA engages HBR within 24"', when: of('HBR') },
  { by: 'PDA',  rule: 'MBT45-ELG-22', range: 6,  text: 'PDA engages AIRCRAFT within 6"', when: t => t.class === 'AIRCRAFT' },
  { by: 'ARM',  rule: 'MBT45-ELG-24', range: 8,  text: 'ARMOUR engages ARM within 8"', when: armour },
  { by: 'ARM',  rule: 'MBT45-R-95',   range: 1,  text: 'ARMOUR engages INFANTRY in STATIC within 1"', ...ruled(infantryToo, t => isInfantry(t) && still(t)) },
  { by: 'ARM',  rule: 'MBT45-R-95',   range: 2,  text: 'ARMOUR engages INFANTRY on the move within 2"', ...ruled(infantryToo, t => isInfantry(t) && !still(t)) },
  { by: 'ART- in OTF', rule: 'MBT45-ELG-26', range: null, text: 'ART- in OTF engages INF and ARM in STATIC', when: (t, o) => (isInf(t, o) || armour(t)) && still(t) },
  { by: 'OTF',  rule: 'MBT45-ELG-28', range: null, text: 'ARTn and ART+ in OTF engage INF and ARM in STATIC or MOBILE', when: (t, o) => (isInf(t, o) || armour(t)) && t.mode !== 'FAST' },
  { by: 'CBA',  rule: 'MBT45-ELG-30', range: null, text: 'CBA engages OTF and LAS', ...ruled(mortarsToo, of('OTF', 'LAS')) },
  { by: 'CBA',  rule: 'MBT45-ELG-30', range: null, text: 'CBA engages OTF', ...ruled(o => !mortarsToo(o), of('OTF')) },
  { by: 'CAS',  rule: 'MBT45-ELG-32', range: 4,  text: 'CAS engages INF within 4"', when: isInf },
  { by: 'CAS',  rule: 'MBT45-ELG-33', range: 8,  text: 'CAS engages ARM within 8"', when: armour },
  { by: 'CAS',  rule: 'MBT45-ELG-34', range: 4,  text: 'CAS engages LAS within 4"', names: 'LAS', when: of('LAS') },
  { by: 'CAS',  rule: 'MBT45-ELG-35', range: 4,  text: 'CAS engages ATA within 4"', names: 'ATA', when: of('ATA') },
  { by: 'CAS',  rule: 'MBT45-ELG-52', range: 4,  text: 'CAS engages AAA within 4"', names: 'AAA', when: of('AAA') },
  { by: 'CAS',  rule: 'MBT45-ELG-53', range: 4,  text: 'CAS engages PDA within 4"', names: 'PDA', when: of('PDA') },
  { by: 'HBR',  rule: 'MBT45-HSE-16', range: DISTANCES.bombs, fixed: true, text: `HBR strikes INFANTRY and ARMOUR within ${DISTANCES.bombs}" of where it aims`, when: isUnit },
  { by: 'ASF',  rule: 'MBT45-ELG-38', range: 24, text: 'ASF engages AIRCRAFT within 24"', when: t => t.class === 'AIRCRAFT' },
]);

/** The lines of each engager, those that name a posture first (MBT45-R-85). */
export const LINES_OF: Readonly<Partial<Record<Engager, readonly CitedLine[]>>> = linesByEngager(LINES);

/** Each engager's closing words: it may engage nothing else, as the rulings of the battle have it. */
// biome-ignore format: the book's own layout
export const NOTHING_ELSE = rows<ClosingWords & { readonly by: Engager }>('mbt1945/NOTHING_ELSE', [
  { by: 'INF',  rule: 'MBT45-ELG-09', text: 'INFn and INF+ engage INFANTRY, ARMOUR and CAS only', used: planesToo },
  { by: 'INF',  rule: 'MBT45-ELG-09', text: 'INFn and INF+ engage INFANTRY and ARMOUR only' },
  { by: 'INF-', rule: 'MBT45-ELG-13', text: 'INF- engages INFANTRY and CAS only', used: planesToo },
  { by: 'INF-', rule: 'MBT45-ELG-13', text: 'INF- engages INFANTRY only' },
  { by: 'LAS',  rule: 'MBT45-ELG-15', text: 'LAS engages INFANTRY only' },
  { by: 'ATA',  rule: 'MBT45-ELG-17', text: 'ATA engages ARM only' },
  { by: 'REC',  rule: 'MBT45-ELG-18', text: 'REC engages nothing' },
  { by: 'AAA',  rule: 'MBT45-ELG-21', text: 'AAA engages ASF and HBR only', used: o => !listHolds(o) },
  { by: 'AAA',  rule: 'MBT45-ELG-21', text: 'AAA engages AIRCRAFT that fights or strikes only' },
  { by: 'PDA',  rule: 'MBT45-ELG-23', text: 'PDA engages AIRCRAFT only' },
  { by: 'ARM',  rule: 'MBT45-ELG-25', text: 'ARMOUR engages ARM and INFANTRY only', used: infantryToo },
  { by: 'ARM',  rule: 'MBT45-ELG-25', text: 'ARMOUR engages ARM only' },
  { by: 'ART- in OTF', rule: 'MBT45-ELG-27', text: 'ART- in OTF engages INF and ARM in STATIC only' },
  { by: 'OTF',  rule: 'MBT45-ELG-29', text: 'OTF engages INF and ARM in STATIC or MOBILE only' },
  { by: 'CBA',  rule: 'MBT45-ELG-31', text: 'CBA engages OTF only', used: o => !mortarsToo(o) },
  { by: 'CBA',  rule: 'MBT45-ELG-31', text: 'CBA engages OTF and LAS only' },
  { by: 'CAS',  rule: 'MBT45-ELG-37', text: 'CAS engages INF, ARM, LAS, ATA, AAA and PDA only' },
  { by: 'HBR',  rule: 'MBT45-HSE-16', text: 'HBR strikes INFANTRY and ARMOUR only' },
  { by: 'ASF',  rule: 'MBT45-ELG-39', text: 'ASF engages AIRCRAFT only' },
]);

/** A row for one engager alone. */
type BarOf<Facts> = Prohibition<Facts> & { readonly by: Engager };

/** MBT45-R-187: who is not STATIC has no line at all. */
// biome-ignore format: one line a rule
const OWN_BARS = rows<BarOf<StandFacts>>('mbt1945/OWN_BARS', [
  { by: 'ATA', rule: 'MBT45-ELG-47', text: 'ATA engages only in STATIC', when: s => !still(s) },
  { by: 'AAA', rule: 'MBT45-ELG-50', text: 'AAA engages only in STATIC', when: s => !still(s) },
  { by: 'PDA', rule: 'MBT45-ELG-48', text: 'PDA engages only in STATIC', when: s => !still(s) },
]);
export const OWN_BARS_OF: Readonly<Partial<Record<Engager, typeof OWN_BARS>>> = byKey(OWN_BARS, bar => bar.by);

/** MBT45-R-115: from which altitude CAS may attack. */
const dives = ruling<readonly (Altitude | null)[]>('MBT45-R-115', {
  any: ['LOW', 'MEDIUM', 'HIGH'],
  'low-only': ['LOW'],
});

interface Pair {
  readonly by: StandFacts;
  readonly target: StandFacts;
}
// biome-ignore format: one line a rule
const PAIR_BARS = rows<BarOf<Pair>>('mbt1945/ALTITUDE_BARS', [
  { by: 'AAA', rule: 'MBT45-ELG-51', text: 'AAA reaches AIRCRAFT at MEDIUM or HIGH only', when: ({ target }) => target.altitude === 'LOW' },
  { by: 'PDA', rule: 'MBT45-ELG-49', text: 'PDA reaches AIRCRAFT at LOW or MEDIUM only', when: ({ target }) => target.altitude === 'HIGH' },
  { by: 'CAS', rule: 'MBT45-R-115',  text: 'CAS attacks from LOW only', when: ({ by }, o) => !dives(o).includes(by.altitude) },
]);
export const PAIR_BARS_OF: Readonly<Partial<Record<Engager, typeof PAIR_BARS>>> = byKey(PAIR_BARS, bar => bar.by);

/** MBT45-HSE-16: nobody strikes back at bombs. */
export const neverBack = ({ posture }: StandFacts): boolean => posture === 'HBR';
