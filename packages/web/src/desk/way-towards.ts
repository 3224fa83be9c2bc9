import type { Point, Reach } from '@umpire/engine';

/** So many places are tried on the line to where a hand points. */
const TRIES = 48;

/** The way to a point; where that is too far or barred, as far towards it from `from` as is allowed. */
export function wayTowards(reach: Reach, to: Point, from: Point | undefined): readonly Point[] | undefined {
  const straight = reach.pathTo(to.x, to.y);
  if (straight || !from) return straight;
  for (let left = TRIES - 1; left > 0; left--) {
    const share = left / TRIES;
    const way = reach.pathTo(
      Math.round(from.x + (to.x - from.x) * share),
      Math.round(from.y + (to.y - from.y) * share),
    );
    if (way) return way;
  }
  return undefined;
}
