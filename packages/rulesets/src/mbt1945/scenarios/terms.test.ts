import { agreedData, agreement } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { mbt1945 } from '../index.js';
import { optionsWith } from '../play/kit.js';
import { STYLE_NATIONS } from '../tables/styles.js';
import { scenario } from './encounter.js';
import { TERMS } from './terms.js';

const terms = TERMS[scenario.id]!;
const armyOfRed = terms.find(({ id }) => id === 'army-a')!;

const begun = (words: Readonly<Record<string, string>>) => {
  const found = agreement(terms, words);
  if (!found.ok) throw new Error(found.error.message);
  return mbt1945.setup(agreedData(scenario.data, found.value.terms), optionsWith(found.value.options));
};
/** Each Battle Group of a side by its name and what leads it. */
function leadersOf(words: Readonly<Record<string, string>>, side: 'a' | 'b') {
  const state = begun(words);
  if (!state.ok) throw new Error(`${state.error.path} ${state.error.message}`);
  const { rosters, sides } = state.value;
  return [
    sides[side].name,
    ...rosters[side]!.map(({ name, stands: [first] }) => `${name}: ${first!.nature.name} ${first!.nature.subClass}`),
  ];
}

describe('MBT45-HSE-22 the armies of nations and years can be chosen before a battle that the dice make', () => {
  // biome-ignore format: one line a case
  test.each([
    ['germany-1944',              ['Germany', '1. Germany 1943-45: Panzer: Panther MBT+', '2. Germany 1939-45: infantry: Grenadiere INFn']],
    ['canada-1944',               ['Canada', '1. Britain, Canada 1944-45: armoured: Sherman MBTn', '2. Britain, Canada 1944-45: infantry: Rifles INFn']],
    ['soviet-union-guards-1945',  ['Soviet Union', '1. Guards tank group: MBT+-1 MBT+', '2. Guards rifle group: INF+-13 INF+']],
    ['poland-1939',               ['Poland', '1. Poland 1939: infantry: Infantry INFn', '2. Poland 1939: infantry: Infantry INFn']],
  ])('%s', (army, led) => expect(leadersOf({ 'army-b': army }, 'b')).toEqual(led));

  test('MBT45-ORG-01 as many Battle Groups as were agreed on, its lists taken in turn', () =>
    expect(leadersOf({ 'army-a': 'germany-1944', 'groups-a': '4' }, 'a').map(told => told.slice(0, 2))).toEqual([
      'Ge',
      '1.',
      '2.',
      '3.',
      '4.',
    ]));

  test('every army of a nation can be fought with by itself, and each is told once', () => {
    const armies = Object.values(STYLE_NATIONS).flat();
    expect(armyOfRed.choices).toHaveLength(1 + armies.length);
    expect(new Set(armyOfRed.choices.map(({ id }) => id)).size).toBe(1 + armies.length);
    for (const { id } of armyOfRed.choices) expect(begun({ 'army-a': id }), id).toMatchObject({ ok: true });
  });

  test('MBT45-HSE-21 its stands are told by their names before it is chosen', () => {
    const { label, made } = armyOfRed.choices.find(({ id }) => id === 'germany-1940')!;
    expect(label).toBe('Germany 1940 (Panzer, infantry) for Red');
    expect(made).toEqual([
      'Germany, GRADE+, Temperate; as many Battle Groups as were agreed on, taken in turn',
      'Germany 1939-41, Panzer: 4 × Panzer III E (MBT-), 3 × Schützen (INFn), 1 × Panzer IV D (MBT-, headquarters), 1 × Sd.Kfz 222 (INFn), 1 × Pak 36 (INFn), 1 × Flak 38 (INFn), 1 × leFH 18 (ARTn)',
      'Germany 1939-45, infantry: 6 × Grenadiere (INFn), 1 × Grenadiere (INFn, headquarters), 1 × Radfahrer (INF-), 1 × Pak 38/40 (INFn), 1 × 12 cm mortars (INFn), 1 × StuG III (MBTn), 1 × leFH 18 (ARTn)',
    ]);
  });

  test('whoever leads it reads what it is made of, and of the other that it comes in secret', () => {
    const data = { ...(scenario.data as object), armies: { a: { nation: 'France', style: 'France 1940' } } };
    const told = mbt1945.face.briefing!(data, 'a')!;
    expect(told.forces[0]).toMatch(/^1\. France 1940: armoured: .*\(headquarters\)/);
    expect(told.situation).toContain('Armies are handed in in secret');
    expect(mbt1945.face.briefing!(data, 'b')!.forces).toEqual(['2 Battle Groups of your choice, twelve stands each']);
  });

  // biome-ignore format: one line a case
  test.each<[string, object, object]>([
    ['a nation that is none',         { armies: { b: { nation: 'Atlantis', style: 'Germany 1944' } } }, { path: 'armies.b.nation' }],
    ['a list of another nation',      { armies: { a: { nation: 'Germany', style: 'Poland 1939' } } },   { path: 'armies.a.style' }],
    ['no name at all',                { armies: { a: { nation: 'Germany', style: 1944 } } },            { path: 'armies.a.style' }],
    ['a field that there is not',     { armies: { a: { nation: 'Germany', style: 'Germany 1944', groups: 3 } } }, { path: 'armies.a.groups' }],
    ['a list without regions',        { armies: { a: { name: 'Ours' } } },                              { path: 'armies.a.regions' }],
    ['no army',                       { armies: { a: 7 } },                                             { path: 'armies.a' }],
    ['MBT45-HSE-25 another nation',   { nations: { a: 'Poland' }, armies: { a: { nation: 'Germany', style: 'Germany 1944' } } }, { rule: 'MBT45-HSE-25', path: 'nations.a' }],
  ])('%s is refused by its path', (_, more, error) =>
    expect(mbt1945.setup({ ...(scenario.data as object), ...more }, optionsWith())).toMatchObject({ ok: false, error }));
});
