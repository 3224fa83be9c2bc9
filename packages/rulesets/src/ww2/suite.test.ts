import { bookSuite, type Random, type ScenarioEntry, type Side } from '@umpire/engine';
import { test } from 'vitest';
import { ww2 } from './index.js';
import { NATIONS, OBSTACLES } from './pieces.js';
import { copyOfState } from './play/copy.js';
import { riflemen } from './play/sample-army.js';
import { FIRE_POLICIES, REPULSE_POLICIES, type State } from './play/state.js';

/** 5.5: what a side may not know: the standing orders of the other, what its undeclared obstacles are, and the army that it has brought. */
function vary(state: State, side: Side, chance: Random): State {
  const other = copyOfState(state);
  const enemy = side === 'a' ? 'b' : 'a';
  const stands = state.stands.filter(stand => stand.side === enemy);
  const policy = () => ({ fire: chance.pick(FIRE_POLICIES), repulse: chance.pick(REPULSE_POLICIES) });
  other.policies = { ...state.policies, [enemy]: Object.fromEntries(stands.map(({ id }) => [id, policy()])) };
  if (side !== state.defender)
    other.obstacles = state.obstacles.map(one => (one.declared ? one : { ...one, kind: chance.pick(OBSTACLES) }));
  if (state.phase === 'armies' && state.muster!.ready[enemy]) {
    const { armies, groups, points } = state.muster!;
    const army = riflemen(chance.pick(NATIONS), groups[enemy], points);
    other.muster = { ...state.muster!, armies: { ...armies, [enemy]: army } };
  }
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
/** S-8 with one group a side. */
const free = ww2.scenarios.find(({ id }) => id === 'ww2-8-free-battle')!;
const little: ScenarioEntry = {
  ...free,
  id: 'ww2-little',
  options: { 'WW2-ENG-01': 'on', 'WW2-TOD-01': 'on', 'WW2-WX-01': 'on', 'WW2-R-20': 'die' },
  data: { ...(free.data as object), groups: { a: 1, b: 1 }, points: 140, limit: 2, defender: 'a' },
};
const cases = [
  ...bookSuite({ ...ww2, scenarios: [little] }, { games: 2, inputs: 500, vary }),
  ...bookSuite({ ...ww2, scenarios: [fortified] }, { games: 2, inputs: 1_000, vary }),
  ...bookSuite({ ...ww2, scenarios: small! }, { games: 2, inputs: 1_000, vary }),
  ...bookSuite({ ...ww2, scenarios: others! }, { games: 1, inputs: 1 }).filter(({ title }) => PLAYED.test(title)),
];
for (const { title, run } of cases) test(title, run, 120_000);
