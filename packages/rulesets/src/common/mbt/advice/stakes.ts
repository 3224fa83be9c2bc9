import type { Options, Side } from '@umpire/engine';
import type { Status } from '../pieces.js';
import type { Nature, Stand, State } from '../play/state.js';

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

/** What is at stake: a group that breaks; the last one of its side that breaks; a stand by itself; a battery that its group keeps from engaging. */
export const WORTH = { group: 1, last: 1.6, stand: 0.6, battery: 0.12 } as const;
/** What is left of a stand that is out of command, or in a Fragile group. */
const HAMPERED = { outOfCommand: 0.8, fragile: 0.5 } as const;

/** How many groups of each side are not Fragile. */
export function soundGroups({ groups }: State): Readonly<Record<Side, number>> {
  const sound = { a: 0, b: 0 };
  for (const group of groups) if (group.fragile === null) sound[group.side]++;
  return sound;
}

/** What a stand was worth to its side at the beginning, and how much of that is left. */
export interface StandWorth {
  wholeOf(nature: Nature | null): number;
  leftOf(stand: Stand, fragile: boolean): number;
}

/** `left`: how much a status leaves of a stand; `prized`: who strikes or sees from afar and counts for more, as what others are bound to does. */
export function standWorth(left: Readonly<Record<Status, number>>, prized: (nature: Nature) => boolean): StandWorth {
  function wholeOf(nature: Nature | null): number {
    if (!nature) return 1;
    if (nature.fake) return 0;
    if (nature.bghq) return 1.5;
    return prized(nature) ? 1.25 : 1;
  }
  function shareLeft({ place, status, outOfCommand }: Stand): number {
    if (place === 'removed' || place === 'gone') return 0;
    return left[status]! * (outOfCommand ? HAMPERED.outOfCommand : 1);
  }
  return {
    wholeOf,
    leftOf: (stand, fragile) => wholeOf(stand.nature) * shareLeft(stand) * (fragile ? HAMPERED.fragile : 1),
  };
}
