import type { Options, Side } from '@umpire/engine';
import { isSameState } from './copy.js';
import type { Order } from './orders.js';
import type { State } from './state.js';

/**
 * Whoever asks whether an order is allowed mostly gives it next: the last plan is kept. It is used again only for the very same
 * order on a state whose every element is the very same (elements never change, see `Ruleset`), so nothing outside can tell.
 */
let last: { state: State; order: Order; by: Side; options: Options; plan: unknown } | undefined;

export function planKept(state: State, by: Side, order: Order, options: Options): { plan: unknown } | undefined {
  if (last?.order !== order || last.by !== by || last.options !== options || !isSameState(last.state, state))
    return undefined;
  return last;
}

/** `state` must be nobody's live state: a view. */
export function keepPlan(state: State, by: Side, order: Order, options: Options, plan: unknown): void {
  last = { state, order, by, options, plan };
}
