import { type Citation, cite, firstOf, type Options } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import type { Going } from '../pieces.js';
import { type GoingFacts, GROUND_GOING, ROAD_GOING } from '../tables/going.js';

export interface GoingFound {
  readonly going: Going;
  readonly because: readonly Citation[];
}
const AS_FOREST = citation('WW2-R-16', 'what a wood is to those who cross it');

/** WW2-GO-01 to WW2-GO-18: which rule decides, and what the going is. A road is asked only where it could help. */
export function goingOf(facts: GoingFacts, options: Options): GoingFound {
  const ground = firstOf(GROUND_GOING, facts, options)!;
  const road = facts.road && ground.effect !== 'good' ? firstOf(ROAD_GOING, facts, options) : undefined;
  const row = road ?? ground;
  return { going: row.effect, because: facts.terrain === 'wood' ? [cite(row), AS_FOREST] : [cite(row)] };
}
