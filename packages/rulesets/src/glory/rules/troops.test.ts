import { describe, expect, test } from 'vitest';
import { type Case, cited, DEFAULTS, told, under } from '../kit.js';
import { ARMIES, CLASSES, EPOCHS, INTEGRITIES, type Troop, WEIGHTS } from '../pieces.js';
import { parseTroop, printTroop, troopOf } from './notation.js';
import { CLASS, EXAMPLE_TROOPS, troopRefusal } from './troops.js';

const troop = (t: unknown) => ({ troop: t });

describe('troop', () => {
  // biome-ignore format: one line a class
  const classes: [string, string, string, object][] = [
    ['IGR-TRP-02 HIP are FOOT in close formation',             'HIP', 'IGR-TRP-02', { generalClass: 'FOOT', canShoot: false, mayLeaveBattleLine: false }],
    ['IGR-TRP-03 HIS',                                         'HIS', 'IGR-TRP-03', { generalClass: 'FOOT', canShoot: false, mayLeaveBattleLine: false }],
    ['IGR-TRP-04 HIM shoot',                                   'HIM', 'IGR-TRP-04', { generalClass: 'FOOT', canShoot: true, mayLeaveBattleLine: false }],
    ['IGR-TRP-05 HIN',                                         'HIN', 'IGR-TRP-05', { generalClass: 'FOOT', canShoot: false, mayLeaveBattleLine: false }],
    ['IGR-TRP-06 HIW',                                         'HIW', 'IGR-TRP-06', { generalClass: 'FOOT', canShoot: false, mayLeaveBattleLine: false }],
    ['IGR-TRP-07 LIW',                                         'LIW', 'IGR-TRP-07', { generalClass: 'FOOT', canShoot: false, mayLeaveBattleLine: false }],
    ['IGR-TRP-08 LIS, IGR-DEP-08 may leave the line, IGR-R-100 do not shoot', 'LIS', 'IGR-TRP-08', { generalClass: 'FOOT', canShoot: false, mayLeaveBattleLine: true }],
    ['IGR-TRP-09 LIN skirmish, IGR-DEP-08',                    'LIN', 'IGR-TRP-09', { generalClass: 'FOOT', canShoot: true, mayLeaveBattleLine: true }],
    ['IGR-TRP-10 VLI, IGR-DEP-08',                             'VLI', 'IGR-TRP-10', { generalClass: 'FOOT', canShoot: true, mayLeaveBattleLine: true }],
    ['IGR-TRP-11 CAT are MOUNTED',                             'CAT', 'IGR-TRP-11', { generalClass: 'MOUNTED', canShoot: false, mayLeaveBattleLine: false }],
    ['IGR-TRP-12 HCC',                                         'HCC', 'IGR-TRP-12', { generalClass: 'MOUNTED', canShoot: false, mayLeaveBattleLine: false }],
    ['IGR-TRP-13 HSC, IGR-DEP-08',                             'HSC', 'IGR-TRP-13', { generalClass: 'MOUNTED', canShoot: true, mayLeaveBattleLine: true }],
    ['IGR-TRP-14 LSC, IGR-DEP-08',                             'LSC', 'IGR-TRP-14', { generalClass: 'MOUNTED', canShoot: true, mayLeaveBattleLine: true }],
    ['IGR-TRP-15 ELE are ANIMAL',                              'ELE', 'IGR-TRP-15', { generalClass: 'ANIMAL', canShoot: false, mayLeaveBattleLine: false }],
    ['IGR-TRP-16 ART, IGR-TRP-18 amalgamated, IGR-R-01: MOUNTED', 'ART', 'IGR-TRP-16', { generalClass: 'MOUNTED', canShoot: true, mayLeaveBattleLine: false }],
  ];
  test.each(classes)('%s', (_, of, rule, wanted) => {
    expect(told('troop', troop(`(${of}-III-RA)`))).toMatchObject({ class: of, countsAs: 1, ...wanted });
    expect(cited('troop', troop(`(${of}-III-RA)`))).toContain(rule);
  });
  test('IGR-TRP-01 three General Classes, a sub-class, an army class, an Integrity class', () => {
    expect(told('troop', troop({ class: 'HCC', integrity: 'IV', army: 'IA' }))).toEqual({
      notation: '(HCC-IV-IA)',
      class: 'HCC',
      integrity: 'IV',
      army: 'IA',
      epoch: null,
      weight: null,
      attachedEpoch: null,
      generalClass: 'MOUNTED',
      canShoot: false,
      mayLeaveBattleLine: false,
      countsAs: 1,
      turn: 90,
      good: 1.5,
      bad: 0.5,
      combatPenalty: true,
    });
    for (const of of ['FOOT', 'HIB', 'KAT', 'hip', ''])
      expect(told('troop', troop({ class: of }))).toBe('given.troop.class');
  });
  test('IGR-TRP-18 is cited for guns, IGR-TRP-19 and IGR-BAS-09 for attached ones', () => {
    expect(cited('troop', troop('ART-III-RA'))).toContain('IGR-TRP-18');
    expect(cited('troop', troop('HIM-III-RA'))).not.toContain('IGR-TRP-18');
    expect(cited('troop', troop('HIP-III-IA+AA(EI)'))).toEqual([
      'IGR-TRP-02',
      'IGR-MOV-06',
      'IGR-TRP-19',
      'IGR-BAS-09',
    ]);
  });
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['IGR-TRP-19 attached artillery stays FOOT',                troop('(HIM-IV-RA)EIV+AA(EIV)'), { generalClass: 'FOOT', countsAs: 2, canShoot: true }],
    ['IGR-BAS-09 and counts as two vignettes',                  troop('(LIS-IV-RA)+AA(EIV)'), { countsAs: 2 }],
    ['IGR-R-03 any foot may carry it, not only HIM',            troop('(HIP-III-IA)+AA(EII)'), { canShoot: true, attachedEpoch: 'II' }],
    ['IGR-TRP-20 MOUNTED may not',                              troop('(LSC-III-RA)EII+AA(EII)'), 'IGR-TRP-20'],
    ['IGR-TRP-20 nor ANIMAL',                                   troop('(ELE-III-RA)+AA(EII)'), 'IGR-TRP-20'],
    ['IGR-TRP-20 nor the guns themselves',                      troop('(ART-III-RA)EII+AA(EII) light'), 'IGR-TRP-20'],
    ['IGR-TRP-21 guns have a weight and an Epoch',              troop('(ART-III-RA)EII heavy'), { weight: 'heavy', epoch: 'II' }],
    ['IGR-TRP-21 nobody else has a weight',                     troop('(HIM-III-RA)EII heavy'), 'given.troop'],
    ['IGR-TRP-21 attached guns have none',                      troop({ class: 'HIM', attachedEpoch: 'II', weight: 'light' }), 'given.troop.weight'],
    ['IGR-R-02 guns that name none are medium',                 troop('(ART-III-RA)EII'), { weight: 'medium', notation: '(ART-III-RA)EII medium' }],
    ['IGR-R-02 also as an object',                              troop({ class: 'ART' }), { weight: 'medium' }],
    ['IGR-EPO-07 HIP carry no Epoch',                           troop('(HIP-III-RA)EII'), 'given.troop'],
    ['IGR-EPO-07 nor do ELE',                                   troop({ class: 'ELE', epoch: 'I' }), 'given.troop.epoch'],
    ['IGR-MF-17 there is no Class V of LIS',                    troop('LIS-V-RA'), 'IGR-MF-17'],
    ['IGR-MF-17 nor of LIN',                                    troop('(LIN-V-IA)EII'), 'IGR-MF-17'],
    ['IGR-MF-17 nor of VLI',                                    troop('(VLI-V-RA)'), 'IGR-MF-17'],
    ['IGR-MF-17 but of LIW',                                    troop('(LIW-V-RA)'), { integrity: 'V' }],
    ['IGR-MF-17 comes before IGR-TRP-20 in one troop',          troop({ class: 'LIS', integrity: 'V', attachedEpoch: 'I' }), 'IGR-MF-17'],
    ['IGR-INT-01 Class V',                                      troop('HIN-V-RA'), { integrity: 'V' }],
    ['IGR-INT-05 Class I',                                      troop('LIN-I-IA'), { integrity: 'I' }],
    ['IGR-ARC-01 regulars',                                     troop({ class: 'HIM' }), { army: 'RA', integrity: 'III' }],
    ['IGR-ARC-02 irregulars',                                   troop({ class: 'HIM', army: 'IA' }), { army: 'IA' }],
    ['there is no third army class',                            troop({ class: 'HIM', army: 'XA' }), 'given.troop.army'],
    ['IGR-INT-01 there is no Class VI',                         troop({ class: 'HIM', integrity: 'VI' }), 'given.troop.integrity'],
    ['IGR-MOV-15 guns move by IGR-R-31',                        troop('ART-III-RA'), { turn: 45, good: 1, bad: 0.5, combatPenalty: true }],
    ['a field that is not listed',                              troop({ class: 'HIM', colour: 'red' }), 'given.troop.colour'],
    ['no troop at all',                                         {}, 'given.troop'],
    ['a number is no troop',                                    troop(3), 'given.troop'],
    ['null is no troop',                                        troop(null), 'given.troop'],
    ['a list is no troop',                                      troop([]), 'given.troop'],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => {
    if (typeof wanted === 'string') expect(told('troop', given, how)).toBe(wanted);
    else expect(told('troop', given, how)).toMatchObject(wanted as object);
  });
  // biome-ignore format: one line a class
  test.each([...'HIM ART LIN VLI HSC LSC'.split(' ').map(of => [of, true] as const),
             ...'HIP HIS HIN HIW LIW LIS CAT HCC ELE'.split(' ').map(of => [of, false] as const)])(
    'IGR-EPO-07 an Epoch on %s: %s', (of, may) => {
      const given = troop({ class: of, epoch: 'IV' });
      if (may) expect(told('troop', given)).toMatchObject({ epoch: 'IV' });
      else expect(told('troop', given)).toBe('given.troop.epoch');
    });
});

