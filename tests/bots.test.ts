import { fight, greedyBot, randomBot } from '@umpire/bots';
import { RULESETS } from '@umpire/rulesets/all';
import { describe, expect, test } from 'vitest';

/** Each seed is fought as either side. The hundred of each scenario are told in docs/performance.md. */
const SEEDS = [1, 2];
const ENOUGH = 3;
/** Battles of half a minute and more are fought once as either side, and both are won. */
const LONG = new Set(['ww2-3-south-of-the-ridge', 'ww2-6-the-wells']);
/** Where greedy is known to be weak as one of the sides (docs/performance.md says how weak), it must win as the other. */
const WEAK: Readonly<Record<string, number>> = { 'ww2-7-bridge-and-ferry': 2 };
const PATIENCE = 300_000;
const SIDES = [
  ['a', { a: greedyBot, b: randomBot }],
  ['b', { a: randomBot, b: greedyBot }],
] as const;

describe.each(RULESETS.map(rules => [rules.id, rules] as const))('%s', (_, rules) => {
  test.each(rules.scenarios.map(({ id, data }) => [id, data] as const))(
    'greedy beats random: %s',
    (id, scenario) => {
      let won = 0;
      const isLong = LONG.has(id);
      for (const seed of isLong ? [1] : SEEDS)
        for (const [side, bots] of SIDES) if (fight({ rules, scenario, bots, seed }).over.over === side) won++;
      expect(won).toBeGreaterThanOrEqual(isLong ? 2 : (WEAK[id] ?? ENOUGH));
    },
    PATIENCE,
  );
});
