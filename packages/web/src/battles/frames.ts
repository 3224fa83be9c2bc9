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

type Spot = { readonly x: number; readonly y: number };
type Room = { readonly width: number; readonly height: number };

/** How much of the fight is seen round a place: who is seen whole counts, who is cut in two counts against it. */
function seenRound(pieces: readonly Piece[], middle: Spot, { width, height }: Room): number {
  const seen = { a: 0, b: 0 };
  let cut = 0;
  for (const piece of pieces) {
    const half = Math.hypot(piece.width, piece.depth) / 2;
    const [far, up] = [Math.abs(piece.x - middle.x), Math.abs(piece.y - middle.y)];
    if (far <= width / 2 - half && up <= height / 2 - half) seen[piece.side]++;
    else if (far < width / 2 + half && up < height / 2 + half) cut++;
  }
  return seen.a + seen.b - cut + 4 * Math.min(seen.a, seen.b, 2);
}

/** The middle between two enemies round which most of the fight is seen; the nearest two, where there is nothing between. */
function middleOfFight(pieces: readonly Piece[], room: Room, within: (spot: Spot) => Spot): Spot | undefined {
  const on = pieces.filter(piece => piece.where === 'table');
  let found: Spot | undefined;
  let best = [Number.NEGATIVE_INFINITY, 0];
  for (const a of on.filter(({ side }) => side === 'a'))
    for (const b of on.filter(({ side }) => side === 'b')) {
      const spot = within({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
      const [seen, near] = [seenRound(on, spot, room), -Math.hypot(a.x - b.x, a.y - b.y)];
      if (seen > best[0]! || (seen === best[0] && near > best[1]!)) [found, best] = [spot, [seen, near]];
    }
  return found;
}

/**
 * A part of the table in a given shape (height over width), round the place where most of the fight is seen; round its
 * middle if there is none. `share` of the table's width is shown, or less if the table is not deep enough.
 */
export function fightFrame(scene: Pick<Scene, 'width' | 'depth' | 'pieces'>, shape: number, share = 1): Frame {
  const { width, depth, pieces } = scene;
  const height = Math.min(depth, width * share * shape);
  const room = { width: height / shape, height };
  const within = ({ x, y }: Spot): Spot => ({
    x: clamp(x, room.width / 2, width - room.width / 2),
    y: clamp(y, height / 2, depth - height / 2),
  });
  const middle = middleOfFight(pieces, room, within) ?? { x: width / 2, y: depth / 2 };
  return {
    x: Math.round(middle.x - room.width / 2),
    y: Math.round(depth - middle.y - height / 2),
    width: Math.round(room.width),
    height: Math.round(height),
  };
}
