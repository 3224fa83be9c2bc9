import { adjudicate } from '@umpire/engine';
import { ADJUDICATORS } from '@umpire/rulesets/adjudicators';
import { expect, test } from 'vitest';
import type { Asked } from './asked.js';
import { facesOf, openAsk, thrown, thrownByKey } from './throwing.js';

const book = ADJUDICATORS[0]!;
const asked = (question: string, over: Partial<Asked> = {}): Asked => ({
  book: book.id,
  question,
  options: {},
  throws: [],
  given: book.examples[question]?.given,
  ...over,
});

test('dice are called for one after the other', () => {
  const ask = openAsk(book, asked('hour'));
  expect(ask).toMatchObject({ kind: 'die', sides: 6 });
  expect(facesOf(ask!).map(f => f.value)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(openAsk(book, asked('hour', { throws: [4, 6] }))).toMatchObject({ kind: 'die' });
  expect(openAsk(book, asked('hour', { throws: [4, 6, 6] }))).toBeUndefined();
});

test('hands are called for, and shown again after a draw where somebody must win', () => {
  expect(facesOf(openAsk(book, asked('engagement'))!).map(f => f.value)).toEqual(['win', 'draw', 'lose']);
  expect(openAsk(book, asked('rps-contest', { throws: ['draw'] }))).toMatchObject({ hands: { owner: 'a' } });
});

test.each([
  ['a face', [], '4', [4]],
  ['another face after it', [4], '6', [4, 6]],
  ['no face of this die', [], '7', undefined],
  ['not nought either: it has no ten', [], '0', undefined],
  ['the last one is taken back', [4, 6], 'Backspace', [4]],
  ['nothing is there to take back', [], 'Backspace', undefined],
  ['nothing is to be thrown any more', [4, 6, 6], '1', undefined],
])('a key throws: %s', (_, throws, key, after) => {
  expect(thrownByKey(book, asked('hour', { throws }), key)).toEqual(after);
});

test('nothing is called for where nothing is thrown, or the question is wrong', () => {
  expect(openAsk(book, asked('going'))).toBeUndefined();
  expect(openAsk(book, asked('engagement', { given: {} }))).toBeUndefined();
  expect(openAsk(book, asked('nothing-of-the-kind', { given: {} }))).toBeUndefined();
});

test('whatever is thrown is an answer', () => {
  let next = 0;
  const random = (below: number) => next++ % below;
  for (const question of Object.keys(book.questions)) {
    const { given, options = {} } = book.examples[question]!;
    const throws = thrown(book, asked(question, { options }), random);
    expect(adjudicate([book], { ruleset: book.id, question, given, options, throws }), question).toMatchObject({
      ok: true,
    });
  }
});
