import {
  type Citation,
  type Footprint,
  facingOf,
  forbid,
  isRefusal,
  movingWithin,
  type Options,
  type Point,
  type Pose,
  pathLength,
  type Refusal,
  samePoint,
  squaredDistanceToSegment,
} from '@umpire/engine';
import type { MoveKind, Speed, Tread } from '../pieces.js';
import { allowance, moveCheck } from '../rules/movement.js';
import { moveLeftOf } from './command.js';
import { centreFits, enemyInTheWay, farFrom, liesWhole, pointsAlong, standUnder } from './in-the-way.js';
import { baseAt, baseOf, canCarry, enemiesOf, isCarried, isGround, isTowing } from './stands.js';
import { BASE, type Stand, type State } from './state.js';
import { goingAt, type Stretch, stretchesOf, walkerOf } from './ways.js';

/** A move that is ordered: the points after the one where the stand is, and how it faces in the end. */
export interface MoveWay {
  readonly path: readonly Point[];
  readonly facing: number;
  /** WW2-SEQ-10: abreast, roads do not help. */
  readonly offRoad?: boolean;
  /** WW2-R-139: how much of a whole move of its kind is left; all of it, if nothing is said. */
  readonly left?: number;
}
/** A move that may be made, and what it uses of a whole one. */
export interface MovePlan {
  readonly stand: Stand;
  readonly way: readonly Point[];
  readonly facing: number;
  readonly metres: number;
  readonly used: number;
  readonly because: readonly Citation[];
}
/** A refused way, and where it breaks. */
export type Barred = Refusal & { readonly at?: Point };

/** WW2-R-136: a tower that is slower than its gun's medium row keeps its own. */
export function speedOf(state: State, stand: Stand): Speed {
  const own = stand.nature.speed!;
  return own !== 'slow' && isTowing(state, stand) ? 'medium' : own;
}

/** WW2-R-43: what a way uses of a whole move of its kind; without end where it leads over ground that stops it. */
export function shareOf(
  state: State,
  stand: Stand,
  kind: MoveKind,
  { path, offRoad }: Omit<MoveWay, 'facing'>,
  options: Options,
): number {
  const speed = speedOf(state, stand);
  let used = 0;
  for (const { going, metres } of stretchesOf(state.ground.now, path, walkerOf(stand), options, offRoad)) {
    if (going === 'impassable') return Number.POSITIVE_INFINITY;
    used += metres / allowance(speed, kind, going);
  }
  return used;
}

/** WW2-MOV-09. */
const MARCH_AWAY = 2000;
/** Whether a march starts, passes or ends within 2000m of an enemy, to the metre. */
function enemyNear(state: State, stand: Stand, way: readonly Point[], facing: number): boolean {
  const { x, y } = way.at(-1)!;
  const end = { x, y, facing };
  for (const enemy of state.stands) {
    if (enemy.side === stand.side || !isGround(enemy)) continue;
    const far = squaredDistanceTo(way, enemy);
    if (far > FARTHEST ** 2) continue;
    if (far < NEAREST ** 2 || isMarchNear(stand, way, end, baseOf(enemy))) return true;
  }
  return false;
}
/** By how far the middle of a stand is off a way most can be told: bases reach out so far at least, and no farther than that. */
const [NEAREST, FARTHEST] = [MARCH_AWAY + BASE - 4, MARCH_AWAY + 1.42 * BASE + 4];
/** Whether a march along a way is refused for an enemy, wherever that can be said at once. */
export const isMarchBarredBy = (enemy: Stand, way: readonly Point[]): boolean =>
  squaredDistanceTo(way, enemy) < NEAREST ** 2;
function squaredDistanceTo(way: readonly Point[], at: Point): number {
  let least = (at.x - way[0]!.x) ** 2 + (at.y - way[0]!.y) ** 2;
  for (let i = 1; i < way.length; i++) least = Math.min(least, squaredDistanceToSegment(at, way[i - 1]!, way[i]!));
  return least;
}
function isMarchNear(stand: Stand, way: readonly Point[], end: Pose, enemy: Footprint): boolean {
  const reach = MARCH_AWAY + 0.499;
  if (movingWithin(baseOf(stand), 0, 0, enemy, reach)) return true;
  if (movingWithin(baseAt(end), 0, 0, enemy, reach)) return true;
  for (let i = 1; i < way.length; i++) {
    const [from, to] = [way[i - 1]!, way[i]!];
    if (samePoint(from, to)) continue;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const base = baseAt({ x: from.x, y: from.y, facing: facingOf(dx, dy) });
    if (movingWithin(base, dx, dy, enemy, reach)) return true;
  }
  return false;
}

/** WW2-R-82, WW2-R-131: from the centre to the nearest enemy's base. */
function nearestTo(at: Point, enemies: readonly Stand[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of enemies) least = Math.min(least, farFrom(at, baseOf(enemy)));
  return least;
}
/** How near the enemy is at the start, and at the nearest point of the way; nothing where no enemy stands. */
function nearness(state: State, stand: Stand, way: readonly Point[]) {
  const enemies = enemiesOf(state, stand.side);
  if (enemies.length === 0) return { nearestEnemyStart: null, nearestEnemyLeast: null };
  const start = nearestTo(stand, enemies);
  let least = start;
  for (let i = 1; i < way.length; i++)
    for (const at of pointsAlong(way[i - 1]!, way[i]!)) least = Math.min(least, nearestTo(at, enemies));
  // What rounding alone brings nearer is not nearer.
  return { nearestEnemyStart: start, nearestEnemyLeast: least > start - 0.5 ? start : least };
}

