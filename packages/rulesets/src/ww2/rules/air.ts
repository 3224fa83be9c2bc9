import { type Finding, isRefusal, type Options, type Procedure, type Refusal } from '@umpire/engine';
import { citation, prohibitedBy } from '../../common/book/lines.js';
import { AIR_BARS, type AirFacts, ATTACKS, refundsFailedCall } from '../tables/air.js';
import { COSTS } from '../tables/command.js';
import { callFire } from './calling.js';
import { type Paid, paid } from './movement.js';

export const AFTERWARDS = ['patrol', 'off-table', 'leaves-for-good'] as const;
export interface AirAction extends Paid {
  readonly called: boolean;
  readonly attacksLeft: number | null;
  readonly afterwards: (typeof AFTERWARDS)[number];
}

/** WW2-SEQ-11, WW2-SEQ-14, WW2-CP-21 to WW2-CP-23: why it may not fly, or what it pays. */
export function airRefusal(facts: AirFacts): Refusal | Paid {
  return prohibitedBy(AIR_BARS, facts) ?? paid(COSTS[facts.type].cp, facts.cp);
}
const REFUND = citation('WW2-R-69', 'a failed call gives the CPs back');

function* mission(facts: AirFacts, bill: Paid, options: Options): Procedure<Finding<AirAction>> {
  const { most, rule, text } = ATTACKS[facts.type as keyof typeof ATTACKS];
  const cost = citation(COSTS[facts.type].rule, 'what a mission costs', `${bill.cost} CP`);
  const call = yield* callFire({ ...facts, arm: 'aircraft', lateBritish: false }, options);
  const because = [cost, ...call.because, citation(rule, text)];
  if (call.result.called) {
    const attacksLeft = most - facts.attacksMade - 1;
    const afterwards = attacksLeft === 0 ? 'leaves-for-good' : 'off-table';
    return { result: { ...bill, called: true, attacksLeft, afterwards }, because };
  }
  const refund = refundsFailedCall(options);
  const left = { called: false, attacksLeft: most - facts.attacksMade, afterwards: 'off-table' } as const;
  return refund
    ? { result: { cost: 0, cpLeft: facts.cp, ...left }, because: [...because, REFUND] }
    : { result: { ...bill, ...left }, because };
}

/** WW2-SEQ-11 to WW2-SEQ-18: a patrol or a mission. */
export function airAction(
  facts: AirFacts,
  options: Options,
): Refusal | Finding<AirAction> | Procedure<Finding<AirAction>> {
  const bill = airRefusal(facts);
  if (isRefusal(bill)) return bill;
  if (facts.action === 'attack') return mission(facts, bill, options);
  return {
    result: { ...bill, called: true, attacksLeft: null, afterwards: 'patrol' },
    because: [citation(COSTS.FIGHTER.rule, 'what a patrol costs', `${bill.cost} CP`)],
  };
}
