import { type DieAsk, dieAsk, type Piece } from '@umpire/engine';
import { expect, test } from 'vitest';
import { decidedBy } from './die-words.js';

const PIECES = [{ id: 'a1', label: 'P5' } as Piece];

const cases: [string, DieAsk['by'], string[], string][] = [
  ['the die for the weather', 'both', [], 'It decides the weather.'],
  ['the second die for the hour', 'both', [], 'It decides the hour.'],
  ['the die for activation points', 'a', [], 'It decides activation points, for Red.'],
  ['the throw for the first turn: Blue', 'b', [], 'It decides the first turn, for Blue.'],
  ['the die for a melee', 'a', ['a1'], 'It decides a melee, for P5.'],
  ['the shooter’s effect die', 'b', [], 'It is the shooter’s effect die, for Blue.'],
];
test.each(cases)('%s of %s about %o: %s', (text, by, about, words) => {
  expect(decidedBy(dieAsk('X-1-1', by, 6, text, undefined, about), PIECES)).toBe(words);
});
