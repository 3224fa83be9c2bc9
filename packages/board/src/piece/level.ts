/** How much of a piece is shown, by its size on the screen: its sign alone, who stands there, or everything. */
import type { Piece } from '@umpire/engine';

export type Level = 's' | 'm' | 'l';

/** Pixels from which on the next level is shown: of the shorter side of a counter, of the front of a base with figures. */
const COUNTERS = [56, 90] as const;
const FIGURES = [42, 120] as const;

type Seen = Pick<Piece, 'width' | 'depth' | 'figure'> & Partial<Pick<Piece, 'symbol'>>;

export function levelOf({ width, depth, figure, symbol }: Seen, scale: number): Level {
  const men = figure !== undefined && symbol !== 'unknown';
  const [medium, large] = men ? FIGURES : COUNTERS;
  const pixels = (men ? width : Math.min(width, depth)) * scale;
  return pixels < medium ? 's' : pixels < large ? 'm' : 'l';
}
