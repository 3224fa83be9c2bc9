import type { Options, Procedure, Refusal, Side } from '@umpire/engine';
import type { Order, OrderOf, Verb } from './orders.js';
import type { State } from './state.js';
import type { Play, Seat } from './types.js';

/**
 * How a verb works. `plan` decides on what the side knows: it refuses, or hands on what it worked out. `act` carries the
 * order out and refuses nothing. Menus, previews and bots ask `plan` alone.
 */
export interface VerbRules<O extends Order, P = undefined> {
  plan(state: State, by: Side, order: O, options: Options): Refusal | P;
  act(game: Play, by: Side, order: O, plan: P): Procedure<void> | undefined | void;
}

export type VerbTable = { readonly [V in Verb]: VerbRules<OrderOf<V>, unknown> };

/** A verb whose plan has nothing to hand on. */
export const verb = <O extends Order>(
  plan: (state: State, by: Side, order: O, options: Options) => Refusal | undefined,
  act: (game: Play, by: Side, order: O) => Procedure<void> | undefined | void,
): VerbRules<O, unknown> => ({ plan, act });

/** A verb whose plan is handed on to its act. */
export const planned = <O extends Order, P>(
  plan: (state: State, by: Side, order: O, options: Options) => Refusal | P,
  act: (game: Play, by: Side, order: O, plan: P) => Procedure<void> | undefined | void,
): VerbRules<O, unknown> => ({ plan, act: (game, by, order, found) => act(game, by, order, found as P) });

/** A verb that is one object (see `common/book/verbs.ts`). */
export const seated = <O extends Order, P>(one: {
  plan(seat: Seat, order: O): Refusal | P;
  act(game: Play, by: Side, order: O, plan: P): Procedure<void> | undefined | void;
}): VerbRules<O, unknown> => ({
  plan: (view, by, order, options) => one.plan({ view, by, options }, order),
  act: (game, by, order, found) => one.act(game, by, order, found as P),
});
