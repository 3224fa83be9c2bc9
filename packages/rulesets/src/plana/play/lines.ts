import { circumradius, type Point, type RuleId, splitLeg } from '@umpire/engine';
import { levelAt, type Patch, type SightGround } from './ground.js';
import { HAIR, type Stretch, stretchInside } from './half-planes.js';
import type { Placed } from './poses.js';

/** How far is seen, and how much close country is seen through; for slaved fire only higher ground counts (PLA-LOS-06). */
export interface Limits {
  readonly visibility: number;
  readonly closeLimit: number;
  readonly slaved: boolean;
}
/** The ground that lines between two places may meet. */
export interface GroundBetween {
  readonly ground: SightGround;
  readonly close: SightGround['close'];
  readonly hills: SightGround['hills'];
}

/** Patches in the box about two places and their sizes: what none of the lines between their points can leave. */
export function groundBetween(ground: SightGround, a: Placed, b: Placed): GroundBetween {
  const [ra, rb] = [circumradius(a.width, a.depth), circumradius(b.width, b.depth)];
  const left = Math.min(a.x - ra, b.x - rb);
  const right = Math.max(a.x + ra, b.x + rb);
  const bottom = Math.min(a.y - ra, b.y - rb);
  const top = Math.max(a.y + ra, b.y + rb);
  return {
    ground,
    close: meeting(ground.close, left, right, bottom, top),
    hills: meeting(ground.hills, left, right, bottom, top),
  };
}
function meeting<P extends Patch>(patches: readonly P[], left: number, right: number, bottom: number, top: number) {
  let met: P[] | undefined;
  for (const one of patches) {
    if (one.left > right || one.right < left || one.bottom > top || one.top < bottom) continue;
    if (met) met.push(one);
    else met = [one];
  }
  return met ?? NOTHING;
}
const NOTHING: readonly never[] = [];

/** Why one point does not see another: the first of PLA-LOS-07's checks that fails. */
export function lineBlocked(
  { ground, close, hills }: GroundBetween,
  { visibility, closeLimit, slaved }: Limits,
  from: Point,
  to: Point,
): RuleId | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const squared = dx * dx + dy * dy;
  if (!slaved && squared > visibility * visibility) return 'PLA-LOS-05';
  const length = Math.sqrt(squared);
  if (!slaved && close.length > 0 && isTooClose(close, from, to, length, closeLimit)) return 'PLA-LOS-02';
  return hills.length > 0 ? ridgeBetween(ground, hills, from, to, length) : null;
}

/** One point sees another: for maps of what is in sight, where CLOUD and the size of bases do not count. */
export const seesPoint = (ground: SightGround, limits: Limits, from: Point, to: Point): boolean =>
  lineBlocked({ ground, close: ground.close, hills: ground.hills }, limits, from, to) === null;

const stretch: Stretch = { from: 0, to: 0 };

/** Whether more of a line lies in close country than may. */
function isTooClose(close: SightGround['close'], from: Point, to: Point, length: number, limit: number): boolean {
  let all = 0;
  for (const { sides } of close) {
    if (sides === null) return exactlyClose(close, from, to) * length > limit;
    stretchInside(sides, from, to, 0, stretch);
    if (stretch.to <= stretch.from) continue;
    const inside = (stretch.to - stretch.from) * length;
    if (inside > limit + HAIR) return true;
    all += inside;
  }
  if (all <= limit - HAIR) return false;
  return exactlyClose(close, from, to) * length > limit;
}
function exactlyClose(close: SightGround['close'], from: Point, to: Point): number {
  const areas = close.map(({ area }) => area);
  let share = 0;
  for (const piece of splitLeg(from, to, areas)) if (piece.areas.length > 0) share += piece.to - piece.from;
  return share;
}

/** PLA-LOS-03, PLA-LOS-04. */
function ridgeBetween(
  ground: SightGround,
  hills: SightGround['hills'],
  from: Point,
  to: Point,
  length: number,
): RuleId | null {
  if (isClearOfAll(hills, from, to)) return null;
  const here = levelAt(ground, from);
  const there = levelAt(ground, to);
  const low = Math.min(here, there);
  const high = Math.max(here, there);
  let half: RuleId | null = null;
  for (const { area, sides, feature } of hills) {
    if (feature.level <= low) continue;
    if (sides && isClearOf(sides, from, to)) continue;
    if (sides && feature.level > high && isWellInside(sides, from, to, length)) return 'PLA-LOS-03';
    for (const piece of splitLeg(from, to, [area])) {
      if (piece.areas.length === 0) continue;
      if (feature.level > high) return 'PLA-LOS-03';
      // By the point of the stretch that is nearest to the lower end.
      const nearest = here <= there ? piece.from : 1 - piece.to;
      if (nearest * length < (1 - nearest) * length) half = 'PLA-LOS-04';
    }
  }
  return half;
}
function isWellInside(sides: NonNullable<Patch['sides']>, from: Point, to: Point, length: number): boolean {
  stretchInside(sides, from, to, HAIR, stretch);
  return (stretch.to - stretch.from) * length > HAIR;
}
function isClearOfAll(hills: SightGround['hills'], from: Point, to: Point): boolean {
  for (const { sides } of hills) if (sides === null || !isClearOf(sides, from, to)) return false;
  return true;
}
function isClearOf(sides: NonNullable<Patch['sides']>, from: Point, to: Point): boolean {
  stretchInside(sides, from, to, -HAIR, stretch);
  return stretch.to < stretch.from;
}
