import { type RuleId, rows, table } from '@umpire/engine';
import { weatherTable } from '../../common/ground/tables/season.js';
import { IDS, ruling } from '../options.js';
import type { Season, Zone } from '../pieces.js';

export interface SeasonRow {
  readonly rule: RuleId;
  readonly season: Season;
  /** From the first hour up to, not including, the second (WW2-R-100); dusk in hours after noon, as printed. */
  readonly dawn: readonly [from: number, to: number];
  readonly dusk: readonly [from: number, to: number];
  readonly die: readonly number[];
}
/** WW2-TOD-02 to WW2-TOD-05. */
// biome-ignore format: the book's own layout
export const SEASON_TABLE: readonly SeasonRow[] = table('ww2/SEASON_TABLE', [
  { rule: 'WW2-TOD-02', season: 'Winter', dawn: [7, 8], dusk: [4, 5], die: [6] },
  { rule: 'WW2-TOD-03', season: 'Autumn', dawn: [6, 7], dusk: [5, 6], die: [5] },
  { rule: 'WW2-TOD-04', season: 'Summer', dawn: [3, 6], dusk: [6, 7], die: [3, 4] },
  { rule: 'WW2-TOD-05', season: 'Spring', dawn: [6, 7], dusk: [5, 6], die: [1, 2] },
]);
/** WW2-TOD-06: up to this score it is A.M. */
export const LAST_MORNING: number = table('ww2/LAST_MORNING', 4);
/** WW2-R-101: does the hour go on with the turns? */
export const timeRuns = ruling('WW2-R-101', { running: true, fixed: false });

/** WW2-WX-04 to WW2-WX-07. */
export const { ADVERSE_WEATHER } = weatherTable(IDS);
// biome-ignore format: one line a rule
export const WEATHER_RULES: Readonly<Record<Season, RuleId>> = table('ww2/WEATHER_RULES', {
  Winter: 'WW2-WX-04', Autumn: 'WW2-WX-05', Spring: 'WW2-WX-06', Summer: 'WW2-WX-07',
});
/** WW2-HG-13, WW2-WX-08: for the teller of the tale. */
// biome-ignore format: the book's own layout
export const WEATHER_NAMES = rows<{ readonly zone: Zone; readonly winter: string; readonly else: string }>('ww2/WEATHER_NAMES', [
  { zone: 'Desert',    winter: 'sand storm, mirage or thirst', else: 'sand storm, mirage or thirst' },
  { zone: 'Steppe',    winter: 'blizzard',                     else: 'dust storm' },
  { zone: 'Tropical',  winter: 'monsoon',                      else: 'monsoon' },
  { zone: 'Temperate', winter: 'snow',                         else: 'heavy rain' },
  { zone: 'Cold',      winter: 'blizzard',                     else: 'gale' },
]);
