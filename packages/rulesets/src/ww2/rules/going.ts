import { type Citation, cite, firstOf, type Options } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import { memoized } from '../../common/book/memoized.js';
import type { Going } from '../pieces.js';
import { type GoingFacts, GROUND_GOING, ROAD_GOING } from '../tables/going.js';

export interface GoingFound {
  readonly going: Going;
  readonly because: readonly Citation[];
}
const AS_FOREST = citation('WW2-R-16', 'what a wood is to those who cross it');

/** What was found for a terrain, by who goes there and how. */
type Known = Partial<Record<GoingFacts['terrain'], Partial<Record<GoingFacts['tread'], GoingFound[]>>>>;
const knownUnder = memoized((_: Options): Known => ({}));

/** WW2-GO-01 to WW2-GO-18: which rule decides, and what the going is. The same few cases come again with every step of every stand. */
export function goingOf(facts: GoingFacts, options: Options): GoingFound {
  const known = knownUnder(options);
  known[facts.terrain] ??= {};
  const ofTerrain = known[facts.terrain]!;
  ofTerrain[facts.tread] ??= [];
  const found = ofTerrain[facts.tread]!;
  const at = (facts.jungle ? 1 : 0) + (facts.road ? 2 : 0) + (facts.jungleTrained ? 4 : 0);
  found[at] ??= decided(facts, options);
  return found[at];
}

/** A road is asked only where it could help. */
function decided(facts: GoingFacts, options: Options): GoingFound {
  const ground = firstOf(GROUND_GOING, facts, options)!;
  const road = facts.road && ground.effect !== 'good' ? firstOf(ROAD_GOING, facts, options) : undefined;
  const row = road ?? ground;
  return { going: row.effect, because: facts.terrain === 'wood' ? [cite(row), AS_FOREST] : [cite(row)] };
}
