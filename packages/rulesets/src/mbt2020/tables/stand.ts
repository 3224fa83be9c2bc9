import { type RuleId, rows, table } from '@umpire/engine';
import { type Prohibition, said } from '../../common/book/lines.js';
import type { SegmentRow } from '../../common/mbt/book/lists.js';
import { uses } from '../options.js';
import type { Class, Mode, Posture, StandFacts, SubClass } from '../pieces.js';

/** What the book calls a stand of each class (MBT20-CLS-09, MBT20-CLS-13, MBT20-CLS-17). */
// biome-ignore format: the book's own layout
export const TERMS = table('mbt2020/TERMS', {
  ARMOUR:    { term: 'unit',    rule: 'MBT20-CLS-09' },
  INFANTRY:  { term: 'unit',    rule: 'MBT20-CLS-09' },
  ARTILLERY: { term: 'battery', rule: 'MBT20-CLS-13' },
  AIRCRAFT:  { term: 'flight',  rule: 'MBT20-CLS-17' },
} satisfies Record<Class, { term: 'unit' | 'battery' | 'flight'; rule: RuleId }>);

/** MBT20-POS-04 to MBT20-POS-07. */
// biome-ignore format: the book's own layout
export const POSTURES_OF = table<Record<Class, readonly Posture[]>>('mbt2020/POSTURES', {
  INFANTRY:  ['INF', 'LAS', 'ATM', 'REC', 'ADA', 'PDA'],
  ARMOUR:    ['ARM'],
  AIRCRAFT:  ['ECM', 'ASF', 'CAS'],
  ARTILLERY: ['CBA', 'OTF'],
});

/** MBT20-MOD-02 to MBT20-MOD-07; FE as INFn (MBT20-HSE-07). */
// biome-ignore format: the book's own layout
export const MODES_OF = table<Record<SubClass, readonly Mode[]>>('mbt2020/MODES', {
  'INF-': ['STATIC', 'MOBILE'],
  'INFn': ['STATIC', 'MOBILE', 'FAST'], 'INF+': ['STATIC', 'MOBILE', 'FAST'], 'FE': ['STATIC', 'MOBILE', 'FAST'],
  'MBT-': ['STATIC', 'MOBILE', 'FAST'], 'MBTn': ['STATIC', 'MOBILE', 'FAST'], 'MBT+': ['STATIC', 'MOBILE', 'FAST'],
  'AIR-': ['MOBILE'], 'AIRn': ['MOBILE'], 'AIR+': ['MOBILE'],
  'ART-': ['STATIC'],
  'ARTn': ['STATIC', 'SNS'], 'ART+': ['STATIC', 'SNS'],
});
/** MBT20-MOD-05, MBT20-MOD-13: between these a helicopter may change. */
export const HELICOPTER_MODES = table<readonly Mode[]>('mbt2020/HELICOPTER_MODES', ['STATIC', 'MOBILE']);

const wrongPosture = (s: StandFacts): boolean => !POSTURES_OF[s.class].includes(s.posture);
const wrongMode = (s: StandFacts): boolean =>
  !MODES_OF[s.subClass].includes(s.mode) && !(s.helicopter && HELICOPTER_MODES.includes(s.mode));
export const engineers = uses('MBT20-OPT-02');
export const NO_ENGINEERS = said('MBT20-OPT-02', 'field engineers are an optional rule that is not in use');

/** 7.2: what a stand may not be, in the specification's order. */
// biome-ignore format: one line a rule
export const STAND_BARS = rows<Prohibition<StandFacts>>('mbt2020/STAND_BARS', [
  { ...NO_ENGINEERS, when: (s, o) => s.subClass === 'FE' && !engineers(o) },
  { rule: 'MBT20-HSE-07', text: 'field engineers are in posture INF only', when: s => s.subClass === 'FE' && s.posture !== 'INF' },
  { rule: 'MBT20-POS-04', text: 'INFANTRY is in INF, LAS, ATM, REC, ADA or PDA', when: s => s.class === 'INFANTRY' && wrongPosture(s) },
  { rule: 'MBT20-POS-05', text: 'ARMOUR is always in ARM', when: s => s.class === 'ARMOUR' && wrongPosture(s) },
  { rule: 'MBT20-POS-06', text: 'AIRCRAFT is in ECM, ASF or CAS', when: s => s.class === 'AIRCRAFT' && wrongPosture(s) },
  { rule: 'MBT20-POS-07', text: 'ARTILLERY is in CBA or OTF', when: s => s.class === 'ARTILLERY' && wrongPosture(s) },
  { rule: 'MBT20-R-53',   text: 'helicopters are CAS', when: s => s.helicopter && s.posture !== 'CAS' },
  { rule: 'MBT20-MOD-02', text: 'INF- is STATIC or MOBILE', when: s => s.subClass === 'INF-' && wrongMode(s) },
  { rule: 'MBT20-MOD-03', text: 'this stand is STATIC, MOBILE or FAST', when: s => (s.class === 'INFANTRY' || s.class === 'ARMOUR') && wrongMode(s) },
  { rule: 'MBT20-MOD-04', text: 'AIRCRAFT is MOBILE; only helicopters may be STATIC', when: s => s.class === 'AIRCRAFT' && wrongMode(s) },
  { rule: 'MBT20-MOD-06', text: 'ART- is always STATIC', when: s => s.subClass === 'ART-' && wrongMode(s) },
  { rule: 'MBT20-MOD-07', text: 'ARTn and ART+ are STATIC or SNS', when: s => s.class === 'ARTILLERY' && wrongMode(s) },
]);

/** MBT20-R-40, MBT20-R-81: each posture engages in its own of the six segments, and in no other. */
// biome-ignore format: the book's own layout
export const SEGMENTS = rows<SegmentRow>('mbt2020/SEGMENTS', [
  { posture: 'ASF', segment: 1, rule: 'MBT20-TRN-09', text: 'fighters (ASF) engage in segment 1' },
  { posture: 'ECM', segment: 1, rule: 'MBT20-TRN-10', text: 'jammers (ECM) engage in segment 1' },
  { posture: 'CAS', segment: 2, rule: 'MBT20-TRN-14', text: 'ground attack aircraft (CAS) engage in segment 2' },
  { posture: 'CBA', segment: 3, rule: 'MBT20-TRN-17', text: 'counter-battery guns (CBA) engage in segment 3' },
  { posture: 'ADA', segment: 4, rule: 'MBT20-TRN-18', text: 'anti-aircraft missiles (ADA) engage in segment 4' },
  { posture: 'PDA', segment: 4, rule: 'MBT20-TRN-19', text: 'anti-aircraft guns (PDA) engage in segment 4' },
  { posture: 'OTF', segment: 5, rule: 'MBT20-TRN-20', text: 'artillery (OTF) engages in segment 5' },
  { posture: 'INF', segment: 6, rule: 'MBT20-TRN-24', text: 'infantry (INF) engages in segment 6' },
  { posture: 'LAS', segment: 6, rule: 'MBT20-TRN-24', text: 'mortars (LAS) engage in segment 6' },
  { posture: 'ATM', segment: 6, rule: 'MBT20-TRN-24', text: 'anti-tank missiles (ATM) engage in segment 6' },
  { posture: 'ARM', segment: 6, rule: 'MBT20-TRN-24', text: 'tanks (ARM) engage in segment 6' },
  { posture: 'REC', segment: null, rule: 'MBT20-ELG-18', text: 'scouts (REC) engage nobody' },
]);
