import { defaultOptions } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import type { ChoiceField } from '../../common/book/army-form.js';
import { OPTIONS } from '../options.js';
import type { EntryNote, ListNote } from '../play/scenario.js';
import { setup } from '../play/setup.js';
import { fieldDay } from '../scenarios/field-day.js';
import { ENTRIES } from './entry.js';
import { ARMY_FORM } from './index.js';

const options = defaultOptions(OPTIONS);
const given = { options };
const small = ARMY_FORM.starts(given)[0]!.value;
const entry = (i: number, change: Partial<EntryNote>): ListNote => ({
  ...small,
  entries: small.entries.map((one, k) => (k === i ? { ...one, ...change } : one)),
});
const faults = (list: ListNote) => ARMY_FORM.check(list, given).map(({ at, rule }) => [at.join('.'), rule]);

describe('an army list of one’s own', () => {
  test.each(ARMY_FORM.starts(given).map(({ label, value }) => [label, value] as const))(
    'IGR-LST-01 %s can be taken to the field as it is',
    (_, list) => {
      expect(ARMY_FORM.check(list, given)).toEqual([]);
      const armies = { a: ARMY_FORM.armyOf(list), b: null };
      expect(setup({ ...(fieldDay.data as object), lists: [list], armies }, options)).toMatchObject({ ok: true });
    },
  );
  test.each(ARMY_FORM.starts(given).map(({ label, value }) => [label, value] as const))(
    'IGR-LST-01 %s goes through a file and back unchanged',
    (_, list) => expect(ARMY_FORM.read(JSON.parse(JSON.stringify(list)))).toEqual({ ok: true, value: list }),
  );

  // biome-ignore format: one line a case
  const wrong: [string, ListNote, (readonly [string, string | undefined])[]][] = [
    ['IGR-LST-03 more than the most stand ready',    entry(1, { max: 0 }),                        [['entries.1.muster', 'IGR-LST-03']]],
    ['IGR-LST-03, IGR-LST-04 each at its place',     entry(2, { muster: 3 }),                     [['entries.2.muster', 'IGR-LST-03'], ['entries', 'IGR-LST-04']]],
    ['IGR-LST-05 nobody has the General',            entry(0, { general: undefined }),            [['entries', 'IGR-LST-05']]],
    ['IGR-LST-05 the General rides with the guns',   { ...small, entries: small.entries.map(({ general: _, ...e }, i) => (i === 2 ? { ...e, general: true } : e)) }, [['entries', 'IGR-LST-05']]],
    ['IGR-MF-17 there are no such troops',           entry(0, { notation: '(LIN-V-RA)EII' }),     [['entries.0.notation', 'IGR-MF-17']]],
    ['IGR-EPO-07 their weapons have no Epoch',       entry(0, { notation: '(HIM-III-RA)' }),      [['entries.0.notation', 'IGR-EPO-07']]],
    ['IGR-TRP-20 horse carries no guns',             entry(1, { notation: '(HCC-III-RA)+AA(EII)', muster: 0 }), [['entries.1.notation', 'IGR-TRP-20'], ['entries', 'IGR-LST-04']]],
    ['IGR-LST-06 the key is one of its entries',     { ...small, key: { entry: 'guard', count: 1 } }, [['key.entry', undefined]]],
    ['a name has to be written',                     entry(1, { troops: '' }),                    [['entries.1.troops', undefined]]],
  ];
  test.each(wrong)('%s', (_, list, expected) => expect(faults(list)).toEqual(expected));

  const choice = (name: string) =>
    ENTRIES.sheet.fields.find(field => field.name === name) as unknown as ChoiceField<EntryNote>;
  // biome-ignore format: one line a case
  const changes: [string, string, string, string, string][] = [
    ['IGR-EPO-07 horse that charges has no Epoch',       '(HIM-III-RA)EII',        'notation',      'HCC',   '(HCC-III-RA)'],
    ['IGR-TRP-21 guns get a weight',                     '(HCC-IV-IA)',            'notation',      'ART',   '(ART-IV-IA)EII medium'],
    ['IGR-TRP-21 who was guns loses it',                 '(ART-III-RA)EII heavy',  'notation',      'HIM',   '(HIM-III-RA)EII'],
    ['IGR-TRP-20 who was foot loses its guns',           '(HIP-III-IA)+AA(EII)',   'notation',      'HSC',   '(HSC-III-IA)EII'],
    ['IGR-TRP-23 another quality',                       '(HIP-III-IA)+AA(EII)',   'integrity',     'V',     '(HIP-V-IA)+AA(EII)'],
    ['IGR-TRP-19 guns with them',                        '(HIP-III-IA)',           'attachedEpoch', 'I',     '(HIP-III-IA)+AA(EI)'],
    ['IGR-TRP-23 no weapons of an Epoch',                '(LSC-IV-IA)EIV',         'epoch',         '',      '(LSC-IV-IA)'],
  ];
  test.each(changes)('%s', (_, notation, field, value, expected) =>
    expect(choice(field).set({ ...small.entries[0]!, notation }, value, given).notation).toBe(expected),
  );

  test.each([
    ['(LSC-IV-IA)EIV', ['I', 'II', 'III', 'IV', 'V']],
    ['(LSC-IV-IA)', ['', 'I', 'II', 'III', 'IV', 'V']],
  ])('IGR-EPO-07 the Epochs to choose from for %s', (notation, expected) =>
    expect(
      choice('epoch')
        .among({ ...small.entries[0]!, notation }, given)
        .map(({ value }) => value),
    ).toEqual(expected),
  );

  test('IGR-LST-02 a copy has a name of its own, and not the General', () => {
    const [line] = small.entries;
    expect(ENTRIES.beside!(line!, small.entries)).toEqual({ ...line, entry: 'troops-4', general: undefined });
  });
  test('IGR-LST-04 a carrier with guns counts as two', () =>
    expect(ARMY_FORM.tallies(entry(0, { notation: '(HIP-III-IA)+AA(EII)' }), given)).toMatchObject([
      { count: 10, of: 6 },
    ]));
  test('IGR-LST-03, IGR-LST-05 in plain lines', () =>
    expect(ARMY_FORM.inWords({ ...small, key: { entry: 'troops-3', count: 1 } })).toBe(
      [
        'Our own army, Epoch II',
        '6 vignettes, 6 activation points, 1 line',
        '2 to 5, ready 4: Line (HIM-III-RA)EII, the General',
        '0 to 2, ready 1: Horse (HCC-III-RA)',
        '0 to 1, ready 1: Guns (ART-III-RA)EII medium, 1 key',
      ].join('\n'),
    ));
});
