export * from '../ground/words.js';

/**
 * What is known of a stand where a rule asks for it. The words themselves are the book's (`words.ts`): here they are just words, and a book
 * narrows them to its own.
 */
export type Class = string;
export type SubClass = string;
export type Posture = string;
export type Mode = string;
export type Grade = string;
/** How a stand fares: from steady to lost. */
export type Status = string;
/** Where something lies as a stand sees it; every book has a front. */
export type Arc = string;
export const FRONT: Arc = 'front';
/** What a result table gives to a stand. */
export type Code = string;

export const MOVE_KINDS = ['tactical', 'march'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** ORG-05 and ORG-06: whose BGHQ counts for the 24". */
export const OWNER_GROUPS = ['mixed', 'air-artillery'] as const;
export type OwnerGroup = (typeof OWNER_GROUPS)[number];
export const GROUP_KINDS = ['ground', ...OWNER_GROUPS] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

export const ENGAGEMENT_TYPES = ['mutual', 'unilateral'] as const;
export type EngagementType = (typeof ENGAGEMENT_TYPES)[number];

/** What kind of stand it is: its nature says so, and the facts of a stand do. */
export interface Kind<S = SubClass, C = Class, P = Posture, M = Mode> {
  readonly subClass: S;
  readonly class: C;
  readonly posture: P;
  readonly mode: M;
}

/** A stand as a rule sees it: section 7.2, every default filled in, and its class, which follows from the sub-class. A book adds its own. */
export interface StandFacts extends Kind {
  readonly grade: Grade;
  readonly state: Status;
  /** Of the place where it stands; always good for batteries and flights. */
  readonly going: 'good' | 'bad';
  readonly builtUp: boolean;
  readonly onTable: boolean;
  readonly hasEngaged: boolean;
  readonly engagedLastRound: boolean;
  readonly groupFragile: boolean;
  readonly outOfCommand: boolean;
  readonly infantryWithin: number | null;
  /** A friend that covers it, where the book knows such (`givesCover`). */
  readonly coverWithin: number | null;
  readonly base: number;
  readonly jungleTrained: boolean;
}
