import type { Options } from '@umpire/engine';
import type { Fate, Repulse, ShotOutcome } from '../pieces.js';
import { aroundOf, bodyRates, forcedWay } from '../play/forced.js';
import type { State } from '../play/state.js';
import { waysOf } from '../rules/forced.js';
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

/** The share of a vignette's worth that a result costs it; who is driven back upon something may break (IGR-RES-06). */
export function harm(state: State, index: number, from: Point, fate: Fate | ShotOutcome, options: Options): number {
  const result = DRIVEN[fate];
  return result && breaksOn(state, index, from, result, options) ? COST.break : COST[fate];
}

function breaksOn(state: State, index: number, from: Point, result: Repulse, options: Options): boolean {
  const { base, side, troop } = state.vignettes[index]!;
  const { dx, dy } = wayBack(base!, from);
  const distance = forcedWay(state, [base!], dx, dy, REPULSE_MOVES[result], bodyRates(state, index, options));
  const ways = waysOf(base!, dx, dy, aroundOf(state, side, [index]));
  return repulseOf({ troop, result, distance, ways }, options).outcome === 'break';
}
