import { table } from '@umpire/engine';
import type { Terrain } from '../pieces.js';

/** MBT20-LOS-01: which ground blocks a line over it. */
// biome-ignore format: the book's own layout
export const BLOCKS_SIGHT: Readonly<Record<Terrain | 'road', boolean>> = table('mbt2020/BLOCKS_SIGHT', {
  O: false, H: true, LFA: true, SFH: true, MBUA: true, BUA: true, wood: true, hill: true, river: false, road: false,
});
