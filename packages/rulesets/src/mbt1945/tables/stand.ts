import { type RuleId, rows, table } from '@umpire/engine';
import { type Prohibition, said } from '../../common/book/lines.js';
import type { SegmentRow } from '../../common/mbt/book/lists.js';
import { uses } from '../options.js';
import type { Class, Mode, Posture, StandFacts, SubClass } from '../pieces.js';

/** What the book calls a stand of each class (MBT45-CLS-09, MBT45-CLS-13, MBT45-CLS-17). */
// biome-ignore format: the book's own layout
export const TERMS = table('mbt1945/TERMS', {
  ARMOUR:    { term: 'unit',    rule: 'MBT45-CLS-09' },
  INFANTRY:  { term: 'unit',    rule: 'MBT45-CLS-09' },
  ARTILLERY: { term: 'battery', rule: 'MBT45-CLS-13' },
  AIRCRAFT:  { term: 'flight',  rule: 'MBT45-CLS-17' },
} satisfies Record<Class, { term: 'unit' | 'battery' | 'flight'; rule: RuleId }>);

/** MBT45-POS-04 to MBT45-POS-07; HBR is MBT45-OPT-05. */
// biome-ignore format: the book's own layout
const POSTURES_OF = table<Record<Class, readonly Posture[]>>('mbt1945/POSTURES', {
  INFANTRY:  ['INF', 'LAS', 'ATA', 'REC', 'AAA', 'PDA'],
  ARMOUR:    ['ARM'],
  AIRCRAFT:  ['ASF', 'CAS', 'HBR'],
  ARTILLERY: ['CBA', 'OTF'],
});

/** MBT45-MOD-02 to MBT45-MOD-07: the modes of those who may not be in all there are; MBT45-MOD-03: all others may, CFE as INFn (MBT45-HSE-07). */
// biome-ignore format: the book's own layout
const MODES_OF: Readonly<Partial<Record<SubClass, readonly Mode[]>>> = table('mbt1945/MODES', {
  'INF-': ['STATIC', 'MOBILE'],
  'AIR-': ['MOBILE'], 'AIRn': ['MOBILE'], 'AIR+': ['MOBILE'],
  'ART-': ['STATIC'],
  'ARTn': ['STATIC'], 'ART+': ['STATIC'],
});

const wrongPosture = (s: StandFacts): boolean => !POSTURES_OF[s.class].includes(s.posture);
type Moded = Pick<StandFacts, 'class' | 'subClass' | 'mode'>;
const wrongMode = (s: Moded): boolean => MODES_OF[s.subClass]?.includes(s.mode) === false;

export const engineers = uses('MBT45-OPT-02');
export const bombers = uses('MBT45-OPT-05');
export const BOMBERS_FLY_HIGH = said('MBT45-HSE-16', 'heavy bombers fly HIGH');
export const NO_ENGINEERS = said('MBT45-OPT-02', 'combat engineers are an optional rule that is not in use');

/** MBT45-MOD-02 to MBT45-MOD-07: which modes a stand may not be in. */
// biome-ignore format: one line a rule
export const MODE_BARS = rows<Prohibition<Moded>>('mbt1945/MODE_BARS', [
  { rule: 'MBT45-MOD-02', text: 'INF- is STATIC or MOBILE', when: s => s.subClass === 'INF-' && wrongMode(s) },
  { rule: 'MBT45-MOD-04', text: 'AIRCRAFT is always MOBILE', when: s => s.class === 'AIRCRAFT' && wrongMode(s) },
  { rule: 'MBT45-MOD-06', text: 'ART- is always STATIC', when: s => s.subClass === 'ART-' && wrongMode(s) },
  { rule: 'MBT45-MOD-07', text: 'ARTn and ART+ are always STATIC', when: s => s.class === 'ARTILLERY' && wrongMode(s) },
]);

/** 7.2: what a stand may not be, in the specification's order. */
// biome-ignore format: one line a rule
export const STAND_BARS = rows<Prohibition<StandFacts>>('mbt1945/STAND_BARS', [
  { ...NO_ENGINEERS, when: (s, o) => s.subClass === 'CFE' && !engineers(o) },
  { rule: 'MBT45-OPT-05', text: 'heavy bombers are an optional rule that is not in use', when: (s, o) => s.posture === 'HBR' && !bombers(o) },
  { rule: 'MBT45-HSE-07', text: 'combat engineers are in posture INF only', when: s => s.subClass === 'CFE' && s.posture !== 'INF' },
  { ...BOMBERS_FLY_HIGH, when: s => s.class === 'AIRCRAFT' && s.posture === 'HBR' && s.altitude !== 'HIGH' },
  { rule: 'MBT45-POS-04', text: 'INFANTRY is in INF, LAS, ATA, REC, AAA or PDA', when: s => s.class === 'INFANTRY' && wrongPosture(s) },
  { rule: 'MBT45-POS-05', text: 'ARMOUR is always in ARM', when: s => s.class === 'ARMOUR' && wrongPosture(s) },
  { rule: 'MBT45-POS-06', text: 'AIRCRAFT is in ASF or CAS', when: s => s.class === 'AIRCRAFT' && wrongPosture(s) },
  { rule: 'MBT45-POS-07', text: 'ARTILLERY is in CBA or OTF', when: s => s.class === 'ARTILLERY' && wrongPosture(s) },
  ...MODE_BARS,
]);

/** MBT45-R-40, MBT45-R-81: each posture engages in its own of the six segments, and in no other. */
// biome-ignore format: the book's own layout
export const SEGMENTS = rows<SegmentRow>('mbt1945/SEGMENTS', [
  { posture: 'ASF', segment: 1, rule: 'MBT45-TRN-09', text: 'ASF engages in segment 1' },
  { posture: 'CAS', segment: 2, rule: 'MBT45-TRN-14', text: 'CAS engages in segment 2' },
  { posture: 'HBR', segment: 2, rule: 'MBT45-HSE-16', text: 'HBR bombs in segment 2' },
  { posture: 'CBA', segment: 3, rule: 'MBT45-TRN-17', text: 'CBA engages in segment 3' },
  { posture: 'AAA', segment: 4, rule: 'MBT45-TRN-18', text: 'AAA engages in segment 4' },
  { posture: 'PDA', segment: 4, rule: 'MBT45-TRN-19', text: 'PDA engages in segment 4' },
  { posture: 'OTF', segment: 5, rule: 'MBT45-TRN-20', text: 'OTF engages in segment 5' },
  { posture: 'INF', segment: 6, rule: 'MBT45-TRN-24', text: 'INF engages in segment 6' },
  { posture: 'LAS', segment: 6, rule: 'MBT45-TRN-24', text: 'LAS engages in segment 6' },
  { posture: 'ATA', segment: 6, rule: 'MBT45-TRN-24', text: 'ATA engages in segment 6' },
  { posture: 'ARM', segment: 6, rule: 'MBT45-TRN-24', text: 'ARM engages in segment 6' },
  { posture: 'REC', segment: null, rule: 'MBT45-ELG-18', text: 'REC engages nothing' },
]);
