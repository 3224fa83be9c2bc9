import { describe, expect, test } from 'vitest';
import { type Case, cited, thrown, told, under } from '../kit.js';
import { weatherName } from './light.js';

describe('obstacles', () => {
  const at = (kind: string, tread: string, more: object = {}) => ({ kind, tread, ...more });
  const crosses = { affected: true, crosses: true };
  const stopped = { affected: true, crosses: false };
  const free = { affected: false, crosses: true };
  // biome-ignore format: one line a rule
  const cases: Case[] = [
    ['WW2-ENG-05 anti-tank stops tracks', at('anti-tank', 'tracked'), crosses, thrown(4)],
    ['WW2-ENG-05 and no foot', at('anti-tank', 'foot'), free],
    ['WW2-ENG-05 nor half-tracks', at('anti-tank', 'halftrack'), free],
    ['WW2-ENG-05 anti-personnel stops foot', at('anti-personnel', 'foot'), crosses, thrown(4)],
    ['WW2-ENG-05 guns', at('anti-personnel', 'manhandled'), crosses, thrown(4)],
    ['WW2-ENG-05 half-tracks', at('anti-personnel', 'halftrack'), crosses, thrown(4)],
    ['WW2-ENG-05 wheels', at('anti-personnel', 'wheeled'), crosses, thrown(4)],
    ['WW2-ENG-05 no tracks', at('anti-personnel', 'tracked'), free],
    ['WW2-ENG-05 but tracks that tow', at('anti-personnel', 'tracked', { towing: true }), crosses, thrown(4)],
    ['WW2-ENG-05 towing does not make tracks', at('anti-tank', 'wheeled', { towing: true }), free],
    ['WW2-ENG-07 4+', at('anti-tank', 'tracked'), stopped, thrown(3)],
    ['WW2-ENG-08 one marker: -1', at('anti-tank', 'tracked', { suppression: 1 }), stopped, thrown(4)],
    ['WW2-ENG-08 two markers: -1', at('anti-tank', 'tracked', { suppression: 2 }), crosses, thrown(5)],
    ['WW2-ENG-09 three: -2', at('anti-tank', 'tracked', { suppression: 3 }), stopped, thrown(5)],
    ['WW2-ENG-09 more: -2', at('anti-tank', 'tracked', { suppression: 7 }), crosses, thrown(6)],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => expect(told('obstacle', given, how)).toEqual(wanted));
});

describe('smoke and light', () => {
  const CALL = { call: { group: 'mixed', distance: 1000 } };
  const guns = (effect: string, more: object = {}) => ({ effect, firer: 'artillery', ...CALL, ...more });
  const mortars = (effect: string, more: object = {}) => ({ effect, firer: 'mortars', range: 900, ...more });
  const smoke = (width: number, more: object = {}) => ({ placed: true, width, depth: 250, diameter: null, effective: true, turnsLeft: 1, ...more }); // biome-ignore format: one line
  const light = (diameter: number, more: object = {}) => ({ placed: true, width: null, depth: null, diameter, effective: true, turnsLeft: 1, ...more }); // biome-ignore format: one line
  // biome-ignore format: one line a rule
  const cases: Case[] = [
    ['WW2-SMK-01 artillery 500m by 250m', guns('smoke'), smoke(500)],
    ['WW2-SMK-02 mortars 250m by 250m', mortars('smoke'), smoke(250)],
    ['WW2-ILL-01 artillery 500m across', guns('illumination'), light(500)],
    ['WW2-ILL-02 mortars 250m', mortars('illumination'), light(250)],
    ['WW2-SMK-05 two turns', guns('smoke', { turnsUsed: 1 }), smoke(500, { turnsLeft: 0 })],
    ['WW2-SMK-05 no more', guns('smoke', { turnsUsed: 2 }), 'WW2-SMK-05'],
    ['WW2-SMK-05 but in attack and defence', guns('smoke', { turnsUsed: 9, attackDefence: true }), smoke(500, { turnsLeft: null })],
    ['WW2-ILL-05 two turns', mortars('illumination', { turnsUsed: 2 }), 'WW2-ILL-05'],
    ['WW2-ILL-05 but in attack and defence', guns('illumination', { turnsUsed: 9, attackDefence: true }), light(500, { turnsLeft: null })],
    ['WW2-SMK-03 called: 5000m', guns('smoke', { call: { group: 'mixed', distance: 5001 } }), 'WW2-ORG-09'],
    ['WW2-ILL-03 called: 5000m', guns('illumination', { call: { group: 'support', distance: 5001 } }), 'WW2-ORG-10'],
    ['WW2-ORG-10 a support group throws', guns('smoke', { call: { group: 'support', distance: 0 } }), smoke(500, { placed: false, effective: false, turnsLeft: 2 }), thrown(4)],
    ['WW2-ORG-11 late British', guns('smoke', { call: { group: 'support', distance: 0, lateBritish: true } }), smoke(500), thrown(4)],
    ['WW2-SMK-03 mortars in range', mortars('smoke', { range: 2001 }), 'WW2-SHO-15'],
    ['WW2-SMK-03 mortars in sight', mortars('smoke', { visible: false }), 'WW2-LOS-08'],
    ['WW2-R-67 called: mortars need no sight', mortars('smoke', { visible: false, ...CALL }), smoke(250), under('WW2-R-67', 'called')],
    ['WW2-R-67 called: and never 4+', mortars('smoke', { call: { group: 'support', distance: 0, lateBritish: true } }), smoke(250, { placed: false, effective: false, turnsLeft: 2 }), { ...thrown(4), ...under('WW2-R-67', 'called') }],
    ['WW2-R-67 own-detection: a call is ignored', mortars('smoke', { call: { group: 'support', distance: 9999 } }), smoke(250)],
    ['WW2-WX-03 smoke is useless in adverse weather', guns('smoke', { awc: true }), smoke(500, { effective: false })],
    ['WW2-WX-03 light is not', guns('illumination', { awc: true }), light(500)],
    ['a call is needed', { effect: 'smoke', firer: 'artillery' }, 'given.call'],
    ['a range is needed', { effect: 'smoke', firer: 'mortars' }, 'given.range'],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => expect(told('area-shoot', given, how)).toEqual(wanted));
  test('WW2-WX-03 is cited', () => expect(cited('area-shoot', guns('smoke', { awc: true }))).toContain('WW2-WX-03'));
});

