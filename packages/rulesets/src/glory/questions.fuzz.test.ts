import { adjudicate } from '@umpire/engine';
import { describe, test } from 'vitest';
import { type Ask, asksOf } from '../../../../tests/kit/examples.js';
import { type Fuzzed, fuzz, oddsAreThrown, sound } from '../../../../tests/kit/fuzz.js';
import { BOOK } from './kit.js';
import { EXAMPLES } from './questions/examples.js';

const FUZZED: Fuzzed = {
  book: BOOK,
  asks: [
    ...asksOf('glory'),
    ...Object.entries(EXAMPLES).map(([question, example]) => ({ ruleset: 'glory', question, ...example })),
  ],
  rule: /^IGR-[A-Z]+-\d+$/,
  numbers: [0.01, 3.0000001, 89.999999, 360, -725, 1e6, -1e6],
  throws: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 'win', 'rock', null, 2.5],
  keys: ['troop', 'class', 'epoch', 'pose', 'x', 'turn', 'ahead', 'bands', 'edge', 'link'],
  wrong: ['IGR-R-06', 'IGR-R-999', 'x'],
};

/** Members that only say what was thrown: odds leave them out. */
const untold = (result: unknown): string => {
  const { die: _, score: __, printed: ___, ...rest } = result as Record<string, unknown>;
  return JSON.stringify(rest);
};

/** Everything that throws can bring, found by throwing it; a tie may be thrown for ever, but once will do. */
function throwable(ask: Ask, throws: readonly number[] = []): Set<string> {
  const answer = adjudicate([BOOK], { ...ask, throws });
  if (answer.ok) return new Set([untold(answer.result)]);
  if (answer.error.path !== 'throws' || throws.length > 1) return new Set();
  const found = new Set<string>();
  for (let next = 1; next <= 12; next++) for (const result of throwable(ask, [...throws, next])) found.add(result);
  return found;
}

describe('whatever is asked', () => {
  fuzz(FUZZED);
  oddsAreThrown(FUZZED, 1815, () => 25, throwable, [
    'activation-points',
    'first-turn',
    'initiative',
    'melee',
    'shoot',
    'terrain-square',
    'terrain-throw',
  ]);

  test('a minus zero that JSON carried is a zero', () => {
    const asked = (question: string, given: unknown, options = {}) =>
      sound(FUZZED, adjudicate([BOOK], { ruleset: 'glory', question, given, options }));
    asked('rally', { army: 'RA', bands: -0 }, { 'IGR-RCV-01': 'on' });
    asked('move-path', { troop: 'HIM-III-RA', pose: { x: -0, y: -0, facing: -0 }, steps: [] });
  });
});
