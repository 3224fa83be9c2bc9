import {
  type Citation,
  forbid,
  isRefusal,
  malformed,
  otherSide,
  type Procedure,
  type Refusal,
  type Side,
} from '@umpire/engine';
import { citation } from '../lines.js';
import type { PieceType } from '../pieces.js';
import { isEdgeSquare } from '../rules/table.js';
import { adjustTerrain, terrainSquare, terrainThrow } from '../rules/terrain.js';
import { joinedEvent } from './joining.js';
import { namesOf, type OrderOf } from './orders.js';
import type { LaidPiece, State } from './state.js';
import type { Play } from './types.js';
import { planned } from './verb.js';

/** IGR-TER-01: a throw for every square, row by row from the south-west. */
export function* throwTerrain(game: Play): Procedure<void> {
  const { columns, rows } = game.state.ground.now.top;
  const pieces: LaidPiece[] = [];
  const because: Citation[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const found = yield* terrainSquare(isEdgeSquare(column, row, columns, rows), game.options);
      for (const cited of found.because) if (!because.some(c => c.rule === cited.rule)) because.push(cited);
      const { terrain } = found.result;
      if (terrain === 'open') continue;
      pieces.push({
        id: `T${column + 1}-${row + 1}`,
        square: [column, row],
        type: terrain as PieceType,
        kind: 'swamp',
      });
    }
  game.happen({ kind: 'terrainThrown', pieces, because });
}

/** IGR-TER-12, IGR-AMB-01: who may change the terrain, and whether there is an ambush. */
export function* throwOff(game: Play): Procedure<void> {
  const { result, because } = yield* terrainThrow();
  game.happen({ kind: 'throwOffMade', winner: result.winner, marcher: result.marcher, because });
}

function idsFault(pieces: readonly LaidPiece[], ids: readonly string[], action: string): Refusal | undefined {
  const names = pieces.map(p => p.id);
  const unknown = ids.findIndex(id => !names.includes(id));
  if (unknown >= 0) return malformed(`ids[${unknown}]`, `there is no piece ${ids[unknown]}`);
  if (new Set(ids).size < ids.length) return malformed('ids', 'a piece is named twice');
  return action === 'none' && ids.length > 0 ? malformed('ids', 'nothing is changed') : undefined;
}

const LOSER_FIRST = citation('IGR-R-20', 'the loser of the throw for terrain deploys first');

/** IGR-TER-12, IGR-TER-13: the winner changes the terrain, once. */
export const terrainAdjust = planned<OrderOf<'terrainAdjust'>, { pieces: LaidPiece[]; because: readonly Citation[] }>(
  (state, by, { action, ids: named }) => {
    const ids = namesOf(named);
    if (state.step !== 'adjust') return forbid('IGR-TER-12', 'the terrain is not changed now');
    if (state.adjuster !== by) return forbid('IGR-TER-12', 'the winner of the throw changes the terrain');
    const { pieces } = state.ground.now;
    const wrong = idsFault(pieces, ids, action);
    if (wrong) return wrong;
    const found = adjustTerrain(pieces, { action, ids });
    return isRefusal(found) ? found : { pieces: found.result.pieces, because: found.because };
  },
  (game, by, { action }, { pieces, because }) => {
    game.happen({ kind: 'terrainAdjusted', by, action, pieces, because });
    if (!game.state.ambush.now) game.happen({ kind: 'deploymentBegan', first: otherSide(by), because: [LOSER_FIRST] });
  },
);

/** When all are placed the battle is joined (IGR-SEQ-01). */
export function joinWhenPlaced(game: Play): Procedure<void> | undefined {
  const { state } = game;
  if (state.vignettes.some(v => v.place === 'waiting')) return undefined;
  game.happen(joinedEvent(state));
  return toBattle();
}

// Nothing to throw here: it only makes the engine ask again what follows.
function* toBattle(): Procedure<void> {}

export const waitingOf = (state: State, side: Side): boolean =>
  state.vignettes.some(v => v.side === side && v.place === 'waiting');
