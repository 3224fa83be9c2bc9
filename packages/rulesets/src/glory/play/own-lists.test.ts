import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../scenarios/index.js';
import { optionsWith } from './kit.js';
import { setup } from './setup.js';

const { data } = SCENARIOS.find(s => s.id === 'field-day')!;
const entry = (more: object = {}) => ({
  entry: 'line',
  troops: 'Our line',
  notation: '(HIM-III-RA)EIII',
  min: 1,
  max: 6,
  muster: 4,
  general: true,
  ...more,
});
const list = (more: object = {}) => ({
  list: 'ours-1809',
  name: 'Our own men',
  years: '1809',
  epochs: 'III',
  size: 6,
  baseAp: 6,
  key: { entry: 'guns', count: 1 },
  entries: [
    entry(),
    { entry: 'guns', troops: 'Our guns', notation: '(ART-II-RA)EII light', max: 2, muster: 2, defences: true },
  ],
  ...more,
});
const begun = (lists: readonly object[], armies: object = { a: null, b: null }) =>
  setup({ ...(data as object), lists, armies }, optionsWith());

describe('an army list of one’s own', () => {
  // biome-ignore format: one line a case
  const cases: [string, readonly object[], object][] = [
    ['IGR-LST-01 not the name of another',             [list({ list: 'swiss-1515' })], { path: 'lists[0].list' }],
    ['IGR-LST-01 nor twice the same',                  [list(), list()], { path: 'lists[1].list' }],
    ['IGR-LST-02 two entries of one name',             [list({ entries: [entry(), entry()] })], { path: 'lists[0].entries[1].entry' }],
    ['IGR-TRP-20 troops that there are',               [list({ entries: [entry({ notation: '(HCC-III-RA)+AA(EII)' })] })], { path: 'lists[0].entries[0].notation', rule: 'IGR-TRP-20' }],
    ['a notation that can be read',                    [list({ entries: [entry({ notation: 'some men' })] })], { path: 'lists[0].entries[0].notation' }],
    ['IGR-LST-03 what stands ready keeps its limits',  [list({ key: null, entries: [entry({ max: 3 })] })], { path: 'lists[0].entries', rule: 'IGR-LST-03' }],
    ['IGR-LST-04 and adds up',                         [list({ size: 7 })], { path: 'lists[0].entries', rule: 'IGR-LST-04' }],
    ['IGR-LST-05 one entry has the General',           [list({ key: null, entries: [entry({ general: undefined })] })], { path: 'lists[0].entries', rule: 'IGR-LST-05' }],
    ['IGR-LST-06 as many keys as stand ready at most', [list({ key: { entry: list().entries[0]!.entry, count: 9 } })], { path: 'lists[0].entries', rule: 'IGR-LST-06' }],
    ['IGR-LST-06 the key is one of its entries',       [list({ key: { entry: 'guard', count: 1 } })], { path: 'lists[0].key.entry' }],
  ];
  test.each(cases)('%s', (_, lists, error) => expect(begun(lists)).toMatchObject({ ok: false, error }));

  // biome-ignore format: one line a class
  test.each([
    ['(HIM-III-RA)', '(HIM-III-RA)EIV'],
    ['(ART-III-RA) heavy', '(ART-III-RA)EII heavy'],
    ['(LIN-III-RA)', '(LIN-III-RA)EI'],
    ['(VLI-III-RA)', '(VLI-III-RA)EIII'],
    ['(HSC-II-IA)', '(HSC-II-IA)EIV'], // IGR-EXT-12
    ['(LSC-IV-IA)', '(LSC-IV-IA)EV'], // IGR-EXT-08
    ['(HIM-III-RA)+AA(EIV)', '(HIM-III-RA)EIV+AA(EIV)'],
  ])('IGR-EPO-07 no entry is %s, whose weapons have no Epoch; %s is one', (without, withEpoch) => {
    const armed = (notation: string) => begun([list({ entries: [...list().entries, { entry: 'others', troops: 'Others', notation, max: 1, muster: 0 }] })]);
    expect(armed(without)).toMatchObject({ ok: false, error: { path: 'lists[0].entries[2].notation', rule: 'IGR-EPO-07' } });
    expect(armed(withEpoch)).toMatchObject({ ok: true });
  });

  test('IGR-LST-01 takes the field as those of the book do', () => {
    const army = { list: 'ours-1809', vignettes: { line: 5, guns: 1 }, general: 'line' };
    const made = begun([list()], { a: army, b: null });
    if (!made.ok) throw new Error(made.error.message);
    const { sides, vignettes } = made.value;
    expect(sides.a).toMatchObject({ name: 'Our own men', baseAp: 6, linesAllowed: 1 });
    expect(vignettes.map(v => v.name)).toEqual([...Array(5).fill('Our line'), 'Our guns']);
    expect(vignettes.filter(v => v.key).map(v => v.id)).toEqual(['A6']);
    expect(begun([list()], { a: { ...army, vignettes: { line: 4, guns: 1 } }, b: null })).toMatchObject({
      error: { rule: 'IGR-LST-04' },
    });
  });
});
