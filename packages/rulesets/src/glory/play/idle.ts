import { isRefusal, type Options } from '@umpire/engine';
import { citation } from '../lines.js';
import {
  hasChargeUntouched,
  hasShotAll,
  hasShotUntouched,
  type InitiativePlan,
  isHeld,
  stopShooting,
} from './initiative.js';
import { intentOf } from './intents.js';
import type { State, Vignette } from './state.js';
import type { Play } from './types.js';
import { bodyIds, type Unit, unitOf, unitTouched } from './units.js';

/** IGR-R-101: throws that come to nothing. */

type Does = InitiativePlan['does'];
const COMES_TO_NOTHING = citation('IGR-R-101', 'there is nothing that it could do');

const isYetToAct = ({ now, place }: Vignette): boolean => now.thrown !== null && !now.thrown.done && place === 'table';

/** Units that threw and have yet to act. */
function yetToAct(state: State): Unit[] {
  const units: Unit[] = [];
  for (let i = 0; i < state.vignettes.length; i++) if (leadsYetToAct(state, i)) units.push(unitOf(state, i));
  return units;
}
export function isAnyYetToAct(state: State): boolean {
  for (let i = 0; i < state.vignettes.length; i++) if (leadsYetToAct(state, i)) return true;
  return false;
}
const leadsYetToAct = (state: State, i: number): boolean =>
  isYetToAct(state.vignettes[i]!) && unitOf(state, i).bodies[0] === i;

/** Whether a unit stays where it is, whatever the others do. */
const staysPut = (state: State, unit: Unit, does: Does): boolean =>
  does === 'nothing' || does === 'halt' || (does !== 'charge-or-shoot' && does !== 'player' && isHeld(state, unit));

/** Whether a unit has nobody to charge or to shoot at, as the table stands, and nothing to choose. */
export function hasNoAim(state: State, unit: Unit, does: Does, options: Options): boolean {
  if (does !== 'player' && unitTouched(state, unit)) return true; // IGR-R-115
  const fires = does === 'charge-or-shoot';
  if (!fires && does !== 'charge-nearest' && does !== 'charge-front') return false;
  if (hasChargeUntouched(state, unit, does, options)) return false;
  return !fires || !hasShotUntouched(state, unit, options);
}

/**
 * Nobody is asked to carry out a throw that comes to nothing: units that stay whatever the others do, and, when no unit that is left
 * can do anything, all of them. True: something happened.
 */
export function standIdle(game: Play): boolean {
  const left = yetToAct(game.state);
  return standWhoStay(game, left) || standAll(game, left);
}

function standWhoStay(game: Play, left: readonly Unit[]): boolean {
  const { state, options } = game;
  let any = false;
  for (const unit of left) {
    const intent = intentOf(state, unit, options);
    if (isRefusal(intent)) continue;
    if (hasShotAll(state, unit, options)) stopShooting(game, unit);
    else if (staysPut(state, unit, intent.does)) stood(game, unit, intent.does);
    else continue;
    any = true;
  }
  return any;
}

function standAll(game: Play, left: readonly Unit[]): boolean {
  const { state, options } = game;
  if (left.some(unit => unit.id === lastWithAim && hasAim(state, unit, options))) return false;
  const idle: [Unit, Does][] = [];
  for (const unit of left) {
    const intent = intentOf(state, unit, options);
    if (isRefusal(intent)) continue;
    if (!hasNoAim(state, unit, intent.does, options)) {
      lastWithAim = unit.id;
      return false;
    }
    idle.push([unit, intent.does]);
  }
  for (const [unit, row] of idle) stood(game, unit, unitTouched(state, unit) ? 'halt' : row);
  return idle.length > 0;
}
/** Who had an aim last is asked first: mostly he has it still. */
let lastWithAim = '';
function hasAim(state: State, unit: Unit, options: Options): boolean {
  const intent = intentOf(state, unit, options);
  return !isRefusal(intent) && !hasNoAim(state, unit, intent.does, options);
}

function stood(game: Play, unit: Unit, does: Does): void {
  game.happen({ kind: 'acted', stands: bodyIds(game.state, unit), does, stayed: true, because: [COMES_TO_NOTHING] });
}
