import type { Side } from '@umpire/engine';
import type { State } from '../play/state.js';

/** From 0 to 1: how much of its time a side has used that does not win when it is up. */
export function goneOf({ extra, sides }: State, by: Side): number {
  const { turns, result } = extra.now;
  return turns === null || result === by ? 0 : Math.min(1, sides[by].turns / turns);
}
