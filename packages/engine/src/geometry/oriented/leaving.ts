import { atMost } from '../slack.js';
import { aheadOf, type Base, reachAlong, rightOf } from './base.js';
import { distanceBetween, separation } from './distance.js';
import type { Outline } from './outline.js';

/** What a base leaves behind, or slides along, when it goes a straight way in a direction (dx, dy), a unit vector. */

/** What differs by less than this is equally far. */
const TIE = 1e-6;
const NONE = Number.POSITIVE_INFINITY;

/** How fast a guest is approached through those edges of the holder that part the two by `most`; Infinity: none does. */
function approach(holder: Base, guest: Base, most: number, dx: number, dy: number): number {
  const { forwardX: fx, forwardY: fy } = holder;
  const ahead = aheadOf(holder, guest.x, guest.y);
  const aside = rightOf(holder, guest.x, guest.y);
  let least = NONE;
  if (Math.abs(ahead) - reachAlong(guest, fx, fy) - holder.halfDepth >= most - TIE)
    least = (dx * fx + dy * fy) * Math.sign(ahead);
  if (Math.abs(aside) - reachAlong(guest, fy, -fx) - holder.halfWidth >= most - TIE)
    least = Math.min(least, (dx * fy - dy * fx) * Math.sign(aside));
  return least;
}

/**
 * Whether a base that touches another, or is no more than `hair` apart from it or deep in it, does not come nearer: along the edge
 * that parts the two most it goes at most `slope` for each unit of its way.
 */
export function leavesBehind(base: Base, dx: number, dy: number, other: Base, hair: number, slope: number): boolean {
  const most = separation(base, other);
  if (!atMost(Math.abs(most), hair)) return false;
  if (most > 0 && !atMost(distanceBetween(base, other), hair)) return false;
  return Math.min(approach(base, other, most, dx, dy), approach(other, base, most, -dx, -dy)) <= slope;
}

/** The same of a piece of terrain. */
export function leavesPieceBehind(
  base: Base,
  dx: number,
  dy: number,
  outline: Outline,
  hair: number,
  slope: number,
): boolean {
  let most = Number.NEGATIVE_INFINITY;
  let speed = NONE;
  const part = (clear: number, nearing: number): void => {
    if (clear > most + TIE) {
      most = clear;
      speed = nearing;
    } else if (clear >= most - TIE) speed = Math.min(speed, nearing);
  };
  for (let i = 0; i < outline.normals.length; i++) {
    const { x, y } = outline.normals[i]!;
    part(x * base.x + y * base.y - reachAlong(base, x, y) - outline.offsets[i]!, -(dx * x + dy * y));
  }
  const { forwardX: fx, forwardY: fy } = base;
  const [low, high] = spanAlong(outline, fx, fy, base.x * fx + base.y * fy);
  part(low - base.halfDepth, dx * fx + dy * fy);
  part(-high - base.halfDepth, -(dx * fx + dy * fy));
  const [left, right] = spanAlong(outline, fy, -fx, base.x * fy - base.y * fx);
  part(left - base.halfWidth, dx * fy - dy * fx);
  part(-right - base.halfWidth, dy * fx - dx * fy);
  return atMost(Math.abs(most), hair) && speed <= slope;
}

/** From where to where an outline reaches along a direction, as seen from `middle`. */
function spanAlong({ points }: Outline, nx: number, ny: number, middle: number): readonly [low: number, high: number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const p of points) {
    const at = p.x * nx + p.y * ny - middle;
    if (at < low) low = at;
    if (at > high) high = at;
  }
  return [low, high];
}
