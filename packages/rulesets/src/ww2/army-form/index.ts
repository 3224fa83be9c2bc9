import { fail, heldTo, issueOf, ok, type Result } from '@umpire/engine';
import { schemaFaults } from '../../common/book/army-faults.js';
import type { ArmyForm, ArmyGiven, SheetField, Tally } from '../../common/book/army-form.js';
import { countOf } from '../../common/book/army-parts.js';
import { usesBalance } from '../options.js';
import {
  NATIONS,
  type Nation,
  ORGANISATIONS,
  type Organisation,
  PERIODS,
  type Period,
  ZONES,
  type Zone,
} from '../pieces.js';
import { type Army, armySchema } from '../play/army-schema.js';
import { askedFaults, askedStarts, factsOf } from '../play/asked-army.js';
import { countedArmy, groupPoints } from '../rules/army.js';
import { ARMY_FIGURES, allAfvs, SHARES } from '../tables/army.js';
import { askedIn, BATTLE } from './battle.js';
import { GROUPS } from './groups.js';
import { mends } from './mends.js';
import { standInWords } from './stands.js';

/** WW2-ORG-01 to WW2-FAN-07: an army of a player's own. */

type Field = SheetField<Army>;
type Fantasy = NonNullable<Army['fantasy']>;

const plain = (among: readonly string[]) => among.map(value => ({ value, label: value }));
const PERIOD_WORDS: Readonly<Record<Period, string>> = { early: 'Early, before 1944', late: 'Late, 1944 and after' };

const invented = <K extends keyof Fantasy>(name: K, label: string, among: readonly Fantasy[K][]): Field => ({
  kind: 'choice',
  name,
  label,
  applies: army => army.fantasy !== undefined,
  among: () => plain(among as readonly string[]),
  get: army => army.fantasy?.[name] ?? '',
  set: (army, value) => ({ ...army, fantasy: army.fantasy && { ...army.fantasy, [name]: value } }),
});
const inventedOf = ({ nation }: Army): Fantasy => ({
  organisedAs: ORGANISATIONS.find(one => one === nation) ?? ('British' satisfies Organisation),
  supplier: nation,
  allyOf: nation,
  location: 'Nowhere yet',
});

const fields: readonly Field[] = [
  {
    kind: 'text',
    name: 'name',
    label: 'Name',
    most: 60,
    get: army => army.name ?? '',
    set: ({ name: _, ...army }, name) => (name === '' ? army : { ...army, name }),
  },
  {
    kind: 'choice',
    name: 'nation',
    label: 'Nation',
    among: () => plain(NATIONS),
    get: army => army.nation,
    set: (army, nation) => ({ ...army, nation: nation as Nation }),
  },
  {
    kind: 'choice',
    name: 'period',
    label: 'Period',
    among: () => PERIODS.map(value => ({ value, label: PERIOD_WORDS[value] })),
    get: army => army.period,
    set: (army, period) => ({ ...army, period: period as Period }),
  },
  {
    kind: 'choice',
    name: 'home',
    label: 'Home zone',
    among: () => [{ value: '', label: 'Nowhere named' }, ...plain(ZONES)],
    get: army => army.home ?? '',
    set: (army, zone) => ({ ...army, home: zone === '' ? null : (zone as Zone) }),
  },
  {
    kind: 'number',
    name: 'obstacles',
    label: 'Obstacles',
    least: 0,
    most: 40,
    applies: (army, given) => army.obstacles > 0 || (askedIn(given).defends ?? false),
    get: army => army.obstacles,
    set: (army, obstacles) => ({ ...army, obstacles }),
  },
  {
    kind: 'flag',
    name: 'fantasy',
    label: 'An invented army',
    get: army => army.fantasy !== undefined,
    set: ({ fantasy: _, ...army }, on) => (on ? { ...army, fantasy: inventedOf(army) } : army),
  },
  invented('organisedAs', 'Organised as', ORGANISATIONS),
  invented('supplier', 'Buys its vehicles from', NATIONS),
  invented('allyOf', 'An ally of', NATIONS),
  {
    kind: 'text',
    name: 'location',
    label: 'Where it lies',
    most: 60,
    applies: army => army.fantasy !== undefined,
    get: army => army.fantasy?.location ?? '',
    set: (army, location) => ({ ...army, fantasy: army.fantasy && { ...army.fantasy, location } }),
  },
];

