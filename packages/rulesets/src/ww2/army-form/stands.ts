import type { Citation } from '@umpire/engine';
import type { ArmyGiven, SheetChoice, SheetField, SheetList, Start, StartFilter } from '../../common/book/army-form.js';
import { CLASS_WORDS, DEFAULTS, namesOf } from '../face/plain-words.js';
import { symbolOf } from '../face/symbols.js';
import { usesEngineering } from '../options.js';
import { CLASSES, GRADES, type Grade, NATIONS, type Nation, type Period, UNITS, type Unit } from '../pieces.js';
import type { Army } from '../play/army-schema.js';
import { natureOf } from '../play/natures.js';
import type { ListedStand } from '../play/scenario.js';
import { rateCited } from '../rules/movement.js';
import { pointsOf } from '../rules/units.js';
import { isFoot, mayWearSkirts, takesLightMortars } from '../tables/army.js';
import { BATTERIES } from '../tables/engagement.js';
import { LATE, SINCE } from '../tables/service.js';
import { type Armed, SCORES } from '../tables/shooting.js';
import { type UnitRow, unitOf } from '../tables/units.js';

/** The stands of a battle group, line by line: so many alike. */

type Field = SheetField<ListedStand>;
type Flag = 'lightMortars' | 'aaa' | 'skirts' | 'radar' | 'lateBritish' | 'jungleTrained' | 'dugIn';

const PLAIN = {
  count: 1,
  hq: false,
  lightMortars: false,
  aaa: false,
  skirts: false,
  radar: false,
  lateBritish: false,
  jungleTrained: false,
  dugIn: false,
} as const;
export const freshStand = (unit: Unit, grade: Grade): ListedStand => ({ unit, grade, ...PLAIN });

/** WW2-R-34: a command stand is never one of the twelve. */
const BOUGHT = UNITS.filter(unit => unit !== 'command');

const FOOT: readonly UnitRow['price'][] = ['BARG', 'RG', 'IG', 'Mortars', 'HMG gun'];
const LIFT: readonly UnitRow['price'][] = ['APC', 'SMT'];
/** Under which heading a unit is looked for. */
export function headingOf({ class: kind, price, weapon }: UnitRow): string {
  if (kind === 'AC') return 'Aircraft';
  if (FOOT.includes(price)) return 'Foot';
  if (BATTERIES.includes(weapon)) return 'Batteries';
  if (kind === 'INF') return 'Guns';
  return LIFT.includes(price) ? 'Lift' : 'Tanks';
}

const unitChoice = (unit: Unit, { options }: ArmyGiven): SheetChoice => {
  const row = unitOf(unit, options);
  const heading = headingOf(row);
  return {
    value: unit,
    label: namesOf(unit).dated,
    code: row.price,
    under: row.nation === null ? heading : `${heading}, ${row.nation}`,
  };
};

/** Where a flag makes sense at all; that it is allowed the rules say. */
const FLAGS: Readonly<
  Record<Flag, { readonly label: string; readonly for: (row: UnitRow, given: ArmyGiven) => boolean }>
> = {
  lightMortars: { label: 'Light mortars', for: row => takesLightMortars(row.unit) },
  aaa: { label: 'AAA', for: row => !row.aaa && row.class !== 'AC' },
  skirts: { label: 'Skirt plates', for: row => mayWearSkirts(row.unit) },
  radar: { label: 'Radar', for: row => row.aaa || row.weapon === 'FIGHTER' },
  lateBritish: { label: 'Late British', for: row => BATTERIES.includes(row.weapon) },
  jungleTrained: { label: 'Jungle-trained', for: row => isFoot(row.unit) },
  dugIn: { label: 'Dug in', for: (row, { options }) => usesEngineering(options) && row.class !== 'AC' },
};
const flags = Object.entries(FLAGS) as [Flag, (typeof FLAGS)[Flag]][];

const flagField = ([name, { label, for: fits }]: (typeof flags)[number]): Field => ({
  kind: 'flag',
  name,
  label,
  applies: (stand, given) =>
    stand[name] || (name === 'radar' && stand.aaa) || fits(unitOf(stand.unit, given.options), given),
  get: stand => stand[name],
  set: (stand, value) => ({ ...stand, [name]: value }),
});

/** Another unit keeps what it may have of what the one before had. */
export function asUnit(stand: ListedStand, unit: Unit, given: ArmyGiven): ListedStand {
  const row = unitOf(unit, given.options);
  const next = { ...stand, unit };
  for (const [name, { for: fits }] of flags) if (next[name] && !fits(row, given)) next[name] = false;
  return next;
}

export const GRADE_CHOICES: readonly SheetChoice[] = GRADES.map(grade => ({ value: grade, label: grade }));

const fields: readonly Field[] = [
  {
    kind: 'number',
    name: 'count',
    label: 'Stands',
    least: 1,
    most: 12,
    get: stand => stand.count,
    set: (stand, count) => ({ ...stand, count }),
  },
  {
    kind: 'choice',
    name: 'unit',
    label: 'Unit',
    wide: true,
    among: (_, given) => BOUGHT.map(unit => unitChoice(unit, given)),
    get: stand => stand.unit,
    set: (stand, unit, given) => asUnit(stand, unit as Unit, given),
  },
  {
    kind: 'choice',
    name: 'grade',
    label: 'Grade',
    among: () => GRADE_CHOICES,
    get: stand => stand.grade,
    set: (stand, grade) => ({ ...stand, grade: grade as Grade }),
  },
  ...flags.map(flagField),
];

