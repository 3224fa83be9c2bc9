import type { Frame } from '@umpire/board';
import type { Piece, Scene } from '@umpire/engine';

/** Room for the wooden edge of a table. */
const EDGE = 200;

/** The table with its edge, without what lies beside it. */
export const tableOnly = ({ width, depth }: Pick<Scene, 'width' | 'depth'>): Frame => ({
  x: -EDGE,
  y: -EDGE,
  width: width + 2 * EDGE,
  height: depth + 2 * EDGE,
});

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The two enemies that are nearest to each other. */
function closest(pieces: readonly Piece[]): readonly [Piece, Piece] | undefined {
  const on = pieces.filter(piece => piece.where === 'table');
  let found: readonly [Piece, Piece] | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const a of on)
    for (const b of on) {
      const apart = (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
      if (a.side === 'a' && b.side === 'b' && apart < least) [found, least] = [[a, b], apart];
    }
  return found;
}

/**
 * A part of the table in a given shape (height over width), round the place where the enemies are closest; round its
 * middle if there are none. `share` of the table's width is shown, or less if the table is not deep enough.
 */
export function fightFrame(scene: Pick<Scene, 'width' | 'depth' | 'pieces'>, shape: number, share = 1): Frame {
  const { width, depth, pieces } = scene;
  const height = Math.min(depth, width * share * shape);
  const across = height / shape;
  const pair = closest(pieces);
  const middle = pair
    ? { x: (pair[0].x + pair[1].x) / 2, y: depth - (pair[0].y + pair[1].y) / 2 }
    : { x: width / 2, y: depth / 2 };
  return {
    x: Math.round(clamp(middle.x - across / 2, 0, width - across)),
    y: Math.round(clamp(middle.y - height / 2, 0, depth - height)),
    width: Math.round(across),
    height: Math.round(height),
  };
}
