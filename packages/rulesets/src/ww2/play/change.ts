import type { Group, Stand, State, Work } from './state.js';

/** How events alter elements of a state: each is replaced by a copy with what has changed. */

export function changeStand(state: State, id: string, change: Partial<Stand>): void {
  const at = state.lookup.ids[id]!;
  state.stands[at] = { ...state.stands[at]!, ...change };
}

export function changeGroup(state: State, at: number, change: Partial<Group>): void {
  state.groups[at] = { ...state.groups[at]!, ...change };
}

export function changeWork(state: State, id: string, change: Partial<Work>): void {
  const at = state.obstacles.findIndex(work => work.id === id);
  state.obstacles[at] = { ...state.obstacles[at]!, ...change };
}
