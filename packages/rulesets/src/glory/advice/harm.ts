import type { Options } from '@umpire/engine';
import type { Fate, Repulse, ShotOutcome } from '../pieces.js';
import { aroundOf, bodyRates, bodySweep, forcedWay } from '../play/forced.js';
import type { State } from '../play/state.js';
import { type Surroundings, waysOf } from '../rules/forced.js';
import type { Point } from '../rules/geometry.js';
import { REPULSE_MOVES, repulseOf, wayBack } from '../rules/results.js';

/** Shares of what a vignette is worth: bands weaken it, and ground is lost. */
export const COST: Readonly<Record<Fate | ShotOutcome, number>> = {
  none: 0,
  stand: 0,
  halt: 0.05,
  repulsed: 0.2,
  'double-repulse': 0.35,
  break: 1,
};
const DRIVEN: Partial<Record<Fate | ShotOutcome, Repulse>> = { repulsed: 'R', 'double-repulse': 'RR' };

/** The share of a vignette's worth that each result costs it. */
export type Harm = (fate: Fate | ShotOutcome) => number;

/**
 * What results cost a vignette that is struck from a point; who is driven back upon something may break (IGR-RES-06). What is behind
 * it is measured when a result first asks for it, and once.
 */
export function harmTo(state: State, index: number, from: Point, options: Options): Harm {
  let behind: Behind | undefined;
  const breaks: Partial<Record<Repulse, boolean>> = {};
  return fate => {
    const result = DRIVEN[fate];
    if (!result) return COST[fate];
    behind ??= behindOf(state, index, from);
    breaks[result] ??= breaksOn(state, index, behind, result, options);
    return breaks[result] ? COST.break : COST[fate];
  };
}

/** The way on which a vignette is driven back, and what it would meet there. */
interface Behind {
  readonly dx: number;
  readonly dy: number;
  readonly around: Surroundings;
}
function behindOf(state: State, index: number, from: Point): Behind {
  const { base, side } = state.vignettes[index]!;
  const { dx, dy } = wayBack(base!, from);
  return { dx, dy, around: aroundOf(state, side, [index], undefined, from) };
}

function breaksOn(state: State, index: number, behind: Behind, result: Repulse, options: Options): boolean {
  const { base, troop } = state.vignettes[index]!;
  const { dx, dy, around } = behind;
  const distance = forcedWay(state, [base!], dx, dy, REPULSE_MOVES[result], bodyRates(state, index, options), options);
  const how = bodySweep(state, index, options);
  const ways = waysOf(base!, dx, dy, distance, around, how);
  return repulseOf({ troop, passesFriends: how.through, result, distance, ways }, options).outcome === 'break';
}
