import { adjudicate } from '@umpire/engine';
import { describe } from 'vitest';
import { type Ask, asksOf } from '../../../../tests/kit/examples.js';
import { type Fuzzed, fuzz, oddsAreThrown } from '../../../../tests/kit/fuzz.js';
import { BOOK } from './kit.js';

const FUZZED: Fuzzed = {
  book: BOOK,
  asks: asksOf('mbt2020'),
  rule: /^MBT20-[A-Z]+-\d+$/,
  numbers: [0.05, 12.0000001],
  throws: [0, 1, 2, 3, 4, 5, 6, 7, 'win', 'draw', 'lose', 'rock', null, 2.5],
  keys: ['subClass', 'posture', 'mode', 'state', 'range', 'x', 'bghq', 'light', 'entered'],
  wrong: ['MBT20-R-04', 'MBT20-R-999', 'x'],
};

/** Everything that throws can bring, found by throwing it. */
function throwable(ask: Ask, throws: readonly unknown[] = []): Set<string> {
  const answer = adjudicate([BOOK], { ...ask, throws });
  if (answer.ok) return new Set([JSON.stringify(answer.result)]);
  if (answer.error.path !== 'throws' || throws.length > 3) return new Set();
  const found = new Set<string>();
  for (const next of [1, 2, 3, 4, 5, 6, 'win', 'draw', 'lose']) {
    if (next === 'draw' && throws.includes('draw')) continue; // a contest may be drawn for ever
    for (const result of throwable(ask, [...throws, next])) found.add(result);
  }
  return found;
}

describe('whatever is asked', () => {
  fuzz(FUZZED);
  oddsAreThrown(FUZZED, 2020, name => (name === 'hour' ? 2 : 25), throwable, [
    'adverse-weather',
    'climatic-zone',
    'engagement',
    'hour',
    'obstacle',
    'results-table',
    'rps-contest',
    'season',
    'terrain-die',
  ]);
});
