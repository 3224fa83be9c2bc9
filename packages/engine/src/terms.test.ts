import { describe, expect, test } from 'vitest';
import { agreedData, type ScenarioTerm } from './ruleset.js';
import { agreement, termChoice, termWords } from './terms.js';

test('what was agreed on takes the place of what a scenario says, and leaves it as it was', () => {
  const data = Object.freeze({ id: 'field', armies: Object.freeze({ a: null, b: null }) });
  const agreed = [
    { path: ['armies', 'b'], value: { list: 'swiss' } },
    { path: ['limit', 'turns'], value: 9 },
  ];
  expect(agreedData(data, agreed)).toEqual({
    id: 'field',
    armies: { a: null, b: { list: 'swiss' } },
    limit: { turns: 9 },
  });
  expect(data).toEqual({ id: 'field', armies: { a: null, b: null } });
  expect(agreedData(data, [])).toBe(data);
});

const length: ScenarioTerm = {
  id: 'length',
  label: 'Length',
  path: ['limit', 'turns'],
  choices: [
    { id: '10', label: '10 turns', value: 10 },
    { id: 'none', label: 'No last turn', value: null },
  ],
  numbers: { min: 2, max: 60, step: 2, unit: 'turns' },
};
const groups: ScenarioTerm = {
  id: 'groups',
  label: 'Groups',
  path: ['groups'],
  choices: [{ id: '2', label: 'Groups: 2', value: 2 }],
  numbers: { min: 1, max: 10 },
};
const bases: ScenarioTerm = {
  id: 'bases',
  label: 'Bases',
  path: [],
  option: 'X-R-1',
  choices: [
    { id: 'small', label: '1"', value: 'small' },
    { id: 'large', label: '2"', value: 'large' },
  ],
};

describe('what is said of a term', () => {
  // biome-ignore format: one line a case
  test.each([
    [length, '10',   '10 turns',     10],
    [length, 'none', 'No last turn', null],
    [length, ' 12 ', '12 turns',     12],
    [groups, '1',    'Groups: 1',    1],
    [groups, '07',   'Groups: 7',    7],
    [bases,  'large', '2"',          'large'],
  ] as const)('%#', (term, said, label, value) =>
    expect(termChoice(term, said)).toMatchObject({ ok: true, value: { label, value } }));
  // biome-ignore format: one line a case
  test.each([
    [length, ['1', '11', '62', '-2', '1e1', '', 'never', '12.0001'], 'Length: one of: none, a number from 2 to 60 turns'],
    [groups, ['0', '11', '2.5', 'two', 'NaN'],                       'Groups: a number from 1 to 10'],
    [bases,  ['1', 'huge', ''],                                      'Bases: one of: small, large'],
  ] as const)('what it cannot be is refused, with what it may be: %#', (term, words, message) => {
    for (const said of words) expect(termChoice(term, said)).toEqual({ ok: false, error: { path: term.id, message } });
  });
  test('what it may be, in words', () => expect(termWords(length)).toBe('one of: none, a number from 2 to 60 turns'));
});

describe('an agreement', () => {
  const all = [length, groups, bases];
  test('has what differs from the scenario, data and rulings apart', () =>
    expect(agreement(all, { length: 'none', groups: '2', bases: 'large' })).toEqual({
      ok: true,
      value: { terms: [{ path: ['limit', 'turns'], value: null }], options: { 'X-R-1': 'large' } },
    }));
  test('there is none where one term is refused', () =>
    expect(agreement(all, { length: '12', groups: '99' })).toMatchObject({ ok: false, error: { path: 'groups' } }));
});
