import { adjudicate } from '@umpire/engine';
import { describe } from 'vitest';
import { type Ask, asksOf } from '../../../../tests/kit/examples.js';
import { type Fuzzed, fuzz, oddsAreThrown } from '../../../../tests/kit/fuzz.js';
import { BOOK } from './kit.js';

const FUZZED: Fuzzed = {
  book: BOOK,
  asks: asksOf('ww2'),
  rule: /^WW2-[A-Z]+-\d+$/,
  numbers: [250, 500, 1000.5, 2000, 5000, 5001],
  throws: [0, 1, 2, 3, 4, 5, 6, 7, 'win', null, 2.5],
  keys: ['grade', 'range', 'weapon', 'class', 'option', 'call', 'jungle', 'x', 'light', 'suppression'],
  wrong: ['WW2-R-01', 'WW2-R-999', 'x'],
};

/** The most that is thrown for: beyond it the ways are too many to try them all. */
const MOST = 4;

/** Everything that throws can bring, found by throwing it; undefined where there are too many of them. */
function throwable(ask: Ask, throws: readonly number[] = []): Set<string> {
  const answer = adjudicate([BOOK], { ...ask, throws });
  if (answer.ok) return new Set([JSON.stringify(answer.result)]);
  const found = new Set<string>();
  if (answer.error.path !== 'throws' || throws.length >= MOST) return found;
  // A tie may be thrown again for ever: one is enough.
  const tied = throws.length === 2 && throws[0] === throws[1];
  for (const next of [1, 2, 3, 4, 5, 6])
    if (!(tied && next > 2)) for (const result of throwable(ask, [...throws, next])) found.add(result);
  return found;
}

const FEW = [
  'air-action',
  'call-fire',
  'climatic-zone',
  'detection',
  'group-morale',
  'initiative',
  'obstacle',
  'placement-roll',
  'shot',
  'terrain-die',
  'weather',
];
describe('whatever is asked', () => {
  fuzz(FUZZED);
  oddsAreThrown(FUZZED, 1944, name => (FEW.includes(name) ? 12 : 0), throwable, FEW);
});
