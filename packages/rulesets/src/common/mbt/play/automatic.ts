import type { Procedure } from '@umpire/engine';
import type { Deploying } from './deploy.js';
import type { TurnSequence } from './sequence.js';
import type { TerrainDice } from './terrain.js';
import type { Play } from './types.js';

/** What a battle does between orders. */
export function automaticSteps(book: Deploying & TurnSequence & TerrainDice) {
  const { beginDeployment } = book.setup;
  const { throwTerrain, throwTime, throwZone } = book.terrain;
  const { beginTurn } = book.turns;
  /** What the book does by itself: dice of the set-up, the contests, the start of a turn. */
  function automatic(game: Play): Procedure<void> | undefined {
    const { state } = game;
    if (state.over) return undefined;
    switch (state.phase) {
      case 'zone':
        return throwZone(game);
      case 'terrain':
        return state.squares.length === 0 ? throwTerrain(game) : undefined;
      case 'obstacles':
        if (state.season === null) return throwTime(game);
        return state.obstaclesDone.a && state.obstaclesDone.b ? beginDeployment(game) : undefined;
      case 'battle':
        return state.segment === 0 ? beginTurn(game) : undefined;
      default:
        return undefined;
    }
  }

  return { automatic };
}
