import type { Piece } from '@umpire/engine';
import { carriesFlag } from './shape.js';

/** Room round a base for pikes and its front. */
const ROOM = 1.34;
/** It lies a little lower than the middle of its icon: more sticks out of it above than below. */
const LOWER = 0.06;
/** On larger bases neither pennants nor shadows grow any more. */
export const LARGEST = 400;
/** Of a counter of 100, from its upper edge: where the staff of a flag begins, and where its cloth ends. */
export const FLAG = { foot: 16, top: -57 };

/** What flags are measured by. */
export const flagUnit = ({ width, depth }: Pick<Piece, 'width' | 'depth'>): number =>
  Math.min(depth, width, LARGEST) / 100;

export interface IconBox {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
}

/** What is seen of a piece by itself in so many pixels: all of it, with the flag of a leader. */
export function iconBox(
  piece: Pick<Piece, 'width' | 'depth' | 'symbol' | 'leader' | 'figure'>,
  width: number,
  height: number,
): IconBox {
  const around = piece.depth * (ROOM / 2);
  const above = around + piece.depth * LOWER;
  // figures carry their own within their room
  const flagged = carriesFlag(piece) && piece.figure === undefined;
  const up = flagged ? Math.max(above, piece.depth / 2 - FLAG.top * flagUnit(piece)) : above;
  const below = around - piece.depth * LOWER;
  const scale = Math.max((piece.width * ROOM) / width, (up + below) / height);
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  return { left: -wide / 2, top: Math.round(below - high), wide, high };
}
