import type { Piece, Scene } from '@umpire/engine';

/** Each sort of troops once, as it is drawn: without the flag of whoever leads. */
export function sortsIn({ pieces }: Pick<Scene, 'pieces'>): readonly Piece[] {
  const found = new Map<string, Piece>();
  for (const { leader: _leader, ...piece } of pieces) {
    const sort = `${piece.symbol} ${piece.figure?.troops} ${piece.name ?? piece.short ?? piece.title}`;
    if (piece.where !== 'gone' && !found.has(sort)) found.set(sort, piece);
  }
  return [...found.values()];
}

/** Somebody with a flag that says that he leads; among figures everybody has one. */
export const leaderIn = ({ pieces }: Pick<Scene, 'pieces'>): Piece | undefined =>
  pieces.find(({ leader, figure, where }) => leader && !figure && where !== 'gone');
