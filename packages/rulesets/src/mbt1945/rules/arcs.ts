import { cosineOf, type Options, sineOf, table } from '@umpire/engine';
import { ruling } from '../options.js';
import type { Arc } from '../pieces.js';

/** MBT45-HSE-03, MBT45-R-12: half of the front arc and half of the rear arc, in tenths of a degree: together they are all there is. */
const HALVES = table('mbt1945/ARCS', {
  halves: { front: 900, rear: 900 },
  'front-quarter': { front: 450, rear: 1350 },
});
/** For a table whose facings are tenths of a degree. */
export const arcLimits = ruling('MBT45-R-12', HALVES);

/** What is within a millionth of a degree of the limit counts as equal to it, and is front. */
const SLACK = 1e-6;
const LIMITS = new Map(Object.values(HALVES).map(half => [half, cosineOf(half.front / 10 + SLACK)]));

/** Where a point (dx, dy) off a stand lies as the stand sees it; `facing` in degrees clockwise from north (+y). */
export function arcSeen(facing: number, dx: number, dy: number, options: Options): Arc {
  const ahead = (dx * sineOf(facing) + dy * cosineOf(facing)) / Math.sqrt(dx * dx + dy * dy);
  return ahead >= LIMITS.get(arcLimits(options))! ? 'front' : 'rear';
}
