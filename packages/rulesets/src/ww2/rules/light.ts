import type { Citation, Finding, Options, Procedure } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import { tellingDie } from '../../common/book/of-square.js';
import { FAIR, hourDice, lightIn } from '../../common/ground/light.js';
import type { Light, Season, Zone } from '../pieces.js';
import { MINUTES_OF_TURN } from '../tables/scale.js';
import {
  ADVERSE_WEATHER,
  LAST_MORNING,
  SEASON_TABLE,
  type SeasonRow,
  timeRuns,
  WEATHER_NAMES,
  WEATHER_RULES,
} from '../tables/season.js';

const DAY = 24 * 60;
const rowOf = (season: Season): SeasonRow => SEASON_TABLE.find(row => row.season === season)!;
const cited = ({ rule, season, dawn, dusk }: SeasonRow): Citation =>
  citation(rule, `${season}: dawn ${dawn.join(' to ')}am, dusk ${dusk.join(' to ')}pm`);

/** WW2-TOD-08, WW2-R-100: the light, so many minutes after midnight. */
export const lightAt = (season: Season, minutes: number): Light => lightIn(rowOf(season), minutes / 60, false);

/** WW2-TOD-01: the die for the season. */
export function* seasonByDie(): Procedure<Season> {
  const seasonOf = (score: number) => SEASON_TABLE.find(row => row.die.includes(score))!.season;
  return seasonOf(yield* tellingDie('WW2-TOD-01', 'the die for the season', seasonOf));
}

export interface TimeOfDay {
  readonly season: Season;
  readonly hour: number;
  readonly light: Light;
}
const MORNING = citation('WW2-TOD-06', 'A.M.: from 2 in the morning to noon');
const AFTERNOON = citation('WW2-TOD-07', 'P.M.: from 2 in the afternoon to midnight');

/** WW2-TOD-01 to WW2-TOD-07: season, then morning or afternoon, then the hour. */
export function* timeOfDay(known: Season | undefined): Procedure<Finding<TimeOfDay>> {
  const season = known ?? (yield* seasonByDie());
  const isMorning = (score: number) => score <= LAST_MORNING;
  const half = (score: number) => (isMorning(score) ? 'morning' : 'afternoon');
  const morning = isMorning(yield* tellingDie('WW2-TOD-06', 'the die for A.M. or P.M.', half));
  const hourOf = (both: number) => (both + (morning ? 0 : 12)) % 24;
  const hour = hourOf(yield* hourDice('WW2-TOD-01', hourOf, one => lightAt(season, one * 60)));
  const because = [cited(rowOf(season)), morning ? MORNING : AFTERNOON];
  return { result: { season, hour, light: lightAt(season, hour * 60) }, because };
}

export const DETECTION_LIGHT = { day: 'full', dawn: 'half', dusk: 'half', night: 'capped' } as const;
export interface LightOfTurn {
  readonly minutes: number;
  readonly light: Light;
  readonly detection: 'full' | 'half' | 'capped';
}
const BOUNDS = citation('WW2-TOD-08', 'day from dawn to dusk, night from dusk to dawn');
const PASSES = citation('WW2-SCL-10', `a player’s turn is ${MINUTES_OF_TURN} minutes`);

/** WW2-SCL-10, WW2-R-101: the time after so many player turns. */
export const minutesAfter = (start: number, turnsPlayed: number, options: Options): number =>
  timeRuns(options) ? (start + MINUTES_OF_TURN * turnsPlayed) % DAY : start;

export function lightOfTurn(
  season: Season,
  start: number,
  turnsPlayed: number,
  options: Options,
): Finding<LightOfTurn> {
  const minutes = minutesAfter(start, turnsPlayed, options);
  const light = lightAt(season, minutes);
  return {
    result: { minutes, light, detection: DETECTION_LIGHT[light] },
    because: [cited(rowOf(season)), BOUNDS, PASSES],
  };
}

/** WW2-WX-01 to WW2-WX-08: the die for the weather. */
export function* weather(season: Season, zone: Zone): Procedure<Finding<{ awc: boolean; need: number }>> {
  const need = ADVERSE_WEATHER[season][zone];
  const meaning = (score: number) => (score >= need ? weatherName(season, zone) : FAIR);
  const awc = (yield* tellingDie('WW2-WX-01', 'the die for the weather', meaning)) >= need;
  const because = [citation(WEATHER_RULES[season], `adverse weather in ${season}`, `${need}+`)];
  return { result: { awc, need }, because };
}
/** WW2-HG-13. */
export function weatherName(season: Season, zone: Zone): string {
  const row = WEATHER_NAMES.find(w => w.zone === zone)!;
  return season === 'Winter' ? row.winter : row.else;
}
