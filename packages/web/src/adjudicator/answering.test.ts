import { ADJUDICATORS } from '@umpire/rulesets/adjudicators';
import { expect, test } from 'vitest';
import { answerTo, sentence } from './answering.js';
import type { Asked } from './asked.js';

const book = ADJUDICATORS[0]!;
const asked = (question: string, over: Partial<Asked> = {}): Asked => {
  const { given, options = {} } = book.examples[question]!;
  return { book: book.id, question, given, options, throws: [], ...over };
};

test('odds while something is to be thrown, then what came of it', () => {
  const odds = answerTo(book, asked('season'));
  expect(odds).toMatchObject({ kind: 'odds', ask: { kind: 'die' } });
  expect(sentence(odds)).toBe('1/3 Summer · 1/3 Spring · 1/6 Autumn · 1/6 Winter');
  const found = answerTo(book, asked('season', { throws: [6] }));
  expect(found).toMatchObject({ kind: 'found', thrown: true, told: { text: 'Winter' } });
});

test('half of the throws: still odds', () => {
  expect(answerTo(book, asked('hour', { throws: [3] }))).toMatchObject({ kind: 'odds', ask: { kind: 'die' } });
});

test('a question without chance has its answer at once', () => {
  expect(answerTo(book, asked('going'))).toMatchObject({ kind: 'found', thrown: false });
});

test('a fault is named at its field, a rule by its id, a throw that cannot be by its place', () => {
  expect(answerTo(book, asked('going', { given: {} }))).toMatchObject({
    kind: 'refused',
    error: { path: 'given.subClass' },
  });
  const refused = answerTo(book, asked('fakes', { options: { nonsense: 'on' } }));
  expect(refused).toMatchObject({ kind: 'refused', error: { path: 'options.nonsense' } });
  expect(sentence(refused)).not.toBe('');
  expect(answerTo(book, asked('season', { throws: [9] }))).toMatchObject({
    kind: 'refused',
    error: { path: 'throws[0]' },
  });
});
