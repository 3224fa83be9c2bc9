import type { Citation, Refusal, RuleId } from '../result.js';

/** A line of a book: what it does, when it applies, and how a player reads it. A line that forbids is a row too. */
export interface Row<Facts, Effect> {
  readonly rule: RuleId;
  readonly effect: Effect;
  readonly text: string;
  when(facts: Facts): boolean;
}

/** All rows that apply, in the book's order. */
export function applying<F, E>(rows: readonly Row<F, E>[], facts: F): Row<F, E>[] {
  const found: Row<F, E>[] = [];
  for (const row of rows) if (row.when(facts)) found.push(row);
  return found;
}

/** The first row that applies. */
export function firstOf<F, E>(rows: readonly Row<F, E>[], facts: F): Row<F, E> | undefined {
  for (const row of rows) if (row.when(facts)) return row;
  return undefined;
}

/** A prohibition: a row whose effect is to forbid. */
export type Prohibition<Facts> = Row<Facts, 'forbidden'>;

/** The refusal of the first prohibition that applies. */
export function forbidden<F>(rows: readonly Prohibition<F>[], facts: F): Refusal | undefined {
  const row = firstOf(rows, facts);
  return row && { rule: row.rule, message: row.text };
}

export const cite = (row: { rule: RuleId; effect?: unknown; text: string }): Citation =>
  row.effect === undefined
    ? { rule: row.rule, text: row.text }
    : { rule: row.rule, effect: String(row.effect), text: row.text };

export function sum<T>(items: readonly T[], of: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += of(item);
  return total;
}

export const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
