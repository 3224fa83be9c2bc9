import type { Gain, Options } from '@umpire/engine';
import { reached, weaponsOf } from './shooting.js';
import type { State } from './state.js';
import { isBody, isEntrenched, isHalted, leaderOf, type Unit, unitDistance, unitRates, unitTouched } from './units.js';

/**
 * What activation gives a unit more or less than to others: much where it can strike somebody now, with a shot or by a charge within its move;
 * much to the General, from whom distance is counted; nothing where it may not move (IGR-SR-03, IGR-FLD-02) and has nobody in range; little to guns without a target, which are there to shoot.
 */
export function gainOf(state: State, unit: Unit, options: Options): Gain | undefined {
  if (leaderOf(state, unit).base === null || unitTouched(state, unit)) return undefined;
  const held = isHalted(state, unit) || isEntrenched(state, unit) || unitRates(unit, options).good === 0;
  if (hasAnybodyInRange(state, unit, options)) return 'much';
  if (held) return 'nothing';
  if (unit.bodies.some(i => state.vignettes[i]!.general)) return 'much'; // IGR-ACT-06: who is far from him is dear
  if (areGuns(unit)) return 'little';
  return isWithinReach(state, unit, unitRates(unit, options).good) ? 'much' : undefined;
}

const isWithinReach = (state: State, unit: Unit, move: number): boolean =>
  state.vignettes.some(foe => foe.side !== unit.side && isBody(foe) && unitDistance(state, unit, foe.base!) <= move);

const areGuns = ({ troops }: Unit): boolean => troops.every(troop => troop.class === 'ART');

const hasAnybodyInRange = (state: State, { bodies }: Unit, options: Options): boolean =>
  bodies.some(i => weaponsOf(state.vignettes[i]!, options).some(as => reached(state, i, as, options).length > 0));
