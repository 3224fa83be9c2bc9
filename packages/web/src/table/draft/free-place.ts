import { type ArrangePiece, footprint, keepsLimits, overlaps, type Pose, whollyInZone } from '@umpire/engine';

/** How many places are tried to each side. */
const ROWS = 12;
/** Between two bases, so that they do not touch. */
const GAP = 10;

/** Steps to the right and up, the nearest first. */
const STEPS: readonly (readonly [right: number, up: number])[] = (() => {
  const along = Array.from({ length: 2 * ROWS + 1 }, (_, i) => i - ROWS);
  const all = along.flatMap(right => along.map(up => [right, up] as const));
  return all.sort(([r, u], [s, v]) => r * r + u * u - (s * s + v * v));
})();

/** A place near another where a piece may stand and none of those that stand there is in its way; else that other itself. */
export function freeNear(
  { size: { width, depth }, zones, barred = [] }: ArrangePiece,
  near: Pose,
  taken: readonly Pose[],
): Pose {
  const bases = taken.map(at => footprint(at, width, depth));
  const isFree = (at: Pose): boolean => {
    const base = footprint(at, width, depth);
    const isAllowed = zones.some(zone => whollyInZone(zone, base)) && keepsLimits({ barred }, base);
    return isAllowed && !bases.some(other => overlaps(base, other));
  };
  const around = STEPS.map(([right, up]) => ({
    ...near,
    x: near.x + right * (width + GAP),
    y: near.y + up * (depth + GAP),
  }));
  return around.find(isFree) ?? near;
}
