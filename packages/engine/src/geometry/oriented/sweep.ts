import { SLACK } from '../slack.js';
import { aheadOf, type Base, reachAlong, rightOf } from './base.js';
import { type Outline, standsOn } from './outline.js';

/**
 * What a base meets on a straight way. The direction (dx, dy) is a unit vector. Two convex shapes overlap while they overlap
 * along every edge direction, and along each of them that is one stretch of the way. These functions are asked of all neighbours of every move: they work in one record that is used again and again.
 */
const run = new Float64Array(4);
/** Where the overlap begins (the shapes touch) and where it ends. */
const [BEGIN, END] = [0, 1] as const;
/** The same for shapes that are a hair smaller: what only grazes is no overlap. */
const [IN, OUT] = [2, 3] as const;

function start(): void {
  run[BEGIN] = Number.NEGATIVE_INFINITY;
  run[END] = Number.POSITIVE_INFINITY;
  run[IN] = Number.NEGATIVE_INFINITY;
  run[OUT] = Number.POSITIVE_INFINITY;
}

/** Below this a way does not change how two shapes lie along a direction. */
const STILL = 1e-12;

/**
 * Narrows the stretch by one direction: the other shape spans low to high as seen from the moving one, whose half size is
 * `reach` and which moves along it at `speed`. False: there is no overlap at all.
 */
function narrow(low: number, high: number, reach: number, speed: number): boolean {
  const near = low - reach;
  const far = high + reach;
  if (Math.abs(speed) < STILL) return near < -SLACK && far > SLACK;
  const enter = speed > 0 ? near : far;
  const leave = speed > 0 ? far : near;
  const hair = speed > 0 ? SLACK : -SLACK;
  run[BEGIN] = Math.max(run[BEGIN]!, enter / speed);
  run[END] = Math.min(run[END]!, leave / speed);
  run[IN] = Math.max(run[IN]!, (enter + hair) / speed);
  run[OUT] = Math.min(run[OUT]!, (leave - hair) / speed);
  return run[IN]! < run[OUT]!;
}

/** Narrows by both directions of `axis`, which is one of the two bases. */
function narrowByBase(axis: Base, base: Base, dx: number, dy: number, other: Base): boolean {
  const { forwardX: fx, forwardY: fy } = axis;
  const ahead = (other.x - base.x) * fx + (other.y - base.y) * fy;
  const deep = reachAlong(other, fx, fy);
  if (!narrow(ahead - deep, ahead + deep, reachAlong(base, fx, fy), dx * fx + dy * fy)) return false;
  const aside = (other.x - base.x) * fy - (other.y - base.y) * fx;
  const wide = reachAlong(other, fy, -fx);
  return narrow(aside - wide, aside + wide, reachAlong(base, fy, -fx), dx * fy - dy * fx);
}

/** An early no, by the circles about both: the other lies beside the whole way, or behind where it begins. */
function isOffWay(base: Base, dx: number, dy: number, other: Base): boolean {
  const x = other.x - base.x;
  const y = other.y - base.y;
  const far = base.halfWidth + base.halfDepth + other.halfWidth + other.halfDepth; // more than both half diagonals
  return Math.abs(x * dy - y * dx) > far || x * dx + y * dy < -far;
}

function overlapsOnWay(base: Base, dx: number, dy: number, other: Base): boolean {
  if (isOffWay(base, dx, dy, other)) return false;
  start();
  return narrowByBase(base, base, dx, dy, other) && narrowByBase(other, base, dx, dy, other);
}

function narrowByPoints(base: Base, outline: Outline, speed: number, ahead: boolean): boolean {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const p of outline.points) {
    const at = ahead ? aheadOf(base, p.x, p.y) : rightOf(base, p.x, p.y);
    if (at < low) low = at;
    if (at > high) high = at;
  }
  return narrow(low, high, ahead ? base.halfDepth : base.halfWidth, speed);
}

function overlapsPieceOnWay(base: Base, dx: number, dy: number, outline: Outline): boolean {
  start();
  for (let i = 0; i < outline.normals.length; i++) {
    const n = outline.normals[i]!;
    const out = outline.offsets[i]! - n.x * base.x - n.y * base.y;
    // Only the outer side of an edge parts; what lies inwards is parted by other edges.
    if (!narrow(Number.NEGATIVE_INFINITY, out, reachAlong(base, n.x, n.y), dx * n.x + dy * n.y)) return false;
  }
  const { forwardX: fx, forwardY: fy } = base;
  return (
    narrowByPoints(base, outline, dx * fx + dy * fy, true) && narrowByPoints(base, outline, dx * fy - dy * fx, false)
  );
}

const FREE = Number.POSITIVE_INFINITY;

/** How far a base can go before it would overlap the other; 0 if it does already, Infinity if it never will. */
export const wayTo = (base: Base, dx: number, dy: number, other: Base): number =>
  overlapsOnWay(base, dx, dy, other) && run[END]! > SLACK ? Math.max(0, run[BEGIN]!) : FREE;

/** How far a base must go until it no longer overlaps the other, which it meets by `wayTo`. */
export const wayPast = (base: Base, dx: number, dy: number, other: Base): number =>
  overlapsOnWay(base, dx, dy, other) ? Math.max(0, run[END]!) : 0;

export const wayToPiece = (base: Base, dx: number, dy: number, outline: Outline): number =>
  overlapsPieceOnWay(base, dx, dy, outline) && run[END]! > SLACK ? Math.max(0, run[BEGIN]!) : FREE;

/** Whether any part of a base is on a piece while it goes so far. */
export const passesOver = (base: Base, dx: number, dy: number, length: number, outline: Outline): boolean =>
  wayToPiece(base, dx, dy, outline) < length - SLACK || standsOn(base, outline);

/** How far a base can go before it would leave the table; 0 if it is out already. */
export function wayToEdge(base: Base, dx: number, dy: number, tableWidth: number, tableDepth: number): number {
  const wide = reachAlong(base, 1, 0);
  const deep = reachAlong(base, 0, 1);
  const toX = dx > STILL ? (tableWidth - wide - base.x) / dx : dx < -STILL ? (wide - base.x) / dx : FREE;
  const toY = dy > STILL ? (tableDepth - deep - base.y) / dy : dy < -STILL ? (deep - base.y) / dy : FREE;
  return Math.max(0, Math.min(toX, toY));
}

/** Whether a whole base is on the table. */
export function isOnTable(base: Base, tableWidth: number, tableDepth: number): boolean {
  const wide = reachAlong(base, 1, 0) - SLACK;
  const deep = reachAlong(base, 0, 1) - SLACK;
  return base.x >= wide && base.y >= deep && base.x <= tableWidth - wide && base.y <= tableDepth - deep;
}
