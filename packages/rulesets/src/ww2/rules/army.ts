import { type Citation, type Finding, type Options, type Refusal, sum } from '@umpire/engine';
import { citation, prohibitedBy } from '../../common/book/lines.js';
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

function groupCheck(group: ArmyGroup, options: Options): GroupCheck {
  return {
    points: sum(group.stands, s => s.count * pointsOf(s, options).points),
    grade: lowestGrade(group.stands.map(s => s.grade)),
    support: group.stands.every(s => isSupport(unitOf(s.unit, options))),
  };
}
function groupRefusal(army: ArmyFacts, group: ArmyGroup, options: Options): Refusal | undefined {
  const refused = prohibitedBy(GROUP_BARS, group, options);
  if (refused) return refused;
  for (const stand of group.stands) {
    const barred = prohibitedBy(STAND_BARS, { stand, army, row: unitOf(stand.unit, options) }, options);
    if (barred) return barred;
  }
  return undefined;
}

/** What is in an army: its points with obstacles, its aircraft and its AFVs by class. */
function counted(army: ArmyFacts, groups: readonly GroupCheck[], options: Options): CountedArmy {
  const stands = army.groups.flatMap(g => g.stands);
  const count = (of: (row: UnitRow, s: ListedStand) => boolean): number =>
    sum(stands, s => (of(unitOf(s.unit, options), s) ? s.count : 0));
  const afvs = (name: keyof Afvs): number => count(row => afvClass(row) === name);
  return {
    army,
    points: sum(groups, g => g.points) + WORKS.obstacle * army.obstacles,
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

/** WW2-ORG-02 to WW2-FAN-06: whether an army is legal, and what it comes to. */
export function armyCheck(army: ArmyFacts, options: Options): Refusal | Finding<ArmyCheck> {
  for (const group of army.groups) {
    const refused = groupRefusal(army, group, options);
    if (refused) return refused;
  }
  const groups = army.groups.map(group => groupCheck(group, options));
  const found = counted(army, groups, options);
  const refused = prohibitedBy(ARMY_BARS, found, options);
  if (refused) return refused;
  const { points, aircraft, afv } = found;
  return { result: { points, groups, aircraft, afv }, because: [...TWELVE, ...paidFor(army, options)] };
}
/** Each rule by which a stand of the army is paid, once. */
function paidFor(army: ArmyFacts, options: Options): Citation[] {
  const all = army.groups.flatMap(g => g.stands).flatMap(s => pointsOf(s, options).because);
  return all.filter((c, i) => all.findIndex(d => d.rule === c.rule && d.text === c.text) === i);
}
