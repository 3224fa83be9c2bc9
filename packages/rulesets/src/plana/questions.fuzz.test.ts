import { adjudicate } from '@umpire/engine';
import { describe } from 'vitest';
import { type Ask, asksOf } from '../../../../tests/kit/examples.js';
import { type Fuzzed, fuzz, oddsAreThrown } from '../../../../tests/kit/fuzz.js';
import { BOOK } from './kit.js';

const FUZZED: Fuzzed = {
  book: BOOK,
  asks: asksOf('plana'),
  rule: /^PLA-[A-Z]+-\d+$/,
  numbers: [200, 300, 500, 2000, 2000.5, 5000, 8000, 270],
  throws: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, null, 2.5],
  keys: ['weapon', 'state', 'psRow', 'caller', 'mode', 'x', 'units', 'sp', 'quality', 'troop'],
  wrong: ['PLA-R-02', 'PLA-R-999', 'x'],
};

/** The most that is thrown for: beyond it the ways are too many to try them all. */
const MOST = 3;
const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Everything that throws can bring, found by throwing it; nothing where there are too many of them. */
function throwable(ask: Ask, throws: readonly number[] = []): Set<string> {
  const answer = adjudicate([BOOK], { ...ask, throws });
  if (answer.ok) return new Set([JSON.stringify(answer.result)]);
  const found = new Set<string>();
  if (answer.error.path !== 'throws' || throws.length >= MOST) return found;
  for (const next of FACES) for (const result of throwable(ask, [...throws, next])) found.add(result);
  return found;
}

const THROWN = [
  'air-combat',
  'close-assault',
  'commander',
  'fire',
  'ground-to-air',
  'interception',
  'jamming',
  'leadership',
  'locate',
  'morale',
  'prisoners',
  'rally',
  'recovery',
  'weather',
];
describe('whatever is asked', () => {
  fuzz(FUZZED);
  oddsAreThrown(FUZZED, 2010, () => 12, throwable, THROWN);
});
