import { type Citation, type Options, type RuleId, rows } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import { type CitedLine, type EligibilityLine, linesByEngager } from '../../common/mbt/book/engagements.js';
import { ruling } from '../options.js';
import type { Posture, StandFacts } from '../pieces.js';
import { isInfantry } from '../rules/readings.js';

/** Whom a group of lines is for: a posture, divided where the book divides it by sub-class. */
export type Engager = 'INF' | 'INF-' | 'OTF' | 'ART- in OTF' | Exclude<Posture, 'INF' | 'OTF'>;

export function engagerOf(stand: StandFacts): Engager {
  if (stand.posture === 'INF') return stand.subClass === 'INF-' ? 'INF-' : 'INF';
  if (stand.posture === 'OTF') return stand.subClass === 'ART-' ? 'ART- in OTF' : 'OTF';
  return stand.posture;
}

interface Line extends EligibilityLine {
  readonly by: Engager;
  when(target: StandFacts, options: Options): boolean;
}

/** Does ADA reach ECM, as the list says and segment 4 does not? */
const listHolds = ruling('MBT20-R-39', { table: true, segment: false });
/** Does ARMOUR reach INFANTRY, since its line lacks the word «only»? */
const infantryToo = ruling('MBT20-R-95', { 'armour-only': false, 'infantry-too': true });

const armour = (t: StandFacts): boolean => t.class === 'ARMOUR';
const aircraft = (t: StandFacts): boolean => t.class === 'AIRCRAFT';
const moving = (t: StandFacts): boolean => t.mode === 'MOBILE' || t.mode === 'FAST';

/** A line that is there only where a ruling says so. */
const ruled = (used: (o: Options) => boolean, when: Line['when']) => ({
  used,
  when: (t: StandFacts, o: Options): boolean => used(o) && when(t, o),
});

/** MBT20-ELG-01 to MBT20-ELG-44: who may engage what, and from how far. */
// biome-ignore format: the book's own layout
const LINES = rows<Line>('mbt2020/ELIGIBILITY', [
  { by: 'INF',  rule: 'MBT20-ELG-01', range: 1,  text: 'INFn and INF+ engage INFANTRY in STATIC within 1"', when: (t, o) => isInfantry(t, o) && t.mode === 'STATIC' },
  { by: 'INF',  rule: 'MBT20-ELG-02', range: 2,  text: 'INFn and INF+ engage INFANTRY in MOBILE within 2"', when: (t, o) => isInfantry(t, o) && t.mode === 'MOBILE' },
  { by: 'INF',  rule: 'MBT20-ELG-03', range: 3,  text: 'INFn and INF+ engage INFANTRY in FAST within 3"', when: (t, o) => isInfantry(t, o) && t.mode === 'FAST' },
  { by: 'INF',  rule: 'MBT20-ELG-04', range: 4,  text: 'INFn and INF+ engage REC within 4"', names: 'REC', when: t => t.posture === 'REC' },
  { by: 'INF',  rule: 'MBT20-ELG-05', range: 4,  text: 'INFn and INF+ engage ARMOUR in STATIC within 4"', when: t => armour(t) && t.mode === 'STATIC' },
  { by: 'INF',  rule: 'MBT20-ELG-06', range: 8,  text: 'INFn and INF+ engage ARMOUR in MOBILE within 8"', when: t => armour(t) && t.mode === 'MOBILE' },
  { by: 'INF',  rule: 'MBT20-ELG-07', range: 8,  text: 'INFn and INF+ engage ARMOUR in FAST within 8"', when: t => armour(t) && t.mode === 'FAST' },
  { by: 'INF',  rule: 'MBT20-ELG-08', range: 12, text: 'INFn and INF+ engage CAS within 12"', when: t => t.posture === 'CAS' },
  { by: 'INF-', rule: 'MBT20-ELG-10', range: 1,  text: 'INF- engages INFANTRY in STATIC within 1"', when: (t, o) => isInfantry(t, o) && t.mode === 'STATIC' },
  { by: 'INF-', rule: 'MBT20-ELG-11', range: 2,  text: 'INF- engages INFANTRY in MOBILE within 2"', when: (t, o) => isInfantry(t, o) && t.mode === 'MOBILE' },
  { by: 'INF-', rule: 'MBT20-ELG-12', range: 2,  text: 'INF- engages INFANTRY in FAST within 2"', when: (t, o) => isInfantry(t, o) && t.mode === 'FAST' },
  { by: 'LAS',  rule: 'MBT20-ELG-14', range: 8,  text: 'LAS engages INFANTRY within 8"', when: isInfantry },
  { by: 'ATM',  rule: 'MBT20-ELG-16', range: 12, text: 'ATM engages ARMOUR within 12"', when: armour },
  { by: 'ADA',  rule: 'MBT20-ELG-19', range: 36, text: 'ADA engages ASF within 36"', when: t => t.posture === 'ASF' },
  { by: 'ADA',  rule: 'MBT20-ELG-20', range: 36, text: 'ADA engages ECM within 36"', ...ruled(listHolds, t => t.posture === 'ECM') },
  { by: 'PDA',  rule: 'MBT20-ELG-22', range: 12, text: 'PDA engages AIRCRAFT within 12"', when: aircraft },
  { by: 'ARM',  rule: 'MBT20-ELG-24', range: 12, text: 'ARMOUR engages ARMOUR within 12"', when: armour },
  { by: 'ARM',  rule: 'MBT20-R-95',   range: 4,  text: 'ARMOUR engages INFANTRY in STATIC within 4"', ...ruled(infantryToo, (t, o) => isInfantry(t, o) && t.mode === 'STATIC') },
  { by: 'ARM',  rule: 'MBT20-R-95',   range: 8,  text: 'ARMOUR engages INFANTRY on the move within 8"', ...ruled(infantryToo, (t, o) => isInfantry(t, o) && moving(t)) },
  { by: 'ART- in OTF', rule: 'MBT20-ELG-26', range: null, text: 'ART- in OTF engages INFANTRY and ARMOUR in STATIC', when: (t, o) => (isInfantry(t, o) || armour(t)) && t.mode === 'STATIC' },
  { by: 'OTF',  rule: 'MBT20-ELG-28', range: null, text: 'ARTn and ART+ in OTF engage INFANTRY and ARMOUR', when: (t, o) => isInfantry(t, o) || armour(t) },
  { by: 'CBA',  rule: 'MBT20-ELG-30', range: null, text: 'CBA engages OTF, CBA and LAS', when: t => t.posture === 'OTF' || t.posture === 'CBA' || t.posture === 'LAS' },
  { by: 'CAS',  rule: 'MBT20-ELG-32', range: 4,  text: 'CAS engages INFANTRY within 4"', when: isInfantry },
  { by: 'CAS',  rule: 'MBT20-ELG-33', range: 12, text: 'CAS engages ARMOUR within 12"', when: armour },
  { by: 'CAS',  rule: 'MBT20-ELG-34', range: 8,  text: 'CAS engages LAS within 8"', names: 'LAS', when: t => t.posture === 'LAS' },
  { by: 'CAS',  rule: 'MBT20-ELG-35', range: 12, text: 'CAS engages ATM within 12"', names: 'ATM', when: t => t.posture === 'ATM' },
  { by: 'ASF',  rule: 'MBT20-ELG-38', range: 36, text: 'ASF engages AIRCRAFT within 36"', when: aircraft },
  { by: 'ECM',  rule: 'MBT20-ELG-40', range: 36, text: 'ECM engages ADA within 36"', when: t => t.posture === 'ADA' },
  { by: 'ECM',  rule: 'MBT20-ELG-41', range: 24, text: 'ECM engages PDA within 24"', when: t => t.posture === 'PDA' },
  { by: 'ECM',  rule: 'MBT20-ELG-42', range: null, text: 'ECM engages ECM', when: t => t.posture === 'ECM' },
  { by: 'ECM',  rule: 'MBT20-ELG-43', range: null, text: 'ECM engages CBA', when: t => t.posture === 'CBA' },
]);

