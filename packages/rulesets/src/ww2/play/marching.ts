import {
  type Citation,
  forbid,
  isRefusal,
  legLength,
  type Options,
  type Point,
  pathLength,
  type Refusal,
} from '@umpire/engine';
import { march as marchRule } from '../rules/movement.js';
import { MOVE_LENGTHS } from '../tables/movement.js';
import { changeStand } from './change.js';
import { hqDistance } from './command.js';
import { copyOfState } from './copy.js';
import { type Barred, type MovePlan, type MoveWay, planMove } from './moving.js';
import { notFree } from './permission.js';
import { areWithin, baseAt, baseOf, distanceOf, groupOf, isGround, standsWithin } from './stands.js';
import type { Stand, State } from './state.js';

export const MARCH_MODES = ['parallel', 'column'] as const;
export type MarchMode = (typeof MARCH_MODES)[number];

export interface MarchPlan {
  readonly moves: readonly MovePlan[];
  readonly mode: MarchMode;
  readonly group: number;
  readonly cost: number;
  readonly cpLeft: number;
  readonly because: readonly Citation[];
}

/** WW2-SEQ-06: who may march at all. */
export function mayMarch(view: State, stand: Stand): Refusal | undefined {
  if (!isGround(stand)) return forbid('WW2-SEQ-06', 'it has no place on the table to march from');
  if (stand.marched) return forbid('WW2-R-40', 'it has marched in this turn');
  return notFree(view, stand);
}

/** WW2-SEQ-09, WW2-R-39: whether links of 500m join all of them into one chain. */
function isChain(bases: readonly ReturnType<typeof baseOf>[]): boolean {
  const reached = new Set([0]);
  for (let grew = true; grew; ) {
    grew = false;
    for (const [i, base] of bases.entries()) {
      if (reached.has(i) || ![...reached].some(j => areWithin(base, bases[j]!, MOVE_LENGTHS.link))) continue;
      reached.add(i);
      grew = true;
    }
  }
  return reached.size === bases.length;
}

/** A way cut to a length, its end on a whole metre. */
function cutTo(way: readonly Point[], length: number): Point[] {
  const found: Point[] = [];
  let left = length;
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [way[i - 1]!, way[i]!];
    const far = legLength(a, b);
    if (far >= left) {
      const share = far === 0 ? 0 : left / far;
      return [...found, { x: Math.round(a.x + (b.x - a.x) * share), y: Math.round(a.y + (b.y - a.y) * share) }];
    }
    found.push({ x: b.x, y: b.y });
    left -= far;
  }
  return found;
}

/** WW2-R-41, WW2-R-134: the same displacement, or in file along the way of the one before; all the leader's distance. */
export function waysOf(stands: readonly Stand[], path: readonly Point[], mode: MarchMode): Point[][] {
  const [leader] = stands;
  if (mode === 'parallel')
    return stands.map(({ x, y }) => path.map(p => ({ x: p.x + x - leader!.x, y: p.y + y - leader!.y })));
  const length = pathLength([leader!, ...path]);
  const ways: Point[][] = [[...path]];
  for (let i = 1; i < stands.length; i++) {
    const [ahead, own] = [stands[i - 1]!, stands[i]!];
    ways.push(cutTo([own, { x: ahead.x, y: ahead.y }, ...ways[i - 1]!], length));
  }
  return ways;
}

/** The table without those who march. */
function without(view: State, marching: readonly Stand[]): State {
  const table = copyOfState(view);
  for (const { id } of marching) changeStand(table, id, { where: 'off-table' });
  return table;
}
/** One of them has arrived. */
function arrive(table: State, { stand, way, facing }: MovePlan): void {
  const { x, y } = way.at(-1)!;
  changeStand(table, stand.id, { where: stand.where, x, y, facing });
}

/** Whether some stands of a group may march together: leader first (WW2-SEQ-06 to WW2-SEQ-10, WW2-CP-20). */
export function marchPlan(
  view: State,
  stands: readonly Stand[],
  order: MarchOrder,
  options: Options,
): MarchPlan | Barred {
  const group = groupOf(view, stands[0]!);
  if (stands.some(stand => view.groups[stand.group] !== group))
    return forbid('WW2-SEQ-06', 'stands of one battle group march together');
  for (const stand of stands) {
    const refused = mayMarch(view, stand);
    if (refused) return refused;
  }
  const bill = billOf(view, stands, options);
  if (isRefusal(bill)) return bill;
  if (!isChain(stands.map(baseOf))) return forbid('WW2-SEQ-09', 'the links do not join all of them into one chain');
  const moves = movesOf(view, stands, order, options);
  if ('message' in moves) return moves;
  const ends = moves.map(({ way, facing }) => baseAt({ x: way.at(-1)!.x, y: way.at(-1)!.y, facing }));
  if (!isChain(ends)) return forbid('WW2-R-134', 'they would not end as one chain');
  return { moves, mode: order.mode, group: stands[0]!.group, ...bill.result, because: bill.because };
}

/** How far it is to the nearest of those who march with it; who is farther off than another by its middle need not be measured. */
function nearestOf(stand: Stand, stands: readonly Stand[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of stands)
    if (other !== stand && standsWithin(stand, other, least)) least = Math.min(least, distanceOf(stand, other));
  return least;
}

function billOf(view: State, stands: readonly Stand[], options: Options) {
  const group = groupOf(view, stands[0]!);
  const links = stands.slice(1).map(stand => nearestOf(stand, stands));
  const facts = {
    cp: group.cp,
    hqDistance: Math.min(...stands.map(stand => hqDistance(view, stand))),
    nearestEnemy: null,
    links,
    byRoad: false,
    abreast: 1,
    groupFailed: group.failed,
  };
  return marchRule(facts, options);
}

/** The way that a march is ordered to go. */
export interface MarchOrder extends Omit<MoveWay, 'offRoad'> {
  readonly mode: MarchMode;
}

/** The moves of all who march, each planned on the table as those before it leave it. */
export function movesOf(
  view: State,
  stands: readonly Stand[],
  { mode, path, facing, left = 1 }: MarchOrder,
  options: Options,
): MovePlan[] | Barred {
  const moves: MovePlan[] = [];
  const isAbreast = mode === 'parallel' && stands.length > 1;
  const table = without(view, stands);
  for (const [i, way] of waysOf(stands, path, mode).entries()) {
    const move = planMove(table, stands[i]!, 'march', { path: way, facing, offRoad: isAbreast, left }, options);
    if (isRefusal(move)) return move;
    arrive(table, move);
    moves.push(move);
  }
  return moves;
}
