import { describe, expect, test } from 'vitest';
import { type Case, thrown, under } from '../../../../packages/rulesets/src/common/book/kit.js';
import { SEASONS, ZONES } from '../../../../packages/rulesets/src/common/mbt/pieces.js';
import type { BookTried } from './tried.js';

export function lightTables({ prefix: b, ground, cited, told, register }: BookTried): void {
  const { SEASON_TABLE, lightAt, weatherName } = ground;

  const printed = (id: string) => register.find(e => e.id === id)!.tables![0]!.slice(1);
  const DICE = [1, 2, 3, 4, 5, 6];

  describe('season', () => {
    test.each(printed(`${b}-DAY-01`).map(row => [row[0]!, row[4]!]))(`${b}-DAY-01 %s on %s`, (season, scores) => {
      for (const score of scores.split(', ')) expect(told('season', {}, thrown(Number(score)))).toEqual({ season });
    });
    test(`${b}-DAY-01 one die, and it is cited`, () => {
      expect(told('season', {}, thrown())).toBe('throws');
      expect(cited('season', {}, thrown(3))).toEqual([`${b}-DAY-01`]);
    });
  });

  describe('hour', () => {
    // biome-ignore format: one line a case
    const cases: Case[] = [
      [`${b}-DAY-02 1 is a.m.`,                  { season: 'Summer' }, { half: 'am', hour: 7, hour24: 7, light: 'day' }, thrown(1, 3, 4)],
      [`${b}-DAY-02 4 is a.m.`,                  { season: 'Summer' }, { half: 'am', hour: 6, hour24: 6, light: 'dawn' }, thrown(4, 3, 3)],
      [`${b}-DAY-02 5 is p.m.`,                  { season: 'Summer' }, { half: 'pm', hour: 7, hour24: 19, light: 'day' }, thrown(5, 3, 4)],
      [`${b}-DAY-02 6 is p.m.`,                  { season: 'Winter' }, { half: 'pm', hour: 2, hour24: 14, light: 'day' }, thrown(6, 1, 1)],
      [`${b}-DAY-03 2D6 give the hour`,          { season: 'Winter' }, { half: 'am', hour: 11, hour24: 11, light: 'day' }, thrown(2, 5, 6)],
      [`${b}-R-30 12 a.m. is midnight`,          { season: 'Winter' }, { half: 'am', hour: 12, hour24: 0, light: 'night' }, thrown(1, 6, 6)],
      [`${b}-R-30 12 p.m. is noon`,              { season: 'Winter' }, { half: 'pm', hour: 12, hour24: 12, light: 'day' }, thrown(5, 6, 6)],
      [`${b}-DAY-03 three dice, no fewer`,       { season: 'Winter' }, 'throws', thrown(1, 6)],
      [`${b}-DIC-01 2D6 are two dice added`,     { season: 'Spring' }, { half: 'am', hour: 5, hour24: 5, light: 'dawn' }, thrown(1, 1, 4)],
    ];
    test.each(cases)('%s', (_, given, wanted, how) => expect(told('hour', given, how)).toEqual(wanted));
    test(`${b}-DAY-02, ${b}-DAY-03, ${b}-DAY-04 are cited`, () =>
      expect(cited('hour', { season: 'Winter' }, thrown(1, 2, 3))).toEqual([
        `${b}-DAY-02`,
        `${b}-DAY-03`,
        `${b}-DAY-04`,
      ]));
  });

  describe('light', () => {
    test.each(printed(`${b}-DAY-01`).map(row => [row[0]!, row[2]!, row[3]!]))(
      `${b}-DAY-04, ${b}-DAY-05, ${b}-R-30 %s: dawn %s, dusk %s, both printed hours included`,
      (season, dawn, dusk) => {
        const [first, last] = dawn.split(' - ').map(h => Number.parseInt(h, 10));
        const [down, dark] = dusk.split(' - ').map(h => Number.parseInt(h, 10) + 12);
        for (let hour = 0; hour < 24; hour++) {
          const wanted =
            hour < first! ? 'night' : hour <= last! ? 'dawn' : hour < down! ? 'day' : hour <= dark! ? 'dusk' : 'night';
          expect(lightAt(season as never, hour)).toBe(wanted);
        }
      },
    );
    test(`${b}-DAY-04 the table is the one printed`, () => {
      const found = SEASON_TABLE.map(r => [
        r.season,
        '2D6',
        `${r.dawn.join(' - ')} am`,
        `${r.dusk.join(' - ')} pm`,
        r.die.join(', '),
      ]);
      expect(found).toEqual(printed(`${b}-DAY-01`));
    });
    const given = (hour24: number, turn = 1, season = 'Winter') => ({ season, hour24, turn });
    // biome-ignore format: one line a case
    const cases: Case[] = [
      [`${b}-DAY-06 day: the whole range`,            given(12), { hour24: 12, light: 'day', rangeFactor: 1, nightGoing: false }],
      [`${b}-DAY-06 dawn halves`,                     given(8), { hour24: 8, light: 'dawn', rangeFactor: 0.5, nightGoing: false }],
      [`${b}-DAY-06 dusk halves`,                     given(16), { hour24: 16, light: 'dusk', rangeFactor: 0.5, nightGoing: false }],
      [`${b}-DAY-07 night halves and hampers`,        given(20), { hour24: 20, light: 'night', rangeFactor: 0.5, nightGoing: true }],
      [`${b}-SCL-07 a turn is an hour`,               given(7, 2), { hour24: 8, light: 'dawn', rangeFactor: 0.5, nightGoing: false }],
      [`${b}-R-31 advance: an hour a turn`,           given(7, 4), { hour24: 10, light: 'day', rangeFactor: 1, nightGoing: false }, under(`${b}-R-31`, 'advance')],
      [`${b}-R-31 advance: past midnight`,            given(22, 5), { hour24: 2, light: 'night', rangeFactor: 0.5, nightGoing: true }],
      [`${b}-R-31 fixed: the hour stands still`,      given(7, 4), { hour24: 7, light: 'dawn', rangeFactor: 0.5, nightGoing: false }, under(`${b}-R-31`, 'fixed')],
      [`${b}-R-30 hours run from 0`,                  given(24), 'given.hour24'],
      [`${b}-R-30 and are whole`,                     given(7.5), 'given.hour24'],
    ];
    test.each(cases)('%s', (_, g, wanted, how) => expect(told('light', g, how)).toEqual(wanted));
    test.each([
      [12, [`${b}-DAY-04`]],
      [8, [`${b}-DAY-04`, `${b}-DAY-06`]],
      [22, [`${b}-DAY-04`, `${b}-DAY-06`, `${b}-DAY-07`]],
    ])(`${b}-DAY-06, ${b}-DAY-07 are cited where they bear, at %i`, (hour, rules) =>
      expect(cited('light', given(hour))).toEqual(rules),
    );
  });

  describe('adverse-weather', () => {
    const columns: Record<string, number> = { Temperate: 1, Tropical: 2, Desert: 3, Cold: 4, Steppe: 4 };
    test.each(printed(`${b}-AWC-01`).map(row => [row[0]!, row] as const))(
      `${b}-AWC-01 %s as printed`,
      (season, row) => {
        for (const zone of ZONES) {
          const needed = Number.parseInt(row[columns[zone]!]!, 10);
          for (const score of DICE)
            expect(told('adverse-weather', { season, zone }, thrown(score))).toEqual({ needed, awc: score >= needed });
        }
      },
    );
    test(`${b}-AWC-01 is cited`, () =>
      expect(cited('adverse-weather', { season: 'Winter', zone: 'Cold' }, thrown(1))).toEqual([`${b}-AWC-01`]));
    test(`${b}-AWC-05 the weather suits season and zone, and is told when it comes`, () => {
      const names = ZONES.map(zone => [weatherName('Winter', zone), weatherName('Summer', zone)]);
      expect(names).toEqual([
        ['sand storm', 'mirage and thirst'],
        ['blizzard', 'dust storm'],
        ['heavy rain', 'monsoon'],
        ['snow', 'gale and rain'],
        ['blizzard', 'storm'],
      ]);
      expect(cited('adverse-weather', { season: 'Winter', zone: 'Cold' }, thrown(6))).toContain(`${b}-AWC-05`);
      expect(weatherName('Autumn', 'Temperate')).toBe('heavy rain');
      expect(SEASONS.map(season => weatherName(season, 'Cold'))).toEqual(['blizzard', 'blizzard', 'storm', 'storm']);
    });
  });
}
