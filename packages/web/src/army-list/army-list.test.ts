import { type ArmyFault, SHELF, type Sheet, type SheetList } from '@umpire/rulesets';
import { describe, expect, test } from 'vitest';
import { faultsOf } from './faults.js';
import { fieldWords } from './field-words.js';
import { packed, unpacked } from './link.js';
import { begunWith, changed, doneAgain, takenBack } from './past.js';
import { rosterOf } from './sheets.js';
import { givenBy, termsOf, termWords } from './terms.js';
import { partAt, shifted, withAdded, withCopy, without, withPart } from './value.js';

const army = {
  name: 'Ours',
  groups: [
    { name: 'one', men: ['x', 'y'] },
    { name: 'two', men: ['z'] },
  ],
};
const sheet: Sheet<unknown> = { titleOf: String, fields: [] };
const men: SheetList = { name: 'men', noun: 'man', most: 9, sheet, starts: () => [] };
const groups: SheetList = { ...men, name: 'groups', sheet: { ...sheet, list: men } };
const numbered: SheetList = { ...men, beside: (item, others) => `${item}${others.length + 1}` };

describe('parts of an army', () => {
  test('are found and replaced, and the rest is the same as before', () => {
    expect(partAt(army, ['groups', 1, 'men', 0])).toBe('z');
    expect(partAt(army, ['groups', 7, 'men', 0])).toBeUndefined();
    const other = withPart(army, ['groups', 0, 'men', 1], 'w') as typeof army;
    expect(other.groups[0]!.men).toEqual(['x', 'w']);
    expect(other.groups[1]).toBe(army.groups[1]);
    expect(withPart(army, [], 'all')).toBe('all');
  });
  test('are added, copied, taken out and shifted', () => {
    expect(withAdded(['x'], men, 'y')).toEqual(['x', 'y']);
    expect(withAdded(['x'], numbered, 'y')).toEqual(['x', 'y2']);
    expect(withCopy(['x', 'y'], numbered, 0)).toEqual(['x', 'x3', 'y']);
    expect(without(['x', 'y', 'z'], 1)).toEqual(['x', 'z']);
    expect(shifted(['x', 'y', 'z'], 2, -1)).toEqual(['x', 'z', 'y']);
    expect(shifted(['x', 'y'], 1, 1)).toEqual(['x', 'y']);
  });
});

describe('what was changed', () => {
  test('is taken back and done again, letter by letter or as a whole', () => {
    const written = changed(changed(changed(begunWith('a'), 'ab', 'name'), 'abc', 'name'), 'xyz');
    expect(takenBack(written).now).toBe('abc');
    expect(takenBack(takenBack(written)).now).toBe('a');
    expect(doneAgain(takenBack(written)).now).toBe('xyz');
    expect(takenBack(begunWith('a')).now).toBe('a');
    expect(changed(takenBack(written), 'new').after).toEqual([]);
  });
});

describe('faults stand at their parts', () => {
  const fault = (...at: (string | number)[]): ArmyFault => ({ at, message: at.join('.') });
  const faults = [fault('name'), fault('groups', 0), fault('groups', 0, 'men', 1), fault('groups', 5), fault('groups')];
  const shown = (of: Sheet<unknown>, ...at: (string | number)[]) => faultsOf(faults, army, of, at).map(f => f.message);
  test.each([
    [
      'those of the whole, and those of parts that are no more',
      { ...sheet, list: groups },
      [],
      ['name', 'groups.5', 'groups'],
    ],
    ['those of a group', groups.sheet, ['groups', 0], ['groups.0']],
    ['those of a row', sheet, ['groups', 0, 'men', 1], ['groups.0.men.1']],
    ['none of another', groups.sheet, ['groups', 1], []],
  ] as const)('%s', (_, of, at, expected) => expect(shown(of, ...at)).toEqual(expected));
});

const formOf = (book: string) => SHELF.find(({ id }) => id === book)!.play!.armyForm!();

describe('for which battle an army is', () => {
  const terms = { points: 1500, groups: 5, defends: true, nation: 'German', year: '1944', 'WW2-FAN-01': true };
  test('goes with its link and comes out of it', async () => {
    const form = await formOf('ww2');
    const sent = await packed(termsOf(form, givenBy(form, terms)));
    const found = await unpacked(sent);
    const given = givenBy(form, found.ok ? found.value : undefined);
    expect(termsOf(form, given)).toEqual(terms);
    expect(given.asked).toEqual({ points: 1500, groups: [5], defends: true, nation: 'German', year: 1944 });
    expect(termWords(form, given)).toEqual([
      'Points 1500',
      'Battle groups 5',
      'It defends',
      'Balance of tanks',
      'Balance of aircraft',
      'Invented armies',
      'Declared nation: German',
      'Declared year: 1944',
    ]);
  });
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['no terms at all', 'points'],
    ['numbers out of bounds', { points: 5, groups: 11 }],
    ['values of another kind', { points: '1500', groups: [3], defends: 'yes', 'WW2-ENG-01': 'on' }],
    ['what there is not', { nation: 'Martian', year: '1812', owner: 'me' }],
  ])('%s is as usual', async (_, said) => {
    const form = await formOf('ww2');
    expect(givenBy(form, said)).toEqual(form.battle!.usual);
    expect(termsOf(form, givenBy(form, said))).toBeUndefined();
  });
  test('a book without terms has none', async () => {
    const form = await formOf('glory');
    expect(termsOf(form, givenBy(form, { points: 7 }))).toBeUndefined();
  });
});

test('what a roster says of a part is said with what it means, and once', async () => {
  const form = await formOf('ww2');
  const given = form.battle!.usual;
  const { value: german } = form.starts(given).find(({ label }) => label === 'German early')!;
  const [{ sheet: whole, of, line, lines }] = rosterOf(form.sheet, german) as [ReturnType<typeof rosterOf>[number]];
  expect(fieldWords(form.sheet, german, given)).toEqual(['Period: Early, before 1944', 'Home zone: Temperate']);
  expect(fieldWords(whole, of, given)).toEqual([
    'Headquarters (BGHQ): 1 Panzer 3, 1937',
    'Grade: B',
    'Mobile or Cautious: Cautious',
    'Radio',
  ]);
  expect(fieldWords(line, lines[0], given)).toEqual(['Stands 1', 'Grade: B']);
});
