import type { Procedure, Side } from '@umpire/engine';
import type { AssaultResult } from '../rules/assault.js';
import { d10 } from '../rules/dice.js';
import type { Base } from './state.js';
import type { Play } from './types.js';

/** Whose losses are meant: of those who attack, or of those who defend. */
export interface LossesBy {
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
}

/** PLA-R-74, `dice`: each loss falls on the base with the number floor(face × n / 10) of the n that are still alive, in the order listed. */
export function* dicedLosses(side: Side, bases: readonly Base[], losses: number): Procedure<number[]> {
  const lost = bases.map(() => 0);
  for (let left = losses; left > 0; left--) {
    const alive = bases.flatMap(({ sp }, at) => (lost[at]! < sp ? [at] : []));
    if (alive.length === 0) break;
    const face = yield* d10('PLA-R-74', side, 'who takes a loss');
    lost[alive[Math.floor((face * alive.length) / 10)]!]!++;
  }
  return lost;
}

/** Losses that are spread over a side, and not those that each takes for himself in going back (PLA-CA-31). */
export function* diced(
  game: Play,
  attackers: readonly Base[],
  defenders: readonly Base[],
  result: AssaultResult,
): Procedure<LossesBy> {
  const isSpread = result.outcome !== 'position-taken' && result.outcome !== 'position-carried';
  const own = attackers.map(base => game.state.bases[game.state.lookup.ids[base.id]!]!);
  return {
    attackers: yield* dicedLosses(attackers[0]!.side, own, result.attackerLosses),
    defenders: isSpread
      ? yield* dicedLosses(defenders[0]!.side, defenders, result.defenderLosses)
      : result.defenderLossesBy,
  };
}

/** The same result with the losses where they were put: who loses all he has is gone, who keeps something stays as the others do. */
export function withLosses(
  result: AssaultResult,
  attackers: readonly Base[],
  defenders: readonly Base[],
  by: LossesBy,
): AssaultResult {
  const kept = result.outcome === 'position-taken' ? ('withdraws' as const) : ('holds' as const);
  const isDestroyed = attackers.every(({ sp }, at) => by.attackers[at] === sp);
  return {
    ...result,
    attackerLossesBy: by.attackers,
    attackerFate: isDestroyed ? 'destroyed' : result.attackerFate,
    defenderLossesBy: by.defenders,
    defenderFates: defenders.map(({ sp }, at) => {
      const fate = result.defenderFates[at]!;
      if (fate === 'surrenders') return fate;
      return by.defenders[at] === sp ? 'destroyed' : fate === 'destroyed' ? kept : fate;
    }),
  };
}
