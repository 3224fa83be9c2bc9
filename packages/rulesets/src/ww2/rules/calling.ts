import {
  type Citation,
  die,
  type Finding,
  type Options,
  type Procedure,
  type Refusal,
  rows,
  type Side,
} from '@umpire/engine';
import { beyond } from '../../common/book/limits.js';
import { citation, type Prohibition, prohibitedBy } from '../../common/book/lines.js';
import type { GroupKind } from '../pieces.js';
import { CALLS } from '../tables/air.js';
import { MOVE_LENGTHS } from '../tables/movement.js';

export const CALLING_ARMS = ['artillery', 'aircraft'] as const;
/** Fire or aircraft that are called for: the question `call-fire`. */
export interface CallFacts {
  readonly group: GroupKind;
  /** From the target to its own BGHQ, or to the nearest friendly one. */
  readonly distance: number;
  readonly arm: (typeof CALLING_ARMS)[number];
  readonly lateBritish: boolean;
}
const far = (c: CallFacts): boolean => beyond(c.distance, MOVE_LENGTHS.call);
// biome-ignore format: one line a rule
const CALL_BARS = rows<Prohibition<CallFacts>>('ww2/CALL_BARS', [
  { rule: 'WW2-ORG-09', text: `only targets within ${MOVE_LENGTHS.call}m of its own BGHQ can be called`, when: c => c.group === 'mixed' && far(c) },
  { rule: 'WW2-ORG-10', text: `only targets within ${MOVE_LENGTHS.call}m of a friendly BGHQ can be called`, when: c => c.group === 'support' && far(c) },
]);
export const callRefusal = (call: CallFacts): Refusal | undefined => prohibitedBy(CALL_BARS, call);

const OWN = citation('WW2-ORG-09', 'within reach of its own BGHQ no throw is needed');
const SUPPORT = citation('WW2-ORG-10', 'a support group throws for its call', `${CALLS.support.need}+`);
const BRITISH = citation('WW2-ORG-11', 'late British artillery', `${CALLS.lateBritish.need}+`);
const EACH_TIME = citation('WW2-ORG-12', 'aircraft of a support group throw each time');

export interface Called {
  readonly called: boolean;
  readonly need: number | null;
}
/** WW2-ORG-09 to WW2-ORG-12: whether the call gets through; a support group throws for it. */
export function* callFire(call: CallFacts, _options: Options, by: Side | 'both' = 'both'): Procedure<Finding<Called>> {
  if (call.group === 'mixed') return { result: { called: true, need: null }, because: [OWN] };
  const british = call.lateBritish && call.arm === 'artillery';
  const { need, rule } = british ? CALLS.lateBritish : CALLS.support;
  const because: Citation[] = [british ? BRITISH : SUPPORT];
  if (call.arm === 'aircraft') because.push(EACH_TIME);
  const called = (yield* die(rule, by, 'the die for the call')) >= need;
  return { result: { called, need }, because };
}
