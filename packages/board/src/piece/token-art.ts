import type { Piece, Token } from '@umpire/engine';
import type { Fetched } from '../fetched.js';
import { polygonPath } from '../shape/path.js';

type TokenArt = typeof import('./token.js');

/** Few books have tokens in place of counters. */
export const TOKENS: Fetched<TokenArt> = { fetch: () => import('./token.js') };

/** The outline of a token about its middle: as large as its base, whichever way that faces. */
export function tokenPath({ width, depth }: Pick<Piece, 'width' | 'depth'>, shape: Token['shape']): string {
  const r = Math.min(width, depth) / 2;
  if (shape === 'diamond') return polygonPath(DIAMOND.map(([x, y]) => ({ x: x * r * 1.16, y: y * r * 1.16 })));
  return polygonPath(HEXAGON.map(([x, y]) => ({ x: x * r * 1.08, y: y * r * 1.08 })));
}
const DIAMOND = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
/** Points up and down, so that rows of them stand close. */
const HEXAGON = [
  [0, -1],
  [0.866, -0.5],
  [0.866, 0.5],
  [0, 1],
  [-0.866, 0.5],
  [-0.866, -0.5],
] as const;