function read(data: unknown): Result<Army> {
  const parsed = heldTo(armySchema, data);
  return parsed.success ? ok(parsed.data) : fail(issueOf(parsed.error.issues, ''));
}

/** WW2-BAL-03, WW2-BAL-04: per cent of the AFVs. */
function shares(army: Army, given: ArmyGiven): Tally[] {
  const limits = SHARES[army.nation];
  const { afv } = countedArmy(factsOf(army, askedIn(given)), given.options);
  const all = allAfvs(afv);
  if (!limits || !usesBalance(given.options) || all === 0) return [];
  const share = (label: string, count: number, most: number, rule: string): Tally => ({
    at: [],
    label: `${label}, of ${all} AFVs`,
    count: Math.round((count * 1000) / all) / 10,
    most,
    unit: '%',
    rule,
  });
  return [
    share('Tank', afv.tank, limits.tank, 'WW2-BAL-03'),
    share('Tank+', afv.tankPlus, limits.tankPlus, 'WW2-BAL-04'),
  ];
}

function tallies(army: Army, given: ArmyGiven): Tally[] {
  const { groups: [wanted, ...others] = [], points: most } = askedIn(given);
  const { groups } = army;
  const { points, aircraft } = countedArmy(factsOf(army, askedIn(given)), given.options);
  const limit = most === undefined ? {} : { most, rule: 'WW2-PTS-19' };
  const size = ARMY_FIGURES.stands;
  return [
    { at: [], label: 'Points', count: points, unit: 'points', ...limit },
    {
      at: [],
      label: 'Battle groups',
      count: groups.length,
      ...(wanted !== undefined && others.length === 0 && { of: wanted, rule: 'WW2-R-120' }),
    },
    { at: [], label: 'Stands', count: countOf(groups.flatMap(({ stands }) => stands)), of: groups.length * size },
    ...shares(army, given),
    ...(aircraft > 0 ? [{ at: [], label: 'Aircraft', count: aircraft }] : []),
    ...groups.flatMap((group, i): Tally[] => [
      { at: ['groups', i], label: 'Stands', count: countOf(group.stands), of: size, rule: 'WW2-ORG-02' },
      { at: ['groups', i], label: 'Points', count: groupPoints(group, given.options), unit: 'points' },
    ]),
  ];
}

const nameOf = ({ name, nation, period }: Army): string => name ?? `${nation}, ${period}`;
function inWords(army: Army): string {
  const { name, nation, period, home, obstacles, fantasy, groups } = army;
  return [
    ...(name === undefined ? [] : [name]),
    [`${nation} army, ${PERIOD_WORDS[period].toLowerCase()}`, ...(home ? [`home zone ${home}`] : [])].join(', '),
    ...(fantasy
      ? [
          `invented: organised as ${fantasy.organisedAs}, vehicles from ${fantasy.supplier}, ally of ${fantasy.allyOf}, ${fantasy.location}`,
        ]
      : []),
    ...(obstacles > 0 ? [`${obstacles} obstacles`] : []),
    ...groups.flatMap(({ name: group, radio, doctrine, extraHq, stands }) => [
      [
        group,
        radio ? 'radio' : 'no radio',
        ...(doctrine === 'normal' ? [] : [doctrine]),
        ...(extraHq ? ['an additional BGHQ'] : []),
      ].join(', '),
      ...stands.map(stand => `  ${standInWords(stand)}`),
    ]),
  ].join('\n');
}

export const ARMY_FORM: ArmyForm<Army> = {
  noun: 'army',
  text: 'Battle groups of twelve stands each, from the lists of a nation or of your own, for so many points.',
  sheet: { titleOf: nameOf, fields, list: GROUPS as never },
  starts: given => askedStarts(askedIn(given), given.options),
  read,
  check: (army, given) => [...schemaFaults(armySchema, army), ...askedFaults(army, askedIn(given), given.options)],
  tallies,
  nameOf,
  inWords,
  armyOf: army => army,
  mends,
  battle: BATTLE,
};
