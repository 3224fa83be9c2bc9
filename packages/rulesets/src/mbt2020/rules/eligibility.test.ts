import { describe, expect, test } from 'vitest';
import { ask, type Case, cited, type How, told, under } from '../kit.js';

type S = Record<string, unknown>;
const inf = { subClass: 'INFn' };
const infMinus = { subClass: 'INF-' };
const tank = { subClass: 'MBTn' };
const las = { subClass: 'INFn', posture: 'LAS' };
const atm = { subClass: 'INFn', posture: 'ATM' };
const rec = { subClass: 'INFn', posture: 'REC' };
const ada = { subClass: 'INFn', posture: 'ADA' };
const pda = { subClass: 'INFn', posture: 'PDA' };
const asf = { subClass: 'AIRn', posture: 'ASF' };
const ecm = { subClass: 'AIRn', posture: 'ECM' };
const cas = { subClass: 'AIRn', posture: 'CAS' };
const heli = { ...cas, helicopter: true };
const otf = { subClass: 'ARTn', posture: 'OTF' };
const oldOtf = { subClass: 'ART-', posture: 'OTF' };
const cba = { subClass: 'ARTn', posture: 'CBA' };
const marked = (s: S) => ({ ...s, engagedLastRound: true });
const still = (s: S) => ({ ...s, mode: 'STATIC' });
const fast = (s: S) => ({ ...s, mode: 'FAST' });

const asked = (given: S, how?: How) => told('engagement-eligibility', given, how);
const FE = under('MBT20-OPT-02', 'on');

