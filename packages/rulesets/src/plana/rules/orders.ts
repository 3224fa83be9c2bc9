import { type Finding, type Options, prohibitedBy, type Refusal } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import { summed } from '../../common/book/modifier.js';
import { ruling } from '../options.js';
import {
  ORDER_ADDITIONS,
  ORDER_BARS,
  ORDER_FACTORS,
  ORDER_REMARKS,
  type OrderFacts,
  orderKindOf,
} from '../tables/orders.js';
import { TURN } from '../tables/works.js';

export interface OrderTime {
  readonly minutes: number;
  readonly turns: number;
  /** For each company (battalion, where the order is for movement): after how many turns it has its order. */
  readonly readyTurns: readonly number[];
}
/** PLA-R-03: how a part of a turn counts. */
const rounded = ruling('PLA-R-03', { 'round-up': Math.ceil, 'round-down': Math.floor });
const inTurns = (minutes: number, options: Options): number => Math.max(1, rounded(options)(minutes / TURN.minutes));
/** PLA-R-04: has each its order when its share is done? */
export const inSequence = ruling('PLA-R-04', { sequential: true, 'all-at-end': false });

/** 7.3: how long it takes to issue an order. */
export function orderTime(facts: OrderFacts, options: Options): Refusal | Finding<OrderTime> {
  const refused = prohibitedBy(ORDER_BARS, facts);
  if (refused) return refused;
  const kind = orderKindOf(facts.kind);
  const share = kind.minutes * (kind.perObjective ? facts.objectives : 1);
  const because = [citation(kind.rule, kind.text, `${kind.minutes}`)];
  const extra = summed(ORDER_ADDITIONS, facts, options, because);
  because.push(...ORDER_REMARKS.filter(r => r.when(facts)).map(r => citation(r.rule, r.text)));
  const factors = ORDER_FACTORS.filter(r => r.when(facts));
  because.push(...factors.map(r => citation(r.rule, r.text, `x${r.factor(options)}`)));
  const factor = Math.max(1, ...factors.map(r => r.factor(options)));
  const count = facts[kind.each];
  const minutes = (extra + count * share) * factor;
  const turns = inTurns(minutes, options);
  const readyTurns = Array.from({ length: count }, (_, i) =>
    inSequence(options) ? inTurns((extra + (i + 1) * share) * factor, options) : turns,
  );
  return { result: { minutes, turns, readyTurns }, because };
}
