/** How far along a straight way a base finds room. */
import { SLACK } from '../slack.js';
import type { Base } from './base.js';
import { wayPast, wayTo } from './sweep.js';

/** The length of a way, made longer, up to `limit`, until its end lies on none of the others; if there is no such place, shorter. */
export function wayToRoom(
  base: Base,
  dx: number,
  dy: number,
  length: number,
  limit: number,
  others: readonly Base[],
): number {
  const on = (at: number): Base | undefined =>
    others.find(o => wayTo(base, dx, dy, o) < at - SLACK && wayPast(base, dx, dy, o) > at + SLACK);
  let further = length;
  for (let other = on(further); other; other = on(further)) further = wayPast(base, dx, dy, other);
  if (further <= limit + SLACK) return further;
  let back = length;
  for (let other = on(back); other; other = on(back)) back = wayTo(base, dx, dy, other);
  return back;
}
