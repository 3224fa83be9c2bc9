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
import { within } from '../../common/book/limits.js';
import { citation, prohibitedBy } from '../../common/book/lines.js';
import type * as family from '../../common/mbt/book.js';
import type { Eligibility } from '../../common/mbt/book.js';
import type { EngagementType } from '../../common/mbt/pieces.js';
import { bothOnTable } from '../../common/mbt/rules/engagement-facts.js';
import { GROUND } from '../ground.js';
import { drawsHands, ruling } from '../options.js';
import type { EngagementFacts, StandFacts } from '../pieces.js';
import { RULES } from '../rules.js';
import { type CitedLine, engagerOf, LINES_OF, NOTHING_ELSE } from '../tables/eligibility.js';
import { type CitedFactor, TACTICAL_FACTORS } from '../tables/factors.js';
import { GREEN, type ResultCell, resultsTable } from '../tables/results.js';
import { SEGMENTS } from '../tables/stand.js';
import { applyCode } from './morale.js';
import { bannedByWeather } from './readings.js';

/** An engagement that may be made; its weight is the shift of its column. */
export interface ReadyEngagement extends family.ReadyEngagement {
  readonly facts: EngagementFacts;
}
export interface EngagementResult extends family.EngagementResult {
  readonly type: EngagementType;
  readonly maxRange: number | null;
  readonly shift: number;
  readonly column: number;
}

const { inContact } = GROUND;
const { COMMAND_BARS, MARKER_BARS, OWNER_BARS, PRESENCE_BARS, WEATHER_BARS, mayEngageInto, reachBar } = RULES.engaging;

/** The eligibility line that lets one stand engage another, be it near or far. */
export function lineOf(by: StandFacts, target: StandFacts, options: Options): CitedLine | undefined {
  for (const line of LINES_OF[engagerOf(by)] ?? []) if (line.when(target, options)) return line;
  return undefined;
}

/** MBT20-DAY-06 and MBT20-AWC-02 each halve; together by MBT20-R-13. Fractions are kept (MBT20-R-14). */
const reduction = ruling<(dark: boolean, awc: boolean) => number>('MBT20-R-13', {
  cumulative: (dark, awc) => (dark ? 0.5 : 1) * (awc ? 0.5 : 1),
  once: (dark, awc) => (dark || awc ? 0.5 : 1),
});

/** A printed range after darkness and weather; light on the one who is engaged cancels darkness (MBT20-ILL-04). */
function reducedRange(printed: number | null, e: Visibility, illuminated: boolean, options: Options): number | null {
  return printed === null ? null : printed * reduction(options)(e.light !== 'day' && !illuminated, e.awc);
}
type Visibility = Pick<EngagementFacts, 'light' | 'awc'>;

/** MBT20-R-70: the longest range of a stand's own lines, after darkness and weather; null where a line has no limit. */
export function longestRange(
  stand: StandFacts,
  e: Pick<EngagementFacts, 'light' | 'awc' | 'targetIlluminated'>,
  options: Options,
): Refusal | number | null {
  const lines = LINES_OF[engagerOf(stand)];
  if (!lines) return nothingElse(stand);
  let longest = 0;
  for (const { range } of lines) {
    if (range === null) return null;
    if (range > longest) longest = range;
  }
  return reducedRange(longest, e, e.targetIlluminated, options);
}

/** MBT20-R-06: what makes an engaged stand able to engage back, its line apart. */
const reachesBack = ruling<(e: EngagementFacts, line: CitedLine, options: Options) => boolean>('MBT20-R-06', {
  range: inRangeBack,
  types: () => true,
  'range-and-arc': (e, line, o) =>
    inRangeBack(e, line, o) && (!bothOnTable(e) || mayEngageInto(e.target, e.targetArc, o)),
});
function inRangeBack(e: EngagementFacts, line: CitedLine, options: Options): boolean {
  if (!bothOnTable(e) || inContact(e.range)) return true;
  const reach = reducedRange(line.range, e, e.ownerIlluminated, options);
  return reach === null || within(e.range, reach);
}

/** MBT20-ENG-05, MBT20-ENG-06: mutual if the engaged stand could engage the other as well. */
function typeOf(e: EngagementFacts, options: Options): EngagementType {
  const line = lineOf(e.target, e.owner, options);
  if (!line || bannedByWeather(e.target, e.owner, e.awc, options)) return 'unilateral';
  return reachesBack(options)(e, line, options) ? 'mutual' : 'unilateral';
}

