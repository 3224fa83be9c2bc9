import { bookSuite, type Random, type Side } from '@umpire/engine';
import { test } from 'vitest';
import { ww2 } from './index.js';
import { copyOfState } from './play/copy.js';
import { FIRE_POLICIES, OBSTACLE_KINDS, REPULSE_POLICIES, type State } from './play/state.js';

/** 5.5: what a side may not know: the kinds of the other's obstacles, and his standing orders. */
function vary(state: State, side: Side, chance: Random): State {
  const other = copyOfState(state);
  if (state.defender !== null && state.defender !== side)
    other.obstacles = state.obstacles.map(one => (one.revealed ? one : { ...one, kind: chance.pick(OBSTACLE_KINDS) }));
  const enemy = side === 'a' ? 'b' : 'a';
  const stands = state.stands.filter(stand => stand.side === enemy);
  const policy = () => ({ fire: chance.pick(FIRE_POLICIES), repulse: chance.pick(REPULSE_POLICIES) });
  other.policies = { ...state.policies, [enemy]: Object.fromEntries(stands.map(({ id }) => [id, policy()])) };
  return other;
}

for (const { title, run } of bookSuite(ww2, { games: 3, inputs: 2_000, vary })) test(title, run, 120_000);