/** Bound not to come nearer: the stand itself, or one that it carries (WW2-R-132). */
function isBound({ stands }: State, stand: Stand): boolean {
  if (stand.pinned || stand.repulsed) return true;
  if (!canCarry(stand)) return false;
  for (const other of stands)
    if (other.carrier === stand.id && (other.pinned || other.repulsed) && isCarried(other)) return true;
  return false;
}
const bindsIn = ({ stands }: State, stand: Stand, what: 'pinned' | 'repulsed'): boolean =>
  stand[what] || stands.some(other => other.carrier === stand.id && other[what] && isCarried(other));

/** WW2-RES-20, WW2-R-83, WW2-R-151: why a pinned or repulsed stand may not go there. */
export function closerRefusal(
  state: State,
  stand: Stand,
  way: readonly Point[],
  options: Options,
): Refusal | undefined {
  if (!isBound(state, stand)) return undefined;
  const { nearestEnemyStart, nearestEnemyLeast } = nearness(state, stand, way);
  const facts = {
    speed: speedOf(state, stand),
    tread: stand.nature.tread as Tread,
    jungleTrained: stand.nature.jungleTrained,
    kind: 'tactical',
    legs: [],
    pinned: bindsIn(state, stand, 'pinned'),
    repulsed: bindsIn(state, stand, 'repulsed'),
    nearestEnemyStart,
    nearestEnemyLeast,
  } as const;
  const found = moveCheck(facts, options);
  return isRefusal(found) ? found : undefined;
}

const STANDS_THERE = forbid('WW2-R-53', 'it stands there and faces that way already');

/** Whether a stand may go where it is told to, and what that uses (WW2-MOV-07, 2.5, WW2-R-04). */
export function planMove(
  state: State,
  stand: Stand,
  kind: MoveKind,
  order: MoveWay,
  options: Options,
): MovePlan | Barred {
  const way = wayOf(stand, order.path);
  if (order.facing === stand.facing && way.every(at => samePoint(at, stand))) return STANDS_THERE;
  const off = way.find(at => !centreFits(state, at));
  if (off) return barred('its base would leave the table', off);
  const stretches = stretchesOf(state.ground.now, way, walkerOf(stand), options, order.offRoad);
  const checked = checkWay(state, stand, kind, { way, facing: order.facing, left: order.left }, stretches, options);
  if (isRefusal(checked)) return { ...checked, ...breakOf(stretches, checked, options) };
  const refused = endRefusal(state, stand, way, order.facing, options);
  if (refused) return refused;
  const { used, because } = checked;
  return { stand, way, facing: order.facing, metres: Math.round(pathLength(way)), used, because };
}

/** WW2-R-04, and where. */
function barred(message: string, at: Point): Barred {
  const why = forbid('WW2-R-04', message);
  return why && { rule: why.rule!, message: why.message, at };
}

/** From where a stand is; points of one shape, whoever made them. */
function wayOf({ x, y }: Stand, path: readonly Point[]): Point[] {
  const way: Point[] = [{ x, y }];
  for (const at of path) way.push({ x: at.x, y: at.y });
  return way;
}

interface Way {
  readonly way: readonly Point[];
  readonly facing: number;
  readonly left?: number | undefined;
}

function checkWay(
  state: State,
  stand: Stand,
  kind: MoveKind,
  { way, facing, left = 1 }: Way,
  stretches: readonly Stretch[],
  options: Options,
) {
  const isMarch = kind === 'march';
  const facts = {
    speed: speedOf(state, stand),
    tread: stand.nature.tread as Tread,
    jungleTrained: stand.nature.jungleTrained,
    kind,
    legs: stretches,
    pinned: false,
    repulsed: false,
    nearestEnemyStart: null,
    nearestEnemyLeast: isMarch && enemyNear(state, stand, way, facing) ? MARCH_AWAY : null,
  };
  const found = moveCheck(facts, options);
  if (isRefusal(found)) return found;
  const closer = closerRefusal(state, stand, way, options);
  if (closer) return closer;
  const { used } = found.result;
  if (used > left + 1e-6) return forbid('WW2-R-139', 'that is farther than what is left of its move');
  const whole = kind === 'half' ? used / 2 : used;
  if (!isMarch && whole > moveLeftOf(stand, options) + 1e-6)
    return forbid('WW2-R-42', 'all tactical moves of a turn together are one whole move at most');
  return { used: whole, because: found.because };
}

/** WW2-R-04: through no enemy, on nobody, on ground that it can stand on. */
function endRefusal(
  state: State,
  stand: Stand,
  way: readonly Point[],
  facing: number,
  options: Options,
): Barred | undefined {
  const end = way.at(-1)!;
  const enemy = enemyInTheWay(state, stand, way);
  if (enemy) return barred(`${enemy.id} is in the way`, { x: enemy.x, y: enemy.y });
  const at = { x: end.x, y: end.y, facing };
  if (!liesWhole(state, at)) return barred('it would stick out over the edge of the table', end);
  const under = standUnder(state.stands, stand.id, at);
  if (under) return barred(`it would end on ${under.id}`, end);
  if (goingAt(state.ground.now, end, walkerOf(stand), options).going === 'impassable')
    return barred('it cannot stand on that ground', end);
  return undefined;
}

/** Where a refused way breaks: at ground that cannot be crossed. */
function breakOf(stretches: readonly Stretch[], why: Refusal, _options: Options): { at?: Point } {
  const barred = stretches.find(({ going }) => going === 'impassable');
  return barred && why.rule?.startsWith('WW2-GO') ? { at: barred.from } : {};
}
