import { groupOf } from '../play/stands.js';
import type { Stand, State } from '../play/state.js';
import { nearTest } from './epoch.js';

/** What a stand is worth to its side: for its group's morale whatever it cost, more the nearer that is to a test; dear ones more. */
export function stakeOf(view: State, stand: Stand): number {
  const group = groupOf(view, stand);
  const dear = 0.5 * Math.min(1, stand.nature.points / 60);
  if (group.failed) return 0.15 + dear / 2;
  const near = nearTest(view, stand);
  const head = group.hq === stand.id ? 0.3 : 0;
  return 0.8 + dear + head + 0.8 * near * near;
}
