import type { Citation, Procedure } from '@umpire/engine';
import { otherSide } from '@umpire/engine';
import type { Result } from '../pieces.js';
import { applyResult, promoted } from '../rules/results.js';
import type { ShotResult } from './fire-events.js';
import { part } from './going.js';
import { afterwards, allCounts } from './morale.js';
import { fallBack } from './repulse.js';
import { isAircraft, isCarried, standOf } from './stands.js';
import type { Stand } from './state.js';
import type { Play } from './types.js';

/** What a shot gave to a stand, and who shot. */
export type Hit = ShotResult;

/** 5.3, steps 7 to 10: results are applied together, then repulse moves, tests and victory. */
export function* settleResults(game: Play, hits: readonly Hit[], because: readonly Citation[]): Procedure<void> {
  const before = allCounts(game.state);
  const all: (Hit & { given: Result })[] = [];
  for (const hit of hits) for (const one of [hit, ...sharing(game, hit)]) all.push(asApplied(game, one));
  for (const hit of all) apply(game, hit, because);
  for (const { stand } of all) loseHead(game, standOf(game.state, stand)!.group);
  part(game);
  for (const hit of inOrder(game, all)) {
    if (game.state.over) return;
    if (mustFallBack(standOf(game.state, hit.stand)!, hit.result)) yield* fallBack(game, hit.stand, hit.by);
    part(game);
  }
  yield* afterwards(game, before);
  endOption(game, all);
}

/** WW2-RES-23, WW2-TAC-11, WW2-R-116: who rides, is towed, or was just set down takes the same letter. */
function sharing({ state }: Play, { stand, result, by }: Hit): Hit[] {
  const load: Hit[] = [];
  const set: Hit[] = [];
  for (const other of state.stands) {
    if (other.carrier === stand && isCarried(other)) load.push({ stand: other.id, result, by });
    if (other.sharesWith === stand && other.where === 'table') set.push({ stand: other.id, result, by });
  }
  return set.length > 0 ? [...load, ...set] : load;
}

/** WW2-R-87: a letter as it comes to the stand that it falls on. */
export function asApplied({ state, options }: Play, { stand, result, by }: Hit): Hit & { given: Result } {
  const { pinned, repulsed } = standOf(state, stand)!;
  return { stand, result: promoted({ result, pinned, repulsed }, options), by, given: result };
}

function apply(game: Play, { stand: id, result, given }: Hit & { given: Result }, because: readonly Citation[]): void {
  const stand = standOf(game.state, id)!;
  if (stand.where === 'destroyed') return;
  const kind = isAircraft(stand) ? 'aircraft' : stand.where === 'table' || isCarried(stand) ? 'ground' : 'off-table';
  const { pinned, repulsed, suppression } = stand;
  const found = applyResult({ result: given, kind, pinned, repulsed, suppression }, game.options);
  const now = found.result;
  const reasons = [...found.because, ...because];
  game.happen({
    kind: 'harmed',
    stand: id,
    result,
    pinned: now.pinned,
    repulsed: now.repulsed,
    suppression: now.suppression,
    gone: now.destroyed,
    because: reasons,
  });
  if (now.leavesTable) flyHome(game, stand);
}

/** WW2-RES-22, WW2-R-78: a repulsed aircraft goes back behind its edge, and is not lost; its load goes with it. */
function flyHome(game: Play, { id, patrol }: Stand): void {
  if (patrol) game.happen({ kind: 'patrolEnded', stand: id });
  if (standOf(game.state, id)!.where === 'table')
    game.happen({
      kind: 'leftTable',
      stand: id,
      to: 'off-table',
      because: [{ rule: 'WW2-RES-22', text: 'a repulsed aircraft leaves' }],
    });
}

const mustFallBack = (stand: Stand, result: Result): boolean =>
  result === 'R' && stand.repulsed && stand.where === 'table' && !isAircraft(stand);

/** WW2-R-155: the side that waits first; a transport before those who share with it. */
function inOrder({ state }: Play, hits: readonly Hit[]): readonly Hit[] {
  if (hits.length < 2) return hits;
  const first = otherSide(state.active);
  const side = (hit: Hit): number => (standOf(state, hit.stand)!.side === first ? 0 : 1);
  return hits
    .map((hit, i) => ({ hit, i }))
    .sort((p, q) => side(p.hit) - side(q.hit) || p.i - q.i)
    .map(({ hit }) => hit);
}

/** WW2-R-35: a headquarters that is destroyed or gone is lost, with its group's command points. */
export function loseHead(game: Play, group: number): void {
  const { hq, name } = game.state.groups[group]!;
  if (hq === null) return;
  const { where } = standOf(game.state, hq)!;
  if (where !== 'destroyed' && where !== 'gone' && where !== 'spent') return;
  game.happen({
    kind: 'hqLost',
    group,
    name,
    stand: hq,
    because: [{ rule: 'WW2-R-35', text: 'its unspent command points are lost' }],
  });
}

/** WW2-R-64: who was repulsed or lost in the middle of its option loses the rest of it; a group that failed ends its moves. */
function endOption(game: Play, hits: readonly Hit[]): void {
  if (game.state.over) return;
  const { option, activeGroup } = game.state;
  const isStruck = hits.some(({ stand, result }) => stand === option?.stand && (result === 'R' || result === 'D'));
  if (option && isStruck) game.happen({ kind: 'optionLeft', option: null });
  if (activeGroup === null || !game.state.groups[activeGroup]!.failed) return;
  const { name } = game.state.groups[activeGroup]!;
  game.happen({ kind: 'groupEnded', group: activeGroup, name, because: [{ rule: 'WW2-R-92', text: 'it has failed' }] });
}
