import type { Options, Side } from '@umpire/engine';
import type { Status } from '../pieces.js';
import type { Stand, State } from '../play/state.js';

/** What the losses of one group cost its side, as the book reckons it. */
export interface LossCosts {
  readonly fragile: boolean;
}

/** How a side stands; both from 0 to 1. */
export interface Condition {
  /** What is left of what the side began with. */
  readonly strength: number;
  /** How near it is to have lost, by whichever way is shortest. */
  readonly breaking: number;
}

/** What losses mean to a side: that hangs on what a book counts and from where on a group is Fragile. */
export interface Stakes {
  /** By index of the group. */
  lossCostsOf(view: State, options: Options): LossCosts[];
  areSameCosts(a: readonly LossCosts[], b: readonly LossCosts[]): boolean;
  /** What a new status of a stand costs its side. `gone`: a flight driven off for good (RES-21). */
  costOfStatus(costs: LossCosts, stand: Stand, to: Status, gone?: boolean): number;
  conditionOf(view: State, side: Side, options: Options): Condition;
  /** What a stand gives up by starting an engagement: the rest by which it would recover (HSE-10). */
  costOfUnrest?(costs: LossCosts, stand: Stand): number;
}
