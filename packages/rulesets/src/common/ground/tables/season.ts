import { rows, table } from '@umpire/engine';
import type { GroundBook } from '../book.js';
import type { Season, Zone } from '../words.js';

export interface SeasonRow {
  readonly season: Season;
  /** First and last hour, both included. */
  readonly dawn: readonly [number, number];
  readonly dusk: readonly [number, number];
  readonly die: readonly number[];
}

/** By season and zone, the same in all books of these grounds. */
export function weatherTable({ list }: Pick<GroundBook, 'list'>) {
  /** The weather is against everybody on this score or more. */
  // biome-ignore format: the book's own layout
  const ADVERSE_WEATHER: Readonly<Record<Season, Readonly<Record<Zone, number>>>> = table(list('ADVERSE_WEATHER'), {
    Winter: { Temperate: 4, Tropical: 5, Desert: 5, Cold: 3, Steppe: 3 },
    Autumn: { Temperate: 5, Tropical: 5, Desert: 6, Cold: 4, Steppe: 4 },
    Spring: { Temperate: 5, Tropical: 5, Desert: 6, Cold: 5, Steppe: 5 },
    Summer: { Temperate: 6, Tropical: 4, Desert: 5, Cold: 6, Steppe: 6 },
  });

  return { ADVERSE_WEATHER };
}

export type SeasonTables = ReturnType<typeof seasonTables>;

export function seasonTables(book: GroundBook) {
  const { list } = book;

  /** DAY-01, DAY-04; dusk in hours after noon, as printed. */
  // biome-ignore format: the book's own layout
  const SEASON_TABLE: readonly SeasonRow[] = table(list('SEASONS'), [
    { season: 'Winter', dawn: [7, 9], dusk: [3, 5],  die: [6] },
    { season: 'Autumn', dawn: [6, 8], dusk: [5, 7],  die: [5] },
    { season: 'Spring', dawn: [5, 7], dusk: [7, 9],  die: [3, 4] },
    { season: 'Summer', dawn: [4, 6], dusk: [9, 11], die: [1, 2] },
  ]);

  /** DAY-02: up to this score it is a.m. */
  const LAST_MORNING: number = table(list('LAST_MORNING'), 4);

  const { ADVERSE_WEATHER } = weatherTable(book);

  /** AWC-05: what the weather is, for the teller of the tale; it has no other effect. */
  // biome-ignore format: the book's own layout
  const WEATHER_NAMES = rows<{ readonly zone: Zone; readonly winter: string; readonly autumn: string; readonly warm: string }>(list('WEATHER_NAMES'), [
    { zone: 'Desert',    winter: 'sand storm', autumn: 'sand storm', warm: 'mirage and thirst' },
    { zone: 'Steppe',    winter: 'blizzard',   autumn: 'blizzard',   warm: 'dust storm' },
    { zone: 'Tropical',  winter: 'heavy rain', autumn: 'heavy rain', warm: 'monsoon' },
    { zone: 'Temperate', winter: 'snow',       autumn: 'heavy rain', warm: 'gale and rain' },
    { zone: 'Cold',      winter: 'blizzard',   autumn: 'blizzard',   warm: 'storm' },
  ]);

  return { SEASON_TABLE, LAST_MORNING, ADVERSE_WEATHER, WEATHER_NAMES };
}
