import { fight, greedyBot, randomBot } from '@umpire/bots';
import { bookOf } from '@umpire/rulesets';
import { RULESETS } from '@umpire/rulesets/all';
import { describe, expect, test } from 'vitest';

/** Each seed is fought as either side. The hundred of each scenario are told in docs/performance.md. */
const SEEDS = [1, 2];
const ENOUGH = 3;
/** Four battles are few: whoever falls short in them fights four more, and has to have won the same share of all eight. */
const MORE_SEEDS = [3, 4];
const PATIENCE = 300_000;
const SIDES = [
  ['a', { a: greedyBot, b: randomBot }],
  ['b', { a: randomBot, b: greedyBot }],
] as const;

/** A book on trial is not held to it yet: its door says so. */
const WHOLE = RULESETS.filter(({ id }) => bookOf(id)?.play?.onTrial === undefined);

describe.each(WHOLE.map(rules => [rules.id, rules] as const))('%s', (_, rules) => {
  test.each(rules.scenarios.map(({ id, data }) => [id, data] as const))(
    'greedy beats random: %s',
    (_id, scenario) => {
      const wins = (seeds: readonly number[]): number =>
        seeds.flatMap(seed => SIDES.filter(([side, bots]) => fight({ rules, scenario, bots, seed }).over.over === side))
          .length;
      const won = wins(SEEDS);
      if (won < ENOUGH) expect(won + wins(MORE_SEEDS)).toBeGreaterThanOrEqual(2 * ENOUGH);
    },
    PATIENCE,
  );
});