/** Check (5): the closing words of the owner's lines. */
function nothingElse(stand: StandFacts): Refusal {
  const by = engagerOf(stand);
  const row = NOTHING_ELSE.find(n => n.by === by);
  return { rule: row?.rule ?? 'MBT20-ELG-45', message: row?.text ?? 'this stand may not engage that one' };
}

/** Check (7): each posture has its segment (MBT20-R-40). */
function wrongSegment(owner: StandFacts, segment: number | null): Refusal | undefined {
  if (segment === null) return undefined;
  const row = SEGMENTS.find(s => s.posture === owner.posture);
  return row && row.segment !== segment ? { rule: row.rule, message: row.text } : undefined;
}

/** Checks (10) to (12). */
function outOfReach(e: EngagementFacts, options: Options, reach: number | null): Refusal | undefined {
  const bar = reachBar(e, options, reach);
  return bar && { rule: bar.rule, message: bar.text };
}

/** 5.4: checks (1) to (4) and (7), which can be made while the target is still a blank. */
export const ownerRefusal = (owner: StandFacts, segment: number | null, options: Options): Refusal | undefined =>
  prohibitedBy(PRESENCE_BARS, owner) ?? prohibitedBy(OWNER_BARS, owner, options) ?? wrongSegment(owner, segment);

/** MBT20-ENG-01: may the owner engage this target, and how? The checks run in the specification's order, (1) to (12). */
export function eligibility(e: EngagementFacts, options: Options): Refusal | Eligibility {
  const line = lineOf(e.owner, e.target, options);
  const early =
    prohibitedBy(PRESENCE_BARS, e.owner) ??
    prohibitedBy(PRESENCE_BARS, e.target) ??
    prohibitedBy(OWNER_BARS, e.owner, options);
  if (early) return early;
  if (!line) return nothingElse(e.owner);
  const maxRange = reducedRange(line.range, e, e.targetIlluminated, options);
  const refused =
    prohibitedBy(WEATHER_BARS, e, options) ??
    wrongSegment(e.owner, e.segment) ??
    prohibitedBy(MARKER_BARS, e, options) ??
    prohibitedBy(COMMAND_BARS, e, options) ??
    outOfReach(e, options, maxRange);
  if (refused) return refused;
  const type = typeOf(e, options);
  return { type, printedRange: line.range, maxRange, line: line.rule, because: reasons(e, line, type) };
}

const DARK = citation('MBT20-DAY-06', 'dawn, dusk and night halve the range', 'half');
const LIT = citation('MBT20-ILL-04', 'the target is lit and may be engaged at its daylight distance');
const LIT_IN_WEATHER = citation('MBT20-ILL-05', 'light does not help against the weather');
const WEATHER = citation('MBT20-AWC-02', 'adverse weather halves the range', 'half');
const HELICOPTER = citation('MBT20-ELG-36', 'a helicopter engages by the lines of CAS');
const MARKED = citation('MBT20-TRN-17', 'the target engaged in its last round');
const TYPES: Readonly<Record<EngagementType, Citation>> = {
  mutual: citation('MBT20-ENG-05', 'each of the two can engage the other', 'mutual'),
  unilateral: citation('MBT20-ENG-06', 'only the owning stand can engage the other', 'unilateral'),
};

function reasons(e: EngagementFacts, line: CitedLine, type: EngagementType): Citation[] {
  const because = [line.cited];
  if (e.owner.helicopter) because.push(HELICOPTER);
  if (line.range !== null) {
    if (e.light !== 'day') because.push(e.targetIlluminated ? LIT : DARK);
    if (e.awc) because.push(WEATHER);
    if (e.awc && e.light !== 'day' && e.targetIlluminated) because.push(LIT_IN_WEATHER);
  }
  if (e.owner.posture === 'CBA') because.push(MARKED);
  because.push(TYPES[type]);
  return because;
}

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
export const weightOf = (e: EngagementFacts, options: Options): number => shiftOf(factorsOf(e, options));

/** A column of the results table in words. */
export function weightWords(shift: number): string {
  const column = columnOf(shift);
  const far = Math.abs(column);
  if (column === 0) return 'GREEN column';
  return `${far} column${far === 1 ? '' : 's'} ${column > 0 ? 'right' : 'left'} of GREEN`;
}

export function readyEngagement(facts: EngagementFacts, eligible: Eligibility, options: Options): ReadyEngagement {
  const factors = factorsOf(facts, options);
  const because = [...eligible.because];
  for (const factor of factors) because.push(factor.cited);
  return { facts, type: eligible.type, maxRange: eligible.maxRange, weight: shiftOf(factors), because };
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
