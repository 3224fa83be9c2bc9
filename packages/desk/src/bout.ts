import { botOf, fight } from '@umpire/bots';
import type { RuleId, Side } from '@umpire/engine';
import { rulesetOf } from './books.js';

/** A battle that bots fight by themselves, to its end. */
export interface BoutPlan {
  readonly ruleset: string;
  /** The id of one of the book's own. */
  readonly scenario: string;
  readonly bot: string;
  readonly seed: number;
}
export interface BoutEnd {
  readonly over: Side | 'draw';
  readonly rule: RuleId;
  /** How many orders it took. */
  readonly orders: number;
}
export interface BoutCalls {
  bout(plan: BoutPlan): BoutEnd;
}

export function bout({ ruleset, scenario, bot: id, seed }: BoutPlan): BoutEnd {
  const rules = rulesetOf(ruleset);
  const data = rules?.scenarios.find(one => one.id === scenario)?.data;
  const bot = botOf(id);
  if (!rules || data === undefined || !bot) throw new Error(`there is no battle ${scenario} for ${id}`);
  const { match, over } = fight({ rules, scenario: data, bots: { a: bot, b: bot }, seed });
  return { over: over.over, rule: over.rule, orders: match.entries.length };
}
