import { isRefusal, type Options } from '@umpire/engine';
import { citation } from '../lines.js';
import { chargesOpen, hasInitiativeShot, hasShotAll, type InitiativePlan, isHeld, stopShooting } from './initiative.js';
import { intentOf } from './intents.js';
import type { State } from './state.js';
import type { Play } from './types.js';
import { bodyIds, type Unit, unitOf, unitTouched } from './units.js';

/** IGR-R-101: throws that come to nothing. */

type Does = InitiativePlan['does'];
const COMES_TO_NOTHING = citation('IGR-R-101', 'there is nothing that it could do');

/** Units that threw and have yet to act. */
export function yetToAct(state: State): Unit[] {
  const units: Unit[] = [];
  for (let i = 0; i < state.vignettes.length; i++) {
    const v = state.vignettes[i]!;
    if (v.now.thrown === null || v.now.thrown.done || v.place !== 'table') continue;
    const unit = unitOf(state, i);
    if (unit.bodies[0] === i) units.push(unit);
  }
  return units;
}

/** Whether a unit stays where it is, whatever the others do. */
const staysPut = (state: State, unit: Unit, does: Does): boolean =>
  does === 'nothing' || does === 'halt' || (does !== 'charge-or-shoot' && does !== 'player' && isHeld(state, unit));

/** Whether a unit has nobody to charge or to shoot at, as the table stands, and nothing to choose. */
export function hasNoAim(state: State, unit: Unit, does: Does, options: Options): boolean {
  if (does !== 'player' && unitTouched(state, unit)) return true; // IGR-R-115
  const fires = does === 'charge-or-shoot';
  if (!fires && does !== 'charge-nearest' && does !== 'charge-front') return false;
  if (chargesOpen(state, unit, does, options).length > 0) return false;
  return !fires || !hasInitiativeShot(state, unit, options);
}

/**
 * Nobody is asked to carry out a throw that comes to nothing: units that stay whatever the others do, and, when no unit that is left
 * can do anything, all of them. True: something happened.
 */
export function standIdle(game: Play): boolean {
  const { state, options } = game;
  let any = false;
  let all = true;
  const idle: [Unit, Does][] = [];
  for (const unit of yetToAct(state)) {
    const intent = intentOf(state, unit, options);
    if (isRefusal(intent)) continue;
    if (hasShotAll(state, unit, options)) {
      stopShooting(game, unit);
      any = true;
    } else if (staysPut(state, unit, intent.does)) {
      stood(game, unit, intent.does);
      any = true;
    } else if (all) {
      all = hasNoAim(state, unit, intent.does, options);
      idle.push([unit, intent.does]);
    }
  }
  if (any || !all) return any;
  for (const [unit, row] of idle) stood(game, unit, unitTouched(state, unit) ? 'halt' : row);
  return idle.length > 0;
}

function stood(game: Play, unit: Unit, does: Does): void {
  game.happen({ kind: 'acted', stands: bodyIds(game.state, unit), does, stayed: true, because: [COMES_TO_NOTHING] });
}
