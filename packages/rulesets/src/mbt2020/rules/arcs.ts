import { cosineOf, type Options, sineOf, table } from '@umpire/engine';
import { ruling } from '../options.js';
import type { Arc } from '../pieces.js';

/** MBT20-HSE-03, MBT20-R-12: half of the front arc and half of the rear arc, in tenths of a degree; sides are the rest. */
const HALVES = table('mbt2020/ARCS', {
  quadrants: { front: 450, rear: 450 },
  'wide-front': { front: 600, rear: 600 },
});
/** For a table whose facings are tenths of a degree. */
export const arcLimits = ruling('MBT20-R-12', HALVES);

/** What is within a millionth of a degree of a limit counts as equal to it: that is front, and not yet rear. */
const SLACK = 1e-6;
const HALF_TURN = 180;

/** Cosines of the two limits of a choice: what is at least the first is front, what is less than the second is rear. */
interface Borders {
  readonly front: number;
  readonly rear: number;
}
const BORDERS = new Map<{ front: number; rear: number }, Borders>(
  Object.values(HALVES).map(half => [
    half,
    { front: cosineOf(half.front / 10 + SLACK), rear: cosineOf(HALF_TURN - half.rear / 10 + SLACK) },
  ]),
);

/**
 * Where a point (dx, dy) off a stand lies as the stand sees it; `facing` in degrees clockwise from north (+y). Front
 * includes its limits, rear excludes them, sides are the rest. The distance counts for nothing, but is not 0.
 */
export function arcSeen(facing: number, dx: number, dy: number, options: Options): Arc {
  const { front, rear } = BORDERS.get(arcLimits(options))!;
  const ahead = (dx * sineOf(facing) + dy * cosineOf(facing)) / Math.sqrt(dx * dx + dy * dy);
  if (ahead >= front) return 'front';
  return ahead < rear ? 'rear' : 'side';
}
