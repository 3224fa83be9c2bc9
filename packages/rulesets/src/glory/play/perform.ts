import type { Options, Procedure, Refusal, Side } from '@umpire/engine';
import type { Order } from './orders.js';
import { battleAutomatic, beginBattle } from './sequence.js';
import type { State } from './state.js';
import { joinWhenPlaced, throwOff, throwTerrain } from './terrain.js';
import type { Play } from './types.js';
import { refusalOf } from './verbs/index.js';

/** Why an order would be refused, without carrying it out: for bots, who have a view. */
export const faultOf = (view: State, by: Side, order: Order, options: Options): Refusal | undefined =>
  refusalOf({ view, by, options }, order);

/** What the book does by itself: dice of the set-up, throws that fall due, phases in which nothing can be done. */
export function automatic(game: Play): Procedure<void> | undefined {
  const { state } = game;
  if (state.over) return undefined;
  switch (state.step) {
    case 'terrain':
      return state.diced ? throwOff(game) : throwTerrain(game);
    case 'adjust':
      return undefined;
    case 'deployment':
      return joinWhenPlaced(game);
    case 'battle':
      return state.turn === 0 ? beginBattle(game) : battleAutomatic(game);
    default:
      return undefined;
  }
}