describe('IGR-TRP-23 notation', () => {
  // biome-ignore format: one line a case
  const spelled: [string, string | null][] = [
    ['(HIM-III-RA)EIV',          '(HIM-III-RA)EIV'],
    ['(HIP-III-IA)+AA(EII)*',    '(HIP-III-IA)+AA(EII)'],
    ['(HIM-IV-RA)EIV+AA(EV)',    '(HIM-IV-RA)EIV+AA(EV)'],
    ['(ART-III-RA)EII heavy',    '(ART-III-RA)EII heavy'],
    ['(ART-III-RA)EII* light',   '(ART-III-RA)EII light'],
    ['HIN-V-RA',                 '(HIN-V-RA)'],
    ['VLI-II-IAEII',             '(VLI-II-IA)EII'],
    ['(HIM-III-RA',              null],
    ['HIM-III-RA)',              null],
    ['(him-III-RA)',             null],
    ['(HIM-IIII-RA)',            null],
    ['(HIM-III-RA)EVI',          null],
    ['(HIM-III-RA) EIV',         null],
    ['(HIM-III-RA)+AA(EII)EIV',  null],
    ['(HIM-III-RA)+AA(EII',      null],
    ['(ART-III-RA)EIIheavy',     null],
    ['(ART-III-RA)EII Heavy',    null],
    ['',                         null],
    ['HIM',                      null],
  ];
  test.each(spelled)('IGR-TRP-23 %s is %s', (given, wanted) => {
    const found = parseTroop(given);
    expect(typeof found === 'string' ? null : printTroop(found)).toBe(wanted);
    if (typeof found === 'string') expect(told('troop', troop(given))).toBe('given.troop');
  });
  test('IGR-TRP-23 whatever is printed is read again', () => {
    for (const of of CLASSES)
      for (const integrity of INTEGRITIES)
        for (const army of ARMIES)
          for (const epoch of [null, ...EPOCHS])
            for (const attachedEpoch of [null, ...EPOCHS])
              for (const weight of of === 'ART' ? WEIGHTS : [null]) {
                const t: Troop = { class: of, integrity, army, epoch, weight, attachedEpoch };
                const read = parseTroop(printTroop(t));
                if (typeof read === 'string') expect(read).toMatch(/Epoch/);
                else expect(read).toEqual(t);
              }
  });
  test('data that is no notation is a broken book', () => expect(() => troopOf('HIB')).toThrow(/HIB/));
});

