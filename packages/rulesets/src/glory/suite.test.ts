import { bookSuite, type Random, type Side, shuffled } from '@umpire/engine';
import { test } from 'vitest';
import { glory } from './index.js';
import { copyOfState } from './play/copy.js';
import type { State } from './play/state.js';

/** IGR-AMB-02: whoever ambushes does not know in which order the rest of the march comes on. */
function vary(state: State, side: Side, chance: Random): State {
  const other = copyOfState(state);
  if (!state.ambush.now || state.ambush.now.marcher === side) return other;
  const isUnknown = (id: string | null) => id !== null && state.vignettes[state.lookup.ids[id]!]!.place === 'marching';
  const unknown = shuffled(state.march.order.filter(isUnknown), chance);
  other.march = { order: state.march.order.map(id => (isUnknown(id) ? unknown.pop()! : id)) };
  return other;
}

for (const { title, run } of bookSuite(glory, { games: 4, inputs: 2_000, vary })) test(title, run, 120_000);
