import type { GlossaryWord } from '@umpire/engine';
import { expect, test } from 'vitest';
import { wordSpans } from './word-spans.js';

const word = (id: string, ...said: string[]): GlossaryWord => ({ id, word: id, text: '', rules: [], said });
const WORDS = [
  word('LSC', 'LSC'),
  word('repulsed', 'driven back'),
  word('mode', 'FAST'),
  word('grade', 'GRADE-'),
  word('moves'),
];

/** Explained words stand in brackets. */
const marked = (text: string): string =>
  wordSpans(text, WORDS)
    .map(({ text: said, word: of, behind = '' }) => `${of ? `[${said}|${of.id}]` : said}${behind}`)
    .join('');

test.each([
  ['a code', 'LSC turns 180 degrees', '[LSC|LSC] turns 180 degrees'],
  ['two words, and at the beginning of a sentence', 'Driven back: it is', '[Driven back|repulsed]: it is'],
  ['each once', 'driven back, then driven back', '[driven back|repulsed], then driven back'],
  ['a sign at its end', 'it is GRADE-.', 'it is [GRADE-|grade].'],
  ['no other word that is written alike', 'as fast as VLSC can', 'as fast as VLSC can'],
  ['none that means something else in sentences', 'it moves', 'it moves'],
])('words of the book are found in a sentence: %s', (_, text, wanted) => expect(marked(text)).toBe(wanted));

test('no line begins with the colon or the comma behind a word of the book', () =>
  expect(wordSpans('LSC: FAST, then', WORDS).map(({ text, behind }) => [text, behind])).toEqual([
    ['LSC', ':'],
    [' ', undefined],
    ['FAST', ','],
    [' then', undefined],
  ]));
