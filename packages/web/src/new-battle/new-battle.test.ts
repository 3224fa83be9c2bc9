import type { Option, ScenarioTerm } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../battles/catalogue.js';
import {
  agreedIn,
  defaultChoices,
  keptOfLastTime,
  knownOptions,
  planFrom,
  readChoices,
  readSeed,
  rememberedText,
  termsOf,
  withBook,
  withBrought,
  withScenario,
} from './choices.js';
import { choose, groupOptions, isUnusual, matches, rulingWords, topicOf } from './options.js';
import { differingIn, headingsOf, withTerm } from './terms.js';

const option = (id: string, more: Partial<Option> = {}): Option => ({
  id,
  kind: 'ruling',
  settled: false,
  text: 'ARCS: the diagram is lost.',
  choices: [
    { id: 'quadrants', text: 'four quarters' },
    { id: 'wide', text: 'a wide front' },
  ],
  why: 'The usual picture.',
  ...more,
});
const scenario = (id: string) => ({ id, title: id.toUpperCase(), text: '', size: 'small', data: { id } });
const book = { title: '', period: '', scale: '', chance: '', text: '', credit: '', playable: true };
const library: Catalogue = {
  books: [
    {
      ...book,
      id: 'one',
      scenarios: [scenario('ford'), scenario('town')],
      options: [option('X-R-01'), option('X-R-02', { settled: true })],
      terms: {},
    },
    {
      ...book,
      id: 'two',
      scenarios: [scenario('hill')],
      options: [],
      terms: {
        hill: [
          {
            id: 'army-b',
            label: 'The army of Blue',
            path: ['armies', 'b'],
            choices: [
              { id: 'open', label: 'open', value: null },
              { id: 'swiss', label: 'Swiss', value: { list: 'swiss' } },
            ],
          },
          { id: 'lists', label: 'Your own', path: ['lists'], choices: [], files: true },
          {
            id: 'turns',
            label: 'Length',
            heading: 'Battle',
            path: ['limit', 'turns'],
            choices: [
              { id: '10', label: '10 turns', value: 10 },
              { id: 'none', label: 'No last turn', value: null },
            ],
            numbers: { min: 1, max: 60, unit: 'turns' },
          },
          {
            id: 'bases',
            label: 'Bases',
            heading: 'Battle',
            path: [],
            option: 'Y-R-01',
            choices: [
              { id: 'small', label: 'Small', value: 'small' },
              { id: 'large', label: 'Large', value: 'large' },
            ],
          },
        ],
      },
    },
    { ...book, id: 'three', playable: false, scenarios: [], options: [], terms: {} },
  ],
  bots: [
    { id: 'random', title: 'Random', text: '' },
    { id: 'greedy', title: 'Greedy', text: '' },
  ],
};
const none = new URLSearchParams();

