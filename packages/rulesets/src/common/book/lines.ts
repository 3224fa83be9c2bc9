import type { Citation, Options, Refusal, RuleId } from '@umpire/engine';

/** A line of a book that forbids. Unlike the engine's rows it may read a ruling. */
export interface Bar<Facts> {
  readonly rule: RuleId;
  /** What the player reads when it forbids. */
  readonly text: string;
  when(facts: Facts, options: Options): boolean;
}

/** For lines that read no ruling. */
const NO_OPTIONS: Options = {};

/** The refusal of the first line that forbids. */
export function barred<F>(bars: readonly Bar<F>[], facts: F, options: Options = NO_OPTIONS): Refusal | undefined {
  for (const bar of bars) if (bar.when(facts, options)) return { rule: bar.rule, message: bar.text };
  return undefined;
}

/** A rule that bore on an answer, said once and handed out again and again. */
export const citation = (rule: RuleId, text: string, effect?: string): Citation =>
  effect === undefined ? { rule, text } : { rule, effect, text };

/** Rows under the key that each of them names, in their order: what is asked often is looked up, not searched. */
export function byKey<K extends string, T>(
  rows: readonly T[],
  keyOf: (row: T) => K,
): Readonly<Record<K, readonly T[]>> {
  const found = {} as Record<K, T[]>;
  for (const row of rows) {
    found[keyOf(row)] ??= [];
    found[keyOf(row)].push(row);
  }
  return found;
}