describe('time and weather', () => {
  // biome-ignore format: one line a rule
  const hours: Case[] = [
    ['WW2-TOD-01 the season is thrown', {}, { season: 'Spring', hour: 4, light: 'night' }, thrown(1, 1, 2, 2)],
    ['WW2-TOD-06 A.M. on 4', { season: 'Summer' }, { season: 'Summer', hour: 3, light: 'dawn' }, thrown(4, 1, 2)],
    ['WW2-TOD-06 12 is noon', { season: 'Summer' }, { season: 'Summer', hour: 12, light: 'day' }, thrown(1, 6, 6)],
    ['WW2-TOD-07 P.M. on 5', { season: 'Winter' }, { season: 'Winter', hour: 16, light: 'dusk' }, thrown(5, 2, 2)],
    ['WW2-TOD-07 12 is midnight', { season: 'Winter' }, { season: 'Winter', hour: 0, light: 'night' }, thrown(6, 6, 6)],
  ];
  test.each(hours)('%s', (_, given, wanted, how) => expect(told('time-of-day', given, how)).toEqual(wanted));
  test('given may be left out', () =>
    expect(told('time-of-day', undefined, thrown(6, 1, 3, 4))).toMatchObject({ hour: 7 }));
  test('WW2-TOD-06 WW2-TOD-07 are cited', () => {
    expect(cited('time-of-day', { season: 'Autumn' }, thrown(1, 1, 1))).toEqual(['WW2-TOD-03', 'WW2-TOD-06']);
    expect(cited('time-of-day', { season: 'Autumn' }, thrown(6, 1, 1))).toEqual(['WW2-TOD-03', 'WW2-TOD-07']);
  });

  // biome-ignore format: one line a rule
  const lights: Case[] = [
    ['WW2-SCL-10 20 minutes a turn', { season: 'Winter', minutes: 400, turnsPlayed: 1 }, { minutes: 420, light: 'dawn', detection: 'half' }],
    ['WW2-R-100 the second hour is day', { season: 'Winter', minutes: 480 }, { minutes: 480, light: 'day', detection: 'full' }],
    ['WW2-TOD-08 night', { season: 'Winter', minutes: 1020 }, { minutes: 1020, light: 'night', detection: 'capped' }],
    ['past midnight', { season: 'Winter', minutes: 1430, turnsPlayed: 1 }, { minutes: 10, light: 'night', detection: 'capped' }],
    ['WW2-R-101 fixed: the hour stands still', { season: 'Winter', minutes: 400, turnsPlayed: 9 }, { minutes: 400, light: 'night', detection: 'capped' }, under('WW2-R-101', 'fixed')],
    ['a day has 1440 minutes', { season: 'Winter', minutes: 1440 }, 'given.minutes'],
  ];
  test.each(lights)('%s', (_, given, wanted, how) => expect(told('light-at', given, how)).toEqual(wanted));

  test.each([
    ['WW2-WX-04', 'Winter'],
    ['WW2-WX-05', 'Autumn'],
    ['WW2-WX-06', 'Spring'],
    ['WW2-WX-07', 'Summer'],
  ])('%s is cited', (rule, season) => expect(cited('weather', { season, zone: 'Cold' })).toEqual([rule]));
  // biome-ignore format: one line a zone
  test.each([
    ['WW2-HG-13 WW2-WX-08 Desert', 'Desert', 'sand storm, mirage or thirst', 'sand storm, mirage or thirst'],
    ['WW2-HG-13 Steppe', 'Steppe', 'blizzard', 'dust storm'],
    ['WW2-HG-13 Tropical', 'Tropical', 'monsoon', 'monsoon'],
    ['WW2-HG-13 Temperate', 'Temperate', 'snow', 'heavy rain'],
    ['WW2-HG-13 Cold', 'Cold', 'blizzard', 'gale'],
  ] as const)('%s', (_, zone, winter, summer) =>
    expect([weatherName('Winter', zone), weatherName('Summer', zone)]).toEqual([winter, summer]));
});
