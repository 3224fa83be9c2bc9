import { adjudicate } from '@umpire/engine';
import { formOf } from '@umpire/rulesets';
import { ADJUDICATORS } from '@umpire/rulesets/adjudicators';
import { describe, expect, test } from 'vitest';
import { begunWith } from './begun.js';

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
