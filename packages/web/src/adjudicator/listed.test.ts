import { adjudicate } from '@umpire/engine';
import { formOf } from '@umpire/rulesets';
import { ADJUDICATORS } from '@umpire/rulesets/adjudicators';
import { RULESETS } from '@umpire/rulesets/all';
import { describe, expect, test } from 'vitest';
import { armiesFor, eachOnce, filled, fits, foundAmong, foundIn } from './listed.js';

const bookOf = (id: string) => ADJUDICATORS.find(book => book.id === id)!;
/** A question of each book that is about one troop, and the field that takes it. */
const ABOUT_ONE = [
  { id: 'mbt2020', question: 'stand-check', name: 'stand', armies: 37, troop: 'Main battle tanks (MBTn ARM MOBILE)' },
  { id: 'mbt1945', question: 'stand-check', name: 'stand', armies: 50, troop: 'Panther (MBT+ ARM MOBILE)' },
  { id: 'glory', question: 'troop', name: 'troop', armies: 21, troop: 'Swiss pike (HIP-IV-RA)' },
];

describe.each(ABOUT_ONE)('the armies of $id', ({ id, question, name, armies, troop }) => {
  const book = bookOf(id);
  const field = formOf(book, question).find(one => one.name === name)!;
  const fitting = armiesFor(field, book.armies!());
  const troops = fitting.flatMap(({ sections }) => sections.flatMap(section => section.troops));

  test('are all at hand where a troop is asked for', () => {
    expect(fitting).toHaveLength(armies);
    expect(fitting).toEqual(book.armies!());
    expect(troops.map(({ label }) => label)).toContain(troop);
  });

  test('every troop is one that the book answers about, with its optional rules in use', () => {
    const inUse = book.options.filter(({ kind }) => kind === 'optional').map(one => [one.id, 'on']);
    const values = new Map(troops.map(one => [JSON.stringify(one.value), filled(undefined, one, fitting)]));
    for (const value of values.values()) {
      const { given, options } = book.examples[question]!;
      const asked = { ...(given as object), [name]: value };
      const answer = adjudicate([book], {
        ruleset: id,
        question,
        given: asked,
        options: { ...Object.fromEntries(inUse), ...options },
      });
      expect(answer, JSON.stringify(value)).toMatchObject({ ok: true });
    }
  });
});

test('a troop takes the place of another, and stays where that one stood', () => {
  const modern = bookOf('mbt2020');
  const armies = modern.armies!();
  const [israel] = armies.filter(({ title }) => title === 'Israel');
  const tanks = israel!.sections.find(({ title }) => title === 'Armoured group')!.troops[0]!;
  const helicopter = { subClass: 'AIRn', posture: 'CAS', mode: 'MOBILE', helicopter: true, hasEngaged: true };
  const put = { subClass: 'MBT+', posture: 'ARM', mode: 'MOBILE', grade: 'GRADE+', hasEngaged: true };
  expect(filled(helicopter, tanks, armies)).toEqual(put);
});

test('fields about something else have no army', () => {
  const modern = bookOf('mbt2020');
  const legs = formOf(modern, 'move').find(({ name }) => name === 'legs')!;
  expect(armiesFor(legs, modern.armies!())).toEqual([]);
});

describe('the list of an army that has the same troop in many groups', () => {
  const listed = bookOf('mbt1945').armies!().find(({ title }) => title === 'Germany')!;
  const germany = eachOnce(listed);
  const labelsOf = ({ sections }: typeof listed) => sections.flatMap(({ troops }) => troops.map(({ label }) => label));

  test('has everybody once, and leaves nobody out', () => {
    const [before, after] = [labelsOf(listed), labelsOf(germany)];
    expect(before.filter(label => label === 'Tanks (MBTn ARM MOBILE)').length).toBeGreaterThan(1);
    expect(after).toHaveLength(new Set(after).size);
    expect(new Set(after)).toEqual(new Set(before));
    expect(germany.sections.every(({ troops }) => troops.length > 0)).toBe(true);
  });

  test.each([
    ['panth', ['Panther (MBT+ ARM MOBILE)', 'Jagdpanther (MBT++ ARM MOBILE)']],
    ['MBT+ tiger i', ['Tiger I (MBT+ ARM MOBILE)', 'Tiger II (MBT++ ARM MOBILE)']],
    ['mbt++ jagd', ['Jagdpanther (MBT++ ARM MOBILE)']],
    ['  ', []],
    ['panther submarine', []],
  ])('is searched by name and class: "%s"', (typed, labels) => {
    expect(foundIn(germany, typed).map(({ label }) => label)).toEqual(labels);
  });
});

