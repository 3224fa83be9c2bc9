import { describe, expect, test } from 'vitest';
import { chooseOptions, defaultOptions, type Option, optional } from './option.js';
import { applying, cite, clamp, firstOf, type Prohibition, prohibitedBy, type Row, sum } from './row.js';

const FACTORS: readonly Row<number, number>[] = [
  { rule: 'X-TF-01', effect: 1, text: 'above one', when: n => n > 1 },
  { rule: 'X-TF-02', effect: -2, text: 'above two', when: n => n > 2 },
];

describe('rows', () => {
  test('all that apply, in their order', () => {
    expect(applying(FACTORS, 3).map(r => r.rule)).toEqual(['X-TF-01', 'X-TF-02']);
    expect(sum(applying(FACTORS, 3), r => r.effect)).toBe(-1);
    expect(firstOf(FACTORS, 1)).toBeUndefined();
  });
  test('a citation carries rule, effect and text', () => {
    expect(cite(FACTORS[1]!)).toEqual({ rule: 'X-TF-02', effect: '-2', text: 'above two' });
  });
  test('the first prohibition that applies becomes a refusal; a ruling may switch it', () => {
    const prohibitions: readonly Prohibition<number>[] = [
      { rule: 'X-NO-01', text: 'too many', when: n => n > 9 },
      { rule: 'X-NO-02', text: 'far too many', when: n => n > 8 },
      { rule: 'X-NO-03', text: 'odd', when: (n, options) => options['X-R-01'] === 'even' && n % 2 === 1 },
    ];
    expect(prohibitedBy(prohibitions, 10)).toEqual({ rule: 'X-NO-01', message: 'too many' });
    expect(prohibitedBy(prohibitions, 7)).toBeUndefined();
    expect(prohibitedBy(prohibitions, 7, { 'X-R-01': 'even' })).toEqual({ rule: 'X-NO-03', message: 'odd' });
  });
  test('clamping', () => expect([-3, 0, 5].map(n => clamp(n, -2, 2))).toEqual([-2, 0, 2]));
});

const choice = (id: string) => ({ id, text: id });
const OPTIONS: readonly Option[] = [
  { id: 'X-R-01', kind: 'ruling', settled: false, text: '', choices: [choice('one'), choice('two')] },
  { id: 'X-R-02', kind: 'ruling', settled: true, text: '', choices: [choice('kept'), choice('recorded')] },
  optional('X-OPT-01', ''),
  { ...optional('X-OPT-02', ''), byFlag: true },
];

describe('options', () => {
  test('the first choice is the default, optional rules are off', () => {
    expect(defaultOptions(OPTIONS)).toEqual({
      'X-R-01': 'one',
      'X-R-02': 'kept',
      'X-OPT-01': 'off',
      'X-OPT-02': 'off',
    });
  });
  const cases: [string, unknown, unknown][] = [
    ['nothing chosen', undefined, { ok: true }],
    ['a switch', { 'X-R-01': 'two' }, { ok: true, value: { 'X-R-01': 'two', 'X-R-02': 'kept' } }],
    ['an optional rule', { 'X-OPT-01': 'on' }, { ok: true, value: { 'X-OPT-01': 'on' } }],
    ['the default of a settled ruling may be named', { 'X-R-02': 'kept' }, { ok: true }],
    ['its alternative may not', { 'X-R-02': 'recorded' }, { ok: false, error: { path: 'options.X-R-02' } }],
    ['an unknown id', { 'X-R-09': 'one' }, { ok: false, error: { path: 'options.X-R-09' } }],
    ['an unknown choice', { 'X-R-01': 'three' }, { ok: false, error: { path: 'options.X-R-01' } }],
    ['a choice that is no string', { 'X-OPT-01': true }, { ok: false, error: { path: 'options.X-OPT-01' } }],
    ['true, where the book takes it', { 'X-OPT-02': true }, { ok: true, value: { 'X-OPT-02': 'on' } }],
    ['false, where the book takes it', { 'X-OPT-02': false }, { ok: true, value: { 'X-OPT-02': 'off' } }],
    ['neither, even there', { 'X-OPT-02': 1 }, { ok: false, error: { path: 'options.X-OPT-02' } }],
    ['a list', ['X-R-01'], { ok: false, error: { path: 'options' } }],
    ['a name that objects have anyway', { constructor: 'one' }, { ok: false, error: { path: 'options.constructor' } }],
  ];
  for (const [name, given, expected] of cases)
    test(name, () => expect(chooseOptions(OPTIONS, given)).toMatchObject(expected as object));
});
