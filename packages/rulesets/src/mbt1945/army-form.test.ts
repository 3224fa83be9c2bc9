import { defaultOptions } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import type { SheetList } from '../common/book/army-form.js';
import type { ArmyBattleGroup, ArmyLine } from '../common/mbt/play/army-schema.js';
import { ARMY_FORM } from './army-form.js';
import { mbt1945 } from './index.js';
import { OPTIONS } from './options.js';
import { SAMPLE_GROUPS } from './tables/groups.js';

const options = defaultOptions(OPTIONS);
const everything = { ...options, 'MBT45-OPT-02': 'on', 'MBT45-OPT-05': 'on' };
const groups = ARMY_FORM.sheet.list as unknown as SheetList<ArmyBattleGroup>;
const stands = groups.sheet.list as unknown as SheetList<ArmyLine>;
const diced = mbt1945.scenarios.find(({ id }) => id === 'mbt1945-encounter')!.data as object;

describe('lists of nations and years', () => {
  const [army] = ARMY_FORM.starts({ options, asked: { groups: [2] } });
  const samples = groups
    .starts({ options: everything })
    .filter(({ label }) => SAMPLE_GROUPS.some(g => g.name === label));

  test.each(samples.map(({ label, value }) => [label, value] as const))(
    'MBT45-HSE-12 MBT45-HSE-22 %s can be fought with as it is',
    (_, group) => {
      const own = { ...army!.value, battleGroups: [group, { ...group, name: 'The second' }] };
      expect(ARMY_FORM.check(own, { options: everything, asked: { groups: [2] } })).toEqual([]);
      expect(mbt1945.setup({ ...diced, armies: { a: own } }, everything)).toMatchObject({ ok: true });
    },
  );
  test('all of them are offered', () => expect(samples).toHaveLength(SAMPLE_GROUPS.length));

  const begun = (nations: readonly string[]) =>
    ARMY_FORM.starts({ options, asked: { groups: [2], nations } }).map(({ label, value }) => `${value.name} ${label}`);
  test.each([
    [
      'of every nation, whole',
      [],
      'Soviet Union Soviet Union 1943: Soviet Union 1942-44: tanks, Soviet Union 1941-45: rifles',
    ],
    [
      'of two armies, the one that was agreed on',
      ['New Zealand'],
      'New Zealand Australia 1943: Australia, New Zealand 1942-45: infantry',
    ],
    ['of any nation, for the one that was agreed on', ['Japan'], 'Japan Balanced: Balanced group, Armoured group'],
  ])('MBT45-HSE-22 a list %s can be begun with', (_, nations, line) => expect(begun(nations)).toContain(line));
  test('MBT45-HSE-25 of others than were agreed on none is', () =>
    expect(begun(['Japan']).filter(line => !line.startsWith('Japan'))).toEqual([]));
  test('MBT45-HSE-22 every one that is begun with can be fought with', () => {
    for (const { value } of ARMY_FORM.starts({ options })) expect(ARMY_FORM.check(value, { options })).toEqual([]);
  });
});

describe('MBT45-HSE-21 what stands are called', () => {
  const called = stands.sheet.fields.find(({ name }) => name === 'name')!;
  if (called.kind !== 'text') throw new Error('a name is a text');
  const [tanks] = stands.starts({ options }).map(({ value }) => value);

  test('is written beside what they are', () => {
    const named = called.set(tanks!, 'Elefant');
    expect(called.get(named)).toBe('Elefant');
    expect(stands.sheet.titleOf(named)).toBe('Elefant, Heaviest tanks');
  });
  test('and taken away again', () => {
    const named = called.set(tanks!, 'Elefant');
    expect(called.set(named, '')).toEqual(tanks);
  });
});
