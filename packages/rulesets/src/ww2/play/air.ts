import { forbid, isRefusal, type Options, type Pose, type Procedure, type Refusal } from '@umpire/engine';
import { airAction, airRefusal } from '../rules/air.js';
import { paid } from '../rules/movement.js';
import { type AirFacts, type AirType, ATTACKS } from '../tables/air.js';
import { COSTS } from '../tables/command.js';
import { loseHead } from './aftermath.js';
import { standPutAt } from './copy.js';
import { type Engagement, engage, engagementPlan } from './engage.js';
import { callFor, isStatic } from './facts.js';
import { isWhole } from './in-the-way.js';
import { afterwards, allCounts } from './morale.js';
import { baseAt, distanceOf, groupOf, loadOf, nobodyAboard, standOf } from './stands.js';
import type { Stand, State } from './state.js';
import type { Play } from './types.js';

/** Steps 3 and 4: fighters on patrol, and aircraft that come to the table and go again. */

const isAirType = (weapon: string): weapon is AirType =>
  weapon === 'FIGHTER' || weapon === 'BOMBER' || weapon === 'ATTACK';

function airFacts(view: State, stand: Stand, action: AirFacts['action'], target: Stand | null): AirFacts | Refusal {
  const { weapon } = stand.nature;
  if (!isAirType(weapon)) return forbid('WW2-AIR-01', 'it does not fly such missions');
  const { group, distance } = target
    ? callFor(view, stand, head => distanceOf(head, target))
    : { group: 'mixed' as const, distance: 0 };
  return {
    type: weapon,
    action,
    cp: groupOf(view, stand).cp,
    group,
    distance,
    attacksMade: stand.attacksMade,
    repulsed: stand.repulsed,
    targetStatic: target !== null && isStatic(view, target),
  };
}

/** What keeps an aircraft on the ground whatever it should do. */
export function grounded(view: State, stand: Stand): Refusal | undefined {
  if (groupOf(view, stand).failed) return forbid('WW2-R-152', 'aircraft of a failed group stay at home');
  return stand.where === 'off-table' ? undefined : forbid('WW2-AIR-01', 'it is not in the off-table zone');
}

export interface PatrolPlan {
  readonly stand: Stand;
  readonly cost: number;
  readonly cpLeft: number;
}
/** WW2-SEQ-11, WW2-CP-21. */
export function patrolPlan(view: State, stand: Stand): PatrolPlan | Refusal {
  const refused = grounded(view, stand) ?? (stand.patrol ? forbid('WW2-SEQ-11', 'it is on patrol already') : undefined);
  if (refused) return refused;
  const facts = airFacts(view, stand, 'patrol', null);
  const bill = isRefusal(facts) ? facts : airRefusal(facts);
  return isRefusal(bill) ? bill : { stand, ...bill };
}

/** WW2-SEQ-12, WW2-R-74: a fighter of its own on patrol against one of the enemy's. */
export function dogfightPlan(view: State, stand: Stand, target: string, options: Options): Engagement | Refusal {
  if (!stand.patrol) return forbid('WW2-SEQ-12', 'it is not on patrol');
  if (stand.engaged) return forbid('WW2-R-74', 'it has engaged in this step');
  const other = standOf(view, target);
  if (!other?.patrol || groupOf(view, other).failed)
    return forbid('WW2-SEQ-12', 'only enemy fighters on patrol are engaged');
  return engagementPlan(view, stand, target, 2, options);
}

export interface MissionPlan {
  readonly stand: Stand;
  readonly target: string;
  readonly at: Pose;
  readonly facts: AirFacts;
}
/** WW2-SEQ-14, WW2-CP-22, WW2-CP-23, WW2-AIR-02: a bomber or attack flight is placed short of its target. */
export function missionPlan(view: State, stand: Stand, id: string, at: Pose, options: Options): MissionPlan | Refusal {
  const refused =
    grounded(view, stand) ?? (stand.missionTried ? forbid('WW2-R-157', 'it was sent in this turn already') : undefined);
  if (refused) return refused;
  const target = standOf(view, id);
  const facts = airFacts(view, stand, 'attack', target ?? null);
  if (isRefusal(facts)) return facts;
  const bill = airRefusal(facts);
  if (isRefusal(bill)) return bill;
  if (!isWhole(view, baseAt(at))) return forbid('WW2-R-158', 'its base lies wholly on the table');
  if (target && target.x === at.x && target.y === at.y) return forbid('WW2-R-158', 'it is placed short of its target');
  const strike = engagementPlan(view, standPutAt(stand, at), id, 2, options);
  return isRefusal(strike) ? strike : { stand, target: id, at, facts };
}