describe('choices', () => {
  const standard = defaultChoices(library, 5);
  test('begin with the first scenario, red a person, blue the best opponent', () => {
    expect(planFrom(library, standard)).toEqual({
      ruleset: 'one',
      scenario: { id: 'ford' },
      title: 'FORD',
      options: {},
      seats: { a: 'person', b: { bot: 'greedy' } },
      dice: { kind: 'seeded', seed: 5 },
    });
  });
  test('agree on what the scenario leaves open', () => {
    const hill = withBook(library, standard, 'two');
    expect(planFrom(library, hill)).not.toHaveProperty('terms');
    expect(planFrom(library, { ...hill, terms: { 'army-b': 'open' } })).not.toHaveProperty('terms');
    const agreed = planFrom(library, { ...hill, terms: { 'army-b': 'swiss' } });
    expect(agreed?.terms).toEqual([{ path: ['armies', 'b'], value: { list: 'swiss' } }]);
    expect(withBook(library, { ...hill, terms: { 'army-b': 'swiss' } }, 'one').terms).toEqual({});
    const brought = planFrom(library, { ...hill, files: { lists: [{ title: 'Ours', data: { list: 'ours' } }] } });
    expect(brought?.terms).toEqual([{ path: ['lists'], value: [{ list: 'ours' }] }]);
  });
  test('of one’s own: an army is taken by the first side without one, and leaves with what it came from', () => {
    const hill = withBook(library, standard, 'two');
    const [side, lists] = termsOf(library, hill);
    const terms = [{ ...side!, own: 'lists' }, lists!];
    const ours = { title: 'Ours', data: { list: 'ours' }, army: { list: 'ours', men: 3 } };
    const brought = withBrought(terms, hill, 'lists', { brought: [ours], written: ours });
    expect(brought).toEqual({ files: { lists: [ours] }, terms: { 'army-b': 'own Ours' } });
    expect(withBrought(terms, hill, 'lists', { brought: [ours] }).terms).toEqual({});
    expect(withBrought(terms, brought, 'lists', { brought: [] }).terms).toEqual({});
    const books = library.books.map(one => (one.id === 'two' ? { ...one, terms: { hill: terms } } : one));
    expect(planFrom({ ...library, books }, { ...hill, ...brought })?.terms).toEqual([
      { path: ['armies', 'b'], value: { list: 'ours', men: 3 } },
      { path: ['lists'], value: [{ list: 'ours' }] },
    ]);
  });
  test('what a scenario asks for and a player takes back is said', () => {
    const asking = { ...scenario('ford'), options: { 'X-R-01': 'wide' } };
    const [first, ...others] = library.books;
    const books = [{ ...first!, scenarios: [asking] }, ...others];
    const plan = (options: Record<string, string>) =>
      planFrom({ ...library, books }, { ...standard, options })?.options;
    expect([plan({}), plan({ 'X-R-01': 'wide' })]).toEqual([{ 'X-R-01': 'quadrants' }, { 'X-R-01': 'wide' }]);
  });
  test('are remembered, but for the seed', () => {
    const chosen = {
      ...standard,
      scenario: 'town',
      seats: { a: 'random', b: 'person' },
      options: { 'X-R-01': 'wide' },
      dice: 'typed',
      privacy: false,
    } as const;
    expect(readChoices(library, rememberedText(chosen), none, 9)).toEqual({ ...chosen, seed: 9 });
  });
  test('an address says which book and scenario', () => {
    expect(readChoices(library, null, new URLSearchParams('book=two'), 5)).toMatchObject({
      book: 'two',
      scenario: 'hill',
    });
    expect(readChoices(library, null, new URLSearchParams('scenario=town'), 5)).toMatchObject({ scenario: 'town' });
  });
  test('who comes for another battle gets neither the players nor the dice of the last one; who comes back is told of them', () => {
    const two = {
      ...standard,
      scenario: 'town',
      seats: { a: 'person', b: 'person' },
      dice: 'typed',
      umpire: true,
    } as const;
    const text = rememberedText(two);
    const other = readChoices(library, text, new URLSearchParams('scenario=ford'), 5);
    expect(other).toMatchObject({ scenario: 'ford', seats: standard.seats, dice: 'seeded', umpire: false });
    expect(keptOfLastTime(other, standard)).toEqual([]);
    const again = readChoices(library, text, new URLSearchParams('scenario=town'), 5);
    expect(again).toMatchObject({ seats: two.seats, dice: 'typed' });
    expect(keptOfLastTime(again, standard)).toEqual([
      'two people at this screen',
      'what a real table shows is typed in',
      'an umpire',
    ]);
    const changed = { ...standard, seats: { a: standard.seats.b, b: 'person' } };
    expect(keptOfLastTime(changed, standard)).toEqual(['other players than usual']);
  });
  test.each([
    null,
    '',
    '{',
    '7',
    '{"seats":7,"options":[],"book":"three","scenario":{}}',
    '{"seats":{"a":"hal","b":{}}}',
  ])('nonsense is forgotten: %s', text =>
    expect(readChoices(library, text, new URLSearchParams('book=nine&scenario=x'), 5)).toEqual(standard),
  );
  test('another book begins afresh', () => {
    expect(withBook(library, { ...standard, options: { 'X-R-01': 'wide' } }, 'two')).toMatchObject({
      scenario: 'hill',
      options: {},
    });
    expect(withBook(library, standard, 'three')).toBe(standard);
  });
  test('a scenario brings the choices it asks for, and the next one takes them away', () => {
    const [one, ...others] = library.books;
    const scenarios = [scenario('ford'), { ...scenario('stakes'), options: { 'X-R-03': 'on' } }];
    const shelf = { ...library, books: [{ ...one!, scenarios }, ...others] };
    const own = { ...defaultChoices(shelf, 5), options: { 'X-R-01': 'wide' } };
    const there = withScenario(shelf, own, 'stakes');
    expect(there).toMatchObject({ scenario: 'stakes', options: { 'X-R-01': 'wide', 'X-R-03': 'on' } });
    expect(withScenario(shelf, there, 'ford').options).toEqual({ 'X-R-01': 'wide' });
  });
  test('options that no longer exist, are settled or are the default are left out', () => {
    const options = { 'X-R-01': 'quadrants', 'X-R-02': 'wide', 'X-R-99': 'y' };
    expect(knownOptions(library.books[0], options)).toEqual({});
    expect(knownOptions(library.books[0], { 'X-R-01': 'wide' })).toEqual({ 'X-R-01': 'wide' });
  });
  test('an own scenario', () => {
    expect(planFrom(library, { ...standard, scenario: 'own' })).toBeUndefined();
    const own = { title: 'Mine', data: { id: 'mine' } };
    expect(planFrom(library, { ...standard, scenario: 'own', own })).toMatchObject({
      title: 'Mine',
      scenario: own.data,
    });
  });
  test.each([
    ['7', 7],
    ['  12 ', 12],
    ['', undefined],
    ['-1', undefined],
    ['1e5', undefined],
    ['99999999999', undefined],
    ['00112233445566778899AABBccddeeff', '00112233445566778899aabbccddeeff'],
  ] as const)('the seed “%s” is %s', (text, seed) => expect(readSeed(text)).toBe(seed));
});

