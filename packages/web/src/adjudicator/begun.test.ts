import { adjudicate } from '@umpire/engine';
import { formOf } from '@umpire/rulesets';
import { ADJUDICATORS } from '@umpire/rulesets/adjudicators';
import { describe, expect, test } from 'vitest';
import { begunWith, unsaidFigures, unsaidSides } from './begun.js';

const startOf = (id: string, question: string) => {
  const book = ADJUDICATORS.find(one => one.id === id)!;
  return begunWith(book, question, formOf(book, question));
};

describe('what a question begins with', () => {
  test.each(ADJUDICATORS.flatMap(book => Object.keys(book.questions).map(question => [book.id, question] as const)))(
    '%s %s has an answer',
    (id, question) => {
      const book = ADJUDICATORS.find(one => one.id === id)!;
      const { given, options } = startOf(id, question);
      const shown = book.examples[question];
      const answers = (asked: { given: unknown; options?: unknown }) => {
        const told = adjudicate([book], { ...asked, ruleset: id, question, throws: [] });
        return told.ok || told.error.path?.startsWith('throws') === true;
      };
      expect(answers({ given, options })).toBe(!shown || answers(shown));
    },
  );

  test('WW2-SHO-03 no marker is there that nobody put; what must be said is as in the example', () => {
    expect(startOf('ww2', 'engagement')).toMatchObject({
      given: {
        shooter: { weapon: 'MG', class: 'MA', grade: 'C' },
        target: { weapon: 'MG', class: 'MA', grade: 'B' },
        range: 1200,
      },
      options: {},
    });
    expect(JSON.stringify(startOf('ww2', 'engagement').given)).not.toMatch(/suppression|fireMarker/);
    expect(startOf('ww2', 'shot').given).not.toHaveProperty('option');
  });
});

// biome-ignore format: one line a case
test.each([
  ['nobody was named',                          {},                                              [],                    ['active', 'opponent']],
  ['one was named',                             { active: { troop: '(HCC-IV-RA)' } },            ['active'],            ['opponent']],
  ['both were',                                 { active: { troop: '(HCC-IV-RA)' } },            ['active', 'opponent'], []],
  ['one was named as in the example',           {},                                              ['active'],            ['opponent']],
  ['they changed places',                       { active: { troop: '(HIS-III-RA)' }, opponent: { troop: '(HCC-IV-RA)' } }, ['opponent'], ['active']],
  ['both came by a link',                       { active: { troop: '(HCC-IV-RA)' }, opponent: { troop: '(HIP-III-RA)' } }, [],           []],
] as const)('whom a question still takes from the example: %s', (_, given, said, left) => {
  const book = ADJUDICATORS.find(one => one.id === 'glory')!;
  const fields = formOf(book, 'melee');
  const begun = startOf('glory', 'melee').given as object;
  const found = unsaidSides(fields, { ...begun, ...given }, [begun], new Set(said));
  expect(found.map(({ name }) => name)).toEqual(left);
});

test('a figure that the form began with is the example’s until somebody says it', () => {
  const book = ADJUDICATORS.find(one => one.id === 'mbt1945')!;
  const fields = formOf(book, 'engagement');
  const { given } = startOf('mbt1945', 'engagement');
  const names = (said: readonly string[], now = given) =>
    unsaidFigures(fields, now, given, new Set(said)).map(({ name }) => name);
  expect(names([])).toEqual(['range']);
  expect(names(['owner', 'target'])).toEqual(['range']);
  expect(names(['range'])).toEqual([]);
  expect(names([], { ...(given as object), range: 3 })).toEqual([]);
});
