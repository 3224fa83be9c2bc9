import { bookSuite, type Random, type ScenarioEntry, type Side } from '@umpire/engine';
import { test } from 'vitest';
import { ww2 } from './index.js';
import { OBSTACLES } from './pieces.js';
import { copyOfState } from './play/copy.js';
import { FIRE_POLICIES, REPULSE_POLICIES, type State } from './play/state.js';

/** 5.5: what a side may not know: the standing orders of the other, and what its undeclared obstacles are. */
function vary(state: State, side: Side, chance: Random): State {
  const other = copyOfState(state);
  const enemy = side === 'a' ? 'b' : 'a';
  const stands = state.stands.filter(stand => stand.side === enemy);
  const policy = () => ({ fire: chance.pick(FIRE_POLICIES), repulse: chance.pick(REPULSE_POLICIES) });
  other.policies = { ...state.policies, [enemy]: Object.fromEntries(stands.map(({ id }) => [id, policy()])) };
  if (side !== state.defender)
    other.obstacles = state.obstacles.map(one => (one.declared ? one : { ...one, kind: chance.pick(OBSTACLES) }));
  return other;
}

/** Small battles are asked everything; of the others, whose menus are long, that they end and can be read back. */
const [small, others] = [true, false].map(is => ww2.scenarios.filter(({ size }) => (size === 'small') === is));
const PLAYED = /random play|read back/;
/** WW2-ENG-06: the first battle once more, with obstacles whose kind is secret. */
const [first] = ww2.scenarios;
const { deployment: _placed, ...data } = first!.data as Record<string, unknown>;
const fortified: ScenarioEntry = {
  ...first!,
  id: 'ww2-fortified',
  options: { 'WW2-ENG-01': 'on' },
  data: { ...data, defender: 'b', obstacles: { most: 4, each: 3 }, steps: undefined },
};
const cases = [
  ...bookSuite({ ...ww2, scenarios: [fortified] }, { games: 2, inputs: 1_000, vary }),
  ...bookSuite({ ...ww2, scenarios: small! }, { games: 2, inputs: 1_000, vary }),
  ...bookSuite({ ...ww2, scenarios: others! }, { games: 1, inputs: 1 }).filter(({ title }) => PLAYED.test(title)),
];
for (const { title, run } of cases) test(title, run, 120_000);