/** The lines of each engager, those that name a posture first. */
export const LINES_OF: Readonly<Partial<Record<Engager, readonly CitedLine[]>>> = linesByEngager(LINES);

const HELICOPTER = citation('MBT20-ELG-36', 'a helicopter engages by the lines of CAS');
export const alsoCited = ({ helicopter }: StandFacts): readonly Citation[] => (helicopter ? [HELICOPTER] : []);

/** Each engager's closing words: it may engage nothing else. */
// biome-ignore format: the book's own layout
export const NOTHING_ELSE = rows<{ readonly by: Engager; readonly rule: RuleId; readonly text: string }>('mbt2020/NOTHING_ELSE', [
  { by: 'INF',  rule: 'MBT20-ELG-09', text: 'rifles engage infantry, tanks and ground attack aircraft only' },
  { by: 'INF-', rule: 'MBT20-ELG-13', text: 'rifles in trucks (INF-) engage infantry only' },
  { by: 'LAS',  rule: 'MBT20-ELG-15', text: 'mortars (LAS) engage infantry only' },
  { by: 'ATM',  rule: 'MBT20-ELG-17', text: 'anti-tank missiles (ATM) engage tanks only' },
  { by: 'REC',  rule: 'MBT20-ELG-18', text: 'scouts (REC) engage nobody' },
  { by: 'ADA',  rule: 'MBT20-ELG-21', text: 'anti-aircraft missiles (ADA) engage fighters and jammers only' },
  { by: 'PDA',  rule: 'MBT20-ELG-23', text: 'anti-aircraft guns (PDA) engage aircraft only' },
  { by: 'ARM',  rule: 'MBT20-ELG-25', text: 'tanks engage tanks only: leave infantry to infantry, mortars and guns' },
  { by: 'ART- in OTF', rule: 'MBT20-ELG-27', text: 'a towed battery (ART-) engages only infantry and tanks that are dug in (STATIC)' },
  { by: 'OTF',  rule: 'MBT20-ELG-29', text: 'artillery (OTF) engages infantry and tanks only' },
  { by: 'CBA',  rule: 'MBT20-ELG-31', text: 'counter-battery guns (CBA) engage batteries and mortars only' },
  { by: 'CAS',  rule: 'MBT20-ELG-37', text: 'ground attack aircraft (CAS) engage infantry, tanks, mortars and missiles only' },
  { by: 'ASF',  rule: 'MBT20-ELG-39', text: 'fighters (ASF) engage aircraft only' },
  { by: 'ECM',  rule: 'MBT20-ELG-44', text: 'jammers (ECM) engage anti-aircraft, jammers and counter-battery only' },
]);
