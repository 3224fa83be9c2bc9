import { type Options, table } from '@umpire/engine';
import { ruling } from './options.js';
import type { Arc } from './pieces.js';

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

/** Taylor's series, with + - * / alone so that every engine agrees to the last bit; up to 45° ten terms exhaust a double. */
function series(first: number, power: number, x: number): number {
  let sum = 0;
  let term = first;
  for (let k = power; k < power + 20; k += 2) {
    sum += term;
    term *= -(x * x) / ((k + 1) * (k + 2));
  }
  return sum;
}
const radians = (degrees: number): number => (degrees * Math.PI) / HALF_TURN;

/** The sine of any number of degrees; those beyond 45° are cosines of the rest, so that the two agree at 45°. */
export function sineOf(degrees: number): number {
  const turn = ((degrees % 360) + 360) % 360;
  if (turn >= HALF_TURN) return -firstHalf(turn - HALF_TURN);
  return firstHalf(turn);
}
function firstHalf(degrees: number): number {
  const up = degrees > 90 ? HALF_TURN - degrees : degrees;
  return up <= 45 ? series(radians(up), 1, radians(up)) : series(1, 0, radians(90 - up));
}
export const cosineOf = (degrees: number): number => sineOf(degrees + 90);

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
