import { wilson } from '@umpire/bots';
import type { RuleId, Side } from '@umpire/engine';

/** How one battle of many ended. */
export interface End {
  readonly over: Side | 'draw';
  readonly rule: RuleId;
  readonly orders: number;
}

/** What was fought under one book. */
export interface Fought {
  readonly book: string;
  readonly version: number;
  readonly scenario: string;
  readonly ends: readonly End[];
}

/** One order of battle under every book that has it, as `npm run compare` wrote it. */
export interface Compared {
  readonly sameAs: string;
  readonly bot: string;
  readonly books: readonly Fought[];
}

export interface Share {
  readonly count: number;
  readonly share: number;
  /** Wilson's interval: 95 of 100 such hold the true share. */
  readonly low: number;
  readonly high: number;
}

export function shareOf(ends: readonly End[], is: (end: End) => boolean): Share {
  const count = ends.filter(is).length;
  return { count, share: ends.length === 0 ? 0 : count / ends.length, ...wilson(count, ends.length) };
}

/** The one in the middle. */
export function medianOrders(ends: readonly End[]): number {
  const sorted = ends.map(({ orders }) => orders).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** By which rules battles ended, the most frequent first. */
export function rulesOf(ends: readonly End[]): readonly { readonly rule: RuleId; readonly count: number }[] {
  const counts = new Map<RuleId, number>();
  for (const { rule } of ends) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return [...counts].map(([rule, count]) => ({ rule, count })).sort((one, other) => other.count - one.count);
}

/** What can be said about two shares: that they differ, only if neither interval reaches into the other. */
export function verdictOf(one: Share, other: Share): 'more' | 'less' | 'alike' {
  if (one.low > other.high) return 'more';
  return one.high < other.low ? 'less' : 'alike';
}
