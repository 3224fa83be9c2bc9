import { type Citation, type Finding, type Options, sum } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import type { State } from '../pieces.js';
import {
  ASSAULT_LIMITS,
  type AssaultUnit,
  assaultRow,
  isOnFoot,
  type Outcome,
  suppressedSurrender,
  withdrawMetres,
} from '../tables/assault.js';

export type AttackerFate = 'on-position' | 'in-contact' | 'halted-200m' | 'runs' | 'surrenders' | 'destroyed';
export type DefenderFate = 'holds' | 'withdraws' | 'surrenders' | 'destroyed';
export interface AssaultFates {
  readonly outcome: Outcome;
  readonly attackerFate: AttackerFate;
  readonly attackerLosses: number;
  readonly attackerLossesBy: readonly number[];
  readonly attackerStates: readonly State[];
  readonly defenderFates: readonly DefenderFate[];
  readonly defenderLosses: number;
  readonly defenderLossesBy: readonly number[];
  readonly defenderStates: readonly State[];
  readonly withdrawMetres: number;
}
interface Fought {
  readonly attackers: readonly AssaultUnit[];
  readonly defenders: readonly AssaultUnit[];
  readonly difference: number;
  readonly deep: boolean;
  readonly retreatBlocked: boolean;
  readonly lastTurnConfused: boolean;
}
interface DefenderEnd {
  readonly fate: DefenderFate;
  readonly lost: number;
  readonly state: State;
}

const SURRENDERS_INSTEAD = citation('PLA-CA-37', 'after a confused fight it surrenders instead');
const SUPPRESSED_SURRENDER = citation('PLA-R-71', 'suppressed defenders surrender');
const NO_WAY_BACK = citation('PLA-R-77', 'with no way back they surrender');
const NOBODY_LEFT = citation('PLA-R-130', 'no attacker is left to hold the position');

/** PLA-R-74: one SP at a time round the side, those on foot first. */
export function spreadLosses(units: readonly Pick<AssaultUnit, 'kind' | 'sp'>[], losses: number): number[] {
  const lost = units.map(() => 0);
  const indices = units.map((_, i) => i);
  const order = [...indices.filter(i => isOnFoot(units[i]!)), ...indices.filter(i => !isOnFoot(units[i]!))];
  let left = Math.min(losses, strengthOf(units));
  while (left > 0)
    for (const i of order)
      if (left > 0 && lost[i]! < units[i]!.sp) {
        lost[i]!++;
        left--;
      }
  return lost;
}
const strengthOf = (units: readonly Pick<AssaultUnit, 'sp'>[]): number => sum(units, u => u.sp);

/** What a state adds to: suppressed stays suppressed, and Marines heed neither. */
function worsened({ kind, state }: AssaultUnit, by: Exclude<State, 'ok'>): State {
  if (kind === 'marine') return state;
  return state === 'suppressed' ? state : by;
}

const ATTACKER_FATES: Readonly<Record<Outcome, AttackerFate>> = {
  'position-carried': 'on-position',
  'position-taken': 'on-position',
  confused: 'in-contact',
  halted: 'halted-200m',
  broken: 'runs',
};

/** PLA-CA-31: surrender, withdrawal, or no way back. */
function takenFrom(unit: AssaultUnit, blocked: boolean, options: Options): DefenderEnd {
  const suppressed = unit.state === 'suppressed' && unit.kind !== 'marine';
  if (blocked || (suppressed && suppressedSurrender(options)))
    return { fate: 'surrenders', lost: 0, state: unit.state };
  const lost = Math.min(ASSAULT_LIMITS.lostInWithdrawal, unit.sp);
  const state = unit.kind === 'marine' ? unit.state : 'pinned';
  return { fate: lost === unit.sp ? 'destroyed' : 'withdraws', lost, state };
}

function takenCitations({ defenders, retreatBlocked }: Fought, options: Options): Citation[] {
  const giveUp = defenders.filter(
    u => u.state === 'suppressed' && u.kind !== 'marine' && suppressedSurrender(options),
  ).length;
  return [
    ...(giveUp > 0 ? [SUPPRESSED_SURRENDER] : []),
    ...(retreatBlocked && giveUp < defenders.length ? [NO_WAY_BACK] : []),
  ];
}

/** What becomes of each defender, where the attackers are still there. */
function defenderEnds(fought: Fought, outcome: Outcome, losses: number, options: Options): DefenderEnd[] {
  const { defenders, retreatBlocked } = fought;
  if (outcome === 'position-carried') return defenders.map(u => ({ fate: 'surrenders', lost: 0, state: u.state }));
  if (outcome === 'position-taken') return defenders.map(u => takenFrom(u, retreatBlocked, options));
  const lostBy = spreadLosses(defenders, losses);
  return defenders.map((u, i) => ({
    fate: lostBy[i] === u.sp ? 'destroyed' : 'holds',
    lost: lostBy[i]!,
    state: outcome === 'confused' ? worsened(u, 'pinned') : u.state,
  }));
}

/** PLA-CA-30 to PLA-CA-37: what a difference does to everybody. */
export function fatesOf(fought: Fought, options: Options): Finding<AssaultFates> {
  const { attackers, defenders, difference, deep, lastTurnConfused } = fought;
  const row = assaultRow(difference);
  const { outcome } = row;
  const because: Citation[] = [citation(row.rule, row.text)];
  const costs = outcome !== 'position-carried' || deep ? row.attackerPer * defenders.length : 0;
  const attackerLossesBy = spreadLosses(attackers, costs);
  const attackerLosses = sum(attackerLossesBy, n => n);
  const destroyed = attackerLosses === strengthOf(attackers);
  const surrenders = outcome === 'broken' && lastTurnConfused;
  if (surrenders) because.push(SURRENDERS_INSTEAD);
  const won = outcome === 'position-carried' || outcome === 'position-taken';
  const inVain = won && destroyed;
  if (inVain) because.push(NOBODY_LEFT);
  else if (outcome === 'position-taken') because.push(...takenCitations(fought, options));
  const ends = inVain
    ? defenders.map((u): DefenderEnd => ({ fate: 'holds', lost: 0, state: worsened(u, 'pinned') }))
    : defenderEnds(fought, outcome, row.defenderPer * attackers.length, options);
  return {
    result: {
      outcome,
      attackerFate: destroyed ? 'destroyed' : surrenders ? 'surrenders' : ATTACKER_FATES[outcome],
      attackerLosses,
      attackerLossesBy,
      attackerStates: attackers.map(u =>
        surrenders ? u.state : worsened(u, outcome === 'broken' ? 'suppressed' : 'pinned'),
      ),
      defenderFates: ends.map(e => e.fate),
      defenderLosses: sum(ends, e => e.lost),
      defenderLossesBy: ends.map(e => e.lost),
      defenderStates: ends.map(e => e.state),
      withdrawMetres: ends.some(e => e.fate === 'withdraws') ? withdrawMetres(options) : 0,
    },
    because,
  };
}
