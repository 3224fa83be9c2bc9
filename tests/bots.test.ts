import { fight, greedyBot, randomBot } from '@umpire/bots';
import { RULESETS } from '@umpire/rulesets/all';
import { describe, expect, test } from 'vitest';

/** Each seed is fought as either side. The hundred of each scenario are told in docs/performance.md. */
const SEEDS = [1, 2];
const ENOUGH = 3;
const PATIENCE = 300_000;
const SIDES = [
  ['a', { a: greedyBot, b: randomBot }],
  ['b', { a: randomBot, b: greedyBot }],
] as const;

describe.each(RULESETS.map(rules => [rules.id, rules] as const))('%s', (_, rules) => {
  test.each(rules.scenarios.map(({ id, data }) => [id, data] as const))(
    'greedy beats random: %s',
    (_id, scenario) => {
      let won = 0;
      for (const seed of SEEDS)
        for (const [side, bots] of SIDES) if (fight({ rules, scenario, bots, seed }).over.over === side) won++;
      expect(won).toBeGreaterThanOrEqual(ENOUGH);
    },
    PATIENCE,
  );
});
