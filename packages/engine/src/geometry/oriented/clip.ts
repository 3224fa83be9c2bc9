import { aheadOf, type Base, rightOf } from './base.js';

/**
 * How much of one base lies in a window of another: the rectangle of that base itself, or the corridor ahead of it. The corners
 * are clipped edge by edge in two small buffers that are used again and again.
 */
const MOST_CORNERS = 8;
let xs = new Float64Array(MOST_CORNERS);
let ys = new Float64Array(MOST_CORNERS);
let spareXs = new Float64Array(MOST_CORNERS);
let spareYs = new Float64Array(MOST_CORNERS);

/** Loads the corners of `other` as `base` sees them: x to its right, y ahead. */
function load(base: Base, other: Base): number {
  for (let i = 0; i < 4; i++) {
    const ahead = i < 2 ? other.halfDepth : -other.halfDepth;
    const right = i === 1 || i === 2 ? other.halfWidth : -other.halfWidth;
    const x = other.x + other.forwardX * ahead + other.forwardY * right;
    const y = other.y + other.forwardY * ahead - other.forwardX * right;
    xs[i] = rightOf(base, x, y);
    ys[i] = aheadOf(base, x, y);
  }
  return 4;
}

/** Keeps what lies below a limit: `a·x + b·y ≤ limit`, where one of a and b is ±1 and the other 0. */
function cut(corners: number, a: number, b: number, limit: number): number {
  let kept = 0;
  for (let i = 0; i < corners; i++) {
    const j = i + 1 === corners ? 0 : i + 1;
    const here = a * xs[i]! + b * ys[i]! - limit;
    const there = a * xs[j]! + b * ys[j]! - limit;
    if (here <= 0) {
      spareXs[kept] = xs[i]!;
      spareYs[kept++] = ys[i]!;
    }
    if (here < 0 !== there < 0 && here !== 0 && there !== 0) {
      const share = here / (here - there);
      spareXs[kept] = xs[i]! + (xs[j]! - xs[i]!) * share;
      spareYs[kept++] = ys[i]! + (ys[j]! - ys[i]!) * share;
    }
  }
  const usedXs = xs;
  const usedYs = ys;
  xs = spareXs;
  ys = spareYs;
  spareXs = usedXs;
  spareYs = usedYs;
  return kept;
}

function clippedArea(corners: number): number {
  let sum = 0;
  for (let i = 2; i < corners; i++)
    sum += (xs[i - 1]! - xs[0]!) * (ys[i]! - ys[0]!) - (ys[i - 1]! - ys[0]!) * (xs[i]! - xs[0]!);
  return Math.abs(sum) / 2;
}

export const areaOf = (base: Base): number => 4 * base.halfWidth * base.halfDepth;

/** The area that two bases share. */
export function sharedArea(base: Base, other: Base): number {
  let corners = load(base, other);
  corners = cut(corners, 1, 0, base.halfWidth);
  corners = cut(corners, -1, 0, base.halfWidth);
  corners = cut(corners, 0, 1, base.halfDepth);
  corners = cut(corners, 0, -1, base.halfDepth);
  return clippedArea(corners);
}

/** How much of the other base lies in the corridor straight ahead of a base's front edge. */
export function areaAhead(base: Base, other: Base): number {
  if (isAside(base, other)) return 0;
  let corners = load(base, other);
  corners = cut(corners, 1, 0, base.halfWidth);
  corners = cut(corners, -1, 0, base.halfWidth);
  corners = cut(corners, 0, -1, -base.halfDepth);
  return clippedArea(corners);
}

/** An early no: the whole base lies behind the front edge, or beside it, by the circle about it. */
function isAside(base: Base, other: Base): boolean {
  const round = other.halfWidth + other.halfDepth;
  return (
    aheadOf(base, other.x, other.y) + round <= base.halfDepth ||
    Math.abs(rightOf(base, other.x, other.y)) - round >= base.halfWidth
  );
}
