import type { Procedure } from '@umpire/engine';
import { afterHqLoss } from '../rules/readings.js';
import { deployOffTable, isDeployed, waitingGroup } from './deploy.js';
import { declareNations, showArmies, throwGround, throwHour } from './mustering.js';
import { canAnybody } from './openings.js';
import { beginTurn, opening, step, successors } from './sequence.js';
import type { Group, Phase, State } from './state.js';
import type { Play } from './types.js';

/** A step that nobody can do anything in is passed over. */
const PASSED: Readonly<Partial<Record<Phase, Phase>>> = {
  march: 'patrol',
  patrol: 'air',
  air: 'missions',
  missions: 'defence',
  defence: 'strikes',
  strikes: 'retreat',
  retreat: 'tactical',
};

/** What a battle does between orders: what is due, dice included. Called until it has nothing more. */
export function automatic(game: Play): Procedure<void> | undefined {
  const { state } = game;
  if (state.over) return undefined;
  const next = PASSED[state.phase];
  if (next) return canAnybody(state, state.phase, game.options) ? undefined : atOnce(() => step(game, next));
  switch (state.phase) {
    case 'declare':
      return declareNations(game);
    case 'armies':
      return state.muster!.ready.a && state.muster!.ready.b ? atOnce(() => showArmies(game)) : undefined;
    case 'ground':
      return throwGround(game);
    case 'hour':
      return throwHour(game);
    case 'deploy':
      return deployment(game);
    case 'start':
      return start(game);
    case 'tactical':
      return isSpent(state) ? atOnce(() => endGroup(game)) : undefined;
    default:
      return undefined;
  }
}

/** What is due and asks nobody. */
// biome-ignore lint/correctness/useYield: it asks nothing
function* atOnce(act: () => void): Procedure<void> {
  act();
}

function deployment(game: Play): Procedure<void> | undefined {
  if (isDeployed(game.state)) return atOnce(() => beginTurn(game, game.state.first));
  return waitingGroup(game.state, game.options) < 0 ? undefined : atOnce(() => deployOffTable(game));
}

/** T0, T1: once nobody is due to be named, the dice are thrown (WW2-R-144). */
function start(game: Play): Procedure<void> | undefined {
  const { state, options } = game;
  const lacksHead = (group: Group): boolean =>
    group.side === state.active && group.hq === null && successors(state, group).length > 0;
  return afterHqLoss(options).named && state.groups.some(lacksHead) ? undefined : opening(game);
}
/** WW2-R-145: the group that acts has no command points left, and no option in hand. */
const isSpent = ({ activeGroup, option, groups }: State): boolean =>
  activeGroup !== null && option === null && groups[activeGroup]!.cp === 0;

function endGroup(game: Play): void {
  const group = game.state.activeGroup!;
  const { name } = game.state.groups[group]!;
  game.happen({
    kind: 'groupEnded',
    group,
    name,
    because: [{ rule: 'WW2-R-145', text: 'it has no command points left' }],
  });
}
