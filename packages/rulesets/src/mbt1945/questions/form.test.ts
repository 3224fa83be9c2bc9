import { describe, expect, test } from 'vitest';
import { forms, sentences, tellOf } from '../../../../../tests/kit/forms.js';
import { fieldsOfForms } from '../../common/book/form-kit.js';
import { ADJUDICATOR as book } from './adjudicator.js';
import { LABELS } from './labels.js';

describe('the forms of the questions', () => {
  forms(book, LABELS);

  test('MBT45-HSE-10 a switch that asks whether a stand has rested says what rest is', () => {
    expect(LABELS.rested?.text).toBe(
      'It has neither engaged nor been engaged since the start of its side’s previous round',
    );
  });

  test('MBT45-DIS-04 both stands are asked for the infantry beside them at once, not among what is rare', () => {
    const fields = fieldsOfForms(book).filter(([, keys]) =>
      keys.some(key => /^(owner|target)[.]infantryWithin$/.test(key)),
    );
    expect(fields.length).toBeGreaterThanOrEqual(2);
    for (const [{ rare, text }] of fields) expect([rare, text]).toEqual([false, expect.stringContaining('4 inches')]);
  });
});

describe('results in a sentence', () => {
  sentences(book);

  const tell = tellOf(book);
  const tanks = { owner: { subClass: 'MBT-' }, target: { subClass: 'MBTn', infantryWithin: 1 }, range: 8 };
  const counts = { type: 'mutual', ownerDisadvantage: 0, targetDisadvantage: 2 };
  // biome-ignore format: a case is a line
  const cases: [string, string, Record<string, unknown>, string[], string][] = [
    ['MBT45-RES-36 a loser with more causes', 'engagement', tanks, ['lose'], 'lose: engaging stand is broken'],
    ['MBT45-DIS-01 both counts',              'disadvantage', tanks, [], 'mutual: 5 causes against the engaging stand, 0 against the target'],
    ['MBT45-RES-35 the table',                'results-table', counts, ['win'], 'win: - to the owner, broken to the target'],
    ['MBT45-RES-45 a stand that falls back',  'apply-result', { stand: { subClass: 'INFn' }, code: 'shaken' }, [], 'the stand is shaken, back 2 inches'],
  ];
  test.each(cases)('%s', (_, question, given, throws, text) => expect(tell(question, given, throws)?.text).toBe(text));
});
