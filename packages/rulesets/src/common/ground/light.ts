import type { Citation, Finding, Options, Procedure, RuleId } from '@umpire/engine';
import { citation } from '../book/lines.js';
import { tellingDie } from '../book/of-square.js';
import type { GroundBook } from './book.js';
import type { SeasonTables } from './tables/season.js';
import type { Light, Season, Zone } from './words.js';

export interface Hour {
  readonly half: 'am' | 'pm';
  readonly hour: number;
  readonly hour24: number;
  readonly light: Light;
}

export interface LightOfTurn {
  readonly hour24: number;
  readonly light: Light;
  readonly rangeFactor: 1 | 0.5;
  readonly nightGoing: boolean;
}

/** Dawn in hours after midnight, dusk in hours after noon, as books print them. */
export interface Twilight {
  readonly dawn: readonly [from: number, to: number];
  readonly dusk: readonly [from: number, to: number];
}

/** The light at an hour, which may be a fraction; whether the last printed hour is still dawn, or dusk, each book decides. */
export function lightIn({ dawn, dusk }: Twilight, hour: number, lastCounts: boolean): Light {
  const isIn = ([first, last]: readonly [number, number], from = 0): boolean =>
    hour >= from + first && (lastCounts ? hour <= from + last : hour < from + last);
  if (isIn(dawn)) return 'dawn';
  if (isIn(dusk, 12)) return 'dusk';
  return hour >= dawn[0] && hour < 12 + dusk[0] ? 'day' : 'night';
}

/** What a die for the weather means that brings none. */
export const FAIR = 'fair';

/** Two dice for an hour: what the first leaves open, and which hour, in which light, the second makes of it. */
export function* hourDice(
  rule: RuleId,
  hourOf: (both: number) => number,
  lightAtHour: (hour: number) => Light,
): Procedure<number> {
  const clock = (both: number) => `${hourOf(both)}:00`;
  const first = yield* tellingDie(rule, 'the first die for the hour', one => `${clock(one + 1)} to ${clock(one + 6)}`);
  const meaning = (one: number) => `${clock(first + one)}, ${lightAtHour(hourOf(first + one))}`;
  return first + (yield* tellingDie(rule, 'the second die for the hour', meaning));
}

export function lightRules(book: GroundBook & SeasonTables) {
  const { ADVERSE_WEATHER, LAST_MORNING, SEASON_TABLE, WEATHER_NAMES, idOf, ruling } = book;

  /** DAY-01. */
  function* season(): Procedure<Finding<{ season: Season }>> {
    const rowOf = (score: number) => SEASON_TABLE.find(r => r.die.includes(score))!;
    const score = yield* tellingDie(idOf('DAY-01'), 'the die for the season', one => rowOf(one).season);
    const row = rowOf(score);
    return {
      result: { season: row.season },
      because: [citation(idOf('DAY-01'), `a ${score} means ${row.season}`, row.season)],
    };
  }

  /** DAY-04, DAY-05: the light at a full hour, 0 to 23; both printed hours are dawn or dusk. */
  const lightAt = (season: Season, hour24: number): Light =>
    lightIn(SEASON_TABLE.find(r => r.season === season)!, hour24, true);

  const DAWN_AND_DUSK = citation(idOf('DAY-04'), 'dawn and dusk by the season');

  /** DAY-02, DAY-03: morning or afternoon, then the hour. 12 a.m. is midnight, 12 p.m. noon. */
  function* hour(season: Season): Procedure<Finding<Hour>> {
    const halfOf = (score: number) => (score <= LAST_MORNING ? 'am' : 'pm');
    const halves = { am: 'morning', pm: 'afternoon' } as const;
    const half = halfOf(yield* tellingDie(idOf('DAY-02'), 'the die for a.m. or p.m.', one => halves[halfOf(one)]));
    const hourOf = (both: number) => (both % 12) + (half === 'pm' ? 12 : 0);
    const lit = (hour: number) => lightAt(season, hour);
    const shown = yield* hourDice(idOf('DAY-03'), hourOf, lit);
    const hour24 = hourOf(shown);
    const because = [
      citation(idOf('DAY-02'), 'one die tells morning from afternoon', half),
      citation(idOf('DAY-03'), 'two dice give the hour', String(shown)),
      DAWN_AND_DUSK,
    ];
    return { result: { half, hour: shown, hour24, light: lit(hour24) }, because };
  }

  /** does the hour go on with the turns? SCL-07: a turn is about an hour. */
  const hoursPassed = ruling<(turn: number) => number>(idOf('R-31'), { advance: turn => turn - 1, fixed: () => 0 });
  const hourOfTurn = (first: number, turn: number, options: Options): number =>
    (first + hoursPassed(options)(turn)) % 24;

  const HALVED = citation(idOf('DAY-06'), 'dawn, dusk and night halve the engagement range', 'half');
  const BAD_GOING = citation(idOf('DAY-07'), 'by night, off the roads, all going is bad', 'bad');

  function lightOfTurn(season: Season, first: number, turn: number, options: Options): Finding<LightOfTurn> {
    const hour24 = hourOfTurn(first, turn, options);
    const light = lightAt(season, hour24);
    const because: Citation[] = [DAWN_AND_DUSK];
    if (light !== 'day') because.push(HALVED);
    if (light === 'night') because.push(BAD_GOING);
    return {
      result: { hour24, light, rangeFactor: light === 'day' ? 1 : 0.5, nightGoing: light === 'night' },
      because,
    };
  }

  /** AWC-05. */
  function weatherName(season: Season, zone: Zone): string {
    const names = WEATHER_NAMES.find(w => w.zone === zone)!;
    return season === 'Winter' ? names.winter : season === 'Autumn' ? names.autumn : names.warm;
  }

  /** AWC-01: this score or more, and the weather is against everybody for the whole game. */
  function* adverseWeather(season: Season, zone: Zone): Procedure<Finding<{ needed: number; awc: boolean }>> {
    const needed = ADVERSE_WEATHER[season][zone];
    const meaning = (score: number) => (score >= needed ? weatherName(season, zone) : FAIR);
    const awc = (yield* tellingDie(idOf('AWC-01'), 'the die for the weather', meaning)) >= needed;
    const because = [citation(idOf('AWC-01'), `adverse weather on ${needed} or more`, `${needed}+`)];
    if (awc) because.push(citation(idOf('AWC-05'), weatherName(season, zone)));
    return { result: { needed, awc }, because };
  }

  return { season, lightAt, hour, hourOfTurn, lightOfTurn, weatherName, adverseWeather };
}
