import { type Citation, type Finding, type Options, type Procedure, sum } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import { summed } from '../../common/book/modifier.js';
import {
  ASSAULT_LIMITS,
  ASSAULT_MODIFIERS,
  type AssaultSide,
  type AssaultUnit,
  isDeeplyDug,
  isOnFoot,
  pointsPerSp,
} from '../tables/assault.js';
import { type AssaultFates, fatesOf } from './assault-fates.js';
import { d10, unstated } from './dice.js';
import { led } from './leadership.js';

interface Party {
  readonly leadership: number;
  /** Leadership of a commander who steps in. */
  readonly commander: number | null;
  readonly units: readonly AssaultUnit[];
  readonly surprised: boolean;
}
export interface AssaultFacts {
  readonly attacker: Party & { readonly flank: boolean };
  readonly defender: Party & { readonly retreatBlocked: boolean };
  readonly denselyBuiltUp: boolean;
  readonly lastTurnConfused: boolean;
}
/** All that hangs on no throw. */
export interface ReadyAssault {
  readonly facts: AssaultFacts;
  readonly attackerPoints: number;
  readonly defenderPoints: number;
  readonly outnumbered: 'none' | 'attacker' | 'defender';
  readonly ratio: number;
  readonly attackerModifier: number;
  readonly defenderModifier: number;
  /** PLA-CA-10 counted. */
  readonly deep: boolean;
  readonly because: readonly Citation[];
}
export type AssaultResult = Omit<ReadyAssault, 'facts' | 'deep' | 'because'> &
  AssaultFates & { readonly difference: number };

/** PLA-CA-02 to PLA-CA-06: what each unit brings; attacking vehicles count half among houses. */
const pointsOf = (units: readonly AssaultUnit[], halved: boolean): number[] =>
  units.map(u => u.sp * pointsPerSp(u.kind) * (halved && !isOnFoot(u) ? 0.5 : 1));

/** PLA-R-82: of half or more of the points; a side without points counts its units. */
function halfOf(units: readonly AssaultUnit[], points: readonly number[]): AssaultSide['half'] {
  const weights = sum(points, p => p) > 0 ? points : units.map(() => 1);
  const all = sum(weights, w => w);
  return is => 2 * units.reduce((total, u, i) => total + (is(u) ? weights[i]! : 0), 0) >= all;
}

/** PLA-R-81: how often the larger goes into the smaller, 1 to 5. */
function ratioOf(more: number, fewer: number): number {
  if (more === fewer) return 1;
  return fewer === 0
    ? ASSAULT_LIMITS.outnumbered
    : Math.max(1, Math.min(ASSAULT_LIMITS.outnumbered, Math.floor(more / fewer)));
}

const HALVED = citation('PLA-CA-06', 'vehicles count half in a densely built-up area');
const LED = citation('PLA-CA-07', 'leadership is added');

/** 7.18: points, ratio and modifiers of both sides. */
export function readyAssault(facts: AssaultFacts, options: Options): ReadyAssault {
  const { attacker, defender, denselyBuiltUp } = facts;
  const because: Citation[] = [];
  const own = pointsOf(attacker.units, denselyBuiltUp);
  const theirs = pointsOf(defender.units, false);
  const [attackerPoints, defenderPoints] = [sum(own, p => p), sum(theirs, p => p)];
  if (denselyBuiltUp && attacker.units.some((u, i) => !isOnFoot(u) && own[i]! > 0)) because.push(HALVED);
  const ratio = ratioOf(Math.max(attackerPoints, defenderPoints), Math.min(attackerPoints, defenderPoints));
  const outnumbered = ratio < 2 ? 'none' : attackerPoints < defenderPoints ? 'attacker' : 'defender';
  const side = (party: Party, points: number[], attacks: boolean): AssaultSide => ({
    units: party.units,
    attacks,
    flank: attacks && attacker.flank,
    surprised: party.surprised,
    outnumbered: outnumbered === (attacks ? 'attacker' : 'defender') ? ratio : 1,
    half: halfOf(party.units, points),
  });
  const modifier = (party: Party, seen: AssaultSide): number => {
    const leader = led(party.leadership, party.commander, options, because);
    if (leader !== 0) because.push(LED);
    return leader + summed(ASSAULT_MODIFIERS, seen, options, because);
  };
  const defending = side(defender, theirs, false);
  return {
    facts,
    attackerPoints,
    defenderPoints,
    outnumbered,
    ratio,
    attackerModifier: modifier(attacker, side(attacker, own, true)),
    defenderModifier: modifier(defender, defending),
    deep: isDeeplyDug(defending),
    because,
  };
}

/** What two faces of the d10 bring. */
export function assaultEffect(
  ready: ReadyAssault,
  faces: { readonly attacker: number; readonly defender: number },
  options: Options,
): Finding<AssaultResult> {
  const { facts, deep, because, ...found } = ready;
  const score = unstated(faces.attacker, options) + found.attackerModifier;
  const difference = score - unstated(faces.defender, options) - found.defenderModifier;
  const fates = fatesOf(
    {
      attackers: facts.attacker.units,
      defenders: facts.defender.units,
      difference,
      deep,
      retreatBlocked: facts.defender.retreatBlocked,
      lastTurnConfused: facts.lastTurnConfused,
    },
    options,
  );
  return { result: { ...found, difference, ...fates.result }, because: [...because, ...fates.because] };
}

export function* closeAssault(ready: ReadyAssault, options: Options): Procedure<Finding<AssaultResult>> {
  const attacker = yield* d10('PLA-CA-07', 'a', 'the assault: the attacker');
  const defender = yield* d10('PLA-CA-07', 'b', 'the assault: the defender');
  return assaultEffect(ready, { attacker, defender }, options);
}