describe('terms', () => {
  const hill = withBook(library, defaultChoices(library, 5), 'two');
  const terms = termsOf(library, hill);
  const [, , turns, bases] = terms as [unknown, unknown, ScenarioTerm, ScenarioTerm];
  test('stand under their headings', () =>
    expect(headingsOf(terms)).toEqual([{ heading: 'Battle', under: [turns, bases] }]));
  test.each([
    ['10', []],
    ['none', [{ path: ['limit', 'turns'], value: null }]],
    ['12', [{ path: ['limit', 'turns'], value: 12 }]],
  ])('a length of %s', (said, agreed) => {
    const chosen = { ...hill, ...withTerm(hill, turns, said) };
    expect(agreedIn(library, chosen)).toEqual({ ok: true, value: agreed });
    expect(planFrom(library, chosen)?.terms ?? []).toEqual(agreed);
  });
  test('what a term cannot be is no plan', () => {
    const chosen = { ...hill, ...withTerm(hill, turns, '0') };
    expect(agreedIn(library, chosen)).toMatchObject({ ok: false, error: { path: 'turns' } });
    expect(planFrom(library, chosen)).toBeUndefined();
  });
  test('one that is a ruling is kept with the rulings, and the default leaves nothing behind', () => {
    const large = withTerm(hill, bases, 'large');
    expect(large).toEqual({ terms: {}, options: { 'Y-R-01': 'large' } });
    expect(withTerm(large, bases, 'small')).toEqual({ terms: {}, options: {} });
    expect(planFrom(library, { ...hill, ...large })).toMatchObject({ options: { 'Y-R-01': 'large' } });
  });
  test('what differs is told in words', () => {
    const said = withTerm(withTerm(hill, turns, '7'), bases, 'large');
    expect(differingIn(terms, said).map(({ choice }) => choice.label)).toEqual(['7 turns', 'Large']);
    expect(differingIn(terms, hill)).toEqual([]);
  });
});

describe('options', () => {
  const all = [
    option('X-OPT-1', { kind: 'optional', text: 'Fakes.' }),
    option('X-R-01'),
    option('X-R-02', { settled: true }),
  ];
  const filter = { query: '', unusualOnly: false };
  test('are grouped by kind', () => {
    expect(groupOptions(all, {}, filter).map(g => [g.id, g.options.length])).toEqual([
      ['optional', 1],
      ['ruling', 1],
      ['settled', 1],
    ]);
  });
  test('are found by id, text, choice or reason, all words together', () => {
    const ruling = option('X-R-01');
    for (const query of ['x-r-01', 'diagram', 'wide FRONT', 'usual', '']) expect(matches(ruling, query)).toBe(true);
    expect(matches(ruling, 'diagram night')).toBe(false);
  });
  test('those that were changed can be looked at alone', () => {
    expect(groupOptions(all, { 'X-R-01': 'wide' }, { ...filter, unusualOnly: true }).map(g => g.id)).toEqual([
      'ruling',
    ]);
  });
  test('choosing the default again leaves nothing behind', () => {
    const chosen = choose({}, option('X-R-01'), 'wide');
    expect(isUnusual(option('X-R-01'), chosen)).toBe(true);
    expect(choose(chosen, option('X-R-01'), 'quadrants')).toEqual({});
  });
  test('the chapter a ruling is about stands before it', () => {
    expect(topicOf('ARCS: the diagram is lost.')).toEqual({ topic: 'Arcs', rest: 'The diagram is lost.' });
    expect(topicOf('Does the hour advance?')).toEqual({ topic: '', rest: 'Does the hour advance?' });
  });
});

test('a new battle opens on the book that was played last, unless the address asks for another', () => {
  const remembered = JSON.stringify({ book: 'one', scenario: 'town' });
  const opened = (asked: string, played?: string) =>
    readChoices(library, remembered, new URLSearchParams(asked), 1, played).book;
  expect([opened('', 'two'), opened(''), opened('book=one', 'two')]).toEqual(['two', 'one', 'one']);
});

describe('what a battle asks for by itself is no change of whoever sets it up', () => {
  const all = ['X-R-01', 'X-R-02', 'X-R-03'].map(id => option(id));
  const two = { 'X-R-01': 'wide', 'X-R-02': 'wide' };
  // biome-ignore format: one line a case
  test.each([
    ['nobody wants anything',            {},                           {},  undefined],
    ['the battle asks for two',          two,                          two, '2 rulings of this battle'],
    ['only the player changes one',      { 'X-R-03': 'wide' },         {},  '1 ruling changed'],
    ['the player changes a third',       { ...two, 'X-R-03': 'wide' }, two, '2 rulings of this battle, 1 changed by you'],
    ['he takes one of the battle back',  { 'X-R-01': 'wide' },         two, '1 ruling of this battle, 1 changed by you'],
    ['he takes all of the battle back',  {},                           two, '2 rulings changed'],
  ])('%s', (_, chosen, asked, words) => expect(rulingWords(all, chosen, asked)).toBe(words));
});
