import { isRefusal, type Options } from '@umpire/engine';
import type { Nation, Period } from '../pieces.js';
import { armyCheck } from '../rules/army.js';
import { groupOf, homesOf, listsFor } from '../rules/lists.js';
import { ARMY_LISTS, type ListedGroup as ListRow } from '../tables/lists.js';
import type { Army } from './army-schema.js';

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
export const sampleLists = (
  nation: Nation,
  period: Period,
  many: number,
  points: number,
  options: Options,
): ListRow[] => sampleAmong(listsFor(nation, period), many, points, options);

/** The same of its own battle groups alone, where they can be paid for: nobody begins with those of his allies (WW2-HG-22). */
export function ownLists(nation: Nation, period: Period, many: number, points: number, options: Options): ListRow[] {
  const own = listsFor(nation, period).filter(list => list.nation === nation);
  const found = sampleAmong(own, many, points, options);
  return found.length > 0 ? found : sampleLists(nation, period, many, points, options);
}

function sampleAmong(lists: readonly ListRow[], many: number, points: number, options: Options): ListRow[] {
  const priced = lists
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
