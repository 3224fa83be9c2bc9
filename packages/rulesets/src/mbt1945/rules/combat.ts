import { type Finding, type Options, type Procedure, type Rps, rps, type Side } from '@umpire/engine';
import type * as family from '../../common/mbt/book/engagements.js';
import type { Counted, Eligibility } from '../../common/mbt/book/engagements.js';
import type { EngagementType } from '../../common/mbt/pieces.js';
import { drawsHands } from '../options.js';
import type { EngagementFacts } from '../pieces.js';
import { causesCited, counted, disadvantageOf, countsOf as sums } from './disadvantage.js';
import { applyResult, type Outcome } from './morale.js';
import { resultCodes } from './results.js';

/** MBT45-DIS-01: the causes of the owner's stand, and those of the target. */
type Weight = readonly [owner: number, target: number];

/** An engagement that may be made, with what both players count. */
export interface ReadyEngagement extends family.ReadyEngagement {
  readonly facts: EngagementFacts;
  readonly weight: Weight;
}
interface EngagementResult {
  readonly type: EngagementType;
  readonly maxRange: number | null;
  readonly ownerDisadvantage: number;
  readonly targetDisadvantage: number;
  readonly rps: Rps;
  readonly owner: Outcome;
  readonly target: Outcome;
}

export function weightOf(e: EngagementFacts, type: EngagementType, options: Options): Weight {
  const { owner, target } = sums(disadvantageOf(e, type, options));
  return [owner, target];
}

const numbered = (count: number): string => (count === 0 ? 'none' : `${count}`);
/** MBT45-DIS-01: what both have counted. */
export const weightWords = (
  [owner, target]: Weight,
  engaged: { readonly stand: string; readonly target: string },
): string =>
  `causes of disadvantage: ${engaged.stand} has ${numbered(owner)}, ${engaged.target} has ${numbered(target)}`;

/** MBT45-DIS-01: row by row, before the hands are shown. */
export function countsOf({ facts, type }: ReadyEngagement, options: Options): [owner: Counted, target: Counted] {
  const { owner, target } = disadvantageOf(facts, type, options);
  return [counted(owner), counted(target)];
}

/** Every count is read as it is. */
export const bandOf = (weight: Weight): Weight => weight;

/** MBT45-R-188: both counts are fixed before the hands are shown. */
export function readyEngagement(facts: EngagementFacts, eligible: Eligibility, options: Options): ReadyEngagement {
  const { type, maxRange, because } = eligible;
  const found = disadvantageOf(facts, type, options);
  const { owner, target } = sums(found);
  return { facts, type, maxRange, weight: [owner, target], because: [...because, ...causesCited(found)] };
}

/**
 * MBT45-ENG-07: both players RPS, and the owning player reads the result. A draw is a result. Outcomes are those of unlimited room; who plays on a table looks for the room
 * there is.
 */
export function* strike(e: ReadyEngagement, options: Options, by: Side = 'a'): Procedure<Finding<EngagementResult>> {
  const { facts, type, maxRange, weight } = e;
  const [ownerDisadvantage, targetDisadvantage] = weight;
  const hand = yield* rps('MBT45-ENG-07', by, drawsHands(options));
  const codes = resultCodes(type, { owner: ownerDisadvantage, target: targetDisadvantage }, hand, options);
  const because = [...e.because, ...codes.because];
  const owner = applyResult(facts.owner, codes.owner, null, options, because);
  const target = applyResult(facts.target, codes.target, null, options, because);
  return { result: { type, maxRange, ownerDisadvantage, targetDisadvantage, rps: hand, owner, target }, because };
}
