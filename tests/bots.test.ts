import { fight, greedyBot, randomBot } from '@umpire/bots';
import { RULESETS } from '@umpire/rulesets/all';
import { describe, expect, test } from 'vitest';

/** Of four battles with these seeds, half as each side. The hundred of each scenario are told in docs/performance.md. */
const BATTLES = 4;
const ENOUGH = 3;

describe.each(RULESETS.map(rules => [rules.id, rules] as const))('%s', (_, rules) => {
  test.each(rules.scenarios.map(({ id, data }) => [id, data] as const))('greedy beats random: %s', (_, scenario) => {
    let won = 0;
    for (let seed = 1; seed <= BATTLES; seed++) {
      const [side, bots] =
        seed % 2 === 0
          ? (['a', { a: greedyBot, b: randomBot }] as const)
          : (['b', { a: randomBot, b: greedyBot }] as const);
      if (fight({ rules, scenario, bots, seed }).over.over === side) won++;
    }
    expect(won).toBeGreaterThanOrEqual(ENOUGH);
  });
});
