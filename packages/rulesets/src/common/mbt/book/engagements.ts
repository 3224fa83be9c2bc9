import type { Citation, Count, Options, Rps, RuleId } from '@umpire/engine';
import { byKey, citation } from '../../book/lines.js';
import type { Code, EngagementType, Posture, StandFacts, Status } from '../pieces.js';
import type { EngagementFacts } from '../rules/engagement-facts.js';

/** Who may engage whom, and what comes of it. */

/** A line that lets somebody engage somebody. */
export interface EligibilityLine {
  readonly rule: RuleId;
  /** In inches, as printed; null where the book prints no figure. */
  readonly range: number | null;
  readonly text: string;
  /** Neither darkness nor weather shortens it. */
  readonly fixed?: true;
  /** A line that names a posture beats one that names a class. */
  readonly names?: Posture;
  /** Whether there is such a line at all, where a ruling decides that. */
  used?(options: Options): boolean;
  when(target: StandFacts, options: Options): boolean;
}

/** One stand and whom it would engage. */
export interface EngagingPair {
  readonly by: StandFacts;
  readonly target: StandFacts;
}

/** A line as it is used: with its citation made. */
export type CitedLine = EligibilityLine & { readonly cited: Citation };

/** The lines of each engager, those that name a posture first. */
export function linesByEngager<L extends EligibilityLine & { readonly by: string }>(lines: readonly L[]) {
  const named = [...lines].sort((a, b) => Number(b.names !== undefined) - Number(a.names !== undefined));
  const cited = named.map(line => ({
    ...line,
    cited: citation(line.rule, line.text, line.range === null ? 'any range' : `${line.range}"`),
  }));
  return byKey<L['by'], L & CitedLine>(cited, line => line.by);
}

/** The closing words of an engager: it may engage nothing else. `used`: where a ruling says so; of several the first counts. */
export interface ClosingWords {
  readonly by: string;
  readonly rule: RuleId;
  readonly text: string;
  used?(options: Options): boolean;
}

/** What bears on a range besides the line itself. */
export type Visibility = Pick<EngagementFacts, 'light' | 'awc' | 'targetIlluminated'>;

/** What an engagement may do: between whom it works, from how far, and by which line. */
export interface Eligibility {
  readonly type: EngagementType;
  readonly printedRange: number | null;
  readonly maxRange: number | null;
  readonly line: RuleId;
  readonly because: readonly Citation[];
}

/** An engagement that may be made, with everything worked out that hangs on no throw. */
export interface ReadyEngagement {
  readonly facts: EngagementFacts;
  readonly type: EngagementType;
  readonly maxRange: number | null;
  readonly weight: Weight;
  readonly because: readonly Citation[];
}

export type Counted = Omit<Count, 'piece'>;

/** What all that counts for and against comes to, as the book reads its results by it: one number, or one for each of the two stands. */
export type Weight = number | readonly number[];

/** No count is as high as that, and no column as far off. */
const MOST = 64;

/** Each weight as a number of its own. */
export const weightNumber = (weight: Weight): number =>
  typeof weight === 'number' ? weight + MOST : weight.reduce((all, count) => all * MOST + count, 1);

export const isSameWeight = (a: Weight, b: Weight): boolean => String(a) === String(b);

/** What a result makes of a stand. */
export interface Outcome {
  readonly code: Code;
  readonly state: Status;
  /** Inches of its forced move. */
  readonly move: number;
  readonly leavesTable: boolean;
  readonly removed: boolean;
}

export interface EngagementResult {
  readonly rps: Rps;
  readonly owner: Outcome;
  readonly target: Outcome;
}