describe('example troop types', () => {
  // biome-ignore format: the book's own list
  const listed: [string, string, string][] = [
    ['IGR-EXT-01', '(HIP-IV-RA)', 'FOOT'], ['IGR-EXT-02', '(CAT-IV-IA)', 'MOUNTED'], ['IGR-EXT-03', '(HIP-III-IA)+AA(EII)', 'FOOT'],
    ['IGR-EXT-04', '(HIN-V-RA)', 'FOOT'], ['IGR-EXT-05', '(HIM-III-RA)EI', 'FOOT'], ['IGR-EXT-06', '(HIM-III-RA)EIII', 'FOOT'],
    ['IGR-EXT-07', '(VLI-III-RA)EIII', 'FOOT'], ['IGR-EXT-08', '(LSC-IV-IA)', 'MOUNTED'], ['IGR-EXT-09', '(LSC-IV-IA)', 'MOUNTED'],
    ['IGR-EXT-10', '(HCC-IV-RA)', 'MOUNTED'], ['IGR-EXT-11', '(HIM-III-RA)EIV', 'FOOT'], ['IGR-EXT-12', '(HSC-II-IA)', 'MOUNTED'],
    ['IGR-EXT-13', '(LIW-V-RA)', 'FOOT'], ['IGR-EXT-14', '(HIM-IV-RA)EV', 'FOOT'], ['IGR-EXT-15', '(ART-III-RA)EII medium', 'MOUNTED'],
  ];
  test.each(listed)('%s %s %s', (rule, notation, generalClass) => {
    const example = EXAMPLE_TROOPS.find(e => e.rule === rule)!;
    expect(told('troop', troop(example.notation))).toMatchObject({ notation, generalClass });
    expect(troopRefusal(troopOf(example.notation))).toBeUndefined();
  });
  test('IGR-EXT-03 counts as two', () =>
    expect(told('troop', troop('(HIP-III-IA)+AA(EII)*'))).toMatchObject({ countsAs: 2 }));
});

