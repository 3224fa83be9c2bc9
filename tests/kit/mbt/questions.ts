import { type Adjudicable, adjudicate } from '@umpire/engine';
import { describe } from 'vitest';
import { type Ask, asksOf } from '../examples.js';
import { type Fuzzed, fuzz, oddsAreThrown } from '../fuzz.js';

/** Whatever is asked of a book of the family, by hands and by six-sided dice. */
export function familyFuzzed(book: Adjudicable, id: string, prefix: string, seed: number): void {
  const fuzzed: Fuzzed = {
    book,
    asks: asksOf(id),
    rule: new RegExp(`^${prefix}-[A-Z]+-\\d+$`),
    numbers: [0.05, 12.0000001],
    throws: [0, 1, 2, 3, 4, 5, 6, 7, 'win', 'draw', 'lose', 'rock', null, 2.5],
    keys: ['subClass', 'posture', 'mode', 'state', 'range', 'x', 'bghq', 'light', 'entered'],
    wrong: [`${prefix}-R-04`, `${prefix}-R-999`, 'x'],
  };
  describe('whatever is asked', () => {
    fuzz(fuzzed);
    oddsAreThrown(
      fuzzed,
      seed,
      name => (name === 'hour' ? 2 : 25),
      ask => handsThrown(book, ask),
      ODDS,
    );
  });
}

const ODDS = [
  'adverse-weather',
  'climatic-zone',
  'engagement',
  'hour',
  'obstacle',
  'results-table',
  'rps-contest',
  'season',
  'terrain-die',
];

/** Everything that throws of six-sided dice and of hands can bring, found by throwing it. */
function handsThrown(book: Adjudicable, ask: Ask, throws: readonly unknown[] = []): Set<string> {
  const answer = adjudicate([book], { ...ask, throws });
  if (answer.ok) return new Set([JSON.stringify(answer.result)]);
  if (answer.error.path !== 'throws' || throws.length > 3) return new Set();
  const found = new Set<string>();
  for (const next of [1, 2, 3, 4, 5, 6, 'win', 'draw', 'lose']) {
    if (next === 'draw' && throws.includes('draw')) continue; // a contest may be drawn for ever
    for (const result of handsThrown(book, ask, [...throws, next])) found.add(result);
  }
  return found;
}
