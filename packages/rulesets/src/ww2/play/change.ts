import { copyOfGroup, copyOfStand } from './copy.js';
import type { Group, Stand, State, Work } from './state.js';

/** How events alter elements of a state: each is replaced by a copy with what has changed. */

/** A stand as it is after a change. */
export const changed = (stand: Stand, change: Partial<Stand>): Stand => Object.assign(copyOfStand(stand), change);

export function changeStand(state: State, id: string, change: Partial<Stand>): void {
  const at = state.lookup.ids[id]!;
  state.stands[at] = changed(state.stands[at]!, change);
}

export function changeGroup(state: State, at: number, change: Partial<Group>): void {
  state.groups[at] = Object.assign(copyOfGroup(state.groups[at]!), change);
}

export function changeWork(state: State, id: string, change: Partial<Work>): void {
  const at = state.obstacles.findIndex(work => work.id === id);
  state.obstacles[at] = { ...state.obstacles[at]!, ...change };
}
