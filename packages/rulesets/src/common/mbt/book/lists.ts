import type { RuleId } from '@umpire/engine';
import type { Grade, Mode, Posture, SubClass, Zone } from '../pieces.js';

/** What armies are made of. */

export interface SegmentRow {
  readonly posture: Posture;
  /** In which it engages; null for REC, which engages nothing. */
  readonly segment: 1 | 2 | 3 | 4 | 5 | 6 | null;
  readonly rule: RuleId;
  readonly text: string;
}

export interface Grading<Region extends string = string, Of extends Grade = Grade> {
  readonly region: Region;
  readonly grade: Of;
  readonly rule: RuleId;
  /** A nation or people, which beats a continent. */
  readonly named: boolean;
}

export interface Nation<Region extends string = string, Of extends Grade = Grade> {
  readonly nation: string;
  readonly regions: readonly Region[];
  readonly grade: Of;
  readonly homeZone: Zone;
}

/** So many stands of one kind in a list; the first of a group's list is its BGHQ. */
export interface ListedStand {
  readonly count: number;
  readonly subClass: SubClass;
  readonly posture: Posture;
  readonly mode: Mode;
  readonly bghq?: true;
  readonly jungleTrained?: boolean;
  /** What its owner calls it. */
  readonly name?: string;
}

export interface SampleGroup {
  readonly name: string;
  readonly stands: readonly ListedStand[];
}
