import { forbid, type Options } from '@umpire/engine';
import type { ArmyFault, Start } from '../../common/book/army-form.js';
import { usesFantasy } from '../options.js';
import { NATIONS, type Nation, PERIODS } from '../pieces.js';
import { armyFaults } from '../rules/army.js';
import { listsFor } from '../rules/lists.js';
import type { ArmyFacts } from '../tables/army.js';
import { LATE } from '../tables/service.js';
import type { Army } from './army-schema.js';
import { armyFrom, ownLists, riflemen } from './sample-army.js';

/** WW2-R-126: the years of the book. */
export const YEARS: readonly number[] = Array.from({ length: 31 }, (_, i) => 1925 + i);

/** What a battle asks of an army; what is left out may be as it likes. A type, no interface: it is handed on as JSON. */
export type AskedForce = {
  /** WW2-R-120: one of these numbers of battle groups. */
  readonly groups?: readonly number[];
  /** WW2-PTS-19. */
  readonly points?: number;
  /** WW2-R-126: what was declared. */
  readonly nation?: Nation;
  readonly year?: number;
  /** WW2-ENG-01. */
  readonly defends?: boolean;
  /** WW2-BAL-06. */
  readonly opponent?: { readonly nation: Nation; readonly aircraft: number };
};

/** An army as `army-check` is asked about it. */
export const factsOf = (
  { nation, period, obstacles, fantasy, groups }: Army,
  { points, defends = false, year, opponent }: AskedForce,
): ArmyFacts => ({
  nation,
  period,
  obstacles,
  fantasy,
  groups,
  pointsLimit: points,
  attackDefence: defends,
  year,
  opponent,
});

/** Why an army may not be brought: it is held to what was agreed, and to `army-check`. */
export function* askedFaults(army: Army, asked: AskedForce, options: Options): Generator<ArmyFault> {
  const { groups = [], nation } = asked;
  if (groups.length > 0 && !groups.includes(army.groups.length))
    yield {
      ...forbid('WW2-R-120', `${groups.join(' or ')} battle groups were agreed on, not ${army.groups.length}`),
      at: [],
    };
  if (nation !== undefined && nation !== army.nation)
    yield { ...forbid('WW2-R-126', `a ${nation} army was declared`), at: ['nation'] };
  if (army.fantasy && !usesFantasy(options))
    yield { ...forbid('WW2-FAN-01', 'invented armies are not agreed on'), at: ['fantasy'] };
  yield* armyFaults(factsOf(army, asked), options);
}

/** Nations and periods that have lists, by their name in orders: `German late`. */
export const FORCES = NATIONS.flatMap(nation =>
  PERIODS.map(period => ({ id: `${nation} ${period}`, nation, period })),
).filter(({ nation, period }) => listsFor(nation, period).length > 0);

export type Force = (typeof FORCES)[number];

/** WW2-GRD-06: those of the year that was declared come first, so that nobody is offered the army of another time before his own. */
export const inTheirYear = (forces: readonly Force[], year: number | null | undefined): readonly Force[] =>
  year != null && year >= LATE
    ? [...forces].sort((one, other) => Number(one.period === 'early') - Number(other.period === 'early'))
    : forces;

/** Armies to begin one's own with: of each nation, and riflemen where nothing else can be paid for (WW2-R-127). */
export function askedStarts(asked: AskedForce, options: Options): readonly Start<Army>[] {
  const { groups: [many = 3] = [], points = 620, nation, year } = asked;
  const forces = FORCES.filter(force => nation === undefined || force.nation === nation);
  const listed = inTheirYear(forces, year).flatMap(force => {
    const lists = ownLists(force.nation, force.period, many, points, options);
    return lists.length > 0 ? [{ label: force.id, value: armyFrom(force.nation, force.period, lists, options) }] : [];
  });
  const plain = { label: 'Riflemen', value: riflemen(nation ?? 'Other', many, points) };
  return [...listed, plain].filter(({ value }) => askedFaults(value, asked, options).next().done);
}
