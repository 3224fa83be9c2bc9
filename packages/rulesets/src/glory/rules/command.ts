import {
  type Citation,
  dieAsk,
  type Finding,
  type Options,
  type Procedure,
  type Refusal,
  type Side,
} from '@umpire/engine';
import { count } from '../../common/book/result-words.js';
import { citation, prohibitedBy } from '../lines.js';
import {
  ACTIVATION,
  ACTIVATION_BARS,
  type ActivationFacts,
  AP_DIE,
  COSTS,
  type CostRow,
  LEAST_COST,
} from '../tables/command.js';
import { MIXED_BARS } from '../tables/links.js';

export type { ActivationFacts } from '../tables/command.js';

/** IGR-LNK-02, IGR-DET-01: why there is nothing to activate. */
export const activationRefusal = (a: ActivationFacts, options: Options): Refusal | undefined =>
  prohibitedBy(MIXED_BARS, a.troops) ?? prohibitedBy(ACTIVATION_BARS, a, options);

/** IGR-ACT-01 to IGR-ACT-11, IGR-DET-04: what it costs to direct a unit this turn. The rows that bore on it are told to `bore`. */
export function activationCost(
  a: ActivationFacts,
  options: Options,
  bore?: (row: CostRow, cost: number) => void,
): number {
  let cost = ACTIVATION[a.troops[0]!.army].cost;
  for (const row of COSTS) {
    const added = row.cost(a, options);
    if (added === 0) continue;
    cost += added;
    bore?.(row, added);
  }
  return Math.max(LEAST_COST, cost);
}

const BASE: Readonly<Record<'RA' | 'IA', Citation>> = {
  RA: citation(ACTIVATION.RA.rule, 'regulars', `${ACTIVATION.RA.cost}`),
  IA: citation(ACTIVATION.IA.rule, 'irregulars', `${ACTIVATION.IA.cost}`),
};
const LEAST = citation('IGR-ACT-05', 'at least', `${LEAST_COST}`);
const COST_CITED = new Map<CostRow, Map<number, Citation>>(COSTS.map(row => [row, new Map()]));
/** Said once for every row and cost. */
function costCited(row: CostRow, cost: number): Citation {
  const known = COST_CITED.get(row)!;
  const cited = known.get(cost) ?? citation(row.rule, row.text, cost > 0 ? `+${cost}` : `${cost}`);
  known.set(cost, cited);
  return cited;
}

export function describeCost(a: ActivationFacts, options: Options): Refusal | Finding<{ cost: number }> {
  const refused = activationRefusal(a, options);
  if (refused) return refused;
  const because = [BASE[a.troops[0]!.army]];
  const cost = activationCost(a, options, (row, added) => because.push(costCited(row, added)));
  if (cost === LEAST_COST) because.push(LEAST);
  return { result: { cost }, because };
}

/** IGR-APD-01 to IGR-APD-05; never below zero (IGR-R-43). */
export const pointsOf = (base: number, thrown: number): number => Math.max(0, base + AP_DIE[thrown]!.change);

const AP_WORDS: Readonly<Record<number, (score: string) => string>> = {
  [-1]: score => `a ${score} is thrown: fewer activation points`,
  0: score => `a ${score} is thrown: as many activation points as the army has`,
  1: score => `a ${score} is thrown: more activation points`,
};
const AP_CITED: Readonly<Record<number, Citation>> = Object.fromEntries(
  Object.entries(AP_DIE).map(([score, { rule, change }]) => [
    score,
    citation(rule, AP_WORDS[Math.sign(change)]!(score), change > 0 ? `+${change}` : `${change}`),
  ]),
);
const FLOOR = citation('IGR-R-43', 'activation points are never below zero', '0');

/** IGR-SEQ-04: the activation points of a turn. */
export function* activationPoints(base: number, by: Side = 'a'): Procedure<Finding<{ die: number; points: number }>> {
  const means = Object.keys(AP_DIE).map(score => count(pointsOf(base, Number(score)), 'point'));
  const thrown = (yield {
    ...dieAsk('IGR-SEQ-04', by, means.length, 'the die for activation points'),
    means,
  }) as number;
  const points = pointsOf(base, thrown);
  const cited = AP_CITED[thrown]!;
  return { result: { die: thrown, points }, because: base + AP_DIE[thrown]!.change < 0 ? [cited, FLOOR] : [cited] };
}
