import type { Citation, Refusal, RuleId } from '../result.js';
import type { Options } from './option.js';
import { isSwitchedOff } from './prove.js';

/** A line of a book: when it applies, by the facts and by the rulings of the battle, and how a player reads it. */
interface BookLine<Facts> {
  readonly rule: RuleId;
  readonly text: string;
  when(facts: Facts, options: Options): boolean;
}

/** A line that does something: its effect is what the book writes. */
export interface Row<Facts, Effect> extends BookLine<Facts> {
  readonly effect: Effect;
}

/** A line that forbids: its text is what the player reads when it does. */
export interface Prohibition<Facts> extends BookLine<Facts> {
  /** The same with the figures of the case, where there are any: what was asked, what is allowed, what would do. */
  say?(facts: Facts, options: Options): string;
  /** What it says to whoever goes as far as it lets him: why no farther. */
  stop?(facts: Facts): string;
}

/** For lines that read no ruling. */
const NO_OPTIONS: Options = {};

/** All rows that apply, in the book's order. */
export const applying = <F, E>(rows: readonly Row<F, E>[], facts: F, options = NO_OPTIONS): Row<F, E>[] =>
  rows.filter(row => row.when(facts, options));

/** The first row that applies. */
export const firstOf = <F, E>(rows: readonly Row<F, E>[], facts: F, options = NO_OPTIONS): Row<F, E> | undefined =>
  rows.find(row => row.when(facts, options));

/** A sentence that several rows and checks share forbids nowhere while it is switched off. */
const forbids = <F>(line: Prohibition<F>, facts: F, options: Options): boolean =>
  line.when(facts, options) && !isSwitchedOff(line.rule, line.text);

/** The refusal of the first line that forbids. */
export function prohibitedBy<F>(
  prohibitions: readonly Prohibition<F>[],
  facts: F,
  options = NO_OPTIONS,
): Refusal | undefined {
  for (const line of prohibitions) if (forbids(line, facts, options)) return refusalOf(line, facts, options);
  return undefined;
}

function refusalOf<F>(line: Prohibition<F>, facts: F, options: Options): Refusal {
  const refusal = { rule: line.rule, message: line.say?.(facts, options) ?? line.text };
  return line.stop ? { ...refusal, stop: line.stop(facts) } : refusal;
}

/** The refusals of all lines that forbid: for whoever wants to mend everything at once. */
export const allProhibitions = <F>(
  prohibitions: readonly Prohibition<F>[],
  facts: F,
  options = NO_OPTIONS,
): Refusal[] => prohibitions.filter(line => forbids(line, facts, options)).map(line => refusalOf(line, facts, options));

/** A rule that bore on an answer, said once and handed out again and again. */
export const citation = (rule: RuleId, text: string, effect?: string): Citation =>
  effect === undefined ? { rule, text } : { rule, effect, text };

/** A row as it is cited. */
export const cite = ({ rule, text, effect }: { rule: RuleId; text: string; effect: unknown }): Citation =>
  citation(rule, text, String(effect));

export function sum<T>(items: readonly T[], of: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += of(item);
  return total;
}

export const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
