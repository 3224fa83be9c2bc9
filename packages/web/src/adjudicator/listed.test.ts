import { adjudicate } from '@umpire/engine';
import { formOf } from '@umpire/rulesets';
import { ADJUDICATORS } from '@umpire/rulesets/adjudicators';
import { describe, expect, test } from 'vitest';
import { armiesFor, eachOnce, filled, foundIn } from './listed.js';

const bookOf = (id: string) => ADJUDICATORS.find(book => book.id === id)!;
/** A question of each book that is about one troop, and the field that takes it. */
const ABOUT_ONE = [
  { id: 'mbt2020', question: 'stand-check', name: 'stand', armies: 23, troop: 'Main battle tanks (MBTn ARM MOBILE)' },
  { id: 'mbt1945', question: 'stand-check', name: 'stand', armies: 34, troop: 'Panther (MBT+ ARM MOBILE)' },
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
