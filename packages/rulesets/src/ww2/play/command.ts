import { type Citation, forbid, isRefusal, type Options, type Refusal } from '@umpire/engine';
import type { TacticalOption } from '../pieces.js';
import { tacticalMove } from '../rules/command.js';
import { actsAfterMarch, movesAreSummed } from '../rules/readings.js';
import { STEPS } from '../tables/command.js';
import { notFree, notNow } from './permission.js';
import { groupOf, isBattery, placed, standOf, steppedDistance } from './stands.js';
import type { ActiveOption, Stand, State } from './state.js';
import type { Play, Seat } from './types.js';

/** WW2-R-37, WW2-R-38: the distance to its headquarters by steps that cost a CP, or 0 where one of the two is off the table. */
export function hqDistance(state: State, stand: Stand): number {
  const { hq } = groupOf(state, stand);
  const head = hq === null ? undefined : standOf(state, hq);
  if (!head || head.id === stand.id) return 0;
  const [at, leads] = [placed(state, stand), placed(state, head)];
  return at.where === 'table' && leads.where === 'table' ? steppedDistance(at, leads, STEPS.tactical) : 0;
}

/** A tactical move that may be begun: what it costs and allows. */
export interface OptionPlan {
  readonly stand: Stand;
  readonly option: ActiveOption;
  readonly cost: number;
  readonly cpLeft: number;
  readonly because: readonly Citation[];
}

/** WW2-SEQ-19, WW2-SEQ-20, WW2-R-46: one group, and one stand of it, after the other. */
function outOfOrder(state: State, stand: Stand): Refusal | undefined {
  const group = groupOf(state, stand);
  if (group.finished) return forbid('WW2-SEQ-20', `${group.name} has ended its tactical moves`);
  if (state.activeGroup !== null && state.activeGroup !== stand.group)
    return forbid(
      'WW2-SEQ-20',
      `${state.groups[state.activeGroup]!.name} is making its tactical moves; end them first`,
    );
  if (state.option) return forbid('WW2-R-153', `${state.option.stand} is in the middle of its option`);
  if (stand.done) return forbid('WW2-R-46', 'it has made its tactical moves: another stand has begun since');
  return undefined;
}

/** Whether a stand may begin an option now (WW2-CP-12 to WW2-CP-19), whatever it does with it. */
export function optionPlan({ view, by, options }: Seat, stand: Stand, number: TacticalOption): OptionPlan | Refusal {
  const refused = notNow(view, by, 'tactical', 'WW2-SEQ-19') ?? notFree(view, stand) ?? outOfOrder(view, stand);
  if (refused) return refused;
  if (stand.marched && !actsAfterMarch(options))
    return forbid('WW2-R-40', 'it has marched: no tactical moves in this turn');
  const group = groupOf(view, stand);
  const found = tacticalMove(
    {
      grade: stand.nature.grade,
      option: number,
      hqDistance: hqDistance(view, stand),
      cp: group.cp,
      mobile: group.doctrine === 'mobile',
      movesMade: stand.movesMade,
      cpSpentOnStand: stand.cpSpent,
      artillery: isBattery(stand),
      bussed: false,
      justDebussed: stand.debussed,
      offTable: stand.where !== 'table',
      groupFailed: group.failed,
    },
    options,
  );
  if (isRefusal(found)) return found;
  const { cost, cpLeft, shots, sequence } = found.result;
  const option = {
    stand: stand.id,
    number: number as ActiveOption['number'],
    shotsLeft: shots,
    moveLeft: sequence === 'fire-move',
  };
  return { stand, option, cost, cpLeft, because: found.because };
}

/** The option is paid for and begins. */
export function begin(game: Play, { stand, option, cost, cpLeft, because }: OptionPlan): void {
  game.happen({ kind: 'optionBegan', group: stand.group, option, cost, cpLeft, because });
}

/** One shot of the option in hand is used up; it goes on with what is left. */
export function shotUsed(game: Play): void {
  const { option } = game.state;
  if (!option) return;
  const left = { ...option, shotsLeft: option.shotsLeft - 1 };
  game.happen({ kind: 'optionLeft', option: left.shotsLeft > 0 || left.moveLeft ? left : null });
}

/** WW2-R-42: how much of a full tactical move a stand may still use. */
export const moveLeftOf = ({ moveUsed }: Stand, options: Options): number =>
  movesAreSummed(options) ? 1 - moveUsed : 1;
