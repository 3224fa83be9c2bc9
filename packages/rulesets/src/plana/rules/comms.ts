import {
  type Finding,
  forbid,
  type Options,
  type Procedure,
  prohibitedBy,
  type Refusal,
  type RuleId,
} from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import { eachJammerThrows, JAMMING, LINK_BARS, type LinkEnd, type Purpose } from '../tables/orders.js';
import { stateRow } from '../tables/states.js';
import { d10, unstated } from './dice.js';

export interface LinkFacts {
  readonly sender: LinkEnd;
  readonly receiver: LinkEnd;
  readonly los: boolean;
  readonly enemyJamming: boolean;
  readonly purpose: Purpose;
}
export interface Link {
  readonly can: boolean;
  readonly blockedBy: RuleId | null;
}
const RADIO = citation('PLA-COM-01', 'radio and data links are good');
const LINE_OF_SIGHT = citation('PLA-COM-02', 'along a line of sight nothing can be jammed');
const BARRED = citation('PLA-R-08', 'they may report and call, but not give or take orders');

/** What a state silences. */
function silenced({ psRow, state }: LinkEnd): Refusal | undefined {
  const row = stateRow(psRow, state);
  return row && !row.communicates ? { rule: row.rule, message: row.text } : undefined;
}

const EACH_BAR = LINK_BARS.map(bar => [bar]);
/** Why there is no link: check by check, the sender before the receiver. */
function linkRefusal(
  { sender, receiver, los, enemyJamming, purpose }: LinkFacts,
  options: Options,
): Refusal | undefined {
  const ends = [
    { ...sender, purpose },
    { ...receiver, purpose },
  ];
  for (const bar of EACH_BAR)
    for (const end of ends) {
      const refused = prohibitedBy(bar, end, options);
      if (refused) return refused;
    }
  const silent = silenced(sender) ?? silenced(receiver);
  if (silent) return silent;
  return !los && enemyJamming ? forbid('PLA-COM-03', 'the enemy jams what has no line of sight') : undefined;
}

/** 7.1: can one talk to the other? */
export function commsCheck(facts: LinkFacts, options: Options): Finding<Link> {
  const refused = linkRefusal(facts, options);
  const unjammed = facts.los && facts.enemyJamming ? [LINE_OF_SIGHT] : [];
  if (!refused) return { result: { can: true, blockedBy: null }, because: [RADIO, ...unjammed] };
  const blockedBy = refused.rule!;
  const beside = blockedBy === 'PLA-ORD-11' ? [BARRED] : [];
  return {
    result: { can: false, blockedBy },
    because: [citation(blockedBy, refused.message), ...beside, ...unjammed],
  };
}

const JAMS = citation('PLA-COM-03', `a jammer succeeds on ${JAMMING.needed} or more`);
/** PLA-COM-03, PLA-R-09: how many dice are thrown; none where nobody jams. */
export const jammingDice = (jammers: number, options: Options): number =>
  eachJammerThrows(options) ? jammers : Math.min(jammers, 1);
export const noJammer = (jammers: number): Refusal | undefined =>
  jammers === 0 ? forbid('PLA-COM-03', 'without a jammer nothing is jammed') : undefined;

/** PLA-COM-03, PLA-COM-04: is the enemy jammed this turn? */
export function* jamming(jammers: number, options: Options): Procedure<Finding<{ jammed: boolean }>> {
  let jammed = false;
  for (let i = jammingDice(jammers, options); i > 0; i--) {
    const face = yield* d10('PLA-COM-03', 'both', 'jamming');
    jammed ||= unstated(face, options) >= JAMMING.needed;
  }
  return { result: { jammed }, because: [JAMS] };
}

/** The same where every outcome is counted: one throw with two faces, however many dice there are. */
export function* countedJamming(jammers: number, options: Options): Procedure<Finding<{ jammed: boolean }>> {
  const faces = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const missed = faces.filter(face => unstated(face, options) < JAMMING.needed).length / faces.length;
  let clear = 1;
  for (let i = jammingDice(jammers, options); i > 0; i--) clear *= missed;
  const face = yield {
    kind: 'die',
    rule: 'PLA-COM-03',
    by: 'both',
    sides: 2,
    text: 'jamming',
    weights: wholeShares(clear),
  };
  return { result: { jammed: face === 2 }, because: [JAMS] };
}
const SHARES = 1e12;
/** A chance and its complement as whole numbers: good to twelve places. */
const wholeShares = (p: number): [number, number] => [Math.round(p * SHARES), SHARES - Math.round(p * SHARES)];
