import type { PieceOfTerrain, State } from './state.js';

/** The towns that decide a scenario when its last turn is over. */
export function townsOf({ ending, ground }: Pick<State, 'ending' | 'ground'>): PieceOfTerrain[] {
  const ids = ending.kind === 'hold' ? [ending.piece] : ending.kind === 'towns' ? ending.pieces : [];
  return ids.map(id => ground.now.pieces.find(piece => piece.id === id)!);
}
