import {
  type Citation,
  clamp,
  type Finding,
  isRefusal,
  type Options,
  type Procedure,
  type Refusal,
  type Rps,
  rps,
  type Side,
} from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import type * as family from '../../common/mbt/book/engagements.js';
import type { Eligibility } from '../../common/mbt/book/engagements.js';
import type { EngagementType } from '../../common/mbt/pieces.js';
import { drawsHands } from '../options.js';
import type { EngagementFacts } from '../pieces.js';
import { RULES } from '../rules.js';
import { type CitedFactor, TACTICAL_FACTORS } from '../tables/factors.js';
import { GREEN, type ResultCell, resultsTable } from '../tables/results.js';
import { applyCode } from './morale.js';

/** An engagement that may be made; its weight is the shift of its column. */
export interface ReadyEngagement extends family.ReadyEngagement {
  readonly facts: EngagementFacts;
  readonly weight: number;
}
export interface EngagementResult extends family.EngagementResult {
  readonly type: EngagementType;
  readonly maxRange: number | null;
  readonly shift: number;
  readonly column: number;
}

const { eligibility } = RULES.engaging;

/** MBT20-TF-19: every factor that counts, in the book's order. */
export function factorsOf(e: EngagementFacts, options: Options): CitedFactor[] {
  const counting: CitedFactor[] = [];
  for (const factor of TACTICAL_FACTORS) if (factor.when(e, options)) counting.push(factor);
  return counting;
}

/** MBT20-TF-18: columns to the right of GREEN, R and L set off against each other. */
export function shiftOf(factors: readonly CitedFactor[]): number {
  let shift = 0;
  for (const factor of factors) shift += factor.shift;
  return shift;
}

/** MBT20-R-04: a shift beyond the table reads its last column. */
export const columnOf = (shift: number): number => clamp(shift, -GREEN, GREEN);

/** What the results table gives to the owning and to the opposing stand. */
export const resultCodes = (type: EngagementType, column: number, hand: Rps, options: Options): ResultCell =>
  resultsTable(options)[type][hand][GREEN + columnOf(column)]!;

/** MBT20-TF-18: before the table ends (MBT20-R-04). */
export const weightOf = (e: EngagementFacts, _: EngagementType, options: Options): number =>
  shiftOf(factorsOf(e, options));

/** A column of the results table in words. */
export function weightWords(shift: number): string {
  const column = columnOf(shift);
  const far = Math.abs(column);
  if (column === 0) return 'the middle column (GREEN)';
  return `${far} column${far === 1 ? '' : 's'} ${column > 0 ? 'better (right' : 'worse (left'} of GREEN)`;
}

export function readyEngagement(facts: EngagementFacts, eligible: Eligibility, options: Options): ReadyEngagement {
  const factors = factorsOf(facts, options);
  const because = [...eligible.because];
  for (const factor of factors) because.push(factor.cited);
  const weight = shiftOf(factors);
  const over = weight - columnOf(weight);
  if (over !== 0) because.push(beyondTable(over));
  return { facts, type: eligible.type, maxRange: eligible.maxRange, weight, because };
}

/** MBT20-R-04: what the factors come to beyond the last column changes nothing. */
function beyondTable(over: number): Citation {
  const [far, way] = [Math.abs(over), over > 0 ? 'right' : 'left'];
  const shifts = far === 1 ? `1 shift more to the ${way} has` : `${far} shifts more to the ${way} have`;
  return citation('MBT20-R-04', `the table ends ${GREEN} columns ${way} of GREEN: ${shifts} no effect`);
}

/** MBT20-ENG-07: both players RPS, the tactical factors are worked out, the results table is read. */
export function* engagement(
  e: EngagementFacts,
  options: Options,
  by: Side = 'a',
  eligible: Refusal | Eligibility = eligibility(e, options),
): Procedure<Finding<EngagementResult>> {
  if (isRefusal(eligible)) throw new Error(`not to be engaged: ${eligible.rule}`);
  return yield* strike(readyEngagement(e, eligible, options), options, by);
}

/**
 * The throw and what it does. A draw is a result. Outcomes are those of unlimited room; who plays on a table applies the
 * codes again with the room there is.
 */
export function* strike(e: ReadyEngagement, options: Options, by: Side = 'a'): Procedure<Finding<EngagementResult>> {
  const { facts, type, maxRange, weight: shift } = e;
  const column = columnOf(shift);
  const hand = yield* rps('MBT20-ENG-07', by, drawsHands(options));
  const cell = resultCodes(type, column, hand, options);
  const because = [...e.because, cell.cited];
  const owner = applyCode(facts.owner, cell.owner, null, options, because);
  const target = applyCode(facts.target, cell.target, null, options, because);
  return { result: { type, maxRange, shift, column, rps: hand, owner, target }, because };
}
