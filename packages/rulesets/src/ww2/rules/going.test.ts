import { expect, test } from 'vitest';
import { type Case, cited, told, under } from '../kit.js';

const on = (terrain: string, tread: string, more: object = {}) => ({ terrain, tread, ...more });
const JUNGLE = { jungle: true };
const TRAINED = { jungle: true, jungleTrained: true };
const ROAD = { road: true };

// biome-ignore format: one line a rule
const CASES: [name: string, given: object, going: string, rule: string, how?: Case[3]][] = [
  ['WW2-GO-14 open ground', on('O', 'wheeled'), 'good', 'WW2-GO-14'],
  ['WW2-GO-14 a road adds nothing', on('O', 'wheeled', ROAD), 'good', 'WW2-GO-14'],
  ['WW2-GO-18 a river', on('river', 'foot'), 'impassable', 'WW2-GO-18'],
  ['WW2-GO-18 at a bridge', on('river', 'tracked', ROAD), 'good', 'WW2-GO-18'],
  ['WW2-GO-01 vehicles in SFH', on('SFH', 'tracked'), 'impassable', 'WW2-GO-01'],
  ['WW2-GO-01 in jungle too', on('SFH', 'halftrack', JUNGLE), 'impassable', 'WW2-GO-01'],
  ['WW2-GO-02 foot in SFH', on('SFH', 'foot'), 'bad', 'WW2-GO-02'],
  ['WW2-R-17 guns are troops on foot', on('SFH', 'manhandled'), 'bad', 'WW2-GO-02'],
  ['WW2-GO-03 jungle SFH', on('SFH', 'foot', JUNGLE), 'impassable', 'WW2-GO-03'],
  ['WW2-GO-10 with training', on('SFH', 'foot', TRAINED), 'bad', 'WW2-GO-02'],
  ['WW2-GO-04 a road through it', on('SFH', 'tracked', { ...JUNGLE, ...ROAD }), 'bad', 'WW2-GO-04'],
  ['WW2-GO-04 for all', on('SFH', 'foot', { ...TRAINED, ...ROAD }), 'bad', 'WW2-GO-04'],
  ['WW2-GO-05 wheels in LFA', on('LFA', 'wheeled'), 'impassable', 'WW2-GO-05'],
  ['WW2-GO-05 half-tracks', on('LFA', 'halftrack'), 'impassable', 'WW2-GO-05'],
  ['WW2-GO-06 tracks', on('LFA', 'tracked'), 'bad', 'WW2-GO-06'],
  ['WW2-GO-07 foot', on('LFA', 'foot'), 'good', 'WW2-GO-07'],
  ['WW2-GO-07 guns', on('LFA', 'manhandled'), 'good', 'WW2-GO-07'],
  ['WW2-GO-08 vehicles in jungle', on('LFA', 'tracked', JUNGLE), 'impassable', 'WW2-GO-08'],
  ['WW2-GO-08 but by road', on('LFA', 'tracked', { ...JUNGLE, ...ROAD }), 'good', 'WW2-GO-17'],
  ['WW2-GO-09 foot in jungle', on('LFA', 'foot', JUNGLE), 'bad', 'WW2-GO-09'],
  ['WW2-GO-09 guns', on('LFA', 'manhandled', JUNGLE), 'bad', 'WW2-GO-09'],
  ['WW2-GO-10 with training good', on('LFA', 'foot', TRAINED), 'good', 'WW2-GO-10'],
  ['WW2-GO-11 wheels in H', on('H', 'halftrack'), 'impassable', 'WW2-GO-11'],
  ['WW2-GO-11 but by road', on('H', 'wheeled', ROAD), 'good', 'WW2-GO-17'],
  ['WW2-GO-12 tracks in H', on('H', 'tracked'), 'bad', 'WW2-GO-12'],
  ['WW2-GO-13 foot in H', on('H', 'foot'), 'good', 'WW2-GO-13'],
  ['WW2-GO-15 infantry in a town', on('MBUA', 'foot'), 'good', 'WW2-GO-15'],
  ['WW2-GO-15 all others', on('BUA', 'wheeled'), 'bad', 'WW2-GO-15'],
  ['WW2-R-17 guns are no infantry', on('MBUA', 'manhandled'), 'bad', 'WW2-GO-15'],
  ['WW2-GO-16 infantry on a hill', on('hill', 'foot'), 'good', 'WW2-GO-16'],
  ['WW2-GO-16 all others', on('hill', 'manhandled'), 'bad', 'WW2-GO-16'],
  ['WW2-GO-17 a road cancels it', on('hill', 'tracked', ROAD), 'good', 'WW2-GO-17'],
  ['WW2-R-16 as-lfa: a wood', on('wood', 'wheeled'), 'impassable', 'WW2-GO-05'],
  ['WW2-R-16 as-lfa: jungle', on('wood', 'foot', JUNGLE), 'bad', 'WW2-GO-09'],
  ['WW2-R-16 bad-for-vehicles: wheels', on('wood', 'wheeled'), 'bad', 'WW2-R-16', under('WW2-R-16', 'bad-for-vehicles')],
  ['WW2-R-16 bad-for-vehicles: tracks', on('wood', 'tracked'), 'bad', 'WW2-GO-06', under('WW2-R-16', 'bad-for-vehicles')],
  ['WW2-R-16 bad-for-vehicles: foot', on('wood', 'manhandled'), 'good', 'WW2-GO-07', under('WW2-R-16', 'bad-for-vehicles')],
  ['WW2-R-16 bad-for-vehicles: jungle as LFA', on('wood', 'wheeled', JUNGLE), 'impassable', 'WW2-GO-08', under('WW2-R-16', 'bad-for-vehicles')],
  ['WW2-R-16 bad-for-vehicles: LFA stays', on('LFA', 'wheeled'), 'impassable', 'WW2-GO-05', under('WW2-R-16', 'bad-for-vehicles')],
  ['WW2-R-19 only-where-said: not on a hill', on('hill', 'tracked', ROAD), 'bad', 'WW2-GO-16', under('WW2-R-19', 'only-where-said')],
  ['WW2-R-19 only-where-said: in H', on('H', 'tracked', ROAD), 'good', 'WW2-GO-17', under('WW2-R-19', 'only-where-said')],
  ['WW2-R-19 only-where-said: in jungle', on('wood', 'wheeled', { ...JUNGLE, ...ROAD }), 'good', 'WW2-GO-17', under('WW2-R-19', 'only-where-said')],
  ['WW2-R-19 only-where-said: not in other forest', on('LFA', 'wheeled', ROAD), 'impassable', 'WW2-GO-05', under('WW2-R-19', 'only-where-said')],
  ['WW2-R-19 only-where-said: steep jungle', on('SFH', 'wheeled', { ...JUNGLE, ...ROAD }), 'bad', 'WW2-GO-04', under('WW2-R-19', 'only-where-said')],
];
test.each(CASES)('%s', (_, given, going, rule, how) => {
  expect(told('going', given, how)).toEqual({ going });
  expect(cited('going', given, how)[0]).toBe(rule);
});
test('WW2-R-16 is cited for every wood', () => expect(cited('going', on('wood', 'foot'))).toContain('WW2-R-16'));
test.each([
  ['only forest is jungle', on('hill', 'foot', JUNGLE), 'given.jungle'],
  ['only infantry is trained', on('LFA', 'tracked', TRAINED), 'given.jungleTrained'],
])('%s', (_, given, path) => expect(told('going', given)).toBe(path));
