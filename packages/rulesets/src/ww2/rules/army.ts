import { type Citation, type Finding, type Options, type Refusal, sum } from '@umpire/engine';
import { placedFaults } from '../../common/book/army-faults.js';
import type { ArmyFault, At } from '../../common/book/army-form.js';
import { citation } from '../../common/book/lines.js';
import type { Grade } from '../pieces.js';
import {
  type Afvs,
  ARMY_BARS,
  type ArmyFacts,
  type ArmyGroup,
  type CountedArmy,
  GROUP_BARS,
  type ListedStand,
  STAND_BARS,
} from '../tables/army.js';
import { lowestGrade } from '../tables/command.js';
import { BATTERIES } from '../tables/engagement.js';
import { WORKS } from '../tables/engineering.js';
import type { UnitRow } from '../tables/units.js';
import { pointsOf, unitOf } from './units.js';

export interface GroupCheck {
  readonly points: number;
  /** The lowest (WW2-CP-06). */
  readonly grade: Grade;
  /** Batteries and aircraft alone (WW2-ORG-10, WW2-R-117). */
  readonly support: boolean;
}
export interface ArmyCheck {
  readonly points: number;
  readonly groups: readonly GroupCheck[];
  readonly aircraft: number;
  readonly afv: Afvs;
}

const isSupport = (row: UnitRow): boolean => row.class === 'AC' || BATTERIES.includes(row.weapon);
/** WW2-R-106: APCs are none. */
const afvClass = ({ price }: UnitRow): keyof Afvs | undefined => AFV_CLASSES[price as keyof typeof AFV_CLASSES];
const AFV_CLASSES = { 'Light Tank': 'light', 'Tank-': 'tankMinus', Tank: 'tank', 'Tank+': 'tankPlus' } as const;

export const groupPoints = ({ stands }: Pick<ArmyGroup, 'stands'>, options: Options): number =>
  sum(stands, s => s.count * pointsOf(s, options).points);
function groupCheck(group: ArmyGroup, options: Options): GroupCheck {
  return {
    points: groupPoints(group, options),
    grade: lowestGrade(group.stands.map(s => s.grade)),
    support: group.stands.every(s => isSupport(unitOf(s.unit, options))),
  };
}
function* groupFaults(army: ArmyFacts, group: ArmyGroup, options: Options, at: At): Generator<ArmyFault> {
  yield* placedFaults(GROUP_BARS, group, options, at);
  for (const [i, stand] of group.stands.entries())
    yield* placedFaults(STAND_BARS, { stand, army, row: unitOf(stand.unit, options) }, options, [...at, 'stands', i]);
}

/** What is in an army: its points with obstacles, its aircraft and its AFVs by class. */
export function countedArmy(army: ArmyFacts, options: Options): CountedArmy {
  const stands = army.groups.flatMap(g => g.stands);
  const count = (of: (row: UnitRow, s: ListedStand) => boolean): number =>
    sum(stands, s => (of(unitOf(s.unit, options), s) ? s.count : 0));
  const afvs = (name: keyof Afvs): number => count(row => afvClass(row) === name);
  return {
    army,
    points: sum(army.groups, g => groupPoints(g, options)) + WORKS.obstacle * army.obstacles,
    stands: count(() => true),
    aircraft: count(row => row.class === 'AC'),
    afv: { light: afvs('light'), tankMinus: afvs('tankMinus'), tank: afvs('tank'), tankPlus: afvs('tankPlus') },
    jets: count((_, s) => s.unit === 'FIGHTER-jet'),
    foreign: count(row => afvClass(row) !== undefined && row.nation !== null && row.nation !== army.fantasy?.supplier),
  };
}

const TWELVE = [
  citation('WW2-ORG-02', 'each battle group has twelve stands'),
  citation('WW2-ORG-03', 'each battle group has one BGHQ'),
];

/** All that is wrong with an army, group by group and then as a whole, in the order in which it is refused. */
export function* armyFaults(army: ArmyFacts, options: Options): Generator<ArmyFault> {
  for (const [i, group] of army.groups.entries()) yield* groupFaults(army, group, options, ['groups', i]);
  yield* placedFaults(ARMY_BARS, countedArmy(army, options), options, []);
}

/** WW2-ORG-02 to WW2-FAN-06: whether an army is legal, and what it comes to. */
export function armyCheck(army: ArmyFacts, options: Options): Refusal | Finding<ArmyCheck> {
  for (const { at: _, ...refusal } of armyFaults(army, options)) return refusal;
  const { points, aircraft, afv } = countedArmy(army, options);
  const groups = army.groups.map(group => groupCheck(group, options));
  return { result: { points, groups, aircraft, afv }, because: [...TWELVE, ...paidFor(army, options)] };
}
/** Each rule by which a stand of the army is paid, once. */
function paidFor(army: ArmyFacts, options: Options): Citation[] {
  const all = army.groups.flatMap(g => g.stands).flatMap(s => pointsOf(s, options).because);
  return all.filter((c, i) => all.findIndex(d => d.rule === c.rule && d.text === c.text) === i);
}
