import type { Citation, Finding, Options, Procedure } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import { summed } from '../../common/book/modifier.js';
import {
  AIR_LIMITS,
  AIR_MODIFIERS,
  type Flight,
  INTERCEPTION_MODIFIERS,
  type InterceptionFacts,
  interceptionRow,
} from '../tables/air.js';
import { d10, unstated } from './dice.js';

export interface AirCombat {
  readonly modifierA: number;
  readonly modifierB: number;
  readonly winner: 'a' | 'b' | 'tie';
  readonly spLostA: number;
  readonly spLostB: number;
}
export interface ReadyAirCombat {
  readonly a: Flight;
  readonly b: Flight;
  readonly modifierA: number;
  readonly modifierB: number;
  readonly because: readonly Citation[];
}
const PAIRED = citation('PLA-ASU-04', 'each side throws, the higher wins');
const LOSES = citation('PLA-ASU-14', 'the loser loses 1 SP for each unit and goes home');
const TIED = citation('PLA-R-109', 'a tie: both stay and are paired again');

/** 7.29: the modifiers of a pairing. */
export function readyAirCombat(a: Flight, b: Flight, options: Options): ReadyAirCombat {
  const because: Citation[] = [PAIRED];
  const modifier = (own: Flight, other: Flight): number =>
    summed(AIR_MODIFIERS, { ...own, times: Math.floor(own.units / other.units) }, options, because);
  return { a, b, modifierA: modifier(a, b), modifierB: modifier(b, a), because };
}
export function airCombatEffect(
  ready: ReadyAirCombat,
  faces: { readonly a: number; readonly b: number },
  options: Options,
): Finding<AirCombat> {
  const { a, b, modifierA, modifierB, because } = ready;
  const margin = unstated(faces.a, options) + modifierA - unstated(faces.b, options) - modifierB;
  const winner = margin > 0 ? 'a' : margin < 0 ? 'b' : 'tie';
  return {
    result: {
      modifierA,
      modifierB,
      winner,
      spLostA: winner === 'b' ? a.units * AIR_LIMITS.lostEach : 0,
      spLostB: winner === 'a' ? b.units * AIR_LIMITS.lostEach : 0,
    },
    because: [...because, winner === 'tie' ? TIED : LOSES],
  };
}
export function* airCombat(ready: ReadyAirCombat, options: Options): Procedure<Finding<AirCombat>> {
  const a = yield* d10('PLA-ASU-04', 'a', 'air combat: our side');
  const b = yield* d10('PLA-ASU-04', 'b', 'air combat: the enemy');
  return airCombatEffect(ready, { a, b }, options);
}

export interface BothSides {
  readonly a: number;
  readonly b: number;
}
export interface Superiority {
  readonly superiority: 'a' | 'b' | 'none';
  readonly supremacy: boolean;
}
const HOLDS_AIR = citation('PLA-ASU-16', 'whoever is left in the air has superiority');
const SUPREME = citation('PLA-ASU-17', 'more than three times what the enemy has left');
/** 7.30: PLA-R-110. */
export function airSuperiority(inAirSp: BothSides, totalSp: BothSides): Finding<Superiority> {
  const [a, b] = [inAirSp.a > 0, inAirSp.b > 0];
  if (a === b) return { result: { superiority: 'none', supremacy: false }, because: [HOLDS_AIR] };
  const supremacy = a ? inAirSp.a > AIR_LIMITS.supremacy * totalSp.b : inAirSp.b > AIR_LIMITS.supremacy * totalSp.a;
  return {
    result: { superiority: a ? 'a' : 'b', supremacy },
    because: [HOLDS_AIR, ...(supremacy ? [SUPREME] : [])],
  };
}

export interface Interception {
  readonly modifier: number;
  readonly outcome: string;
  readonly spLost: number;
  readonly flies: boolean;
}
const AT_RISK = citation('PLA-INT-01', 'without superiority a mission may be intercepted');
/** 7.31: where the enemy does not hold the air. */
export const UNCHALLENGED: Finding<Interception> = {
  result: { modifier: 0, outcome: 'not-challenged', spLost: 0, flies: true },
  because: [AT_RISK],
};
export function interceptionEffect(facts: InterceptionFacts, face: number, options: Options): Finding<Interception> {
  const because: Citation[] = [AT_RISK];
  const modifier = summed(INTERCEPTION_MODIFIERS, facts, options, because);
  const { rule, text, outcome, spLost, flies } = interceptionRow(face + modifier);
  return { result: { modifier, outcome, spLost, flies }, because: [...because, citation(rule, text)] };
}
export function* interception(facts: InterceptionFacts, options: Options): Procedure<Finding<Interception>> {
  return interceptionEffect(facts, yield* d10('PLA-INT-01', 'both', 'interception'), options);
}
