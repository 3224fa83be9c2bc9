import type { Point } from '../geometry/point.js';
import type { RuleId } from '../result.js';
import type { Overlay } from './scene.js';

/** What a side believed at a moment, against the truth: told when a battle is over. */
export interface Belief {
  /** When that was. */
  readonly turn: string;
  /** How much it knew, in a sentence. */
  readonly text: string;
  /** Drawn over the truth: where it believed somebody to be, with a thread to where he was. */
  readonly overlays: readonly Overlay[];
  readonly errors: readonly BeliefError[];
}

/** Something that was not as the side believed. Its id stays the same as long as it is the same error. */
export interface BeliefError {
  readonly id: string;
  readonly text: string;
  readonly rule: RuleId;
  readonly at: Point;
}
