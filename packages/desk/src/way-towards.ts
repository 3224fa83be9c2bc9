import type { Point, Reach } from '@umpire/engine';

/** So many places are tried on the line to where a hand points, and then so often halfway between one that can be reached and the next. */
const TRIES = 48;
const HALVES = 4;

/** The way to a point; where that is too far or barred, as far towards it from `from` as is allowed. */
export function wayTowards(reach: Reach, to: Point, from: Point | undefined): readonly Point[] | undefined {
  const straight = reach.pathTo(to.x, to.y);
  if (straight || !from) return straight;
  const wayAt = (share: number) =>
    reach.pathTo(Math.round(from.x + (to.x - from.x) * share), Math.round(from.y + (to.y - from.y) * share));
  for (let left = TRIES - 1; left > 0; left--) {
    let way = wayAt(left / TRIES);
    if (!way) continue;
    let [near, far] = [left / TRIES, (left + 1) / TRIES];
    for (let i = 0; i < HALVES; i++) {
      const middle = (near + far) / 2;
      const farther = wayAt(middle);
      if (farther) [near, way] = [middle, farther];
      else far = middle;
    }
    return way;
  }
  return undefined;
}
