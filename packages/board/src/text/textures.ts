/** What each kind of ground looks like in characters: two signs that alternate, and colours. */
import type { Feature, Ground, Overlay } from '@umpire/engine';
import type { Cell, Paint } from './canvas.js';

export interface Texture extends Paint {
  readonly signs: readonly [string, string];
  readonly words: string;
}

const texture = (signs: readonly [string, string], words: string, ink: number, ground: number): Texture => ({
  signs,
  words,
  ink,
  ground,
});

export const GROUND_TEXTURES: Readonly<Record<Ground, Texture>> = {
  temperate: texture([' ', '·'], 'open', 107, 151),
  steppe: texture([' ', '·'], 'open', 144, 187),
  desert: texture([' ', '·'], 'open', 180, 223),
  tropical: texture([' ', '·'], 'open', 71, 114),
  cold: texture([' ', '·'], 'open', 145, 253),
};

/** From the bottom up: what comes later lies over what comes before. */
export const AREA_TEXTURES: Partial<Record<Feature['kind'], Texture>> = {
  hill: texture(['∩', ' '], 'hill', 94, 180),
  highland: texture(['∩', '∩'], 'highland', 88, 179),
  marsh: texture(['~', ','], 'marsh', 23, 109),
  rough: texture([':', '.'], 'rough', 240, 181),
  water: texture(['≈', '≈'], 'water', 25, 110),
  wood: texture(['♣', ' '], 'wood', 22, 71),
  forest: texture(['♣', '♣'], 'forest', 22, 65),
  'steep-forest': texture(['♣', '∩'], 'steep forest', 22, 101),
  town: texture(['⌂', '⌂'], 'town', 88, 250),
  village: texture(['⌂', ' '], 'village', 94, 252),
  works: texture(['╬', '╬'], 'works', 94, 187),
  mines: texture(['*', '*'], 'mines', 124, 230),
  obstacle: texture(['x', 'x'], 'obstacle', 52, 230),
};

/** Rivers run over roads: where there is a bridge, it says so itself. */
export const STRIP_TEXTURES: Partial<Record<Feature['kind'], Texture>> = {
  road: texture(['─', '─'], 'road', 94, 230),
  works: texture(['╬', '╬'], 'works', 94, 187),
  river: texture(['≈', '~'], 'river', 25, 110),
  bridge: texture(['#', '#'], 'bridge', 237, 180),
};

export const OVERLAY_TEXTURES: Partial<Record<Overlay['kind'], Texture>> = {
  smoke: texture(['░', '░'], 'smoke', 250, 255),
  objective: texture(['★', '★'], 'objective', 88, 229),
};

export const cellOf = ({ signs, ink, ground }: Texture, column: number, row: number): Cell => ({
  sign: signs[(column + row) % 2]!,
  ...(ink !== undefined && { ink }),
  ...(ground !== undefined && { ground }),
});

/** Open ground has a speck here and there, not a chessboard. */
export const openCell = ({ signs, ink, ground }: Texture, column: number, row: number): Cell => ({
  sign: (column * 7 + row * 13) % 23 === 0 ? signs[1] : signs[0],
  ...(ink !== undefined && { ink }),
  ...(ground !== undefined && { ground }),
});
