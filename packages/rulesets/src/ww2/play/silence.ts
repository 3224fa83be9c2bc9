import type { Citation, Options, RuleId } from '@umpire/engine';
import { canAffect, type Exchange, type ReadyEngagement, type Role } from '../rules/engagement.js';
import { answersInTurn } from '../rules/readings.js';
import { isAircraft, weaponAgainst } from '../tables/engagement.js';
import { inRange } from '../tables/shooting.js';
import type { Stand } from './state.js';

/** WW2-R-65: how often a stand may shoot back in a player turn. */
export const mayAnswer = ({ replied }: Stand, options: Options): boolean => !replied || answersInTurn(options) > 1;

/** One who does not fire though the contest would let it. */
export interface Silent {
  readonly stand: Stand;
  readonly role: Role;
  readonly ready: ReadyEngagement;
  readonly result: Exchange;
}
interface Reason {
  readonly rule: RuleId;
  readonly text: string;
  readonly when: (silent: Silent, options: Options) => boolean;
}

const isShooter = ({ role }: Silent): boolean => role === 'shooter';
/** WW2-SHO-15: who is shot at may be unable to answer; the shooter was not named before it was able to. */
// biome-ignore format: one line a reason
const UNABLE: readonly Reason[] = [
  { rule: 'WW2-R-76',   text: 'answers fighters alone',      when: ({ ready: { facts } }) => isAircraft(facts.target) && !isAircraft(facts.shooter) },
  { rule: 'WW2-SHO-15', text: 'is off the table',            when: ({ ready: { facts } }) => facts.target.offTable && !isAircraft(facts.target) },
  { rule: 'WW2-SHO-15', text: 'has nothing that harms it',   when: ({ ready: { facts } }, options) => !canAffect(facts, 'target', options) },
  { rule: 'WW2-SHO-15', text: 'does not reach so far',       when: ({ ready: { facts } }) => !inRange(weaponAgainst(facts.target, facts.shooter), facts.range) },
  { rule: 'WW2-ARC-03', text: 'does not have it ahead of its gun', when: ({ ready }) => !ready.targetAble && ready.facts.target.arc === 'flank' },
  { rule: 'WW2-ARC-02', text: 'does not have it in its arc', when: ({ ready }) => !ready.targetAble },
];
const UNSEEN: Reason = {
  rule: 'WW2-SHO-15',
  text: 'has not detected it',
  when: one => !(isShooter(one) ? one.result.shooterDetected : one.result.targetDetected),
};
const ANSWERED: Reason = {
  rule: 'WW2-R-65',
  text: 'has shot back in this turn',
  when: ({ stand }, options) => !mayAnswer(stand, options),
};
const HOLDS: Reason = { rule: 'WW2-SHO-12', text: 'holds its fire', when: () => true };

const OF_SHOOTER = [UNSEEN, HOLDS];
const OF_TARGET = [...UNABLE, UNSEEN, ANSWERED, HOLDS];

/** Why it does not: the first reason that holds. */
export function whySilent(silent: Silent, options: Options): Citation {
  const reasons = isShooter(silent) ? OF_SHOOTER : OF_TARGET;
  const { rule, text } = reasons.find(({ when }) => when(silent, options))!;
  return { rule, text: `${silent.stand.id} ${text}` };
}
