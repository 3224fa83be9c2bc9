import { describe, expect, test } from 'vitest';
import { ask, cited, type How, told, under } from '../kit.js';

type S = Record<string, unknown>;
const inf = { subClass: 'INFn' };
const infMinus = { subClass: 'INF-' };
const infPlus = { subClass: 'INF+' };
const tank = { subClass: 'MBTn', infantryWithin: 3 };
const lone = { subClass: 'MBTn' };
const atm = { subClass: 'INFn', posture: 'ATM' };
const las = { subClass: 'INFn', posture: 'LAS' };
const ada = { subClass: 'INFn', posture: 'ADA' };
const pda = { subClass: 'INFn', posture: 'PDA' };
const cas = { subClass: 'AIRn', posture: 'CAS' };
const asf = { subClass: 'AIRn', posture: 'ASF' };
const ecm = { subClass: 'AIRn', posture: 'ECM' };
const otf = { subClass: 'ARTn', posture: 'OTF' };
const cba = { subClass: 'ARTn', posture: 'CBA' };

describe('tactical factors', () => {
  const factors = (given: S, how?: How) => {
    const found = told('tactical-factors', { range: 1, ...given }, how);
    return (found as { factors: { rule: string; shift: number }[] }).factors.map(f => [f.rule, f.shift]);
  };
  type F = [name: string, owner: S, target: S, wanted: readonly (readonly [string, number])[], more?: S, how?: How];
  const TF = (n: number, shift: number) => [`MBT20-TF-${String(n).padStart(2, '0')}`, shift] as const;
  const posture = under('MBT20-R-01', 'posture');
  // biome-ignore format: one line a case
  const cases: F[] = [
    ['MBT20-TF-02 lower sub-class',                    { subClass: 'MBT+' }, tank, [TF(2, 1)]],
    ['MBT20-TF-02 equal sub-class',                    tank, tank, []],
    ['MBT20-TF-03 lower grade',                        { ...tank, grade: 'GRADE+' }, tank, [TF(3, 1)]],
    ['MBT20-TF-03 GRADE- is lower than GRADEn: MBT20-GRD-05', tank, { ...tank, grade: 'GRADE-' }, [TF(3, 1)]],
    ['MBT20-TF-03 a higher grade gives nothing',       tank, { ...tank, grade: 'GRADE+' }, []],
    ['MBT20-GRD-05 two steps count once',              { ...tank, grade: 'GRADE+' }, { ...tank, grade: 'GRADE-' }, [TF(3, 1)]],
    ['MBT20-TF-04 ARMOUR without INFANTRY',            inf, lone, [TF(4, 2)]],
    ['MBT20-TF-04 INFANTRY within 4"',                 inf, { ...tank, infantryWithin: 4 }, []],
    ['MBT20-TF-04 INFANTRY beyond 4"',                 inf, { ...tank, infantryWithin: 4.01 }, [TF(4, 2)]],
    ['MBT20-TF-04 only for INFANTRY',                  tank, lone, []],
    ['MBT20-TF-05 a unit in FAST',                     inf, { ...inf, mode: 'FAST' }, [TF(5, -1)]],
    ['MBT20-TF-05 a unit in STATIC',                   inf, { ...inf, mode: 'STATIC' }, [TF(5, -1)]],
    ['MBT20-TF-05 a unit in bad going',                inf, { ...inf, going: 'bad' }, [TF(5, -1)]],
    ['MBT20-TF-05 once for all',                       inf, { ...inf, mode: 'FAST', going: 'bad' }, [TF(5, -1)]],
    ['MBT20-TF-05 ARMOUR too',                         tank, { ...tank, mode: 'STATIC' }, [TF(5, -1)]],
    ['MBT20-R-09 not a battery',                       cba, { ...otf, mode: 'STATIC' }, []],
    ['MBT20-R-09 not a flight',                        asf, { ...cas, helicopter: true, mode: 'STATIC' }, []],
    ['MBT20-MOD-10 FAST costs cover',                  tank, { ...tank, mode: 'FAST' }, [TF(5, -1)]],
    ['MBT20-MOD-08 STATIC has cover',                  otf, { ...inf, mode: 'STATIC' }, [TF(5, -1)]],
    ['MBT20-MOD-09 MOBILE neither gains nor loses',    tank, { ...tank, mode: 'MOBILE' }, []],
    ['MBT20-TF-06 AIRCRAFT against INFANTRY in AWC',   ecm, ada, [TF(6, -1)], { awc: true }],
    ['MBT20-TF-06 AIRCRAFT against ARMOUR in AWC',     cas, tank, [TF(6, -1)], { awc: true }],
    ['MBT20-TF-06 not in fair weather',                ecm, ada, []],
    ['MBT20-TF-06 not for others',                     tank, tank, [], { awc: true }],
    ['MBT20-TF-06 not against AIRCRAFT',               asf, cas, [], { awc: true }],
    ['MBT20-TF-07 higher sub-class',                   { subClass: 'MBT-' }, tank, [TF(7, -1)]],
    ['MBT20-TF-08 INFn against CAS',                   inf, cas, [TF(8, -1)]],
    ['MBT20-TF-08 INF+ against CAS',                   infPlus, cas, [TF(2, 1), TF(8, -1)]],
    ['MBT20-TF-08 not against ASF',                    inf, asf, []],
    ['MBT20-TF-08 not INF-',                           infMinus, cas, [TF(7, -1)]],
    ['MBT20-R-135 PDA does not suffer it',             pda, cas, []],
    ['MBT20-TF-09 ATM against ARMOUR',                 atm, tank, [TF(9, -1)]],
    ['MBT20-TF-09 only ATM',                           inf, tank, []],
    ['MBT20-TF-10 ATM against FAST',                   atm, { ...tank, mode: 'FAST' }, [TF(9, -1), TF(10, -1)]],
    ['MBT20-TF-10 ATM against bad going',              atm, { ...tank, going: 'bad' }, [TF(9, -1), TF(10, -1)]],
    ['MBT20-TF-10 not against STATIC',                 atm, { ...tank, mode: 'STATIC' }, [TF(5, -1), TF(9, -1)]],
    ['MBT20-TF-10 the going of AIRCRAFT is ignored',   atm, { ...cas, going: 'bad' }, []],
    ['MBT20-TF-20 the worked example',                 atm, { ...tank, mode: 'FAST', going: 'bad' }, [TF(9, -1), TF(10, -1)]],
    ['MBT20-R-08 example',                             atm, { ...tank, mode: 'FAST', going: 'bad' }, [TF(9, -1), TF(10, -1)], {}, under('MBT20-R-08', 'example')],
    ['MBT20-R-08 all-lines',                           atm, { ...tank, mode: 'FAST', going: 'bad' }, [TF(5, -1), TF(9, -1), TF(10, -1)], {}, under('MBT20-R-08', 'all-lines')],
    ['MBT20-TF-11 LAS against INFANTRY',               las, inf, [TF(11, -1)]],
    ['MBT20-TF-11 not against ARMOUR',                 las, tank, []],
    ['MBT20-TF-12 CBA against SNS: MBT20-MOD-11',      cba, { ...otf, mode: 'SNS' }, [TF(12, -1)]],
    ['MBT20-TF-12 not against STATIC guns',            cba, otf, []],
    ['MBT20-TF-12 only CBA',                           ecm, { ...cba, mode: 'SNS' }, []],
    ['MBT20-TF-13 MOBILE within 3" of ECM',            tank, { ...tank, ecmWithin: 3 }, [TF(13, -1)]],
    ['MBT20-TF-13 not beyond 3"',                      tank, { ...tank, ecmWithin: 3.01 }, []],
    ['MBT20-TF-13 AIRCRAFT too',                       asf, { ...cas, ecmWithin: 0 }, [TF(13, -1)]],
    ['MBT20-TF-13 AIRCRAFT even if STATIC',            inf, { ...cas, helicopter: true, mode: 'STATIC', ecmWithin: 0 }, [TF(8, -1), TF(13, -1)]],
    ['MBT20-TF-13 not FAST units',                     tank, { ...tank, mode: 'FAST', ecmWithin: 0 }, [TF(5, -1)]],
    ['MBT20-R-79 the ECM of the owner does not count', { ...tank, ecmWithin: 0 }, tank, []],
    ['MBT20-TF-14 MOBILE in bad going',                { ...tank, going: 'bad' }, tank, [TF(14, -1)]],
    ['MBT20-TF-14 FAST in bad going',                  { ...inf, mode: 'FAST', going: 'bad' }, inf, [TF(14, -1)]],
    ['MBT20-TF-14 in a town that is bad going',        { ...inf, builtUp: true }, inf, [TF(14, -1)]],
    ['MBT20-TF-14 not STATIC',                         { ...inf, mode: 'STATIC', going: 'bad' }, inf, []],
    ['MBT20-TF-14 not AIRCRAFT',                       { ...cas, going: 'bad' }, tank, []],
    ['MBT20-TF-15 Pinned owner',                       { ...tank, state: 'pinned' }, tank, [TF(15, -1)]],
    ['MBT20-TF-15 not a Pinned target',                tank, { ...tank, state: 'pinned' }, []],
    ['MBT20-TF-16 Repulsed owner',                     { ...tank, state: 'repulsed' }, tank, [TF(16, -2)]],
    ['MBT20-TF-17 INFANTRY in a town',                 otf, { ...inf, builtUp: true, going: 'good' }, [TF(17, -2)]],
    ['MBT20-TF-17 not ARMOUR in a town',               otf, { ...tank, builtUp: true, going: 'good' }, []],
    ['MBT20-R-29 night makes no bad going here',       inf, inf, [], { light: 'night' }],
    ['MBT20-R-01 class: an ATM stand is INFANTRY',     atm, lone, [TF(4, 2), TF(9, -1)]],
    ['MBT20-R-01 posture: it is not',                  atm, lone, [TF(9, -1)], {}, posture],
    ['MBT20-R-01 posture: INF is',                     inf, lone, [TF(4, 2)], {}, posture],
    ['MBT20-R-01 posture: TF-06 against ADA',          ecm, ada, [], { awc: true }, posture],
    ['MBT20-R-01 posture: TF-11 against REC',          las, { subClass: 'INFn', posture: 'REC' }, [], {}, posture],
    ['MBT20-R-01 posture: TF-17 of LAS in a town',     otf, { ...las, builtUp: true, going: 'good' }, [], {}, posture],
    ['MBT20-R-02 suffix: whatever the class',          infPlus, tank, [TF(2, 1)], {}, under('MBT20-R-02', 'suffix')],
    ['MBT20-R-02 suffix: higher likewise',             infMinus, tank, [TF(7, -1)], {}, under('MBT20-R-02', 'suffix')],
    ['MBT20-R-02 same-class: not across classes',      infPlus, tank, [], {}, under('MBT20-R-02', 'same-class')],
    ['MBT20-R-02 same-class: nor lower ones',          infMinus, tank, [], {}, under('MBT20-R-02', 'same-class')],
    ['MBT20-R-02 same-class: higher within a class',   inf, infPlus, [TF(7, -1)], {}, under('MBT20-R-02', 'same-class')],
    ['MBT20-R-02 same-class: within a class',          infPlus, inf, [TF(2, 1)], {}, under('MBT20-R-02', 'same-class')],
    ['MBT20-CLS-18 - is below n',                      tank, { ...tank, subClass: 'MBT-' }, [TF(2, 1)]],
    ['MBT20-HSE-07 FE ranks as n',                     { subClass: 'FE' }, { ...tank, subClass: 'MBT-' }, [TF(2, 1)], {}, under('MBT20-OPT-02', 'on')],
    ['MBT20-HSE-07 FE against CAS, as INFn',           { subClass: 'FE' }, cas, [TF(8, -1)], {}, under('MBT20-OPT-02', 'on')],
    ['MBT20-ARC-03 ARMOUR from the side',              tank, tank, [['MBT20-ARC-03', 1]], { targetArc: 'side' }],
    ['MBT20-ARC-03 not from the front',                tank, tank, [], { targetArc: 'front' }],
    ['MBT20-ARC-03 not INFANTRY',                      inf, inf, [], { targetArc: 'side' }],
    ['MBT20-ARC-03 not from off the table',            otf, tank, [], { targetArc: 'side' }],
    ['MBT20-R-10 R',                                   tank, tank, [['MBT20-ARC-03', 1]], { targetArc: 'side' }, under('MBT20-R-10', 'R')],
    ['MBT20-R-10 RR',                                  tank, tank, [['MBT20-ARC-03', 2]], { targetArc: 'side' }, under('MBT20-R-10', 'RR')],
    ['MBT20-R-10 none',                                tank, tank, [], { targetArc: 'side' }, under('MBT20-R-10', 'none')],
    ['MBT20-R-11 side-only: not from the rear',        tank, tank, [], { targetArc: 'rear' }, under('MBT20-R-11', 'side-only')],
    ['MBT20-R-11 side-and-rear: from the rear',        tank, tank, [['MBT20-ARC-03', 1]], { targetArc: 'rear' }, under('MBT20-R-11', 'side-and-rear')],
    ['MBT20-R-11 side-and-rear: and from the side',    tank, tank, [['MBT20-ARC-03', 1]], { targetArc: 'side' }, under('MBT20-R-11', 'side-and-rear')],
  ];
  test.each(cases)('%s', (_, owner, target, wanted, more, how) => {
    expect(factors({ owner, target, ...more }, how)).toEqual(wanted);
  });

  test("MBT20-TF-01 only the owner works them out: the target's own state, going and mode of engaging count for nothing", () =>
    expect(factors({ owner: tank, target: { ...tank, state: 'repulsed', hasEngaged: true } })).toEqual([]));
  test('MBT20-TF-18, MBT20-TF-19 factors add up, R against L', () => {
    const given = { owner: { ...infPlus, state: 'pinned' }, target: { ...lone, mode: 'STATIC' }, range: 1 };
    expect(told('tactical-factors', given)).toMatchObject({ shift: 1 + 2 - 1 - 1, column: 1 });
  });
  test('MBT20-R-04 a shift beyond two reads the last column', () => {
    const right = { owner: { ...infPlus, grade: 'GRADE+' }, target: lone, range: 1 };
    expect(told('tactical-factors', right)).toMatchObject({ shift: 4, column: 2 });
    const left = { owner: { ...infMinus, state: 'repulsed' }, target: { ...infPlus, builtUp: true }, range: 1 };
    expect(told('tactical-factors', left)).toMatchObject({ shift: -6, column: -2 });
    expect(told('engagement', left, { throws: ['win'] })).toMatchObject({ column: -2, target: { code: 'R' } });
    const why = (given: object) => {
      const answer = ask('engagement', given, { throws: ['win'] });
      return answer.ok ? answer.because.filter(({ rule }) => rule === 'MBT20-R-04').map(({ text }) => text) : [];
    };
    expect(why(right)).toEqual(['the table ends 2 columns right of GREEN: 2 shifts more to the right have no effect']);
    expect(why(left)).toEqual(['the table ends 2 columns left of GREEN: 4 shifts more to the left have no effect']);
    expect(why({ ...right, owner: infPlus })).toEqual([
      'the table ends 2 columns right of GREEN: 1 shift more to the right has no effect',
    ]);
    expect(why({ owner: infPlus, target: { ...lone, mode: 'STATIC' }, range: 1 })).toEqual([]);
  });
  test('MBT20-TF-18 each factor is cited with its effect', () => {
    const given = { owner: infPlus, target: { ...lone, mode: 'FAST', builtUp: true }, range: 1 };
    const answer = ask('tactical-factors', given);
    expect(answer.ok && answer.because.map(c => [c.rule, c.effect])).toEqual([
      ['MBT20-TF-02', 'R'],
      ['MBT20-TF-04', 'RR'],
      ['MBT20-TF-05', 'L'],
    ]);
    expect(cited('tactical-factors', { owner: las, target: { ...inf, builtUp: true }, range: 1 })).toContain(
      'MBT20-TF-17',
    );
  });
  test('MBT20-POS-04 the stands must be legal, the engagement need not be', () => {
    expect(told('tactical-factors', { owner: { subClass: 'INFn', posture: 'OTF' }, target: tank, range: 1 })).toBe(
      'MBT20-POS-04',
    );
    expect(told('tactical-factors', { owner: tank, target: inf, range: 99 })).toMatchObject({ shift: 0 });
  });
});
