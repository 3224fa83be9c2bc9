import { forbid, isRefusal, type Options, otherSide, type Refusal, type Side } from '@umpire/engine';
import { usesFantasy } from '../options.js';
import type { Nation, Period } from '../pieces.js';
import { armyCheck } from '../rules/army.js';
import { groupOf, homesOf, listsFor } from '../rules/lists.js';
import { ALLIES, type ArmyFacts } from '../tables/army.js';
import { ARMY_LISTS, type ListedGroup as ListRow } from '../tables/lists.js';
import { unitOf } from '../tables/units.js';
import type { Army } from './army-schema.js';
import type { ListedGroup } from './scenario.js';
import type { Muster, State } from './state.js';

/** Armies that players bring (5.1, U2). */

/** WW2-R-126: whether one side is a German army of 1944 or 1945 that faces an Ally; which. */
export function germanOf({ declared, year }: Muster): Side | undefined {
  if (!declared || (year !== 1944 && year !== 1945)) return undefined;
  return (['a', 'b'] as const).find(side => declared[side] === 'German' && ALLIES.includes(declared[otherSide(side)]));
}

/** WW2-BAL-06: the Allied army comes first, and is final. */
export function mustWait(muster: Muster, by: Side): boolean {
  const german = germanOf(muster);
  return german === by && !muster.ready[otherSide(by)];
}

export const aircraftIn = ({ groups }: Army, options: Options): number =>
  groups
    .flatMap(({ stands }) => stands)
    .reduce((sum, { unit, count }) => sum + (unitOf(unit, options).class === 'AC' ? count : 0), 0);

/** Why an army may not be brought: it is held to what was agreed, and to `army-check`. */
export function armyRefusal({ muster, defender }: State, by: Side, army: Army, options: Options): Refusal | undefined {
  const { points, groups, declared, year, aircraft } = muster!;
  if (army.groups.length !== groups[by])
    return forbid('WW2-R-120', `${groups[by]} battle groups were agreed on, not ${army.groups.length}`);
  if (declared && declared[by] !== army.nation) return forbid('WW2-R-126', `a ${declared[by]} army was declared`);
  if (army.fantasy && !usesFantasy(options)) return forbid('WW2-FAN-01', 'invented armies are not agreed on');
  const { nation, period, obstacles, fantasy } = army;
  const facts: ArmyFacts = {
    nation,
    period,
    obstacles,
    fantasy,
    groups: army.groups,
    pointsLimit: points,
    attackDefence: defender === by,
    ...(year !== null && { year }),
    ...(declared && aircraft !== null && { opponent: { nation: declared[otherSide(by)], aircraft } }),
  };
  const found = armyCheck(facts, options);
  return isRefusal(found) ? found : undefined;
}

/** WW2-HL-01 to WW2-HL-73: an army of battle groups from the lists. */
export function armyFrom(nation: Nation, period: Period, lists: readonly ListRow[], options: Options): Army {
  const groups = lists.map(list => {
    const { stands, ...group } = groupOf(list, options);
    return { ...group, stands: stands.map(stand => ({ ...stand })) };
  });
  return { nation, period, home: homesOf(lists)[0]!, groups, obstacles: 0 };
}
export const listOf = (rule: string): ListRow | undefined => ARMY_LISTS.find(list => list.rule === rule);

/** What a battle group of the lists costs. */
export const priceOf = (list: ListRow, options: Options): number => {
  const army = armyFrom(list.nation, list.period, [list], options);
  const found = armyCheck({ ...army, attackDefence: false }, options);
  return isRefusal(found) ? Number.POSITIVE_INFINITY : found.result.points;
};

/** An army that a nation could field: the dearest group that can be paid for, the rest of the points for the others. */
export function sampleLists(nation: Nation, period: Period, many: number, points: number, options: Options): ListRow[] {
  const priced = listsFor(nation, period)
    .map(list => ({ list, price: priceOf(list, options) }))
    .sort((one, other) => other.price - one.price);
  const cheapest = priced.at(-1);
  if (!cheapest || cheapest.price * many > points) return [];
  const found: ListRow[] = [];
  let left = points;
  for (let i = many - 1; i >= 0; i--) {
    const fits = priced.filter(({ price }) => price + i * cheapest.price <= left);
    const { list, price } = fits.find(one => !found.includes(one.list)) ?? fits[0]!;
    found.push(list);
    left -= price;
  }
  return found;
}

/** WW2-R-127: where no list can be paid for, groups of riflemen. */
export function riflemen(nation: Nation, many: number, points: number): Army {
  const grades = ['A', 'B', 'C', 'D'] as const;
  const each = { A: 24, B: 18, C: 12, D: 6 } as const;
  const grade = grades.find(one => each[one] * many <= points) ?? 'D';
  const foot = {
    unit: 'BARG',
    grade,
    lightMortars: false,
    aaa: false,
    skirts: false,
    radar: false,
    lateBritish: false,
    jungleTrained: false,
    dugIn: false,
  } as const;
  const group = {
    name: 'riflemen',
    radio: false,
    doctrine: 'normal',
    extraHq: false,
    stands: [
      { ...foot, count: 1, hq: true },
      { ...foot, count: 11, hq: false },
    ],
  } as const;
  const groups = Array.from({ length: many }, () => ({ ...group, stands: [...group.stands] }));
  return { nation, period: 'early', home: null, groups, obstacles: 0 };
}

/** The groups of an army with the ids they bear on the table. */
export const groupsOf = ({ groups }: Army, side: Side): ListedGroup[] =>
  groups.map(({ extraHq, stands, ...group }, i) => {
    const command = { ...stands[0]!, unit: 'command', count: 1, hq: true, lightMortars: false, aaa: false } as const;
    return {
      ...group,
      id: `${side.toUpperCase()}${i + 1}`,
      stands: extraHq ? [...stands, { ...command, skirts: false, jungleTrained: false }] : [...stands],
    };
  });
