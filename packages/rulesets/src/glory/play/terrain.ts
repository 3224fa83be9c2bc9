import { type Citation, otherSide, type Procedure, SIDES, type Side } from '@umpire/engine';
import { squareDie } from '../../common/book/of-square.js';
import { citation } from '../lines.js';
import type { PieceType } from '../pieces.js';
import { isEdgeSquare } from '../rules/table.js';
import { terrainSquare, terrainThrow } from '../rules/terrain.js';
import { joinedEvent } from './battle-joined.js';
import type { LaidPiece, State } from './state.js';
import type { Play } from './types.js';

/** IGR-TER-01: a throw for every square, row by row from the south-west. */
export function* throwTerrain(game: Play): Procedure<void> {
  const { columns, rows } = game.state.ground.now.top;
  const pieces: LaidPiece[] = [];
  const because: Citation[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const square = { col: column, row, columns, rows };
      const found = yield* squareDie(square, terrainSquare(isEdgeSquare(column, row, columns, rows), game.options));
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

/** When all are placed the battle is joined (IGR-SEQ-01). */
export function joinWhenPlaced(game: Play): Procedure<void> | undefined {
  const { state } = game;
  if (state.vignettes.some(v => v.place === 'waiting')) return undefined;
  game.happen(joinedEvent(state));
  concedeEmptyField(game);
  return toBattle();
}

const NOBODY_CAME = citation('IGR-R-109', 'a side of which nobody is on the table or on the march has lost');
const hasCome = (state: State, side: Side): boolean =>
  state.vignettes.some(v => v.side === side && (v.place === 'table' || v.place === 'marching'));

/** IGR-R-109: who found no room for anybody has lost. */
function concedeEmptyField(game: Play): void {
  const absent = SIDES.filter(side => !hasCome(game.state, side));
  if (absent.length === 0) return;
  const winner = absent.length === SIDES.length ? 'draw' : otherSide(absent[0]!);
  const text = absent.map(side => `${game.state.sides[side].name} has nobody on the field`).join('; ');
  game.happen({ kind: 'over', over: { winner, rule: 'IGR-R-109', text }, because: [NOBODY_CAME] });
}

// Nothing to throw here: it only makes the engine ask again what follows.
function* toBattle(): Procedure<void> {}

export const waitingOf = (state: State, side: Side): boolean =>
  state.vignettes.some(v => v.side === side && v.place === 'waiting');

const PIECE_NAMES: Readonly<Record<LaidPiece['type'], string>> = {
  'gentle-hill': 'Gentle hill',
  'steep-hill': 'Steep hill',
  wood: 'Wood',
  'built-up': 'Built-up area',
  impassable: 'Impassable',
};
/** What a piece of terrain is called, on the table and in lists: by its own name, with what that does not say: `Oak Hill (gentle)`. */
export function calledPiece(piece: LaidPiece): string {
  const kind = pieceName(piece);
  const { name = kind } = piece;
  const unsaid = kind.split(' ').filter(word => word !== 'area' && !name.toLowerCase().includes(word.toLowerCase()));
  return unsaid.length > 0 ? `${name} (${unsaid.join(' ').toLowerCase()})` : name;
}
/** What a piece of terrain is. */
export const pieceName = ({ type, kind }: LaidPiece): string =>
  type === 'impassable' ? `${kind[0]!.toUpperCase()}${kind.slice(1)}, impassable` : PIECE_NAMES[type];
