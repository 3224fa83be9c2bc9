import {
  type Box,
  bounds,
  type Footprint,
  facingOf,
  forbid,
  legLength,
  overlaps,
  type Point,
  type Pose,
  pointWithinPolygon,
  type Refusal,
  type RuleId,
  samePoint,
  sweep,
  withinTable,
} from '@umpire/engine';
import { baseAt, baseOf, isGround } from './stands.js';
import { BASE, type Stand, type State } from './state.js';

/** WW2-R-130: bases lie on one another only by a metre or more. */
export const SLACK = 1;
const REACH = 2 * BASE;

const near = (a: Point, b: Point, reach = REACH): boolean =>
  Math.abs(a.x - b.x) <= reach && Math.abs(a.y - b.y) <= reach;

/** Middles nearer to each other than this have their bases on one another for certain, those farther apart than that never. */
const [CERTAIN, POSSIBLE] = [BASE - SLACK - 4, BASE * 1.42 + 4];
/** Whether two bases would lie on one another. */
export function lieOnEachOther(one: Pose, other: Pose): boolean {
  const dx = one.x - other.x;
  const dy = one.y - other.y;
  const squared = dx * dx + dy * dy;
  if (squared > POSSIBLE * POSSIBLE) return false;
  return squared < CERTAIN * CERTAIN || overlaps(baseAt(one), baseAt(other), SLACK);
}

/** What is said where a stand may lie so in another facing, whichever rule moves it. */
export const noRoomFacing = (rule: RuleId): Refusal => forbid(rule, 'facing that way it has no room there');

/** WW2-R-04: the ground stand on which a base would lie. */
export function standUnder(stands: readonly Stand[], own: string, at: Pose): Stand | undefined {
  for (const other of stands)
    if (near(at, other) && other.id !== own && isGround(other) && lieOnEachOther(at, other)) return other;
  return undefined;
}

export const isWhole = ({ ground: { now } }: State, base: Footprint): boolean =>
  withinTable(base, now.width, now.depth);

/** Farther from every edge than its corners reach a base lies whole on the table, however it is turned. */
const CORNER = BASE * 0.72;
/** Whether a base that lies so would be whole on the table. */
export function liesWhole(state: State, at: Pose): boolean {
  const { width, depth } = state.ground.now;
  const isInside = at.x >= CORNER && at.y >= CORNER && at.x <= width - CORNER && at.y <= depth - CORNER;
  return isInside || isWhole(state, baseAt(at));
}

/** The middle of a base keeps half a base from every edge. */
export function centreFits({ ground: { now } }: State, { x, y }: Point): boolean {
  const half = BASE / 2;
  return x >= half && y >= half && x <= now.width - half && y <= now.depth - half;
}

const LEGS = 25;
/** The points of a leg that are looked at: its start, every 25m, and its end. */
export function pointsAlong(from: Point, to: Point): Point[] {
  const length = legLength(from, to);
  const found: Point[] = [];
  for (let at = 0; at < length; at += LEGS)
    found.push({ x: from.x + ((to.x - from.x) * at) / length, y: from.y + ((to.y - from.y) * at) / length });
  return [...found, to];
}

/** Whether a leg takes a stand into an enemy's base; one with whom it begins in contact it may leave and slide along. */
function meets(from: Point, to: Point, enemy: Footprint): boolean {
  const facing = facingOf(to.x - from.x, to.y - from.y);
  const start = baseAt({ x: from.x, y: from.y, facing });
  if (!overlaps(sweep(start, to.x - from.x, to.y - from.y), enemy, SLACK)) return false;
  if (!overlaps(start, enemy, SLACK)) return true;
  return !isFartherThan(to, from, enemy);
}

/** Whether one point is at least as far from a base as another: by halves, to a quarter of a metre. */
const isFartherThan = (one: Point, other: Point, base: Footprint): boolean =>
  farFrom(one, base) >= farFrom(other, base) - 0.25;
export function farFrom(at: Point, base: Footprint): number {
  if (pointWithinPolygon(at, base, 0)) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < base.length; i++) least = Math.min(least, toSegment(at, base[i]!, base[(i + 1) % base.length]!));
  return least;
}
function toSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length));
  const [x, y] = [p.x - a.x - dx * share, p.y - a.y - dy * share];
  return Math.sqrt(x * x + y * y);
}

/** WW2-R-04: the enemy through whom a way would lead. */
export function enemyInTheWay(state: State, stand: Stand, way: readonly Point[]): Stand | undefined {
  const box = bounds(way);
  for (const other of state.stands)
    if (!isBeside(box, other) && other.side !== stand.side && isGround(other) && meetsOn(way, baseOf(other)))
      return other;
  return undefined;
}
const isBeside = (box: Box, { x, y }: Stand): boolean =>
  x + REACH < box.left || x - REACH > box.right || y + REACH < box.bottom || y - REACH > box.top;
function meetsOn(way: readonly Point[], enemy: Footprint): boolean {
  for (let i = 1; i < way.length; i++)
    if (!samePoint(way[i - 1]!, way[i]!) && meets(way[i - 1]!, way[i]!, enemy)) return true;
  return false;
}
