import { greedyBot, randomBot, tally } from '@umpire/bots';
import { expect, test } from 'vitest';
import { duel } from '../packages/rulesets/src/examples/duel/index.js';

test('the greedy bot beats chance in the duel', () => {
  const { won, lost } = tally({ rules: duel, scenario: {} }, greedyBot, randomBot, 40);
  expect(won).toBeGreaterThan(4 * lost);
});
