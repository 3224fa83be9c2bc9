import {
  type ArrangePiece,
  type Footprint,
  footprint,
  keepsLimits,
  overlaps,
  type PlaceLimits,
  type Pose,
  type Scene,
  type Size,
  whollyInZone,
  type Zone,
} from '@umpire/engine';

type Steps = readonly (readonly [right: number, up: number])[];

/** So many steps to each side, the nearest first. */
function stepsWithin(most: number): Steps {
  const along = Array.from({ length: 2 * most + 1 }, (_, i) => i - most);
  const all = along.flatMap(right => along.map(up => [right, up] as const));
  return all.sort(([r, u], [s, v]) => r * r + u * u - (s * s + v * v));
}

/** What is put down, and where that may be. */
interface Placed extends PlaceLimits {
  readonly size: Size;
  readonly zones: readonly Zone[];
}

/** Whether something lies wholly where it may, and on none of those that lie there. */
function isFree({ size: { width, depth }, zones, ...limits }: Placed, at: Pose, taken: readonly Footprint[]): boolean {
  const base = footprint(at, width, depth);
  const isAllowed = zones.some(zone => whollyInZone(zone, base)) && keepsLimits(limits, base);
  return isAllowed && !taken.some(other => overlaps(base, other));
}

const around = (at: Pose, steps: Steps, size: Size): Pose[] =>
  steps.map(([right, up]) => ({
    ...at,
    x: Math.round(at.x + right * size.width),
    y: Math.round(at.y + up * size.depth),
  }));

/** A base away in each row, and between two bases, so that they do not touch. */
const ROWS = stepsWithin(12);
const GAP = 10;

/** A place near another where a piece may stand and none of those that stand there is in its way; else that other itself. */
export function freeNear({ size, zones, barred = [] }: ArrangePiece, near: Pose, taken: readonly Pose[]): Pose {
  const { width, depth } = size;
  const bases = taken.map(at => footprint(at, width, depth));
  const apart = { width: width + GAP, depth: depth + GAP };
  return around(near, ROWS, apart).find(at => isFree({ size, zones, barred }, at, bases)) ?? near;
}

/** The bases of all that stand on the table. */
export const basesOn = ({ pieces }: Pick<Scene, 'pieces'>): Footprint[] =>
  pieces.filter(({ where }) => where === 'table').map(piece => footprint(piece, piece.width, piece.depth));

/**
 * A hand is so exact: what it lets go upon others is set right by no more than one base to each side, an eighth at a time. Beyond its zone it goes as
 * far as it may, from no more than three bases away.
 */
const FINE = 8;
const ASIDE = stepsWithin(FINE);
const BEYOND = 3;
const BACK = stepsWithin(FINE * BEYOND);

/** The place nearest to a hand where what it lets go may lie and nobody is in its way; none, if the hand meant another. */
export function nearestFree(placed: Placed, at: Pose, taken: readonly Footprint[]): Pose | undefined {
  const { width, depth } = placed.size;
  const eighth = { width: width / FINE, depth: depth / FINE };
  const steps = isFree(placed, at, []) ? ASIDE : BACK;
  return around(at, steps, eighth).find(one => isFree(placed, one, taken));
}
