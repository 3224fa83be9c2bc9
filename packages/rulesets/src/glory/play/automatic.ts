import type { Procedure } from '@umpire/engine';
import { battleAutomatic, beginBattle } from './sequence.js';
import { joinWhenPlaced, throwOff, throwTerrain } from './terrain.js';
import type { Play } from './types.js';

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
