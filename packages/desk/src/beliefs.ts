import type { Belief, BeliefError, Side } from '@umpire/engine';
import type { Part } from './parts.js';
import type { Past } from './past.js';
import { sidesTurnOf } from './sides.js';

/** An error, and when it was made. */
export interface MomentOfError extends BeliefError {
  readonly index: number;
  readonly turn: string;
}

/** What a side believed after an entry. Nobody is told before the battle is over. */
export function beliefAt(past: Past, place: number, side: Side): Belief | undefined {
  if (!('over' in sidesTurnOf(past.match)) || place >= past.length) return undefined;
  const { rules, state, options } = past.at(place);
  return rules.face.belief?.(state, side, options);
}

/** Each error once: when it was first there. */
export function errorsOf({ past, from }: Part, side: Side): readonly MomentOfError[] {
  const made = new Map<string, MomentOfError>();
  for (let place = 0; place < past.length; place++) {
    const belief = beliefAt(past, place, side);
    for (const error of belief?.errors ?? [])
      if (!made.has(error.id)) made.set(error.id, { ...error, index: from + place, turn: belief!.turn });
  }
  return [...made.values()];
}
