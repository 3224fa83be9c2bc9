import { type Citation, clamp, type Finding, type Options, type Procedure } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import { commanderAdds, LEADERSHIP, leaderRow } from '../tables/morale.js';
import { d6 } from './dice.js';

const STEPS_IN = citation('PLA-LDR-08', 'the commander steps in');
/** PLA-R-76: what a company is led with when a commander has stepped in. */
export const together = (company: number, commander: number, options: Options): number =>
  commanderAdds(options) ? company + commander : Math.max(company, commander);
/** The leadership that counts in a rally, an assault or a morale test; a commander who steps in is cited. */
export function led(leadership: number, commander: number | null, options: Options, because: Citation[]): number {
  if (commander === null) return leadership;
  because.push(STEPS_IN);
  return together(leadership, commander, options);
}

const GF_BONUS = citation('PLA-LDR-02', 'GF troops or Marines', `+${LEADERSHIP.gf}`);
const CAPPED = citation('PLA-R-89', 'more than 6 counts as 6');
/** 7.24: what a face of the d6 makes of a leader. */
export function leadershipOf(face: number, gfOrMarine: boolean): Finding<{ leadership: number }> {
  const score = face + (gfOrMarine ? LEADERSHIP.gf : 0);
  const row = leaderRow(clamp(score, 1, LEADERSHIP.highest));
  const because = [citation(row.rule, 'what was thrown', `${row.leadership}`)];
  if (gfOrMarine) because.push(GF_BONUS);
  if (score > LEADERSHIP.highest) because.push(CAPPED);
  return { result: { leadership: row.leadership }, because };
}
export function* leadership(gfOrMarine: boolean): Procedure<Finding<{ leadership: number }>> {
  return leadershipOf(yield* d6('PLA-LDR-01', 'both', 'leadership'), gfOrMarine);
}

const IN_DANGER = citation('PLA-LDR-11', 'a commander under fire is hit on 1');
/** 7.25, under fire. */
export function* commanderUnderFire(): Procedure<Finding<{ casualty: boolean }>> {
  const face = yield* d6('PLA-LDR-11', 'both', 'the commander under fire');
  return { result: { casualty: face === LEADERSHIP.hitOn }, because: [IN_DANGER] };
}

export interface InterventionFacts {
  readonly leadership: number;
  readonly playedByPlayer: boolean;
  readonly companyLeadership: number;
}
export interface Intervention {
  readonly intervenes: boolean;
  readonly effectiveLeadership: number;
}
const UNPLAYED = citation('PLA-LDR-09', 'whom nobody plays steps in on his leadership or less');
const BOTH_COUNT = citation('PLA-R-76', 'what an intervening commander does');
const intervening = (f: InterventionFacts, intervenes: boolean, options: Options): Intervention => ({
  intervenes,
  effectiveLeadership: intervenes ? together(f.companyLeadership, f.leadership, options) : f.companyLeadership,
});
/** 7.25: a commander whom a player plays. */
export const stepsIn = (facts: InterventionFacts, options: Options): Finding<Intervention> => ({
  result: intervening(facts, true, options),
  because: [STEPS_IN, BOTH_COUNT],
});
/** 7.25: one whom nobody plays. */
export function* mayStepIn(facts: InterventionFacts, options: Options): Procedure<Finding<Intervention>> {
  const face = yield* d6('PLA-LDR-09', 'both', 'does the commander step in?');
  const intervenes = face <= facts.leadership;
  return {
    result: intervening(facts, intervenes, options),
    because: [UNPLAYED, ...(intervenes ? [BOTH_COUNT] : [])],
  };
}
