import { describe, expect, test } from 'vitest';
import { ask, type Case, cited, thrown, told, under } from '../kit.js';

const look = (range: number, more: object = {}) => ({ range, target: 'vehicle', ...more });

describe('detection', () => {
  // biome-ignore format: one line a rule
  const cases: Case[] = [
    ['WW2-DET-06 within the first distance 2+', look(1000), { detected: true, need: 2 }, thrown(2)],
    ['WW2-DET-06 not on 1', look(1000), { detected: false, need: 2 }, thrown(1)],
    ['WW2-DET-07 beyond it 5+', look(1001), { detected: true, need: 5 }, thrown(5)],
    ['WW2-DET-07 not on 4', look(2000), { detected: false, need: 5 }, thrown(4)],
    ['WW2-DET-07 beyond the second never', look(2001), { detected: false, need: null, short: 1000, long: 2000 }],
    ['WW2-DET-02 in contact', look(0, { target: 'infantry', cover: 'hard' }), { detected: true, need: 2, short: 0, long: 125 }, thrown(2)],
    ['WW2-DET-08 +1 on option 2', look(1500, { option2: true }), { detected: true, bonus: 1 }, thrown(4)],
    ['WW2-DET-09 +1 for a FIRE marker', look(1500, { fireMarker: true }), { detected: true, bonus: 1 }, thrown(4)],
    ['WW2-R-54 once: +1 in all', look(1500, { option2: true, fireMarker: true }), { detected: false, bonus: 1 }, thrown(3)],
    ['WW2-R-54 each: +1 for each', look(1500, { option2: true, fireMarker: true }), { detected: true, bonus: 2 }, { ...thrown(3), ...under('WW2-R-54', 'each') }],
    ['WW2-TOD-09 dawn halves', look(1001, { light: 'dawn' }), { detected: false, need: null, short: 500, long: 1000 }],
    ['WW2-TOD-09 dusk halves', look(500, { light: 'dusk' }), { need: 2, short: 500, long: 1000 }, thrown(3)],
    ['WW2-TOD-10 at night 125m in the open', look(125, { light: 'night' }), { need: 2, short: 125, long: 125 }, thrown(3)],
    ['WW2-TOD-11 at night 75m in cover', look(76, { light: 'night', cover: 'cover' }), { detected: false, need: null, short: 75, long: 75 }],
    ['WW2-R-58 no more than the row: contact', look(50, { target: 'infantry', light: 'night', cover: 'cover' }), { need: 5, short: 0, long: 75 }, thrown(3)],
    ['WW2-WX-02 adverse weather halves', look(1000, { awc: true }), { need: 5, short: 500, long: 1000 }, thrown(3)],
    ['WW2-R-57 dawn and weather: a quarter', look(1, { awc: true, light: 'dawn' }), { short: 250, long: 500 }, thrown(3)],
    ['WW2-R-58 night, then weather', look(1, { awc: true, light: 'night' }), { short: 62.5, long: 62.5 }, thrown(3)],
    ['WW2-ILL-04 lit: as by day', look(1000, { light: 'night', illuminated: true }), { need: 2, short: 1000, long: 2000 }, thrown(3)],
    ['WW2-ILL-04 subject to weather', look(1000, { light: 'dusk', illuminated: true, awc: true }), { need: 5, short: 500, long: 1000 }, thrown(3)],
    ['WW2-LOS-08 out of sight', look(10, { visible: false, fireMarker: true }), { detected: false, need: null, bonus: 1 }],
    ['WW2-R-56 aircraft without a throw', look(9999, { target: 'aircraft', visible: false, fireMarker: true }), { detected: true, need: null, bonus: 0, short: null, long: null }],
    ['no die, no throw', look(2001), 'throws', thrown(3)],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => {
    const found = told('detection', given, how);
    if (typeof wanted === 'string') expect(found).toBe(wanted);
    else expect(found).toMatchObject(wanted as object);
  });
  test.each([
    ['WW2-DET-04', { cover: 'cover' }],
    ['WW2-DET-06', {}],
    ['WW2-DET-08', { option2: true }],
    ['WW2-DET-09', { fireMarker: true }],
    ['WW2-TOD-09', { light: 'dusk' }],
    ['WW2-TOD-10', { light: 'night' }],
    ['WW2-TOD-11', { light: 'night', cover: 'hard' }],
    ['WW2-ILL-04', { light: 'night', illuminated: true }],
    ['WW2-WX-02', { awc: true }],
    ['WW2-R-56', { target: 'aircraft' }],
  ])('%s is cited', (rule, more) => expect(cited('detection', look(50, more))).toContain(rule));
});

test.each([
  ['WW2-DET-02', 'infantry', 'cover', 'infantry in cover'],
  ['WW2-DET-03', 'infantry', 'none', 'infantry in the open'],
  ['WW2-DET-04', 'vehicle', 'hard', 'vehicle in cover'],
  ['WW2-DET-05', 'vehicle', 'none', 'vehicle in the open'],
])('%s says what is looked for', (rule, target, cover, text) => {
  const answer = ask('detection', { range: 0, target, cover });
  expect(answer).toMatchObject({ because: expect.arrayContaining([{ rule, text }]) });
});

test.each<[string, object, object, boolean]>([
  ['both, and it is said that they count once', { option2: true, fireMarker: true }, {}, true],
  ['one of them alone', { fireMarker: true }, {}, false],
  ['both, each for itself', { option2: true, fireMarker: true }, under('WW2-R-54', 'each'), false],
])('WW2-R-54 %s', (_, more, how, isSaid) => {
  expect(cited('detection', look(1500, more), how).includes('WW2-R-54')).toBe(isSaid);
});

describe('calling fire', () => {
  // biome-ignore format: one line a rule
  const cases: Case[] = [
    ['WW2-ORG-09 a mixed group needs no throw', { group: 'mixed', distance: 5000 }, { called: true, need: null }],
    ['WW2-ORG-09 within 5000m', { group: 'mixed', distance: 5001 }, 'WW2-ORG-09'],
    ['WW2-ORG-10 a support group 5+', { group: 'support', distance: 5000 }, { called: true, need: 5 }, thrown(5)],
    ['WW2-ORG-10 not on 4', { group: 'support', distance: 0 }, { called: false, need: 5 }, thrown(4)],
    ['WW2-ORG-10 within 5000m', { group: 'support', distance: 5001 }, 'WW2-ORG-10'],
    ['WW2-ORG-11 late British artillery 4+', { group: 'support', distance: 0, lateBritish: true }, { called: true, need: 4 }, thrown(4)],
    ['WW2-ORG-11 no aircraft', { group: 'support', distance: 0, lateBritish: true, arm: 'aircraft' }, { called: false, need: 5 }, thrown(4)],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => expect(told('call-fire', given, how)).toEqual(wanted));
  test('WW2-ORG-12 is cited for aircraft', () => {
    expect(cited('call-fire', { group: 'support', distance: 0, arm: 'aircraft' })).toEqual([
      'WW2-ORG-10',
      'WW2-ORG-12',
    ]);
    expect(cited('call-fire', { group: 'mixed', distance: 0 })).toEqual(['WW2-ORG-09']);
  });
});
