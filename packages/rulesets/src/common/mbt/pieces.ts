export * from '../ground/words.js';

/** The words of these books, and what is known of a stand where a rule asks for it. */

/** CLS-01. */
export const CLASSES = ['ARMOUR', 'INFANTRY', 'ARTILLERY', 'AIRCRAFT'] as const;
export type Class = (typeof CLASSES)[number];

/** CLS-02 to CLS-16; FE is OPT-02. */
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
export type GroundSubClass = (typeof GROUND_SUB_CLASSES)[number];

/** POS-03. */
export const POSTURES = ['INF', 'ARM', 'LAS', 'ATM', 'REC', 'ADA', 'PDA', 'ECM', 'ASF', 'CAS', 'CBA', 'OTF'] as const;
export type Posture = (typeof POSTURES)[number];

/** MOD-01. */
export const MODES = ['STATIC', 'MOBILE', 'FAST', 'SNS'] as const;
export type Mode = (typeof MODES)[number];

/** GRD-05: from the lowest to the highest. */
export const GRADES = ['GRADE-', 'GRADEn', 'GRADE+'] as const;
export type Grade = (typeof GRADES)[number];

/** RES-16. */
export const STATES = ['steady', 'pinned', 'repulsed'] as const;
export type StandState = (typeof STATES)[number];

export const ARCS = ['front', 'side', 'rear'] as const;
export type Arc = (typeof ARCS)[number];

export const MOVE_KINDS = ['tactical', 'march'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** ORG-05 and ORG-06: whose BGHQ counts for the 24". */
export const OWNER_GROUPS = ['mixed', 'air-artillery'] as const;
export type OwnerGroup = (typeof OWNER_GROUPS)[number];
export const GROUP_KINDS = ['ground', ...OWNER_GROUPS] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

export const ENGAGEMENT_TYPES = ['mutual', 'unilateral'] as const;
export type EngagementType = (typeof ENGAGEMENT_TYPES)[number];
/** RES-11 to RES-13; D is R-05. */
export const CODES = ['-', 'P', 'R', 'N', 'D'] as const;
export type Code = (typeof CODES)[number];

/** A stand as a rule sees it: section 7.2, every default filled in, and its class, which follows from the sub-class. */
export interface StandFacts {
  readonly subClass: SubClass;
  readonly class: Class;
  readonly posture: Posture;
  readonly mode: Mode;
  readonly grade: Grade;
  readonly state: StandState;
  /** Of the place where it stands; always good for ARTILLERY and AIRCRAFT. */
  readonly going: 'good' | 'bad';
  readonly builtUp: boolean;
  readonly onTable: boolean;
  readonly hasEngaged: boolean;
  readonly engagedLastRound: boolean;
  readonly groupFragile: boolean;
  readonly outOfCommand: boolean;
  readonly infantryWithin: number | null;
  readonly helicopter: boolean;
  readonly ecmWithin: number | null;
  readonly base: number;
  readonly jungleTrained: boolean;
}

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

/** CLS-18: - below n below +, within a class. HSE-07: FE ranks as n. */
export function levelOf(subClass: SubClass): -1 | 0 | 1 {
  const mark = subClass.charCodeAt(subClass.length - 1);
  return mark === PLUS ? 1 : mark === MINUS ? -1 : 0;
}
const PLUS = '+'.charCodeAt(0);
const MINUS = '-'.charCodeAt(0);

/** CLS-09: a unit is an INFANTRY or ARMOUR stand. */
export const isUnit = (stand: { readonly class: Class }): boolean =>
  stand.class === 'INFANTRY' || stand.class === 'ARMOUR';

/** INFn, INF+ and FE (HSE-07): the infantry that rides in armoured vehicles. */
export const isMountedInfantry = (subClass: SubClass): boolean =>
  CLASS_OF[subClass] === 'INFANTRY' && subClass !== 'INF-';

/** 7.2: the posture of a stand that names none; ARTILLERY and AIRCRAFT must name theirs. */
export const defaultPosture = (of: Class): Posture | undefined =>
  of === 'INFANTRY' ? 'INF' : of === 'ARMOUR' ? 'ARM' : undefined;

/** 7.2: the mode of a stand that names none. */
export const defaultMode = (of: Class): Mode => (of === 'ARTILLERY' ? 'STATIC' : 'MOBILE');