describe('who may engage what, and from how far', () => {
  type Line = [rule: string, owner: S, target: S, range: number, how?: How];
  // biome-ignore format: the book's own layout
  const lines: Line[] = [
    ['MBT20-ELG-01', inf, still(inf), 1],
    ['MBT20-ELG-02', inf, inf, 2],
    ['MBT20-ELG-03', inf, fast(inf), 3],
    ['MBT20-ELG-04', inf, rec, 4],
    ['MBT20-ELG-05', inf, still(tank), 4],
    ['MBT20-ELG-06', inf, tank, 8],
    ['MBT20-ELG-07', inf, fast(tank), 8],
    ['MBT20-ELG-08', inf, cas, 12],
    ['MBT20-ELG-02', { subClass: 'INF+' }, infMinus, 2],
    ['MBT20-ELG-06', { subClass: 'FE' }, tank, 8, FE],
    ['MBT20-ELG-10', infMinus, still(inf), 1],
    ['MBT20-ELG-11', infMinus, inf, 2],
    ['MBT20-ELG-12', infMinus, fast(inf), 2],
    ['MBT20-ELG-14', las, inf, 8],
    ['MBT20-ELG-14', las, rec, 8],
    ['MBT20-ELG-16', atm, tank, 12],
    ['MBT20-ELG-16', atm, still(tank), 12],
    ['MBT20-ELG-19', ada, asf, 36],
    ['MBT20-ELG-20', ada, ecm, 36],
    ['MBT20-ELG-22', pda, cas, 12],
    ['MBT20-ELG-22', pda, asf, 12],
    ['MBT20-ELG-22', pda, ecm, 12],
    ['MBT20-ELG-24', tank, tank, 12],
    ['MBT20-ELG-24', tank, still(tank), 12],
    ['MBT20-ELG-32', cas, inf, 4],
    ['MBT20-ELG-32', cas, rec, 4],
    ['MBT20-ELG-33', cas, tank, 12],
    ['MBT20-ELG-34', cas, las, 8],
    ['MBT20-ELG-35', cas, atm, 12],
    ['MBT20-ELG-36', heli, tank, 12],
    ['MBT20-ELG-38', asf, cas, 36],
    ['MBT20-ELG-38', asf, ecm, 36],
    ['MBT20-ELG-40', ecm, ada, 36],
    ['MBT20-ELG-41', ecm, pda, 24],
    ['MBT20-R-95', tank, still(inf), 4, under('MBT20-R-95', 'infantry-too')],
    ['MBT20-R-95', tank, inf, 8, under('MBT20-R-95', 'infantry-too')],
    ['MBT20-R-95', tank, fast(rec), 8, under('MBT20-R-95', 'infantry-too')],
  ];
  test.each(lines)('%s and MBT20-ELG-45: just to its range', (rule, owner, target, range, how) => {
    const line = rule === 'MBT20-ELG-36' ? 'MBT20-ELG-33' : rule;
    expect(asked({ owner, target, range }, how)).toMatchObject({ line, printedRange: range, maxRange: range });
    expect(cited('engagement-eligibility', { owner, target, range }, how)).toContain(rule);
    expect(asked({ owner, target, range: range + 0.01 }, how)).toBe('MBT20-ELG-45');
  });

  type Any = [rule: string, owner: S, target: S, range?: number];
  // biome-ignore format: the book's own layout
  const anyRange: Any[] = [
    ['MBT20-ELG-26', oldOtf, still(inf)],
    ['MBT20-ELG-26', oldOtf, still(tank)],
    ['MBT20-ELG-28', otf, still(inf)],
    ['MBT20-ELG-28', otf, tank],
    ['MBT20-ELG-28', { ...otf, subClass: 'ART+' }, fast(inf)],
    ['MBT20-ELG-30', cba, marked(otf)],
    ['MBT20-ELG-30', cba, marked(cba)],
    ['MBT20-ELG-30', cba, marked(las)],
    ['MBT20-ELG-42', ecm, ecm, 500],
    ['MBT20-ELG-43', ecm, cba],
  ];
  test.each(anyRange)('%s and MBT20-ELG-46: at any range', (line, owner, target, range) => {
    expect(asked({ owner, target, range })).toMatchObject({ line, printedRange: null, maxRange: null });
    expect(asked({ owner, target, range, light: 'night', awc: true })).toMatchObject({ maxRange: null });
  });

  type Nothing = [rule: string, owner: S, ...targets: S[]];
  // biome-ignore format: the book's own layout
  const nothingElse: Nothing[] = [
    ['MBT20-ELG-09', inf, asf, ecm, otf, cba],
    ['MBT20-ELG-13', infMinus, tank, still(tank), fast(tank), cas, asf, otf],
    ['MBT20-ELG-15', las, tank, cas, otf],
    ['MBT20-ELG-17', atm, inf, cas, otf],
    ['MBT20-ELG-18', rec, inf, tank, cas, otf, rec],
    ['MBT20-ELG-21', ada, cas, inf, tank],
    ['MBT20-ELG-23', pda, inf, tank, otf],
    ['MBT20-ELG-25', tank, inf, rec, cas, otf],
    ['MBT20-ELG-27', oldOtf, inf, tank, fast(tank), otf, cas],
    ['MBT20-ELG-29', otf, cas, otf, asf],
    ['MBT20-ELG-31', cba, marked(inf), marked(tank), asf],
    ['MBT20-ELG-37', cas, cas, asf, otf],
    ['MBT20-ELG-39', asf, inf, tank, otf],
    ['MBT20-ELG-44', ecm, asf, cas, inf, tank, otf],
  ];
  test.each(nothingElse)('%s: nothing else', (rule, owner, ...targets) => {
    for (const target of targets) expect(asked({ owner, target, range: 0 })).toBe(rule);
  });
});

