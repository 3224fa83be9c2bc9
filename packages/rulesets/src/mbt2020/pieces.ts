import type * as family from '../common/mbt/pieces.js';
import type { EngagementOf } from '../common/mbt/rules/engagement-facts.js';

/** The words of this book, closed: types, schemas and tables are made of them. */

/** MBT20-CLS-01. */
export const CLASSES = ['ARMOUR', 'INFANTRY', 'ARTILLERY', 'AIRCRAFT'] as const;
export type Class = (typeof CLASSES)[number];

/** MBT20-CLS-02 to MBT20-CLS-16; FE is MBT20-OPT-02. */
// biome-ignore format: a class a line
export const SUB_CLASSES = [
  'MBT+', 'MBTn', 'MBT-',
  'INF+', 'INFn', 'INF-',
  'ART+', 'ARTn', 'ART-',
  'AIR+', 'AIRn', 'AIR-',
  'FE',
] as const;
export type SubClass = (typeof SUB_CLASSES)[number];

export const GROUND_SUB_CLASSES = ['MBT+', 'MBTn', 'MBT-', 'INF+', 'INFn', 'INF-', 'FE'] as const;

/** MBT20-POS-03. */
export const POSTURES = ['INF', 'ARM', 'LAS', 'ATM', 'REC', 'ADA', 'PDA', 'ECM', 'ASF', 'CAS', 'CBA', 'OTF'] as const;
export type Posture = (typeof POSTURES)[number];

/** MBT20-MOD-01. */
export const MODES = ['STATIC', 'MOBILE', 'FAST', 'SNS'] as const;
export type Mode = (typeof MODES)[number];

/** MBT20-GRD-05: from the lowest to the highest. */
export const GRADES = ['GRADE-', 'GRADEn', 'GRADE+'] as const;
export type Grade = (typeof GRADES)[number];

/** MBT20-RES-16: of a stand in play. */
export const STATES = ['steady', 'pinned', 'repulsed'] as const;
export type StandState = (typeof STATES)[number];
/** And of one that is out of it (MBT20-RES-11). */
export type Status = StandState | 'neutralised';

export const ARCS = ['front', 'side', 'rear'] as const;
export type Arc = (typeof ARCS)[number];

/** MBT20-RES-11 to MBT20-RES-13; D is MBT20-R-05. */
export const CODES = ['-', 'P', 'R', 'N', 'D'] as const;
export type Code = (typeof CODES)[number];

/** What kind of stand it is. */
export type Kind = family.Kind<SubClass, Class, Posture, Mode>;

/** 7.2: a stand as this book's rules see it. */
export interface StandFacts extends Kind, Omit<family.StandFacts, keyof Kind> {
  readonly grade: Grade;
  readonly state: StandState;
  readonly helicopter: boolean;
}

/** 7.3: an engagement as this book's rules see it. */
export type EngagementFacts = EngagementOf<StandFacts, Arc>;

const CLASS_OF: Readonly<Record<SubClass, Class>> = {
  'MBT+': 'ARMOUR',
  MBTn: 'ARMOUR',
  'MBT-': 'ARMOUR',
  'INF+': 'INFANTRY',
  INFn: 'INFANTRY',
  'INF-': 'INFANTRY',
  'ART+': 'ARTILLERY',
  ARTn: 'ARTILLERY',
  'ART-': 'ARTILLERY',
  'AIR+': 'AIRCRAFT',
  AIRn: 'AIRCRAFT',
  'AIR-': 'AIRCRAFT',
  FE: 'INFANTRY',
};
export const classOf = (subClass: SubClass): Class => CLASS_OF[subClass];

/** MBT20-CLS-18: - below n below +, within a class. MBT20-HSE-07: FE ranks as n. */
export function levelOf(subClass: SubClass): -1 | 0 | 1 {
  const mark = subClass.charCodeAt(subClass.length - 1);
  return mark === PLUS ? 1 : mark === MINUS ? -1 : 0;
}
const PLUS = '+'.charCodeAt(0);
const MINUS = '-'.charCodeAt(0);

/** MBT20-CLS-09: a unit is an INFANTRY or ARMOUR stand. */
export const isUnit = (stand: { readonly class: Class }): boolean =>
  stand.class === 'INFANTRY' || stand.class === 'ARMOUR';

/** INFn, INF+ and FE (MBT20-HSE-07): the infantry that rides in armoured vehicles. */
export const isMountedInfantry = ({ subClass }: { readonly subClass: SubClass }): boolean =>
  CLASS_OF[subClass] === 'INFANTRY' && subClass !== 'INF-';

/** 7.2: the posture of a stand that names none; ARTILLERY and AIRCRAFT must name theirs. */
export const defaultPosture = (of: Class): Posture | undefined =>
  of === 'INFANTRY' ? 'INF' : of === 'ARMOUR' ? 'ARM' : undefined;

/** 7.2: the mode of a stand that names none. */
export const defaultMode = (of: Class): Mode => (of === 'ARTILLERY' ? 'STATIC' : 'MOBILE');
