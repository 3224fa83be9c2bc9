import { type Citation, type Options, otherSide, type Procedure, SIDES, type Side } from '@umpire/engine';
import { criteriaOf, groupMorale, countsOf as testCounts } from '../rules/morale.js';
import { tests } from '../rules/readings.js';
import { victory } from '../rules/victory.js';
import { isAircraft } from './stands.js';
import type { Group, Stand, State } from './state.js';
import type { Play } from './types.js';

/** What a morale test counts (WW2-MOR-01, WW2-MOR-02). */
export interface Counts {
  /** Pinned and not repulsed. */
  readonly pinned: number;
  readonly repulsed: number;
  readonly destroyed: number;
}

/** WW2-R-147: ground stands, wherever they are; of aircraft only those destroyed; never the additional headquarters. */
export function countsOf(state: State, group: Group): Counts {
  const counts = { pinned: 0, repulsed: 0, destroyed: 0 };
  for (const at of group.members) {
    const stand = state.stands[at]!;
    if (stand.nature.additional) continue;
    if (stand.where === 'destroyed') counts.destroyed++;
    else if (isAircraft(stand) || stand.where === 'gone') continue;
    else if (stand.repulsed) counts.repulsed++;
    else if (stand.pinned) counts.pinned++;
  }
  return counts;
}
export const allCounts = (state: State): Counts[] => state.groups.map(group => countsOf(state, group));

const LIVING: readonly Stand['where'][] = ['table', 'reserve', 'bussed', 'hitched', 'aboard'];
const NOTHING_LEFT: Citation = { rule: 'WW2-R-89', text: 'nothing is left of it' };
const NOTHING_THERE: Citation = { rule: 'WW2-R-146', text: 'nothing is left of what it had on the table' };

/** WW2-R-89, WW2-R-146: why a group has failed without a test: nothing is left of it, or nothing of what it had on the table. */
export function wipedOut(state: State, { members, hadGround }: Group): Citation | undefined {
  let isLost = true;
  for (const at of members) {
    const stand = state.stands[at]!;
    if (stand.nature.additional) continue;
    if (!isAircraft(stand) && LIVING.includes(stand.where)) return undefined;
    if (stand.where !== 'destroyed' && stand.where !== 'gone') isLost = false;
  }
  return isLost ? NOTHING_LEFT : hadGround ? NOTHING_THERE : undefined;
}

/** WW2-R-90: a group tests when one of its two counts rose; or only where a criterion is met that was not met before. */
function isWorse(before: Counts, now: Counts, options: Options): boolean {
  const [was, is] = [testCounts(before, options), testCounts(now, options)];
  if (tests(options).onlyNew) {
    const known = criteriaOf(was).map(({ rule }) => rule);
    return criteriaOf(is).some(({ rule }) => !known.includes(rule));
  }
  return is.repulsed > was.repulsed || is.harmed > was.harmed;
}

/** One test of one group (WW2-MOR-07); nothing is thrown where no criterion is met. */
export function* test(game: Play, at: number): Procedure<void> {
  const group = game.state.groups[at]!;
  const grades = group.members.map(i => game.state.stands[i]!.nature.grade);
  const facts = { grades, ...countsOf(game.state, group), alreadyFailed: group.failed };
  const { result, because } = yield* groupMorale(facts, game.options, group.side);
  if (!result.tested) return;
  game.happen({ kind: 'groupTested', group: at, name: group.name, passed: !result.failed, because });
  if (result.failed) fail(game, at);
}

const RETREATS: Citation = { rule: 'WW2-MOR-04', text: 'it retreats from now on' };

function fail(game: Play, at: number, why = RETREATS): void {
  const { name } = game.state.groups[at]!;
  game.happen({ kind: 'groupFailed', group: at, name, because: [why] });
  comeHome(game, at);
}

/** WW2-R-152: patrols of a failed group end, and its missions are aborted. */
function comeHome(game: Play, at: number): void {
  for (const i of game.state.groups[at]!.members) {
    const { id, patrol, mission, where } = game.state.stands[i]!;
    if (patrol) game.happen({ kind: 'patrolEnded', stand: id });
    if (mission && where === 'table')
      game.happen({
        kind: 'leftTable',
        stand: id,
        to: 'off-table',
        because: [{ rule: 'WW2-R-152', text: 'its group has failed' }],
      });
  }
}

/** 5.3, steps 9 and 10: groups that came off worse test, those of the side that waits first; then victory. */
export function* afterwards(game: Play, before: readonly Counts[]): Procedure<void> {
  const { state, options } = game;
  for (const side of [otherSide(state.active), state.active])
    for (let at = 0; at < state.groups.length; at++) {
      const group = state.groups[at]!;
      if (group.side !== side || group.failed) continue;
      const nothing = wipedOut(state, group);
      if (nothing) fail(game, at, nothing);
      else if (isWorse(before[at]!, countsOf(state, group), options)) yield* test(game, at);
    }
  checkVictory(game);
}

function tally(state: State, side: Side) {
  const counted = { groups: 0, failed: 0 };
  for (const group of state.groups) {
    if (group.side !== side) continue;
    counted.groups++;
    if (group.everFailed) counted.failed++;
  }
  return counted;
}
export const failedGroups = (state: State, side: Side): number => tally(state, side).failed;

/** WW2-VIC-01. */
export function checkVictory(game: Play): void {
  const { state } = game;
  if (state.over) return;
  const { result, because } = victory({ a: tally(state, 'a'), b: tally(state, 'b') });
  if (result.winner === null) return;
  const winner = result.winner === 'draw' ? 'draw' : result.winner === 'A' ? 'a' : 'b';
  const lost = SIDES.filter(side => result[`${side}Lost`]).map(side => state.sides[side].name);
  const text = `half of the battle groups of ${lost.join(' and of ')} have failed`;
  const over = { winner, rule: because[0]?.rule ?? 'WW2-VIC-01', text } as const;
  game.happen({ kind: 'over', over, because });
}
