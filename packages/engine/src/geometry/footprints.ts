import { type Footprint, footprint, type Pose } from './footprint.js';

/** How many bases are kept: a power of two, several times as many as there are stands on a large table. */
const SLOTS = 4096;
const SHIFT = 32 - 12;

/** Large odd numbers: poses that lie near each other come to places far apart. */
const placeOf = ({ x, y, facing }: Pose): number =>
  (Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b) ^ Math.imul(facing, 0xc2b2ae35)) >>> SHIFT;

/**
 * Bases of one size by where they lie. Those asked for lately are at hand, whichever object asks: a stand that is replaced and has
 * not moved finds its base again, and nothing is kept with objects that die.
 */
export function footprintsOf(width: number, depth: number): (pose: Pose) => Footprint {
  const xs = new Float64Array(SLOTS).fill(Number.NaN);
  const ys = new Float64Array(SLOTS);
  const facings = new Float64Array(SLOTS);
  const bases: Footprint[] = new Array(SLOTS).fill([]);
  return pose => {
    const at = placeOf(pose);
    if (xs[at] === pose.x && ys[at] === pose.y && facings[at] === pose.facing) return bases[at]!;
    const base = footprint(pose, width, depth);
    xs[at] = pose.x;
    ys[at] = pose.y;
    facings[at] = pose.facing;
    bases[at] = base;
    return base;
  };
}
