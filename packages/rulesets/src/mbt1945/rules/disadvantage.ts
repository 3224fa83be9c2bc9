import type { Citation, Options, RuleId } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import type { Counted } from '../../common/mbt/book/engagements.js';
import type { EngagementType } from '../../common/mbt/pieces.js';
import { ruling } from '../options.js';
import type { EngagementFacts } from '../pieces.js';
import { CAUSES, type Encounter } from '../tables/disadvantage.js';
import type { Counts } from '../tables/results.js';

/** A cause that counts, and how much. */
export interface Cause {
  readonly rule: RuleId;
  readonly count: number;
}
export interface Disadvantage {
  readonly owner: readonly Cause[];
  readonly target: readonly Cause[];
}
const NONE: Disadvantage = { owner: [], target: [] };

/** MBT45-R-108: which causes has a stand that engages nobody? */
const passiveOnly = ruling('MBT45-R-108', { 'passive-only': true, 'as-if-engaging': false });
/** MBT45-R-116: what the rear of ARMOUR is worth. */
const rearIsWorth = ruling('MBT45-R-116', { 'one-cause': 1, 'two-causes': 2, none: 0 });

/** Each line with what it comes to, made once: bots count both sides' causes all the time. */
const LINES = CAUSES.map(line => ({ line, cause: { rule: line.rule, count: line.count } as Cause }));

function causesOf(e: Encounter, engages: boolean, options: Options): Cause[] {
  const causes: Cause[] = [];
  for (const { line, cause } of LINES) if ((engages || !line.engaging) && line.when(e, options)) causes.push(cause);
  return causes;
}

/** MBT45-ARC-03: last, and for the target alone. */
function fromBehind({ owner, target, targetArc }: EngagementFacts, options: Options): Cause | undefined {
  const count = rearIsWorth(options);
  const shown = targetArc === 'rear' && target.class === 'ARMOUR' && owner.onTable && target.onTable;
  return shown && count > 0 ? { rule: 'MBT45-ARC-03', count } : undefined;
}

/** MBT45-DIS-01: both players count. Heavy bombers neither give nor have causes (7.4). */
export function disadvantageOf(e: EngagementFacts, type: EngagementType, options: Options): Disadvantage {
  const { owner, target, awc } = e;
  if (owner.posture === 'HBR' || target.posture === 'HBR') return NONE;
  const engagesBack = type === 'mutual' || !passiveOnly(options);
  const ofTarget = causesOf({ own: target, other: owner, awc, owns: false }, engagesBack, options);
  const behind = fromBehind(e, options);
  if (behind) ofTarget.push(behind);
  return { owner: causesOf({ own: owner, other: target, awc, owns: true }, true, options), target: ofTarget };
}

export function countOf(causes: readonly Cause[]): number {
  let sum = 0;
  for (const { count } of causes) sum += count;
  return sum;
}

export const countsOf = ({ owner, target }: Disadvantage): Counts => ({
  owner: countOf(owner),
  target: countOf(target),
});

const SAID = new Map(CAUSES.map(({ rule, text }) => [rule, text]));

/** Every cause with whom it is held against, in the order in which both count. */
export const causesCited = ({ owner, target }: Disadvantage): Citation[] => [
  ...owner.map(cause => citedFor('owner', cause)),
  ...target.map(cause => citedFor('target', cause)),
];
const citedFor = (whom: string, cause: Cause): Citation => citedAs(cause, `${whom} +${cause.count}`);
const citedAs = ({ rule }: Cause, effect: string): Citation =>
  citation(rule, SAID.get(rule) ?? 'ARMOUR is engaged from its rear', effect);

/** The causes of one stand, for the one who reads which stand it is. */
export const counted = (causes: readonly Cause[]): Counted => ({
  text: causeWords(countOf(causes)),
  because: causes.map(cause => citedAs(cause, `+${cause.count}`)),
});
const causeWords = (n: number): string => (n === 1 ? '1 cause' : `${n === 0 ? 'no' : n} causes`);
