import { isRefusal, type Options } from '@umpire/engine';
import type { SideCount, SideCounts } from '../../common/book/side-counts.js';
import { factorsOf, shiftOf } from '../rules/combat.js';
import type { CitedFactor } from '../tables/factors.js';
import { factsOf } from './stand.js';

/** MBT20-TF-18: what moves the column to the right, for the one who engages, and what to the left. */
function factors(given: Parameters<typeof factsOf>[0], options: Options): readonly SideCount[] | undefined {
  const facts = factsOf(given, options);
  if (isRefusal(facts)) return undefined;
  const all = factorsOf(facts as Parameters<typeof factorsOf>[0], options);
  const side = (title: string, way: string, of: readonly CitedFactor[]): SideCount => ({
    title,
    sum: `${Math.abs(shiftOf(of))} ${way}`,
    because: of.map(({ cited }) => cited),
  });
  return [
    side(
      'For the one who engages',
      'to the right',
      all.filter(({ shift }) => shift > 0),
    ),
    side(
      'Against him',
      'to the left',
      all.filter(({ shift }) => shift < 0),
    ),
  ];
}

export const COUNTS: SideCounts = { engagement: factors, 'tactical-factors': factors };
