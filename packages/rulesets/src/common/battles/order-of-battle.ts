import type { Side } from '@umpire/engine';

/** A battle that no book knows: ground in metres and troops by name. Each book that fights it says what they are in its own terms. */
export interface OrderOfBattle {
  readonly title: string;
  readonly turns: number;
  /** Metres. */
  readonly width: number;
  readonly depth: number;
  readonly features: readonly Feature[];
  /** Roads, from the middle of one feature to that of another. */
  readonly roads: readonly (readonly [from: string, to: string])[];
  readonly sides: Readonly<Record<Side, Force>>;
  readonly briefing: Readonly<Record<Side, string>>;
}
interface Feature {
  readonly id: string;
  readonly kind: 'BUA' | 'LFA' | 'wood' | 'hill';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}
interface Force {
  readonly name: string;
  readonly groups: readonly { readonly name: string; readonly troops: readonly Troops[] }[];
}
/** So many stands; the first of a group has its headquarters. */
export interface Troops {
  readonly sort: Sort;
  readonly count: number;
}

export const SORTS = [
  'Panther',
  'Panzer IV',
  'StuG III',
  'Panzergrenadiere',
  'Fallschirmjäger',
  'Pak 40',
  '8 cm mortars',
  'leFH 18',
  'Sherman',
  'Firefly',
  'M10',
  'Motor company',
  'Rifle companies',
  '17-pounder',
  '4.2-inch mortars',
  '25-pounder',
] as const;
export type Sort = (typeof SORTS)[number];

/** Stand by stand: the headquarters first, by itself. */
export const standsOf = (troops: readonly Troops[]): Sort[] =>
  troops.flatMap(({ sort, count }) => Array.from({ length: count }, () => sort));
