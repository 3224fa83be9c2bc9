import { expect, test } from 'vitest';
import { closedWords } from './closed-words.js';

test.each([
  [
    'how far it is',
    { message: 'the target is 11.5" off, its reach is 1"', rule: 'X-ELG-45' },
    'The target is 11.5" off, its reach is 1"',
  ],
  [
    'what is in the way',
    { message: 'the line of sight is blocked, and only contact would do', rule: 'X-LOS-2' },
    'The line of sight is blocked',
  ],
])('why somebody cannot be struck, without the id of a rule: %s', (_, refusal, words) =>
  expect(closedWords(refusal)).toBe(words),
);
