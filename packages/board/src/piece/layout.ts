/** Where symbol, letters and dots lie on a piece that carries all three, about its own middle. */
import type { Piece } from '@umpire/engine';
import { isBlock } from './shape.js';

export interface Dotted {
  readonly x: number;
  readonly y: number;
  readonly pitch: number;
  readonly radius: number;
}

export interface Layout {
  readonly symbol: { readonly x: number; readonly y: number; readonly size: number };
  /** The middle of the letters, and the room for them. */
  readonly letters: { readonly x: number; readonly y: number; readonly across: number; readonly up: number };
  readonly dots: Dotted;
}

/** On a block the symbol stands to the left of the letters, on a deep base above them; the dots lie under the letters. */
export function layoutOf({ width, depth }: Pick<Piece, 'width' | 'depth'>): Layout {
  const n = Math.round;
  const pitch = n(width * 0.105);
  const radius = n(width * 0.036);
  if (isBlock({ width, depth }))
    return {
      symbol: { x: n(-width * 0.315), y: 0, size: n(depth * 0.58) },
      letters: { x: n(width * 0.14), y: n(-depth * 0.13), across: width * 0.675, up: depth * 0.62 },
      dots: { x: n(width * 0.14), y: n(depth * 0.31), pitch, radius },
    };
  return {
    symbol: { x: 0, y: n(-depth * 0.24), size: n(depth * 0.44) },
    letters: { x: 0, y: n(depth * 0.19), across: width * 0.9, up: depth * 0.34 },
    dots: { x: 0, y: n(depth * 0.39), pitch, radius },
  };
}
