import { turnFrom } from '../../common/trig.js';
import { beyond, within } from '../limits.js';
import { DISTANCES } from '../tables/distances.js';
import { type Base, reachAlong, rightOf, turnToFace } from './base.js';
import { distanceBetween, edgeTowards, inContact, surelyBeyond } from './contact.js';

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

/** IGR-GEO-16: whether a friend counts as the vignette to the right (left), and how far away it is; null: it does not. */
export function neighbourDistance(base: Base, friend: Base, side: 'right' | 'left'): number | null {
  if (surelyBeyond(base, friend, DISTANCES.neighbour)) return null;
  const off = turnFrom(side === 'right' ? 90 : 270, turnToFace(base, friend.x, friend.y));
  if (beyond(Math.abs(off), DISTANCES.neighbourDegrees)) return null;
  const far = distanceBetween(base, friend);
  return within(far, DISTANCES.neighbour) ? far : null;
}

/** IGR-GEO-16: the vignette to the right (left); ties go to the one that comes first (deployed first). */
export function neighbourOf<T>(
  base: Base,
  side: 'right' | 'left',
  friends: Iterable<T>,
  baseOf: (friend: T) => Base,
): T | null {
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const friend of friends) {
    const far = neighbourDistance(base, baseOf(friend), side);
    if (far === null || far >= least - TIE) continue;
    least = far;
    best = friend;
  }
  return best;
}
const TIE = 1e-6;

/**
 * IGR-GEO-15: the nearest of several, edge to edge; of those equally near, those that need the smallest turn to face. More
 * than one: their owner chooses.
 */
export function nearestTo<T>(base: Base, others: Iterable<T>, baseOf: (other: T) => Base): T[] {
  let best: T[] = [];
  let least = Number.POSITIVE_INFINITY;
  let smallest = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const at = baseOf(other);
    if (surelyBeyond(base, at, least + TIE)) continue;
    const far = distanceBetween(base, at);
    if (far > least + TIE) continue;
    const turn = Math.abs(turnToFace(base, at.x, at.y));
    if (far < least - TIE || turn < smallest - TIE) {
      best = [other];
      least = far;
      smallest = turn;
    } else if (turn <= smallest + TIE) best.push(other);
  }
  return best;
}
