import { defaultOptions, type Options } from '@umpire/engine';
import type { ArmyBattle, ArmyGiven, SheetChoice, SheetField } from '../../common/book/army-form.js';
import { OPTIONS, usesAirBalance, usesBalance, usesEngineering, usesFantasy } from '../options.js';
import { NATIONS, type Nation } from '../pieces.js';
import { type AskedForce, YEARS } from '../play/asked-army.js';
import { HEADS } from '../scenarios/heads.js';
import { USUAL } from '../scenarios/usual.js';

export const askedIn = ({ asked }: ArmyGiven): AskedForce => (asked ?? {}) as AskedForce;

const withAsked = (given: ArmyGiven, change: Partial<AskedForce>): ArmyGiven => ({
  ...given,
  asked: { ...askedIn(given), ...change },
});
const switched = (id: string, label: string, uses: (options: Options) => boolean): SheetField<ArmyGiven> => ({
  kind: 'flag',
  name: id,
  label,
  get: ({ options }) => uses(options),
  set: (given, on) => ({ ...given, options: { ...given.options, [id]: on ? 'on' : 'off' } }),
});

/** WW2-R-126: nation and year are declared where the air forces are balanced. */
const isDeclared = ({ options }: ArmyGiven): boolean => usesAirBalance(options);
const ANY: SheetChoice = { value: '', label: 'Not yet' };
function declaring<K extends 'nation' | 'year'>(given: ArmyGiven, name: K, value: AskedForce[K]): ArmyGiven {
  const { [name]: _, ...asked } = askedIn(given);
  return { ...given, asked: value === undefined ? asked : { ...asked, [name]: value } };
}

/** WW2-PTS-19, WW2-R-120, WW2-R-126, WW2-ENG-01, WW2-BAL-01, WW2-BAL-05, WW2-FAN-01: what may be agreed on. */
export const BATTLE: ArmyBattle = {
  usual: {
    options: { ...defaultOptions(OPTIONS), ...HEADS.encounter.options },
    asked: { groups: [USUAL.groups.a], points: USUAL.points } satisfies AskedForce,
  },
  fields: [
    {
      kind: 'number',
      name: 'points',
      label: 'Points',
      least: 6,
      most: 20_000,
      get: given => askedIn(given).points ?? USUAL.points,
      set: (given, points) => withAsked(given, { points }),
    },
    {
      kind: 'number',
      name: 'groups',
      label: 'Battle groups',
      least: 1,
      most: 10,
      get: given => askedIn(given).groups?.[0] ?? 1,
      set: (given, groups) => withAsked(given, { groups: [groups] }),
    },
    {
      kind: 'flag',
      name: 'defends',
      label: 'It defends',
      get: given => askedIn(given).defends ?? false,
      set: (given, defends) => withAsked(given, { defends }),
    },
    switched('WW2-ENG-01', 'Field engineering', usesEngineering),
    switched('WW2-BAL-01', 'Balance of tanks', usesBalance),
    switched('WW2-BAL-05', 'Balance of aircraft', usesAirBalance),
    switched('WW2-FAN-01', 'Invented armies', usesFantasy),
    {
      kind: 'choice',
      name: 'nation',
      label: 'Declared nation',
      applies: isDeclared,
      among: () => [ANY, ...NATIONS.map(value => ({ value, label: value }))],
      get: given => askedIn(given).nation ?? ANY.value,
      set: (given, nation) => declaring(given, 'nation', nation === ANY.value ? undefined : (nation as Nation)),
    },
    {
      kind: 'choice',
      name: 'year',
      label: 'Declared year',
      applies: isDeclared,
      among: () => [ANY, ...YEARS.map(year => ({ value: `${year}`, label: `${year}` }))],
      get: given => `${askedIn(given).year ?? ANY.value}`,
      set: (given, year) => declaring(given, 'year', year === ANY.value ? undefined : Number(year)),
    },
  ],
  agreed(given) {
    const { points = USUAL.points, groups: [many = USUAL.groups.a] = [], defends } = askedIn(given);
    const usual = new Map(Object.entries(BATTLE.usual.options));
    return {
      terms: { points: `${points}`, 'groups-a': `${many}`, 'groups-b': `${many}`, ...(defends && { attack: 'a' }) },
      options: Object.fromEntries(Object.entries(given.options).filter(([id, choice]) => usual.get(id) !== choice)),
    };
  },
};
