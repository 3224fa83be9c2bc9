import type { Options, Side } from '@umpire/engine';
import type { Order } from './orders.js';
import type { State } from './state.js';

/**
 * Whoever asks whether an order is allowed mostly gives it next: the last plan is kept. It is used again only for the very same
 * order on a state whose every element is the very same (elements never change, see `Ruleset`), so nothing outside can tell.
 */
let last: { state: State; order: Order; by: Side; options: Options; plan: unknown } | undefined;

export function planKept(state: State, by: Side, order: Order, options: Options): { plan: unknown } | undefined {
  if (last?.order !== order || last.by !== by || last.options !== options || !isSame(last.state, state))
    return undefined;
  return last;
}

/** `state` must be nobody's live state: a view. */
export function keepPlan(state: State, by: Side, order: Order, options: Options, plan: unknown): void {
  last = { state, order, by, options, plan };
}

function isSame(a: State, b: State): boolean {
  for (const key in a) {
    const x: unknown = a[key as keyof State];
    const y: unknown = b[key as keyof State];
    if (x === y) continue;
    if (typeof x !== 'object' || typeof y !== 'object' || x === null || y === null) return false;
    if (!sameElements(x as Elements, y as Elements)) return false;
  }
  return true;
}

type Elements = Readonly<Record<string, unknown>>;

function sameElements(x: Elements, y: Elements): boolean {
  if (Array.isArray(x) && Array.isArray(y)) {
    if (x.length !== y.length) return false;
    for (let i = 0; i < x.length; i++) if (x[i] !== y[i]) return false;
    return true;
  }
  for (const key in x) if (x[key] !== y[key]) return false;
  for (const key in y) if (!(key in x)) return false;
  return true;
}
