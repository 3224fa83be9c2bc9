import { ADJUDICATORS } from '@umpire/rulesets/adjudicators';
import { expect, test } from 'vitest';
import { bearingOn, chosenOf, switches, withChoice } from './bearing.js';

const book = ADJUDICATORS[0]!;

test('the options that bear on an answer are found by trying them', () => {
  const [option] = switches(book).filter(o => o.kind === 'optional');
  const asked = { book: book.id, question: 'fakes', given: { onTableStands: 22 }, options: {}, throws: [] };
  expect([...bearingOn(book, asked)]).toContain(option!.id);
  expect(bearingOn(book, { ...asked, question: 'season', given: {} }).size).toBe(0);
});

test('a default that is chosen again is not written down', () => {
  const option = switches(book)[0]!;
  const other = option.choices[1]!.id;
  const chosen = withChoice(option, {}, other);
  expect(chosenOf(option, chosen)).toBe(other);
  expect(withChoice(option, chosen, option.choices[0]!.id)).toEqual({});
});
