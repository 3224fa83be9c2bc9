import type { ArmyFault, ArmyGiven, Start } from '../../common/book/army-form.js';
import { countOf, resized, resizedWords } from '../../common/book/army-parts.js';
import { namesOf } from '../face/plain-words.js';
import { GRADES, UNITS, type Unit } from '../pieces.js';
import type { Army } from '../play/army-schema.js';
import type { AskedForce } from '../play/asked-army.js';
import type { ListedStand } from '../play/scenario.js';
import { pointsOf } from '../rules/units.js';
import { ARMY_FIGURES } from '../tables/army.js';
import { unitOf } from '../tables/units.js';
import { GROUPS, type Group, graded, withHq } from './groups.js';
import { asUnit, freshStand, headingOf } from './stands.js';

/** What could be done about what is wrong with an army: the page shows what each would come to. */

type Mend = Start<Army>;
interface Case {
  readonly army: Army;
  readonly fault: ArmyFault;
  readonly given: ArmyGiven;
}

const withGroup = (army: Army, i: number, group: Group): Army => ({
  ...army,
  groups: army.groups.map((one, k) => (k === i ? group : one)),
});
const withStands = (army: Army, i: number, stands: Group['stands']): Army =>
  withGroup(army, i, { ...army.groups[i]!, stands });
const nameOf = (unit: Unit): string => namesOf(unit).name;
const figure = (points: number): string => `${points > 0 ? '+' : '−'}${Math.round(Math.abs(points) * 1000) / 1000}`;
const priceAt = (stand: ListedStand, { options }: ArmyGiven): number => pointsOf(stand, options).points;

/** WW2-ORG-02: as many as are missing of what it has, or of rifles; or as many fewer. */
function sized({ army, fault, given }: Case): Mend[] {
  const at = Number(fault.at[1]);
  const { stands } = army.groups[at]!;
  const words = (by: number, stand: ListedStand): string =>
    `${resizedWords(by, nameOf(stand.unit))}, ${figure(by * priceAt(stand, given))}`;
  const lines = resized(stands, ARMY_FIGURES.stands, ({ hq }) => hq).map(
    ({ line, by, lines: next }): Mend => ({ label: words(by, line), value: withStands(army, at, next) }),
  );
  const missing = ARMY_FIGURES.stands - countOf(stands);
  if (missing < 0 || stands.some(({ unit, hq }) => unit === 'RG' && !hq)) return lines;
  const rifles = { ...freshStand('RG', stands.at(-1)?.grade ?? 'C'), count: missing };
  return [...lines, { label: words(missing, rifles), value: withStands(army, at, [...stands, rifles]) }];
}

/** WW2-ORG-03, WW2-R-34: another carries the headquarters. */
function led({ army, fault, given: { options } }: Case): Mend[] {
  const at = Number(fault.at[1]);
  const group = army.groups[at]!;
  const lines = group.stands.flatMap(({ unit }, i): Mend[] =>
    unitOf(unit, options).class === 'AC' && group.stands.some(s => unitOf(s.unit, options).class !== 'AC')
      ? []
      : [
          {
            label: `The headquarters rides with ${i + 1} ${nameOf(unit)}`,
            value: withGroup(army, at, withHq(group, `${i}`)),
          },
        ],
  );
  return [
    ...lines.slice(0, 2),
    { label: 'An additional headquarters', value: withGroup(army, at, withHq(group, 'extra')) },
  ];
}

/** A flag of a line that it may not have. */
function unflagged({ army, fault }: Case): Mend[] {
  const [, at, , row, field] = fault.at as [string, number, string, number, keyof ListedStand];
  const stands = army.groups[at]!.stands.map((stand, i) => (i === row ? { ...stand, [field]: false } : stand));
  return [{ label: 'Take it off', value: withStands(army, at, stands) }];
}

/** One of a line becomes another unit: it is taken out of a line of several. */
function swapped(army: Army, at: number, row: number, unit: Unit, given: ArmyGiven): Army {
  const stands = army.groups[at]!.stands.flatMap((stand, i): ListedStand[] => {
    if (i !== row) return [stand];
    const other = { ...asUnit(stand, unit, given), count: 1 };
    return stand.count > 1 ? [other, { ...stand, count: stand.count - 1, hq: false }] : [other];
  });
  return withStands(army, at, stands);
}

/** The dearest of a nation's units of the same kind that cost less, or any that `fits`. */
function lesser(stand: ListedStand, given: ArmyGiven, fits: (unit: Unit) => boolean): Unit | undefined {
  const row = unitOf(stand.unit, given.options);
  const price = (unit: Unit): number => priceAt({ ...stand, unit }, given);
  return UNITS.filter(unit => {
    const other = unitOf(unit, given.options);
    return headingOf(other) === headingOf(row) && fits(unit) && price(unit) < price(stand.unit);
  }).sort((one, other) => price(other) - price(one))[0];
}