describe('rulings on the lines', () => {
  const posture = under('MBT20-R-01', 'posture');
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['MBT20-R-01 class: LAS is INFANTRY to INFn',             { owner: inf, target: las, range: 2 }, { line: 'MBT20-ELG-02' }],
    ['MBT20-R-01 posture: LAS is not',                        { owner: inf, target: las, range: 2 }, 'MBT20-ELG-09', posture],
    ['MBT20-R-01 posture: INF is',                            { owner: inf, target: inf, range: 2 }, { line: 'MBT20-ELG-02' }, posture],
    ['MBT20-R-01 posture: REC still by its own line',         { owner: inf, target: rec, range: 4 }, { line: 'MBT20-ELG-04' }, posture],
    ['MBT20-R-01 posture: INF- cannot engage REC',            { owner: infMinus, target: rec, range: 1 }, 'MBT20-ELG-13', posture],
    ['MBT20-R-01 posture: OTF cannot engage ADA',             { owner: otf, target: ada }, 'MBT20-ELG-29', posture],
    ['MBT20-R-01 posture: ART- cannot engage STATIC ATM',     { owner: oldOtf, target: still(atm) }, 'MBT20-ELG-27', posture],
    ['MBT20-R-01 posture: LAS cannot engage PDA',             { owner: las, target: pda, range: 1 }, 'MBT20-ELG-15', posture],
    ['MBT20-R-01 posture: CAS still engages LAS',             { owner: cas, target: las, range: 8 }, { line: 'MBT20-ELG-34' }, posture],
    ['MBT20-R-01 posture: CAS cannot engage ADA',             { owner: cas, target: ada, range: 1 }, 'MBT20-ELG-37', posture],
    ['MBT20-R-01 a posture beats a class: CAS against ATM',   { owner: cas, target: atm, range: 12 }, { line: 'MBT20-ELG-35' }],
    ['MBT20-R-01 posture and MBT20-R-95: ARMOUR and LAS',     { owner: tank, target: las, range: 4 }, 'MBT20-ELG-25', { options: { 'MBT20-R-01': 'posture', 'MBT20-R-95': 'infantry-too' } }],
    ['MBT20-R-85 REC 4" although STATIC',                     { owner: inf, target: still(rec), range: 4 }, { line: 'MBT20-ELG-04' }],
    ['MBT20-R-85 REC 4" although FAST',                       { owner: inf, target: fast(rec), range: 4 }, { line: 'MBT20-ELG-04' }],
    ['MBT20-R-85 INF- goes by the mode of REC',               { owner: infMinus, target: still(rec), range: 1 }, { line: 'MBT20-ELG-10' }],
    ['MBT20-R-39 table: ADA engages ECM',                     { owner: ada, target: ecm, range: 36 }, { line: 'MBT20-ELG-20' }, under('MBT20-R-39', 'table')],
    ['MBT20-R-39 segment: ADA engages ASF only',              { owner: ada, target: ecm, range: 36 }, 'MBT20-ELG-21', under('MBT20-R-39', 'segment')],
    ['MBT20-R-39 segment: still ASF',                         { owner: ada, target: asf, range: 36 }, { line: 'MBT20-ELG-19' }, under('MBT20-R-39', 'segment')],
    ['MBT20-R-95 armour-only',                                { owner: tank, target: inf, range: 4 }, 'MBT20-ELG-25', under('MBT20-R-95', 'armour-only')],
    ['MBT20-R-95 infantry-too: not AIRCRAFT',                 { owner: tank, target: cas, range: 4 }, 'MBT20-ELG-25', under('MBT20-R-95', 'infantry-too')],
    ['MBT20-R-38 CBA against CBA that did not engage',        { owner: cba, target: cba }, 'MBT20-TRN-17'],
    ['MBT20-R-38 CBA against CBA that engaged',               { owner: cba, target: marked(cba) }, { line: 'MBT20-ELG-30' }],
    ['MBT20-R-16 within includes the limit',                  { owner: tank, target: tank, range: 12.0000005 }, { maxRange: 12 }],
    ['MBT20-R-16 and no more than it',                        { owner: tank, target: tank, range: 12.00001 }, 'MBT20-ELG-45'],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => {
    const found = asked(given as S, how);
    if (typeof wanted === 'string') expect(found).toBe(wanted);
    else expect(found).toMatchObject(wanted as object);
  });
});

