import type * as family from '../common/mbt/pieces.js';
import type { EngagementOf } from '../common/mbt/rules/engagement-facts.js';

/** The words of this book, closed: types, schemas and tables are made of them. */

/** MBT45-CLS-01. */
export const CLASSES = ['ARMOUR', 'INFANTRY', 'ARTILLERY', 'AIRCRAFT'] as const;
export type Class = (typeof CLASSES)[number];

/** MBT45-CLS-02 to MBT45-CLS-19; CFE is MBT45-OPT-02. */
// biome-ignore format: a class a line
export const SUB_CLASSES = [
  'MBT++', 'MBT+', 'MBTn', 'MBT-',
  'INF+', 'INFn', 'INF-',
  'ART+', 'ARTn', 'ART-',
  'AIR+', 'AIRn', 'AIR-',
  'CFE',
] as const;
export type SubClass = (typeof SUB_CLASSES)[number];

export const GROUND_SUB_CLASSES = ['MBT++', 'MBT+', 'MBTn', 'MBT-', 'INF+', 'INFn', 'INF-', 'CFE'] as const;

/** MBT45-POS-03; HBR is MBT45-OPT-05. */
export const POSTURES = ['INF', 'ARM', 'LAS', 'ATA', 'REC', 'AAA', 'PDA', 'ASF', 'CAS', 'HBR', 'CBA', 'OTF'] as const;
export type Posture = (typeof POSTURES)[number];

/** MBT45-MOD-01. */
export const MODES = ['STATIC', 'MOBILE', 'FAST'] as const;
export type Mode = (typeof MODES)[number];

/** MBT45-GRD-05: from the lowest to the highest. */
export const GRADES = ['GRADE-', 'GRADEn', 'GRADE+'] as const;
export type Grade = (typeof GRADES)[number];

/** MBT45-RES-42: of a stand in play; Broken is out of it. */
export const STATES = ['steady', 'pinned', 'shaken'] as const;
export type StandState = (typeof STATES)[number];
export type Status = StandState | 'broken';

/** MBT45-MOD-16: from the ground up. */
export const ALTITUDES = ['LOW', 'MEDIUM', 'HIGH'] as const;
export type Altitude = (typeof ALTITUDES)[number];

/** MBT45-ARC-01. */
export const ARCS = ['front', 'rear'] as const;
export type Arc = (typeof ARCS)[number];

/** What a result gives to a stand; `-` leaves it as it is. */
export const CODES = ['-', 'pinned', 'shaken', 'broken'] as const;
export type Code = (typeof CODES)[number];

/** What kind of stand it is. */
export type Kind = family.Kind<SubClass, Class, Posture, Mode>;

/** 7.2: a stand as this book's rules see it. */
export interface StandFacts extends Kind, Omit<family.StandFacts, keyof Kind> {
  readonly grade: Grade;
  readonly state: StandState;
  /** Of AIRCRAFT; others are on the ground. */
  readonly altitude: Altitude | null;
}

/** 7.3: an engagement as this book's rules see it. */
export type EngagementFacts = EngagementOf<StandFacts, Arc>;

const CLASS_OF: Readonly<Record<string, Class>> = {
  MBT: 'ARMOUR',
  INF: 'INFANTRY',
  CFE: 'INFANTRY',
  ART: 'ARTILLERY',
  AIR: 'AIRCRAFT',
};
const CLASSES_OF = Object.fromEntries(SUB_CLASSES.map(of => [of, CLASS_OF[of.slice(0, 3)]!])) as Record<
  SubClass,
  Class
>;
export const classOf = (subClass: SubClass): Class => CLASSES_OF[subClass];

/** MBT45-CLS-18: - below n below + below ++. CFE ranks as n (7.2). */
export function levelOf(subClass: SubClass): -1 | 0 | 1 | 2 {
  if (subClass.endsWith('++')) return 2;
  return subClass.endsWith('+') ? 1 : subClass.endsWith('-') ? -1 : 0;
}

/** MBT45-CLS-09: a unit is an INFANTRY or ARMOUR stand. */
export const isUnit = (stand: { readonly class: Class }): boolean =>
  stand.class === 'INFANTRY' || stand.class === 'ARMOUR';

/** INFn, INF+ and CFE (7.2): all infantry but that on foot. */
export const isMountedInfantry = ({ subClass }: { readonly subClass: SubClass }): boolean =>
  CLASSES_OF[subClass] === 'INFANTRY' && subClass !== 'INF-';

/** 7.2: the posture of a stand that names none; ARTILLERY and AIRCRAFT must name theirs. */
export const defaultPosture = (of: Class): Posture | undefined =>
  of === 'INFANTRY' ? 'INF' : of === 'ARMOUR' ? 'ARM' : undefined;

/** 7.2: the mode of a stand that names none. */
export const defaultMode = (of: Class): Mode => (of === 'ARTILLERY' ? 'STATIC' : 'MOBILE');

/** 7.2: of a flight that names none. MBT45-HSE-16: HBR flies HIGH. */
export const defaultAltitude = ({ class: of, posture }: Pick<Kind, 'class' | 'posture'>): Altitude | null =>
  of !== 'AIRCRAFT' ? null : posture === 'HBR' ? 'HIGH' : 'MEDIUM';
