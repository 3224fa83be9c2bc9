import type * as family from '../common/mbt/pieces.js';
import type { EngagementFacts as FamilyEngagement } from '../common/mbt/rules/engagement-facts.js';

/** The words of this book, closed: types, schemas and tables are made of them. */

/** MBT45-CLS-01. */
type Class = 'ARMOUR' | 'INFANTRY' | 'ARTILLERY' | 'AIRCRAFT';

/** MBT45-CLS-02 to MBT45-CLS-19; CFE is MBT45-OPT-02. */
export type SubClass =
  | `MBT${'++' | '+' | 'n' | '-'}`
  | `INF${'+' | 'n' | '-'}`
  | `ART${'+' | 'n' | '-'}`
  | `AIR${'+' | 'n' | '-'}`
  | 'CFE';

/** MBT45-POS-03; HBR is MBT45-OPT-05. */
type Posture = 'INF' | 'ARM' | 'LAS' | 'ATA' | 'REC' | 'AAA' | 'PDA' | 'ASF' | 'CAS' | 'HBR' | 'CBA' | 'OTF';

/** MBT45-MOD-01. */
type Mode = 'STATIC' | 'MOBILE' | 'FAST';

/** MBT45-GRD-05: from the lowest to the highest. */
export const GRADES = ['GRADE-', 'GRADEn', 'GRADE+'] as const;

/** MBT45-RES-42: of a stand in play; Broken is out of it. */
export type StandState = 'steady' | 'pinned' | 'shaken';
export type Status = StandState | 'broken';

/** What a result gives to a stand; `-` leaves it as it is. */
export type Code = '-' | Exclude<Status, 'steady'>;

/** 7.2: a stand as this book's rules see it. */
export interface StandFacts extends Omit<family.StandFacts, 'subClass'> {
  readonly subClass: SubClass;
  readonly class: Class;
  readonly posture: Posture;
  readonly mode: Mode;
  readonly grade: (typeof GRADES)[number];
  readonly state: StandState;
}

/** 7.3: an engagement as this book's rules see it. */
export interface EngagementFacts extends FamilyEngagement {
  readonly owner: StandFacts;
  readonly target: StandFacts;
  readonly targetArc: 'front' | 'rear';
}

/** MBT45-CLS-18: - below n below + below ++. CFE ranks as n (7.2). */
export function levelOf(subClass: SubClass): -1 | 0 | 1 | 2 {
  if (subClass.endsWith('++')) return 2;
  return subClass.endsWith('+') ? 1 : subClass.endsWith('-') ? -1 : 0;
}

/** MBT45-CLS-09: a unit is an INFANTRY or ARMOUR stand. */
export const isUnit = (stand: StandFacts): boolean => stand.class === 'INFANTRY' || stand.class === 'ARMOUR';
