import type { Gain, Options } from '@umpire/engine';
import { reached, weaponsOf } from './shooting.js';
import type { State } from './state.js';
import { isEntrenched, isHalted, leaderOf, type Unit, unitRates, unitTouched } from './units.js';

/**
 * What activation gives a unit less than to others: nothing where it may not move (IGR-SR-03, IGR-FLD-02) and has nobody in range;
 * little to guns without a target, which are there to shoot.
 */
export function gainOf(state: State, unit: Unit, options: Options): Gain | undefined {
  if (leaderOf(state, unit).base === null || unitTouched(state, unit)) return undefined;
  const held = isHalted(state, unit) || isEntrenched(state, unit) || unitRates(unit, options).good === 0;
  if (!held && !areGuns(unit)) return undefined;
  if (hasAnybodyInRange(state, unit, options)) return undefined;
  return held ? 'nothing' : 'little';
}

const areGuns = ({ troops }: Unit): boolean => troops.every(troop => troop.class === 'ART');

const hasAnybodyInRange = (state: State, { bodies }: Unit, options: Options): boolean =>
  bodies.some(i => weaponsOf(state.vignettes[i]!, options).some(as => reached(state, i, as, options).length > 0));
