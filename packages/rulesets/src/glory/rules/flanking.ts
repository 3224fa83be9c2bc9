import { turnFrom } from '@umpire/engine';
import { beyond } from '../limits.js';
import { DISTANCES } from '../tables/distances.js';
import { type Base, distanceBetween, edgeTowards, inContact, reachAlong, rightOf } from './geometry.js';

/** IGR-R-88: a vignette is free to overlap if no enemy touches its front edge. */
export function isFree(base: Base, enemies: Iterable<Base>): boolean {
  for (const enemy of enemies) if (inContact(base, enemy) && edgeTowards(base, enemy) === 'front') return false;
  return true;
}

type Flank = 'left' | 'right';

/** IGR-GEO-24: on which flanks of X a friend Z of its opponent Y reaches beyond it, first the one where its centre lies (whether Z is free aside). */
export function flanksOverlapped(x: Base, y: Base, z: Base): readonly Flank[] {
  if (beyond(distanceBetween(z, y), DISTANCES.overlapGap)) return [];
  if (beyond(Math.abs(turnFrom(y.facing, z.facing)), DISTANCES.overlapDegrees)) return [];
  const aside = rightOf(x, z.x, z.y);
  const half = reachAlong(z, x.forwardY, -x.forwardX);
  const reaching = { right: beyond(half + aside, x.halfWidth), left: beyond(half - aside, x.halfWidth) };
  const order: readonly Flank[] = aside > 0 ? ['right', 'left'] : ['left', 'right'];
  return order.filter(flank => reaching[flank]);
}

/**
 * IGR-GEO-24: who overlaps X, at most one a flank, the nearest to Y; `friends` are the free friends of Y. Each overlaps on one flank: where
 * its centre lies, or if a nearer one does so there, on the other, should it reach beyond that as well and nobody else overlap there.
 */
export function overlappersOf<T>(x: Base, y: Base, friends: Iterable<T>, baseOf: (friend: T) => Base): T[] {
  const found = new Map<Flank, T>();
  const nearest = [...friends]
    .map(friend => ({
      friend,
      flanks: flanksOverlapped(x, y, baseOf(friend)),
      far: distanceBetween(baseOf(friend), y),
    }))
    .sort((a, b) => a.far - b.far); // stable
  for (const choice of [0, 1])
    for (const { friend, flanks } of nearest) {
      const flank = flanks[choice];
      if (flank && !found.has(flank) && ![...found.values()].includes(friend)) found.set(flank, friend);
    }
  return (['left', 'right'] as const).flatMap(flank => found.get(flank) ?? []);
}
