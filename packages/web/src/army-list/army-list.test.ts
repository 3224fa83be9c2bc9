import type { ArmyFault, Sheet, SheetList } from '@umpire/rulesets';
import { describe, expect, test } from 'vitest';
import { faultsOf } from './faults.js';
import { begunWith, changed, doneAgain, takenBack } from './past.js';
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
