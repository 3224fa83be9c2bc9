import { expect, test } from 'vitest';
import { whyNoFarther } from './mark-words.js';

test.each([
  [
    'figures are those of another place',
    { message: 'this takes 8.4" of its 8"', rule: 'X-MOV-1' },
    'No farther · X-MOV-1',
  ],
  [
    'a reason without figures is told',
    { message: 'water bars the way', rule: 'X-MOV-2' },
    'Water bars the way · X-MOV-2',
  ],
  ['a refusal without a rule', { message: 'it takes 9 of 8' }, 'No farther'],
])('why a piece that is dragged stops: %s', (_, refusal, words) => expect(whyNoFarther(refusal)).toBe(words));
