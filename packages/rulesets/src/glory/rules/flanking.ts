import { turnFrom } from '@umpire/engine';
import { beyond } from '../limits.js';
import { DISTANCES } from '../tables/distances.js';
import { type Base, distanceBetween, edgeTowards, inContact, reachAlong, rightOf } from './geometry.js';

/** IGR-R-88: a vignette is free to overlap if no enemy touches its front edge. */
export function isFree(base: Base, enemies: Iterable<Base>): boolean {
  for (const enemy of enemies) if (inContact(base, enemy) && edgeTowards(base, enemy) === 'front') return false;
  return true;
}

/** IGR-GEO-24: on which flank of X a friend Z of its opponent Y overlaps it, if on any (whether Z is free aside). */
export function flankOverlapped(x: Base, y: Base, z: Base): 'left' | 'right' | null {
  if (beyond(distanceBetween(z, y), DISTANCES.overlapGap)) return null;
  if (beyond(Math.abs(turnFrom(y.facing, z.facing)), DISTANCES.overlapDegrees)) return null;
  const aside = rightOf(x, z.x, z.y);
  const reach = Math.abs(aside) + reachAlong(z, x.forwardY, -x.forwardX);
  if (!beyond(reach, x.halfWidth)) return null;
  return aside > 0 ? 'right' : 'left';
}

/** IGR-GEO-24: who overlaps X, at most one a flank, the nearest to Y; `friends` are the free friends of Y. */
export function overlappersOf<T>(x: Base, y: Base, friends: Iterable<T>, baseOf: (friend: T) => Base): T[] {
  const found: Record<'left' | 'right', { friend: T; far: number } | undefined> = { left: undefined, right: undefined };
  for (const friend of friends) {
    const z = baseOf(friend);
    const flank = flankOverlapped(x, y, z);
    if (flank === null) continue;
    const far = distanceBetween(z, y);
    if (!found[flank] || far < found[flank].far) found[flank] = { friend, far };
  }
  return [found.left, found.right].flatMap(f => (f ? [f.friend] : []));
}