/** The call of a mission, and the flight in (WW2-ORG-12, WW2-R-69). */
export function* flyIn(game: Play, { stand, target, at, facts }: MissionPlan): Procedure<void> {
  const action = airAction(facts, game.options) as Exclude<ReturnType<typeof airAction>, Refusal>;
  const { result, because } = 'result' in action ? action : yield* action;
  const { called, cpLeft } = result;
  const cost = facts.cp - cpLeft;
  game.happen({ kind: 'missionTried', stand: stand.id, group: stand.group, cost, cpLeft, called, because });
  if (called) game.happen({ kind: 'missionBegan', stand: stand.id, mission: { target, at: null }, ...at, because });
}

/** WW2-HG-05, WW2-R-150: what an airdrop costs, and whether there is somebody to land. */
export function dropPlan(view: State, stand: Stand, at: Pose): PatrolPlan | Refusal {
  const refused =
    grounded(view, stand) ?? (stand.missionTried ? forbid('WW2-R-157', 'it has flown in this turn') : undefined);
  if (refused) return refused;
  if (stand.nature.unit !== 'TRANSPORT') return forbid('WW2-HG-05', 'only transport aircraft land troops');
  if (stand.repulsed) return forbid('WW2-R-78', 'repulsed, it stays at home');
  if (loadOf(view, stand.id).length === 0) return nobodyAboard('WW2-R-150');
  if (!isWhole(view, baseAt(at))) return forbid('WW2-HG-05', 'the landing point is on the table');
  const bill = paid(COSTS.airdrop.cp, groupOf(view, stand).cp);
  return isRefusal(bill) ? bill : { stand, ...bill };
}

/** WW2-R-163: the strike of a mission, looked at again when it is run. */
export function strikePlan(view: State, stand: Stand, options: Options): Engagement | Refusal {
  const target = stand.where === 'table' ? stand.mission?.target : undefined;
  return target ? engagementPlan(view, stand, target, 2, options) : forbid('WW2-SEQ-16', 'it has no target to strike');
}

/** WW2-SEQ-16 to WW2-SEQ-18: it attacks and leaves, for good if that was its last attack. */
export function* strike(game: Play, engagement: Engagement): Procedure<void> {
  const { id } = engagement.shooter;
  game.happen({ kind: 'attackMade', stand: id });
  yield* engage(game, engagement);
  if (!game.state.over) leave(game, id);
}

function leave(game: Play, id: string): void {
  const { where, attacksMade, nature, group } = standOf(game.state, id)!;
  const most = nature.weapon === 'BOMBER' || nature.weapon === 'ATTACK' ? ATTACKS[nature.weapon].most : 1;
  const isSpent = attacksMade >= most;
  if (where !== 'table' && !(where === 'off-table' && isSpent)) return;
  const rule = nature.weapon === 'BOMBER' ? 'WW2-SEQ-17' : 'WW2-SEQ-18';
  game.happen({
    kind: 'leftTable',
    stand: id,
    to: isSpent ? 'spent' : 'off-table',
    because: [{ rule, text: 'after its attack' }],
  });
  loseHead(game, group);
}

/** WW2-R-163: it leaves without an attack. */
export function abort(game: Play, id: string): void {
  game.happen({
    kind: 'leftTable',
    stand: id,
    to: 'off-table',
    because: [{ rule: 'WW2-R-163', text: 'its attack is broken off' }],
  });
}

/** A transport that has landed its load is spent (WW2-R-146). */
export function* goneHome(game: Play, id: string): Procedure<void> {
  const before = allCounts(game.state);
  game.happen({
    kind: 'leftTable',
    stand: id,
    to: 'spent',
    because: [{ rule: 'WW2-HG-05', text: 'it has landed its load' }],
  });
  yield* afterwards(game, before);
}
