import type { Draft } from '../../book/draft.js';
import type { Arc, Light, OwnerGroup, StandFacts } from '../pieces.js';

/** An engagement as the rules see it: section 7.3, every default filled in. Measured once, then only read. */
export interface EngagementFacts {
  readonly owner: StandFacts;
  readonly target: StandFacts;
  /** Between the two bases, in inches; not looked at unless both are on the table. */
  readonly range: number;
  readonly lineOfSight: 'clear' | 'blocked';
  /** The arc of the owner in which the target lies. */
  readonly ownerArc: Arc;
  /** The arc of the target in which the owner lies. */
  readonly targetArc: Arc;
  readonly light: Light;
  readonly targetIlluminated: boolean;
  readonly ownerIlluminated: boolean;
  readonly awc: boolean;
  /** From the BGHQ that counts (ORG-05, ORG-06) to the target. */
  readonly targetToBghq: number;
  readonly ownerGroup: OwnerGroup;
  /** Null where the moment is not asked after. */
  readonly segment: number | null;
}

/** The same as a book's own rules see it. */
export interface EngagementOf<S extends StandFacts, A extends Arc> extends EngagementFacts {
  readonly owner: S;
  readonly target: S;
  readonly ownerArc: A;
  readonly targetArc: A;
}

export const bothOnTable = (e: EngagementFacts): boolean => e.owner.onTable && e.target.onTable;

/** Field by field: facts of one shape are read faster. */
export const copyOfEngagement = (e: EngagementFacts): Draft<EngagementFacts> => ({
  owner: e.owner,
  target: e.target,
  range: e.range,
  lineOfSight: e.lineOfSight,
  ownerArc: e.ownerArc,
  targetArc: e.targetArc,
  light: e.light,
  targetIlluminated: e.targetIlluminated,
  ownerIlluminated: e.ownerIlluminated,
  awc: e.awc,
  targetToBghq: e.targetToBghq,
  ownerGroup: e.ownerGroup,
  segment: e.segment,
});
