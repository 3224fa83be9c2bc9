import { expect, test } from 'vitest';
import { whyNoFarther, whyShort } from './mark-words.js';

test.each([
  [
    'figures are those of another place',
    { message: 'this takes 8.4" of its 8"', rule: 'X-MOV-1' },
    'It gets no farther',
  ],
  [
    'what the book says of a stop comes first',
    { message: 'this takes 8.4" of its 8"', stop: 'its move ends here: bad going is slow', rule: 'X-MOV-1' },
    'Its move ends here: bad going is slow',
  ],
  [
    'and a limit is no figure of another place',
    {
      message: 'a march may not come within 24" of an opposing stand',
      stop: 'no march comes within 24" of an enemy',
      rule: 'X-MOV-9',
    },
    'No march comes within 24" of an enemy',
  ],
  ['a reason without figures is told', { message: 'water bars the way', rule: 'X-MOV-2' }, 'Water bars the way'],
  [
    'whoever is in the way is named',
    { message: 'its friend P2 stands in its way: move that first, or go round', rule: 'X-GEO-1' },
    'Its friend P2 stands in its way',
  ],
  [
    'what slows it is named, without the figures',
    { message: 'it takes 0.8 W of 0.5 W; the wood slows it, elsewhere it has 1 W', rule: 'X-GOI-1' },
    'The wood slows it',
  ],
  ['a refusal without a rule', { message: 'it takes 9 of 8' }, 'It gets no farther'],
])('why a piece that is dragged stops: %s', (_, refusal, words) => expect(whyNoFarther(refusal)).toBe(words));

const inch = { name: 'inch', sign: '"', length: 254 };
test.each([
  ['so much is missing to where the hand was', 813, 'it is stopped', '3.2" short: it is stopped'],
  ['a hair is not worth a word', 20, 'it is stopped', 'It is stopped'],
  ['and nothing is said where it is not known', undefined, 'it is stopped', 'It is stopped'],
  ['a name stays one', 813, 'B2 bars its way', '3.2" short: B2 bars its way'],
])('how far short a piece stops: %s', (_, short, stop, words) =>
  expect(whyShort({ message: 'no', stop }, inch, short)).toBe(words),
);
