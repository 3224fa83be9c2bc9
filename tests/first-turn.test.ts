import { fought, greedyBot } from '@umpire/bots';
import { rulesetOf } from '@umpire/rulesets/all';
import { expect, test } from 'vitest';

const glory = rulesetOf('glory')!;
const bots = { a: greedyBot, b: greedyBot };

/** Whether both had a turn, and one of them a second, before it was decided. */
function lasts(scenario: unknown, seed: number): boolean {
  for (const { state } of fought({ rules: glory, scenario, bots, seed }))
    if ((state as { turn: number }).turn > 2) return true;
  return false;
}

test.each(['spruit-1900', 'khor-1898', 'field-day'])('IGR-DEP-13 %s is not decided by the first shots', id => {
  const { data } = glory.scenarios.find(scenario => scenario.id === id)!;
  for (const seed of [1, 2, 5]) expect(lasts(data, seed), `seed ${seed}`).toBe(true);
});