// biome-ignore format: one line a case
test.each([
  ['German', 'panzer iv',  'Panzer 4: MG, MA'],
  ['German', 'panzer 4',   'Panzer 4: MG, MA'],
  ['German', 'stug',       'Sturmgeschutz 3/4: MG, MA'],
  ['German', 'king tiger', 'Tiger II: HG, XA'],
  ['German', 'tiger 2',    'Tiger II: HG, XA'],
  ['German', '88',         'Heavy gun: HG, INF'],
  ['German', 'pak 40',     'Medium gun: MG, INF'],
  ['Soviet', 't-34',       'T34/76: LG, MA'],
])('%s: "%s" is found, however the book spells it', (army, typed, label) => {
  const found = foundIn(eachOnce(bookOf('ww2').armies!().find(({ title }) => title === army)!), typed);
  expect(found.map(one => one.label)).toContain(label);
  expect(found.length).toBeLessThan(4);
});

test('whoever is typed is found in every army, those of the chosen one first', () => {
  const armies = bookOf('glory').armies!().map(eachOnce);
  const french = armies.findIndex(({ title }) => title.startsWith('French of the Hundred Days'));
  const found = foundAmong(armies, french, 'hussars');
  expect(found.length).toBeGreaterThan(1);
  expect(found[0]!.army).toBe(french);
  expect(new Set(found.map(({ army }) => army)).size).toBeGreaterThan(1);
  // nobody comes twice
  expect(new Set(found.map(({ troop }) => troop)).size).toBe(found.length);
  expect(foundAmong(armies, french, 'panther')).toEqual([]);
});

/** What stands of a battle are called by its data. */
function namesIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const { stands } = data as { readonly stands?: readonly { readonly name?: string }[] };
  if (Array.isArray(stands)) return stands.flatMap(({ name }) => name ?? []);
  return Object.values(data).flatMap(namesIn);
}
test.each(['mbt2020', 'mbt1945'])('%s: whoever stands in one of its battles is found by his name', id => {
  const armies = bookOf(id).armies!();
  const names = new Set(RULESETS.find(book => book.id === id)!.scenarios.flatMap(({ data }) => namesIn(data)));
  expect(names.size).toBeGreaterThan(20);
  expect([...names].filter(name => foundAmong(armies, 0, name).length === 0)).toEqual([]);
});

// biome-ignore format: one line a case
test.each([
  ['mbt2020', 'abrams',            'M1 Abrams (MBTn ARM MOBILE)'],
  ['mbt2020', 'warrior',           'Warrior platoon (INF+ INF MOBILE)'],
  ['mbt2020', 'combat vehicles',   'Rifles in fighting vehicles (INF+ INF FAST)'],
  ['mbt2020', 'rifles trucks',     'Rifles in trucks (INF- INF MOBILE)'],
  ['mbt1945', 'motor company',     'Motor company (INFn INF MOBILE)'],
])('%s: "%s" finds %s first, and nobody twice', (id, typed, label) => {
  const found = foundAmong(bookOf(id).armies!().map(eachOnce), 0, typed).map(({ troop }) => troop);
  expect(found[0]?.label).toBe(label);
  expect(new Set(found.map(troop => JSON.stringify([troop.label, troop.value]))).size).toBe(found.length);
});

test('who has the words as his name comes before who is of that kind', () => {
  const found = foundAmong(bookOf('mbt1945').armies!(), 0, 'infantry').map(({ troop }) => troop.label);
  const named = found.map(label => /infantry/i.test(label));
  expect(named.includes(false) && named.includes(true)).toBe(true);
  expect(named.lastIndexOf(true)).toBeLessThan(named.indexOf(false));
});

test('IGR-SHO-01 who cannot shoot is not offered as a shooter, though he may be shot at', () => {
  const book = ADJUDICATORS.find(one => one.id === 'glory')!;
  const [shooter, target] = ['shooter', 'target'].map(
    name => formOf(book, 'shoot').find(field => field.name === name)!,
  );
  const pikes = { label: 'Pikes', value: '(HIP-III-RA)' };
  const guns = { label: 'Pikes with guns', value: '(HIP-III-IA)+AA(EII)' };
  expect([pikes, guns].map(troop => [fits(shooter!, troop), fits(target!, troop)])).toEqual([
    [false, true],
    [true, true],
  ]);
});