const needsOf = (scores: (typeof SCORES)[Armed]): string =>
  CLASSES.flatMap(kind => (scores[kind] === null ? [] : [`${kind} ${scores[kind]}+`])).join(', ');

const reachOf = ({ range }: (typeof SCORES)[Armed]): string => (range === 'OT' ? '' : `, reaches ${range}m`);

/** What it is, shoots with and how far, how it moves, and what it is paid as. */
function about(stand: ListedStand, { options }: ArmyGiven): readonly Citation[] {
  const row = unitOf(stand.unit, options);
  const { points, because } = pointsOf(stand, options);
  const scores = row.weapon === 'none' ? undefined : SCORES[row.weapon];
  const gun = row.fixed ? `${row.weapon}, in a fixed mounting` : row.weapon;
  return [
    { rule: row.rule, text: `${namesOf(stand.unit).dated}: ${row.class}, ${CLASS_WORDS[row.class]}` },
    ...(scores
      ? [{ rule: scores.rule, text: `${gun}${reachOf(scores)}; needs, by class of target: ${needsOf(scores)}` }]
      : []),
    ...(row.speed ? [rateCited(row.speed)] : []),
    ...(row.carries.length > 0 ? [{ rule: 'WW2-VEH-37', text: `carries ${row.carries.join(' or ')}` }] : []),
    ...because,
    { rule: 'WW2-PTS-20', text: `${points} points each`, effect: `${points * stand.count}` },
  ];
}

const added = (stand: ListedStand): string[] =>
  flags.filter(([name]) => stand[name]).map(([, { label }]) => label.toLowerCase());
const titleOf = (stand: ListedStand): string => [namesOf(stand.unit).dated, ...added(stand)].join(', ');

/** `4 IG, grade B: Infantry group, light mortars, BGHQ`. */
export const standInWords = (stand: ListedStand): string =>
  `${stand.count} ${stand.unit}, grade ${stand.grade}: ${[titleOf(stand), ...(stand.hq ? ['BGHQ'] : [])].join(', ')}`;

const symbol = (stand: ListedStand, { options }: Pick<ArmyGiven, 'options'>): string =>
  symbolOf(natureOf(stand, options));

/** Its gun, how far that reaches, and what it is as a target: `MG 2000m · HA`. */
function dataOf({ weapon, class: kind }: UnitRow): string {
  const reach = weapon === 'none' ? undefined : SCORES[weapon].range;
  const gun = reach === undefined ? 'unarmed' : reach === 'OT' ? `${weapon}, off the table` : `${weapon} ${reach}m`;
  return `${gun} · ${kind}`;
}

const nationOf = (army: unknown): Nation | undefined => (army as Army | undefined)?.nation;

/** Nations that have something of their own. */
const MAKERS = NATIONS.filter(nation => BOUGHT.some(unit => unitOf(unit, DEFAULTS).nation === nation));
/** WW2-HG-27: what there was before 1944 and what came in that year or later: of an early army the latter is left out. */
const isLate = (unit: Unit): boolean => (SINCE[unit] ?? 0) >= LATE;
const foundWith = (unit: Unit, { nation }: UnitRow): NonNullable<Start<ListedStand>['found']> => ({
  ...(nation !== null && { nation: [nation] }),
  ...(isLate(unit) && { period: ['late'] satisfies Period[] }),
});
const filters = (army: unknown): readonly StartFilter[] => {
  const { nation, period } = army as Army;
  return [
    {
      name: 'nation',
      all: 'All nations',
      among: MAKERS.map(value => ({ value, label: value })),
      ...(MAKERS.includes(nation) && { usual: nation }),
    },
    {
      name: 'period',
      all: 'All years',
      among: [
        { value: 'early', label: `Before ${LATE}` },
        { value: 'late', label: `${LATE} and after` },
      ],
      usual: period,
    },
  ];
};
/** A nation's own and everybody's; those of others after them (WW2-HG-23). */
function starts(given: ArmyGiven, army?: unknown): Start<ListedStand>[] {
  const nation = nationOf(army);
  const isOwn = (unit: Unit): boolean => {
    const { nation: whose } = unitOf(unit, given.options);
    return whose === null || nation === undefined || whose === nation;
  };
  const start = (unit: Unit): Start<ListedStand> => {
    const row = unitOf(unit, given.options);
    const value = freshStand(unit, 'C');
    return {
      label: namesOf(unit).dated,
      text: [row.price, dataOf(row), ...(isOwn(unit) ? [] : [row.nation])].join(' · '),
      under: headingOf(row),
      symbol: symbol(value, given),
      worth: pointsOf(value, given.options).points,
      found: foundWith(unit, row),
      value,
    };
  };
  return [...BOUGHT.filter(isOwn), ...BOUGHT.filter(unit => !isOwn(unit))].map(start);
}

export const STANDS: SheetList<ListedStand> = {
  name: 'stands',
  noun: 'line of stands',
  most: 12,
  sheet: {
    titleOf,
    markOf: ({ hq }) => (hq ? 'BGHQ' : undefined),
    symbolOf: symbol,
    worthOf: (stand, { options }) => stand.count * pointsOf(stand, options).points,
    fields,
    about,
  },
  starts,
  filters,
  // WW2-ORG-03: there is one already; those beside it are as good as it is
  beside: (stand, others) => ({ ...stand, hq: false, grade: others.at(-1)?.grade ?? stand.grade }),
};
