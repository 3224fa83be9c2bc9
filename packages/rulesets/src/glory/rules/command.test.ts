import { describe, expect, test } from 'vitest';
import { type Case, cited, thrown, told, under } from '../kit.js';

const him = 'HIM-III-RA';
const cost = (...troops: string[]) => ({ troops });
const DET = under('IGR-DET-01', 'on');

describe('activation-cost', () => {
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['IGR-ACT-02 regulars cost 1',                       cost(him), 1],
    ['IGR-ACT-03 irregulars cost 2',                     cost('LIW-III-IA'), 2],
    ['IGR-ARC-02 irregulars are harder to control',      cost('LIW-V-IA'), 2],
    ['IGR-ACT-01 one payment for a whole link',          cost(him, him, him), 1],
    ['IGR-ACT-05 never below 1',                         cost('HIM-V-RA'), 1],
    ['IGR-ACT-06 3.99 W from the General',               { ...cost(him), distance: 3.99 }, 1],
    ['IGR-ACT-06 4 W: one more',                         { ...cost(him), distance: 4 }, 2],
    ['IGR-ACT-06 7.9 W still one',                       { ...cost(him), distance: 7.9 }, 2],
    ['IGR-ACT-14 every full 4 W',                        { ...cost(him), distance: 12 }, 4],
    ['IGR-GEO-04 at the limit, within a millionth',      { ...cost(him), distance: 7.9999995 }, 3],
    ['IGR-ACT-07 the General cannot see it',             { ...cost(him), lineOfSight: false }, 2],
    ['IGR-ACT-08 Class I in a link',                     cost(him, 'HIM-I-RA'), 2],
    ['IGR-ACT-08 Class II in a link',                    cost('HIM-II-RA', him, him), 2],
    ['IGR-ACT-08 once, however many',                    cost('HIM-II-RA', 'HIM-I-RA'), 2],
    ['IGR-R-40 links-only: not alone',                   cost('HIM-I-RA'), 1],
    ['IGR-R-40 singles-too: alone as well',              cost('HIM-II-RA'), 2, under('IGR-R-40', 'singles-too')],
    ['IGR-R-40 singles-too: one of a link is enough',    cost(him, 'HIM-I-RA'), 2, under('IGR-R-40', 'singles-too')],
    ['IGR-R-40 singles-too: Class III is not low',       cost(him), 1, under('IGR-R-40', 'singles-too')],
    ['IGR-ACT-09 into another sector',                   { ...cost(him), crossing: true }, 3],
    ['IGR-ACT-10 amalgamated artillery',                 cost('(ART-III-RA)EII heavy'), 3],
    ['IGR-ACT-10 once for a link',                       cost('ART-III-RA', 'ART-III-RA', him), 3],
    ['IGR-ACT-10 not attached artillery',                cost('(HIM-III-RA)+AA(EII)'), 1],
    ['IGR-ACT-11 regulars of Class IV',                  { ...cost('HIM-IV-RA'), lineOfSight: false }, 1],
    ['IGR-ACT-11 regulars of Class V',                   { ...cost('HIM-V-RA'), crossing: true }, 2],
    ['IGR-ACT-11 not irregulars',                        { ...cost('HIM-IV-IA'), lineOfSight: false }, 3],
    ['IGR-R-41 all: every member must be',               { ...cost('HIM-IV-RA', him), crossing: true }, 3],
    ['IGR-R-41 all: every member is',                    { ...cost('HIM-IV-RA', 'HIM-V-RA'), crossing: true }, 2],
    ['IGR-R-41 any: one is enough',                      { ...cost('HIM-IV-RA', him), crossing: true }, 2, under('IGR-R-41', 'any')],
    ['IGR-DET-01 no detachments unless in use',          { ...cost(him), detachment: true }, 'IGR-DET-01'],
    ['IGR-DET-04 a detachment costs 1 more; IGR-R-96',   { ...cost(him), detachment: true }, 2, DET],
    ['IGR-DET-03 the surcharge for sectors is still paid', { ...cost(him), detachment: true, crossing: true }, 4, DET],
    ['IGR-LNK-02 RA with IA',                            cost(him, 'HIM-III-IA'), 'IGR-LNK-02'],
    ['IGR-LNK-02 before IGR-DET-01',                     { ...cost(him, 'HIM-III-IA'), detachment: true }, 'IGR-LNK-02'],
    ['all together',                                     { ...cost('LIW-II-IA', 'LIW-III-IA'), distance: 8, lineOfSight: false, crossing: true }, 8],
    ['nobody',                                           cost(), 'given.troops'],
    ['a negative distance',                              { ...cost(him), distance: -4 }, 'given.distance'],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => {
    const found = told('activation-cost', given, how);
    expect(typeof wanted === 'number' ? found : { cost: found }).toEqual({ cost: wanted });
  });
  test('what is cited', () => {
    const all = {
      ...cost('LIW-II-IA', 'LIW-III-IA'),
      distance: 8,
      lineOfSight: false,
      crossing: true,
      detachment: true,
    };
    expect(cited('activation-cost', all, DET)).toEqual([
      'IGR-ACT-03',
      'IGR-ACT-06',
      'IGR-ACT-07',
      'IGR-ACT-08',
      'IGR-ACT-09',
      'IGR-DET-04',
    ]);
    expect(cited('activation-cost', cost('ART-IV-RA'))).toEqual(['IGR-ACT-02', 'IGR-ACT-10', 'IGR-ACT-11']);
    expect(cited('activation-cost', cost(him))).toEqual(['IGR-ACT-02', 'IGR-ACT-05']);
  });
});

describe('activation-points', () => {
  test.each([
    ['IGR-APD-01', 1, -2],
    ['IGR-APD-02', 2, -1],
    ['IGR-APD-03', 3, 0],
    ['IGR-APD-03', 4, 0],
    ['IGR-APD-04', 5, 1],
    ['IGR-APD-05', 6, 2],
  ])('%s a %d changes them by %d', (rule, die, change) => {
    expect(told('activation-points', { base: 9 }, thrown(die))).toEqual({ die, points: 9 + change });
    expect(cited('activation-points', { base: 9 }, thrown(die))).toEqual([rule]);
  });
  test('IGR-R-43 never below zero', () => {
    expect(told('activation-points', { base: 1 }, thrown(1))).toEqual({ die: 1, points: 0 });
    expect(cited('activation-points', { base: 1 }, thrown(1))).toContain('IGR-R-43');
    expect(cited('activation-points', { base: 2 }, thrown(1))).not.toContain('IGR-R-43');
    expect(told('activation-points', { base: 0 }, thrown(2))).toEqual({ die: 2, points: 0 });
  });
  test('IGR-ACT-12 the base is that of the army list', () =>
    expect(
      (
        told('army', { list: 'boer-1899', vignettes: { commando: 6, riflemen: 4, guns: 2 }, general: 'commando' }) as {
          baseAp: number;
        }
      ).baseAp,
    ).toBe(11));
  test('odds leave the die out', () =>
    expect(told('activation-points', { base: 0 })).toEqual([
      { p: 0.6666666667, result: { points: 0 } },
      { p: 0.1666666667, result: { points: 1 } },
      { p: 0.1666666667, result: { points: 2 } },
    ]));
  test.each([{ base: -1 }, { base: 1.5 }, {}])('a base that is none: %j', given =>
    expect(told('activation-points', given, thrown(3))).toBe('given.base'),
  );
});
