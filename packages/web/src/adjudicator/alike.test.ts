import { formOf, type ListedTroop, type NamedField } from '@umpire/rulesets';
import { ADJUDICATORS } from '@umpire/rulesets/adjudicators';
import { expect, test } from 'vitest';
import { chipWords, often, readAloud, recentsFor, sidesOf, swapped } from './alike.js';
import { nameIn, withName } from './names.js';

const modern = ADJUDICATORS.find(({ id }) => id === 'mbt2020')!;
const glory = ADJUDICATORS.find(({ id }) => id === 'glory')!;
const fields = formOf(modern, 'engagement');

test('a question with two alike sides can be asked with the sides changed', () => {
  const sides = sidesOf(fields)!;
  expect(sides.map(({ name }) => name)).toEqual(['owner', 'target']);
  const { given } = modern.examples.engagement as { given: { owner: unknown; target: unknown; range: unknown } };
  const other = swapped(given, sides) as typeof given;
  expect([other.owner, other.target, other.range]).toEqual([given.target, given.owner, given.range]);
  expect(swapped(swapped(given, sides), sides)).toEqual(given);
  expect(sidesOf(formOf(modern, 'move'))).toBeUndefined();
});

test('who was asked about before is at hand in any question of the book that takes such a one', () => {
  const { given } = modern.examples.engagement as { given: { owner: object } };
  const asked = { book: 'mbt2020', question: 'engagement', given, options: {}, throws: [] };
  const history = [{ id: '1', at: 1, text: '', asked }];
  const book = { book: 'mbt2020', formOf: (question: string) => formOf(modern, question) };
  const stand = formOf(modern, 'stand-check')[0]!;
  expect(recentsFor(stand, undefined, history, book).map(({ value }) => value)).toContainEqual(given.owner);
  expect(recentsFor(stand, given.owner, history, book).map(({ value }) => value)).not.toContainEqual(given.owner);
  expect(recentsFor(stand, undefined, history, { ...book, book: 'glory' })).toEqual([]);
});

test('whoever was asked about is known again by name: as an army has it, as the book does, or by what his first sign says', () => {
  const [question, field] = Object.keys(glory.questions)
    .flatMap(id => formOf(glory, id).map(one => [id, one] as const))
    .find(([, one]) => one.kind === 'text' && one.suggest !== undefined)!;
  const book = { book: 'glory', formOf: (id: string) => formOf(glory, id) };
  const recent = (written: string) => {
    const asked = { book: 'glory', question, given: { [field.name]: written }, options: {}, throws: [] };
    return recentsFor(field, undefined, [{ id: '1', at: 1, text: '', asked }], book, glory.armies!()).map(r => r.label);
  };
  expect(recent('(HIM-IV-RA)EIII')).toEqual([expect.stringMatching(/^[A-Z][a-z].*\(HIM-IV-RA\)EIII$/)]);
  expect(recent('(HIW-V-IA)')).toEqual(['Heavy warband (HIW-V-IA)']);
  expect(recent('nobody knows')).toEqual(['nobody knows']);
});

test('whoever was picked by name is known again by it, with what else was said of him; changed, he is another', () => {
  const field = formOf(modern, 'stand-check')[0]!;
  const armies = modern.armies!();
  const picked = { label: 'Merkava', value: { subClass: 'MBT+', posture: 'ARM', mode: 'MOBILE', grade: 'GRADE+' } };
  const names = withName({}, 'mbt2020', picked);
  const book = {
    book: 'mbt2020',
    formOf: (question: string) => formOf(modern, question),
    nameOf: (value: ListedTroop['value']) => nameIn(names, 'mbt2020', value),
  };
  const recent = (stand: object) => {
    const asked = { book: 'mbt2020', question: 'stand-check', given: { [field.name]: stand }, options: {}, throws: [] };
    return recentsFor(field, undefined, [{ id: '1', at: 1, text: '', asked }], book, armies).map(one => one.label);
  };
  const { grade, ...rest } = picked.value;
  expect(recent({ grade, ...rest })).toEqual(['Merkava']);
  expect(recent({ ...picked.value, hasEngaged: true })).toEqual([expect.stringMatching(/^Merkava · \w/)]);
  expect(recent({ ...picked.value, mode: 'STATIC' })).not.toEqual([expect.stringContaining('Merkava')]);
});

const notation = () =>
  Object.keys(glory.questions)
    .flatMap(question => formOf(glory, question))
    .find(field => field.kind === 'text' && field.suggest !== undefined) as Extract<NamedField, { kind: 'text' }>;

test('what is often written narrows down while somebody types, and comes back if nothing fits', () => {
  const suggest = notation().suggest!;
  expect(often(suggest, '(HIW-V-RA)EV', 8)).toHaveLength(8);
  expect(often(suggest, '', 8)).toHaveLength(8);
  const artillery = often(suggest, 'ART', 99);
  expect(artillery.length).toBeGreaterThan(0);
  expect(artillery.every(({ value, label }) => `${value} ${label}`.toLowerCase().includes('art'))).toBe(true);
  expect(often(suggest, String(suggest[0]!.value), 99).map(({ value }) => value)).not.toContain(suggest[0]!.value);
});

test('a notation is read in plain words, whatever the book suggests, and not at all if a sign of it is unknown', () => {
  const { suggest, signs } = notation();
  expect(readAloud('(HIP-III-IA)+AA(EII)', signs!)).toBe(
    'Heavy infantry with pikes, average, irregular, with guns, weapons of Epoch II',
  );
  expect(suggest!.filter(({ value }) => readAloud(String(value), signs!) === '')).toEqual([]);
  expect(readAloud('(HIX-III-IA)', signs!)).toBe('');
});

test('a chip says its name alone, and what it stands for where another has the same name', () => {
  const all = [
    { value: '(HIM-III-RA)EIII', label: 'Line infantry' },
    { value: '(LSC-IV-IA)EIII', label: 'Hussars' },
    { value: '(HSC-III-RA)EII', label: 'Hussars' },
  ];
  expect(chipWords(all).map(({ words }) => words)).toEqual([
    'Line infantry',
    'Hussars (LSC-IV-IA)EIII',
    'Hussars (HSC-III-RA)EII',
  ]);
});
