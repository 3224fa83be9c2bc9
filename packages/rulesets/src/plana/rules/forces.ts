import { type Finding, forbid, type Refusal, sum } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import type { Troop, UnitType } from '../pieces.js';
import { type CompanyPart, companyRow } from '../tables/orbat.js';
import { type Level, LOSSES, levelOf, type SurpriseEvent, surpriseRow } from '../tables/scoring.js';
import { type UnitRow, unitOf } from '../tables/units.js';

export interface UnitFound {
  readonly sp: number;
  readonly baseMm: readonly [number, number] | null;
  readonly moveClass: UnitRow['moveClass'];
  readonly psRow: UnitRow['psRow'];
  readonly targetClass: UnitRow['targetClass'];
  readonly locationRow: UnitRow['locationRow'];
  readonly assaultPointsPerSp: number;
  readonly assaultKind: UnitRow['kind'];
  readonly weapons: UnitRow['weapons'];
  readonly groundToAir: UnitRow['groundToAir'];
  readonly paints: boolean;
}
/** 7.38. */
export function unitType(type: UnitType): Finding<UnitFound> {
  const { rule, name, points, kind, shots: _, notes: __, type: ___, ...rest } = unitOf(type);
  const { sp, baseMm, moveClass, psRow, targetClass, locationRow, weapons, groundToAir, paints } = rest;
  return {
    result: {
      sp,
      baseMm,
      moveClass,
      psRow,
      targetClass,
      locationRow,
      assaultPointsPerSp: points,
      assaultKind: kind,
      weapons,
      groundToAir,
      paints,
    },
    because: [citation(rule, name)],
  };
}

export interface Company {
  readonly bases: number;
  readonly sp: number;
  /** The highest SP that is below each threshold. */
  readonly below75: number;
  readonly below50: number;
  readonly below25: number;
  readonly below10: number;
}
function fits({ of, least, most, alike }: CompanyPart, units: readonly UnitType[]): boolean {
  const found = units.filter(unit => of.includes(unit));
  const mixed = alike && new Set(found).size > 1;
  return found.length >= least && found.length <= most && !mixed;
}
const highestBelow = (percent: number, sp: number): number => Math.ceil((sp * percent) / 100) - 1;

/** 7.39: may a company be made so? */
export function orbatCheck(troop: Troop, units: readonly UnitType[]): Refusal | Finding<Company> {
  const { rule, text, parts } = companyRow(troop);
  const known = units.every(unit => parts.some(({ of }) => of.includes(unit)));
  if (!known || !parts.every(part => fits(part, units))) return forbid(rule, `it is none of its kind: ${text}`);
  const sp = sum(units, unit => unitOf(unit).sp);
  const below = (percent: number): number => highestBelow(percent, sp);
  return {
    result: { bases: units.length, sp, below75: below(75), below50: below(50), below25: below(25), below10: below(10) },
    because: [citation(rule, text)],
  };
}

export interface Surprise {
  readonly bigSurprise: boolean;
  readonly assaultSurprised: boolean;
}
const BIG = citation('PLA-SUR-02', 'a Big Surprise');
const TESTS = citation('PLA-MOR-02', 'the company tests at once');
const UNSEEN = citation('PLA-SUR-01', 'nobody had located the attackers');
/** 7.37. */
export function surprise(event: SurpriseEvent, distanceCm: number, firstTime: boolean): Finding<Surprise> {
  const row = surpriseRow(event);
  const bigSurprise = row !== undefined && distanceCm <= row.withinCm && (firstTime || !row.firstOnly);
  const assaultSurprised = event === 'assaulted-unlocated';
  return {
    result: { bigSurprise, assaultSurprised },
    because: [...(bigSurprise ? [BIG, TESTS] : []), ...(assaultSurprised ? [UNSEEN] : [])],
  };
}

export interface Tally {
  readonly a: number;
  readonly b: number;
}
export interface VictoryFacts {
  readonly objectives: readonly { readonly value: number; readonly holder: 'a' | 'b' | 'none' }[];
  readonly startSp: Tally;
  /** Destroyed or captured. */
  readonly lostSp: Tally;
  readonly leftTableSp: Tally;
}
export interface Victory extends Tally {
  readonly winner: 'a' | 'b' | 'none';
  readonly level: Level;
}
const OBJECTIVES = citation('PLA-VIC-01', 'whoever holds an objective has its value');
const LOST = citation('PLA-VIC-02', 'one point for each full tenth of the enemy’s SP');
const MARGIN = citation('PLA-VIC-03', 'the margin is the level of the victory');
/** PLA-VIC-02: full tenths of a force that are gone; who left the table counts for a part. */
export const tenthsLost = (startSp: number, lostSp: number, leftSp: number): number =>
  Math.floor(((lostSp + leftSp * LOSSES.left) * LOSSES.wholeForce) / startSp);
/** 7.40. */
export function victory(facts: VictoryFacts): Finding<Victory> {
  const points = (side: 'a' | 'b'): number => {
    const enemy = side === 'a' ? 'b' : 'a';
    const held = sum(facts.objectives, o => (o.holder === side ? o.value : 0));
    return held + tenthsLost(facts.startSp[enemy], facts.lostSp[enemy], facts.leftTableSp[enemy]);
  };
  const [a, b] = [points('a'), points('b')];
  const level = levelOf(Math.abs(a - b));
  return {
    result: { a, b, winner: level === 'draw' ? 'none' : a > b ? 'a' : 'b', level },
    because: [OBJECTIVES, LOST, MARGIN],
  };
}
