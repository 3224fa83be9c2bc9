import { rows, table } from '@umpire/engine';
import { closerThan } from '../../book/limits.js';
import type { Prohibition } from '../../book/lines.js';
import type { GroundBook } from '../book.js';
import { type Major, type Minor, SAID, type Zone } from '../words.js';

/** TER-04. */
export const SQUARE_SIZES = [12, 16] as const;

export const FIXED_TABLES = ['6x4', '8x4', '8x5'] as const;
export type FixedTable = (typeof FIXED_TABLES)[number];

export interface TableFacts {
  readonly groupsA: number;
  readonly groupsB: number;
  readonly fixed: FixedTable | null;
  readonly depth: number | null;
}

/** What all books of these grounds throw for in the same way: their tables agree cell by cell. */
export function dicedTables({ list }: Pick<GroundBook, 'list'>) {
  /** The major feature of a square, by die and zone. */
  // biome-ignore format: the book's own layout
  const MAJOR_TERRAIN: Readonly<Record<number, Readonly<Record<Zone, Major>>>> = table(list('MAJOR_TERRAIN'), {
    1: { Desert: 'H', Steppe: 'H',   Tropical: 'SFH', Temperate: 'SFH', Cold: 'LFA' },
    2: { Desert: 'H', Steppe: 'LFA', Tropical: 'SFH', Temperate: 'H',   Cold: 'H' },
    3: { Desert: 'O', Steppe: 'LFA', Tropical: 'LFA', Temperate: 'LFA', Cold: 'LFA' },
    4: { Desert: 'O', Steppe: 'O',   Tropical: 'LFA', Temperate: 'H',   Cold: 'H' },
    5: { Desert: 'O', Steppe: 'O',   Tropical: 'O',   Temperate: 'O',   Cold: 'O' },
    6: { Desert: 'O', Steppe: 'O',   Tropical: 'O',   Temperate: 'O',   Cold: 'O' },
  });

  /** This score or more puts an MBUA into a square. */
  // biome-ignore format: the book's own layout
  const MBUA_SCORE: Readonly<Record<Zone, number>> = table(list('MBUA_SCORE'),
    { Desert: 6, Steppe: 6, Tropical: 5, Temperate: 5, Cold: 5 });

  /** What a minor feature is. */
  const MINOR_TYPES: Readonly<Record<number, Minor>> = table(list('MINOR_TYPES'), {
    1: 'wood',
    2: 'wood',
    3: 'BUA',
    4: 'BUA',
    5: 'hill',
    6: 'hill',
  });

  return { MAJOR_TERRAIN, MBUA_SCORE, MINOR_TYPES };
}

export type TerrainTables = ReturnType<typeof terrainTables>;

export function terrainTables(book: GroundBook) {
  const { idOf, list } = book;

  /** TER-01. */
  // biome-ignore format: the book's own layout
  const CLIMATIC_ZONES = rows<{ readonly zone: Zone; readonly die: readonly number[]; readonly examples: string }>(list('CLIMATIC_ZONES'), [
    { zone: 'Desert',    die: [1],    examples: 'North Africa' },
    { zone: 'Steppe',    die: [2],    examples: 'Poland, West Russia' },
    { zone: 'Tropical',  die: [3],    examples: 'Burma, South China, Indo-China' },
    { zone: 'Temperate', die: [4, 5], examples: 'Europe, USA' },
    { zone: 'Cold',      die: [6],    examples: 'Japan, Manchuria, Finland, Russia' },
  ]);

  const { MAJOR_TERRAIN, MBUA_SCORE, MINOR_TYPES } = dicedTables(book);

  /** TER-08: minor features in an Open square are one die less this, and never below 0. */
  // biome-ignore format: the book's own layout
  const MINOR_LESS: Readonly<Record<Zone, number>> = table(list('MINOR_LESS'),
    { Desert: 3, Steppe: 4, Tropical: 0, Temperate: 0, Cold: 2 });

  /** TAB-03, in inches. */
  const FIXED_SIZES: Readonly<Record<FixedTable, { readonly width: number; readonly minDepth: number }>> = table(
    list('FIXED_TABLES'),
    { '6x4': { width: 72, minDepth: 48 }, '8x4': { width: 96, minDepth: 48 }, '8x5': { width: 96, minDepth: 60 } },
  );
  /** TAB-01. */
  const WIDTH_FOR_GROUP: number = table(list('WIDTH_FOR_GROUP'), 12);
  /** TAB-01, R-36: for every Battle Group used, of both sides. */
  const bestWidth = (t: TableFacts): number => WIDTH_FOR_GROUP * (t.groupsA + t.groupsB);

  // biome-ignore format: one line a rule
  const TABLE_BARS = rows<Prohibition<TableFacts>>(list('TABLE_BARS'), [
    { rule: idOf('TAB-02'), text: SAID.halfAsDeep, when: t => t.fixed === null && t.depth !== null && closerThan(t.depth, bestWidth(t) / 2) },
  ]);

  return {
    CLIMATIC_ZONES,
    MAJOR_TERRAIN,
    MBUA_SCORE,
    MINOR_LESS,
    MINOR_TYPES,
    FIXED_SIZES,
    WIDTH_FOR_GROUP,
    bestWidth,
    TABLE_BARS,
  };
}
