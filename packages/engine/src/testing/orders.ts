import type { Random } from '../chance/seeded.js';
import { forkState } from '../match/fork.js';
import { turnOf } from '../match/match.js';
import { seatAt } from '../match/seen.js';
import { isRefusal } from '../result.js';
import type { BookTypes } from '../ruleset.js';
import type { Side } from '../seats.js';
import type { AnyMatch, Bench } from './bench.js';
import { mutated } from './mutate.js';

/** Refused or not: the order is carried out on a copy, as far as the first ask. */
export function verdict({ rules, options }: Bench, state: object, by: Side, order: BookTypes['order']): unknown {
  const done = rules.perform({ state: forkState(state), options, happen: () => {} }, by, order);
  if (!isRefusal(done)) return null;
  const { rule, path, message } = done;
  return { ...(rule !== undefined && { rule }), ...(path !== undefined && { path }), message };
}

/** Some orders, legal and not: random ones, and those of the other side. */
export function ordersFor({ rules }: Bench, match: AnyMatch, chance: Random, many = 6): BookTypes['order'][] {
  const turn = turnOf(match);
  if ('over' in turn) return [];
  const seat = seatAt(match, turn.waiting[0]!);
  const pool = Array.from({ length: many }, () => rules.advice.anyOrder(seat, chance));
  const wild = pool.flatMap(order => {
    const parsed = rules.order.safeParse(mutated(order, chance));
    return parsed.success ? [parsed.data] : [];
  });
  return [...pool, ...wild];
}