/** Each kind of unit that is `wrong`, where it stands first, made into a lesser one. */
function lessened(
  { army, given }: Case,
  wrong: (unit: Unit) => boolean,
  fits: (unit: Unit, of: Unit) => boolean,
): Mend[] {
  const seen = new Set<Unit>();
  return army.groups.flatMap(({ stands }, at) =>
    stands.flatMap((stand, row): Mend[] => {
      if (!wrong(stand.unit) || seen.has(stand.unit)) return [];
      seen.add(stand.unit);
      const other = lesser(stand, given, unit => fits(unit, stand.unit));
      if (!other) return [];
      const saved = figure(priceAt({ ...stand, unit: other }, given) - priceAt(stand, given));
      const label = `Swap 1 ${nameOf(stand.unit)} for 1 ${nameOf(other)}, ${saved}`;
      return [{ label, value: swapped(army, at, row, other, given) }];
    }),
  );
}

/** WW2-PTS-19: a lesser unit for the dearest, or a lower grade for a group. */
function cheaper(of: Case): Mend[] {
  const { army, given } = of;
  const nationOf = (unit: Unit) => unitOf(unit, given.options).nation;
  const units = lessened(
    of,
    () => true,
    (unit, was) => nationOf(unit) === nationOf(was),
  );
  const grades = army.groups.flatMap((group, at): Mend[] => {
    const worst = Math.max(...group.stands.map(({ grade }) => GRADES.indexOf(grade)));
    const next = GRADES[worst + 1];
    if (!next) return [];
    const value = withGroup(army, at, graded(group, next));
    const saved = GROUPS.sheet.worthOf!(value.groups[at]!, given) - GROUPS.sheet.worthOf!(group, given);
    return [{ label: `${at + 1} ${group.name}: grade ${next}, ${figure(saved)}`, value }];
  });
  return [...grades, ...units];
}

/** WW2-BAL-03, WW2-BAL-04, WW2-FAN-02: one of a class too many. */
function ofClass(of: Case, price: 'Tank' | 'Tank+'): Mend[] {
  const { options } = of.given;
  const row = (unit: Unit) => unitOf(unit, options);
  return lessened(
    of,
    unit => row(unit).price === price,
    (unit, was) => row(unit).nation === row(was).nation,
  );
}

/** WW2-R-120: groups more or fewer. */
function grouped({ army, given }: Case): Mend[] {
  const { groups: [wanted] = [] } = (given.asked ?? {}) as AskedForce;
  if (wanted === undefined) return [];
  const { groups } = army;
  if (groups.length > wanted)
    return groups.map((group, i) => ({
      label: `Leave out ${i + 1} ${group.name}`,
      value: { ...army, groups: groups.filter((_, k) => k !== i) },
    }));
  return GROUPS.starts(given, army)
    .filter(({ under }) => under !== undefined)
    .slice(0, 3)
    .map(({ label, value }) => ({
      label: `Add ${label}`,
      value: { ...army, groups: [...groups, GROUPS.beside!(value, groups)] },
    }));
}

function whole({ army, fault, given }: Case): Mend[] {
  const { fantasy } = army;
  switch (fault.rule) {
    case 'WW2-R-126': {
      const { nation } = given.asked as AskedForce;
      return [{ label: `Make it ${nation}`, value: { ...army, nation: nation! } }];
    }
    case 'WW2-FAN-01':
      return [{ label: 'It is no invented army', value: { ...army, fantasy: undefined } }];
    case 'WW2-FAN-06':
      return [
        {
          label: `An ally of ${fantasy!.supplier}`,
          value: { ...army, fantasy: { ...fantasy!, allyOf: fantasy!.supplier } },
        },
      ];
    case 'WW2-ENG-01':
    case 'WW2-R-105':
      return [{ label: 'No obstacles', value: { ...army, obstacles: 0 } }];
    default:
      return [];
  }
}

export function mends(army: Army, fault: ArmyFault, given: ArmyGiven): readonly Mend[] {
  const of: Case = { army, fault, given };
  if (fault.at[2] === 'stands' && typeof fault.at[4] === 'string' && fault.at[4] !== 'unit') return unflagged(of);
  switch (fault.rule) {
    case 'WW2-ORG-02':
      return sized(of);
    case 'WW2-ORG-03':
    case 'WW2-R-34':
      return fault.at[2] === 'hq' ? led(of) : [];
    case 'WW2-R-120':
      return grouped(of);
    case 'WW2-PTS-19':
      return cheaper(of);
    case 'WW2-BAL-03':
      return ofClass(of, 'Tank');
    case 'WW2-BAL-04':
    case 'WW2-FAN-02':
      return ofClass(of, 'Tank+');
    case 'WW2-FAN-03':
      return lessened(
        of,
        unit => unit === 'FIGHTER-jet',
        () => false,
      );
    default:
      return whole(of);
  }
}