describe('darkness, weather and light', () => {
  const g = (more: S) => ({ owner: tank, target: tank, range: 0, ...more });
  // biome-ignore format: one line a case
  const cases: [string, S, number, string[], How?][] = [
    ['MBT20-DAY-06 dawn halves',                     { light: 'dawn' }, 6, ['MBT20-DAY-06']],
    ['MBT20-DAY-06 dusk halves',                     { light: 'dusk' }, 6, ['MBT20-DAY-06']],
    ['MBT20-DAY-06 night halves',                    { light: 'night' }, 6, ['MBT20-DAY-06']],
    ['MBT20-AWC-02 weather halves',                  { awc: true }, 6, ['MBT20-AWC-02']],
    ['MBT20-R-13 cumulative: a quarter',             { light: 'dusk', awc: true }, 3, ['MBT20-DAY-06', 'MBT20-AWC-02'], under('MBT20-R-13', 'cumulative')],
    ['MBT20-R-13 once: a half',                      { light: 'dusk', awc: true }, 6, [], under('MBT20-R-13', 'once')],
    ['MBT20-R-13 once: darkness alone',              { light: 'dusk' }, 6, [], under('MBT20-R-13', 'once')],
    ['MBT20-R-13 once: weather alone',               { awc: true }, 6, [], under('MBT20-R-13', 'once')],
    ['MBT20-R-13 once: neither',                     {}, 12, [], under('MBT20-R-13', 'once')],
    ['MBT20-ILL-04 a lit target at daylight distance', { light: 'night', targetIlluminated: true }, 12, ['MBT20-ILL-04']],
    ['MBT20-ILL-05 the weather still halves',        { light: 'night', targetIlluminated: true, awc: true }, 6, ['MBT20-ILL-04', 'MBT20-ILL-05', 'MBT20-AWC-02']],
    ['MBT20-ILL-04 a lit owner does not help',       { light: 'night', ownerIlluminated: true }, 6, ['MBT20-DAY-06']],
    ['MBT20-R-14 fractions are kept',                { owner: inf, target: still(inf), light: 'night', awc: true }, 0.25, []],
  ];
  test.each(cases)('%s', (_, more, maxRange, rules, how) => {
    expect(asked(g(more), how)).toMatchObject({ maxRange });
    expect(cited('engagement-eligibility', g(more), how)).toEqual(expect.arrayContaining(rules));
    expect(asked(g({ ...more, range: maxRange + 0.06 }), how)).toBe('MBT20-ELG-45');
  });
  test('MBT20-DAY-06, MBT20-AWC-02 are not cited where there is nothing to halve', () => {
    const rules = cited('engagement-eligibility', { owner: otf, target: tank, light: 'night', awc: true });
    expect(rules).not.toEqual(expect.arrayContaining(['MBT20-DAY-06']));
    expect(rules).not.toEqual(expect.arrayContaining(['MBT20-AWC-02']));
  });
  test('MBT20-ILL-05 is cited only where light met weather', () => {
    for (const more of [
      { awc: true },
      { awc: true, light: 'night' },
      { light: 'night', targetIlluminated: true },
      { awc: true, targetIlluminated: true },
    ])
      expect(cited('engagement-eligibility', g(more))).not.toContain('MBT20-ILL-05');
  });
  test('MBT20-ELG-45, MBT20-ELG-46 the line is cited with its range', () => {
    const effect = (given: S) => {
      const answer = ask('engagement-eligibility', given);
      return answer.ok && answer.because[0]!.effect;
    };
    expect(effect(g({}))).toBe('12"');
    expect(effect({ owner: otf, target: tank })).toBe('any range');
  });
  test('MBT20-R-17 contact is within range, however dark', () =>
    expect(asked(g({ owner: infMinus, target: still(inf), light: 'night', awc: true, range: 0.05 }))).toMatchObject({
      maxRange: 0.25,
    }));
});
