import { table } from '@umpire/engine';
import type { GroundBook } from '../book.js';
import type { Terrain } from '../words.js';

export type SightTables = ReturnType<typeof sightTables>;

export function sightTables(book: GroundBook) {
  const { list } = book;

  /** LOS-01: which ground blocks a line over it. */
  // biome-ignore format: the book's own layout
  const BLOCKS_SIGHT: Readonly<Record<Terrain | 'road', boolean>> = table(list('BLOCKS_SIGHT'), {
    O: false, H: true, LFA: true, SFH: true, MBUA: true, BUA: true, wood: true, hill: true, river: false, road: false,
  });

  return { BLOCKS_SIGHT };
}