describe('epoch', () => {
  // biome-ignore format: one line a case
  const years: [string, number, object, string[]][] = [
    ['IGR-EPO-01 Epoch I',                   1550, { epochs: ['I'], byOverlap: [] }, ['IGR-EPO-01']],
    ['IGR-EPO-01 from 1500',                 1500, { epochs: ['I'], byOverlap: [] }, ['IGR-EPO-01']],
    ['IGR-EPO-02 a boundary year has both',  1580, { epochs: ['I', 'II'], byOverlap: [] }, ['IGR-EPO-01', 'IGR-EPO-02']],
    ['IGR-EPO-06 twenty years later',        1600, { epochs: ['II'], byOverlap: ['I'] }, ['IGR-EPO-01', 'IGR-EPO-02', 'IGR-EPO-06']],
    ['IGR-EPO-06 not twenty-one',            1601, { epochs: ['II'], byOverlap: [] }, ['IGR-EPO-02']],
    ['IGR-EPO-06 and twenty years before',   1815, { epochs: ['II'], byOverlap: ['III'] }, ['IGR-EPO-02', 'IGR-EPO-03', 'IGR-EPO-06']],
    ['IGR-EPO-06 not twenty-one before',     1814, { epochs: ['II'], byOverlap: [] }, ['IGR-EPO-02']],
    ['IGR-EPO-03 Epoch III between two',     1845, { epochs: ['III'], byOverlap: ['II', 'IV'] }, ['IGR-EPO-03', 'IGR-EPO-06']],
    ['IGR-EPO-04 Epoch IV',                  1879, { epochs: ['IV'], byOverlap: ['V'] }, ['IGR-EPO-04']],
    ['IGR-EPO-05 Epoch V to the end',        1900, { epochs: ['V'], byOverlap: ['IV'] }, ['IGR-EPO-05']],
    ['IGR-EPO-05 from 1885',                 1885, { epochs: ['IV', 'V'], byOverlap: [] }, ['IGR-EPO-05']],
    ['IGR-EPO-04 from 1855',                 1855, { epochs: ['III', 'IV'], byOverlap: ['II'] }, ['IGR-EPO-04']],
    ['IGR-EPO-03 from 1835',                 1835, { epochs: ['II', 'III'], byOverlap: ['IV'] }, ['IGR-EPO-03']],
  ];
  test.each(years)('%s: %d', (_, year, wanted, rules) => {
    expect(told('epoch', { year })).toEqual(wanted);
    expect(cited('epoch', { year })).toEqual(expect.arrayContaining(rules));
  });
  test.each([1499, 1901, -5])('IGR-GEN-01 the year %d is not covered', year =>
    expect(told('epoch', { year })).toBe('IGR-GEN-01'),
  );
  test('half a year is no year', () => expect(told('epoch', { year: 1600.5 })).toBe('given.year'));
  test('IGR-R-97 the Epoch of Napoleonic line is that of the examples, within the overlap', () =>
    expect(told('epoch', { year: 1815 })).toMatchObject({ byOverlap: ['III'] }));
});

test('IGR-R-31 both choices', () => {
  const art = (weight: string, choice: string) =>
    told('troop', troop({ class: 'ART', weight }), under('IGR-R-31', choice));
  for (const weight of WEIGHTS)
    expect(art(weight, 'slow-row')).toMatchObject({ turn: 45, good: 1, bad: 0.5, combatPenalty: true });
  expect(art('light', 'by-weight')).toMatchObject({ turn: 90, good: 1.5, bad: 0.5, combatPenalty: true });
  expect(art('medium', 'by-weight')).toMatchObject({ turn: 45, good: 1, bad: 0.5, combatPenalty: true });
  expect(art('heavy', 'by-weight')).toMatchObject({ turn: 45, good: 0.5, bad: 0, combatPenalty: true });
  expect(DEFAULTS['IGR-R-31']).toBe('slow-row');
});

test('IGR-TRP-17 HI and LI take in these classes, and no others', () => {
  const of = (group: string | null) => CLASSES.filter(c => CLASS[c].group === group);
  expect(of('HI')).toEqual(['HIP', 'HIS', 'HIM', 'HIN', 'HIW']);
  expect(of('LI')).toEqual(['LIW', 'LIS', 'LIN']);
  expect(of(null)).toEqual(['VLI', 'CAT', 'HCC', 'HSC', 'LSC', 'ELE', 'ART']);
});
