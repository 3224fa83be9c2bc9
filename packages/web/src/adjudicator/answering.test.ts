import { sum } from '@umpire/engine';
import { ADJUDICATORS } from '@umpire/rulesets/adjudicators';
import { expect, test } from 'vitest';
import { type Answering, answerTo, sentence } from './answering.js';
import type { Asked } from './asked.js';
import { openAsk, thrownFor } from './throwing.js';

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

test('WW2-EFF-01, WW2-RES-29 after all throws but one the odds are those of the last die', () => {
  const ww2 = ADJUDICATORS.find(({ id }) => id === 'ww2')!;
  const tank = { weapon: 'MG', class: 'MA', grade: 'C' };
  const given = { shooter: tank, target: tank, range: 600 };
  const before: Asked = { book: 'ww2', question: 'engagement', given, options: {}, throws: [] };
  const throws: number[] = [];
  for (let ask = openAsk(ww2, before); ask; ask = openAsk(ww2, { ...before, throws })) throws.push(4);
  const last = answerTo(ww2, { ...before, throws: throws.slice(0, -1) });
  if (last.kind !== 'odds') throw new Error('a die is still to be thrown');
  expect(last.early).toBe(false);
  expect(sum(last.chances, ({ p }) => p)).toBeCloseTo(1, 9);
  expect(last.chances.every(({ p }) => Number.isInteger(Math.round(p * 6e9) / 1e9))).toBe(true);
  expect(last.chances.map(({ result }) => result)).not.toEqual(chancesOf(answerTo(ww2, before)).map(c => c.result));
  expect(thrownFor(ww2, { ...before, throws })).toEqual([
    'the shooter’s die for detection',
    'the target’s die for detection',
    'the shooter’s die for initiative',
    'the target’s die for initiative',
    'the shooter’s effect die',
    'the shooter’s result die',
    'the target’s effect die',
    'the target’s result die',
  ]);
});
const chancesOf = (answer: Answering) => (answer.kind === 'odds' ? answer.chances : []);

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
