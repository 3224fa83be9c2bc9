import type { Options } from '@umpire/engine';
import { anyFighterIntercepts } from '../rules/readings.js';
import { ATTACKS } from '../tables/air.js';
import { COSTS } from '../tables/command.js';
import { MOVE_LENGTHS } from '../tables/movement.js';
import { groupOf, isGround, loadOf, standsWithin } from './stands.js';
import type { Phase, Stand, State } from './state.js';

/** Whether anybody could do anything in a step: else it is passed over. */

type Open = (state: State, stand: Stand, options: Options) => boolean;

/** What few are comes first in each of these: they are asked of everybody in every step. */
const isOwn = (state: State, stand: Stand): boolean => stand.side === state.active && !groupOf(state, stand).failed;
const hasCp = (state: State, stand: Stand, cp: number): boolean => groupOf(state, stand).cp >= cp;

/** WW2-MOV-09, WW2-CP-20: whether somebody is far enough from every enemy, and his group can pay. */
function canMarch(state: State): boolean {
  const { stands } = state;
  // Whoever is too near for one stand is mostly too near for the next as well, and is asked about first.
  let nearest: Stand | undefined;
  for (const stand of stands) {
    if (!isOwn(state, stand) || !isGround(stand) || stand.marched || !hasCp(state, stand, COSTS.march.cp)) continue;
    if (nearest && standsWithin(stand, nearest, MOVE_LENGTHS.enemyOfMarch)) continue;
    nearest = tooNear(stands, stand);
    if (!nearest) return true;
  }
  return false;
}
/** WW2-MOV-09: an enemy so near that it cannot march at all. */
export function tooNear(stands: readonly Stand[], stand: Stand): Stand | undefined {
  for (const other of stands)
    if (other.side !== stand.side && isGround(other) && standsWithin(stand, other, MOVE_LENGTHS.enemyOfMarch))
      return other;
  return undefined;
}

const mayPatrol: Open = (state, stand) =>
  stand.nature.weapon === 'FIGHTER' &&
  isOwn(state, stand) &&
  stand.where === 'off-table' &&
  !stand.patrol &&
  !stand.repulsed &&
  hasCp(state, stand, COSTS.FIGHTER.cp);

const patrols = (state: State, stand: Stand): boolean => stand.patrol && !groupOf(state, stand).failed;
/** WW2-SEQ-12, WW2-R-74: a patrol of its own that has not engaged, and one of the enemy's. */
const mayEngage: Open = (state, stand) =>
  stand.patrol &&
  isOwn(state, stand) &&
  !stand.engaged &&
  state.stands.some(other => other.side !== stand.side && patrols(state, other));

/** WW2-SEQ-17, WW2-SEQ-18, WW2-R-150: an aircraft that may still attack, or has somebody to land. */
const mayFly: Open = (state, stand) => {
  const { weapon, unit } = stand.nature;
  if (stand.where !== 'off-table' || !isOwn(state, stand) || stand.missionTried || stand.repulsed) return false;
  if (unit === 'TRANSPORT') return hasCp(state, stand, COSTS.airdrop.cp) && loadOf(state, stand.id).length > 0;
  if (weapon !== 'BOMBER' && weapon !== 'ATTACK') return false;
  return stand.attacksMade < ATTACKS[weapon].most && hasCp(state, stand, COSTS[weapon].cp);
};

const isRaiding = (state: State, stand: Stand): boolean =>
  stand.mission !== null && stand.side === state.active && stand.where === 'table';
/** WW2-SEQ-15, WW2-R-75, WW2-R-156: flak in range, or fighters. */
const mayDefend: Open = (state, stand, options) => {
  if (stand.side === state.active || groupOf(state, stand).failed) return false;
  if (stand.nature.weapon === 'FIGHTER')
    return (
      (stand.patrol || (anyFighterIntercepts(options) && stand.where === 'off-table' && !stand.repulsed)) &&
      !stand.engaged
    );
  return isGround(stand) && stand.nature.aaa && !stand.flakUsed;
};
const raids = (state: State): boolean => state.stands.some(stand => isRaiding(state, stand));

/** WW2-MOR-04: a stand of a failed group that has neither been halted nor retreated. */
export const mustRetreat = (state: State, stand: Stand): boolean =>
  stand.side === state.active && groupOf(state, stand).failed && isGround(stand) && !stand.retreatDone;

const OPEN: Readonly<Partial<Record<Phase, Open>>> = {
  patrol: mayPatrol,
  air: mayEngage,
  missions: mayFly,
  defence: mayDefend,
  strikes: isRaiding,
  retreat: mustRetreat,
};

export function canAnybody(state: State, phase: Phase, options: Options): boolean {
  if (phase === 'march') return canMarch(state);
  if (phase === 'defence' && !raids(state)) return false;
  const isOpen = OPEN[phase]!;
  for (const stand of state.stands) if (isOpen(state, stand, options)) return true;
  return false;
}
