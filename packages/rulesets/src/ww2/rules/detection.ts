import { type Citation, cite, die, type Finding, type Options, type Procedure, type Side } from '@umpire/engine';
import { within } from '../../common/book/limits.js';
import { citation } from '../../common/book/lines.js';
import { summed } from '../../common/book/modifier.js';
import {
  bonusOf,
  DETECTION,
  DETECTION_BONUSES,
  type DetectionFacts,
  DIMMINGS,
  type Distances,
  NEEDS,
} from '../tables/detection.js';

export interface Detection {
  readonly detected: boolean;
  readonly need: number | null;
  readonly bonus: number;
  readonly short: number | null;
  readonly long: number | null;
}
const LIT = citation('WW2-ILL-04', 'inside the light it is detected as by day');
const FLYING = citation('WW2-R-56', 'aircraft are detected without a throw');
const ONCE = citation('WW2-R-54', 'option 2 or a FIRE marker: +1 in all');
const HIDDEN = citation('WW2-LOS-08', 'it is out of sight');
const NEED_CITED = {
  short: citation(NEEDS.short.rule, 'within the first distance', `${NEEDS.short.need}+`),
  long: citation(NEEDS.long.rule, 'within the second distance', `${NEEDS.long.need}+`),
  none: citation(NEEDS.long.rule, 'beyond the second distance it cannot be detected'),
};

/** WW2-DET-02 to WW2-DET-05, after light and weather: up to where 2+ and 5+ are enough. */
export function distancesOf(facts: DetectionFacts, because?: Citation[]): Distances {
  const row = DETECTION.find(r => r.target === facts.target && r.covered === (facts.cover !== 'none'))!;
  because?.push(citation(row.rule, row.text));
  let [short, long] = facts.moving ? row.moving : row.stationary;
  for (const dimming of DIMMINGS) {
    if (!dimming.when(facts, {})) continue;
    short = dimming.of(short);
    long = dimming.of(long);
    because?.push(cite(dimming));
  }
  if (facts.illuminated && facts.light !== 'day') because?.push(LIT);
  return { short, long };
}
/** The farthest at which there is a throw. */
export const longestDetection = (facts: DetectionFacts): number =>
  facts.target === 'aircraft' ? Number.POSITIVE_INFINITY : distancesOf(facts).long;

/** What there is to know of a look before the die: what is needed (none: it cannot be detected), and by what it is changed. */
export interface Look extends Distances {
  readonly need: (typeof NEEDS)[keyof typeof NEEDS] | null;
  readonly bonus: number;
  readonly because: readonly Citation[];
}
export function lookAt(facts: DetectionFacts, options: Options): Look {
  const because: Citation[] = [];
  const { short, long } = distancesOf(facts, because);
  const sum = summed(DETECTION_BONUSES, facts, options, because);
  const bonus = bonusOf(sum, options);
  if (bonus < sum) because.push(ONCE);
  const reach = within(facts.range, short) ? 'short' : within(facts.range, long) ? 'long' : 'none';
  because.push(NEED_CITED[reach]);
  if (!facts.visible) because.push(HIDDEN);
  return { need: !facts.visible || reach === 'none' ? null : NEEDS[reach], bonus, short, long, because };
}

/** WW2-DET-01 to WW2-DET-10: whether a stand is detected; a die only where there is a chance. */
export function* detection(
  facts: DetectionFacts,
  options: Options,
  by: Side | 'both' = 'both',
  whose = 'the',
): Procedure<Finding<Detection>> {
  if (facts.target === 'aircraft')
    return { result: { detected: true, need: null, bonus: 0, short: null, long: null }, because: [FLYING] };
  const { need: needed, bonus, short, long, because } = lookAt(facts, options);
  if (!needed) return { result: { detected: false, need: null, bonus, short, long }, because };
  const { need, rule } = needed;
  const score = yield* die(rule, by, `${whose} die for detection`);
  return { result: { detected: score + bonus >= need, need, bonus, short, long }, because };
}
