import type { Pose } from '@umpire/engine';
import type { Draft } from '../../common/book/draft.js';
import { copyOfGroup, copyOfStand } from './copy.js';
import type { Group, Stand, State, Work } from './state.js';

/** How events alter elements of a state: each is replaced by a copy with what has changed. */

/** A stand that is about to change: its copy stands in the state, and takes what is set. */
export function standIn(state: State, id: string): Draft<Stand> {
  const at = state.lookup.ids[id]!;
  const draft = copyOfStand(state.stands[at]!);
  state.stands[at] = draft;
  return draft;
}

export function setDownAt(stand: Draft<Stand>, { x, y, facing }: Pose): void {
  stand.x = x;
  stand.y = y;
  stand.facing = facing;
}

/** A group that is about to change. */
export function groupIn(state: State, at: number): Draft<Group> {
  const draft = copyOfGroup(state.groups[at]!);
  state.groups[at] = draft;
  return draft;
}

/** The same where several things change and nobody is in a hurry. */
export function changeStand(state: State, id: string, change: Partial<Stand>): void {
  Object.assign(standIn(state, id), change);
}

export function changeGroup(state: State, at: number, change: Partial<Group>): void {
  Object.assign(groupIn(state, at), change);
}

export function changeWork(state: State, id: string, change: Partial<Work>): void {
  const at = state.obstacles.findIndex(work => work.id === id);
  state.obstacles[at] = { ...state.obstacles[at]!, ...change };
}
