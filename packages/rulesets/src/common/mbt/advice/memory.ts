import type { Candidate, Options, Side } from '@umpire/engine';
import type { MoveOrder } from '../play/moving.js';
import type { Order } from '../play/orders.js';
import type { Surroundings } from '../play/stand-facts.js';
import type { Ground, Stand, State } from '../play/state.js';
import type { Destination } from './destinations.js';
import type { Footing } from './engagement-odds.js';
import { KeptByStand } from './kept-by-stand.js';
import type { Opportunity } from './opportunities.js';
import type { LossCosts, Stakes } from './stakes.js';
import type { Threats } from './threat.js';

/**
 * What a side has worked out that holds as long as nothing changes but its own stands: the enemy, the losses of both, light,
 * weather, smoke and ground. What hangs on one own stand alone is kept by that stand, which is replaced when it changes.
 */
export interface Memory {
  readonly view: State;
  readonly options: Options;
  /** By index of the group. */
  readonly lossCosts: readonly LossCosts[];
  /** By kind of the own stand; then by index of the foe. */
  readonly opportunities: Map<number, (Opportunity | null | undefined)[]>;
  /** By kind of the own stand and the ground under it. */
  readonly threats: Map<number, Threats>;
  readonly barrages: Map<number, number>;
  readonly counterFire: Map<string, number>;
  /** How likely blanks beside a foe are INFANTRY. */
  readonly hiddenInfantry: Map<Stand, number>;
  /** What is near a foe. */
  readonly surroundings: Map<Stand, Surroundings>;
  readonly footings: Map<Stand, Footing>;
  /** Where an own stand goes, as it was thought of last; and where it goes to strike, if nothing else calls it. */
  readonly destinations: WeakMap<Stand, Destination>;
  readonly hunts: KeptByStand<Destination | undefined>;
  /** What may be ordered to an own stand, and what it is worth. */
  readonly engagements: KeptByStand<readonly Candidate<Order>[]>;
  readonly turns: KeptByStand<readonly Candidate<Order>[]>;
  readonly moves: KeptByStand<readonly Candidate<MoveOrder>[]>;
  readonly owedMoves: KeptByStand<readonly Candidate<MoveOrder>[]>;
  /** What it may bring to move it at all. */
  readonly promises: KeptByStand<number>;
}

const memories = new WeakMap<Ground, { a?: Memory; b?: Memory }>();

/** The memory of a side; it begins anew when anything has changed that it rests upon. */
export function memoryOf(
  view: State,
  by: Side,
  options: Options,
  lossCosts: readonly LossCosts[],
  stakes: Stakes,
): Memory {
  let both = memories.get(view.ground.now);
  if (!both) {
    both = {};
    memories.set(view.ground.now, both);
  }
  const known = both[by];
  if (known && known.options === options && holds(known, view, by) && stakes.areSameCosts(known.lossCosts, lossCosts))
    return known;
  const fresh = emptyMemory(view, options, lossCosts);
  both[by] = fresh;
  return fresh;
}

const holds = (known: Memory, view: State, by: Side): boolean =>
  isSameMoment(known.view, view) &&
  known.view.stands.length === view.stands.length &&
  view.stands.every((stand, i) => stand.side === by || stand === known.view.stands[i]) &&
  view.groups.every((group, i) => group === known.view.groups[i]) &&
  view.effects.length === known.view.effects.length &&
  view.effects.every((effect, i) => effect === known.view.effects[i]);

const isSameMoment = (then: State, now: State): boolean =>
  then.turn === now.turn &&
  then.round === now.round &&
  then.segment === now.segment &&
  then.light === now.light &&
  then.awc === now.awc;

const emptyMemory = (view: State, options: Options, lossCosts: readonly LossCosts[]): Memory => ({
  view,
  options,
  lossCosts,
  opportunities: new Map(),
  threats: new Map(),
  barrages: new Map(),
  counterFire: new Map(),
  hiddenInfantry: new Map(),
  surroundings: new Map(),
  footings: new Map(),
  destinations: new WeakMap(),
  hunts: new KeptByStand(),
  engagements: new KeptByStand(),
  turns: new KeptByStand(),
  moves: new KeptByStand(),
  owedMoves: new KeptByStand(),
  promises: new KeptByStand(),
});
