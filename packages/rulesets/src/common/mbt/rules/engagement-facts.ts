import type { Draft } from '../../book/draft.js';
import { foresee } from '../../book/shapes.js';
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

export const bothOnTable = (e: EngagementFacts): boolean => e.owner.onTable && e.target.onTable;

/** Field by field, as stands are copied: facts of one shape are read faster. */
export const copyOfFacts = (s: StandFacts): Draft<StandFacts> => ({
  subClass: s.subClass,
  class: s.class,
  posture: s.posture,
  mode: s.mode,
  grade: s.grade,
  state: s.state,
  going: s.going,
  builtUp: s.builtUp,
  onTable: s.onTable,
  hasEngaged: s.hasEngaged,
  engagedLastRound: s.engagedLastRound,
  groupFragile: s.groupFragile,
  outOfCommand: s.outOfCommand,
  infantryWithin: s.infantryWithin,
  helicopter: s.helicopter,
  ecmWithin: s.ecmWithin,
  base: s.base,
  jungleTrained: s.jungleTrained,
});

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

const SAMPLE: StandFacts = {
  subClass: 'INFn',
  class: 'INFANTRY',
  posture: 'INF',
  mode: 'MOBILE',
  grade: 'GRADEn',
  state: 'steady',
  going: 'good',
  builtUp: false,
  onTable: true,
  hasEngaged: false,
  engagedLastRound: false,
  groupFragile: false,
  outOfCommand: false,
  infantryWithin: 0.5,
  helicopter: false,
  ecmWithin: 0.5,
  base: 0.5,
  jungleTrained: false,
};
foresee(copyOfFacts(SAMPLE), { infantryWithin: null, ecmWithin: null });
foresee(
  copyOfEngagement({
    owner: SAMPLE,
    target: SAMPLE,
    range: 0.5,
    lineOfSight: 'clear',
    ownerArc: 'front',
    targetArc: 'front',
    light: 'day',
    targetIlluminated: false,
    ownerIlluminated: false,
    awc: false,
    targetToBghq: 0.5,
    ownerGroup: 'mixed',
    segment: 1,
  }),
  { segment: null },
);
