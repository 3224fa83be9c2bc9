import { forbid, type Refusal } from '@umpire/engine';
import { z } from 'zod';
import { id, path as pathOf, point } from '../../common/book/order-fields.js';
import { DUGS, QUALITIES, STATES } from '../pieces.js';
import { bringOn } from '../play/arriving.js';
import { baseOf, companyOf, isInPlay, onTable } from '../play/bases.js';
import { toSide } from '../play/change.js';
import { forcedBy } from '../play/forced.js';
import { remove as removeBase } from '../play/losses.js';
import { inForce } from '../play/packages.js';
import { type Base, type Company, MINUTES, ORDER_KINDS, type State } from '../play/state.js';
import {
  choose,
  cm,
  companyField,
  type Decided,
  noSuch,
  number,
  piece,
  place,
  sideField,
  umpireVerb,
  YES_NO,
} from './ruling.js';

const inPlay = ({ bases }: State): Base[] => bases.filter(isInPlay);
const word = (all: readonly string[]) => all.map(value => [value, value] as const);

const BASE_FIELDS = {
  place: 'Where it stands',
  heading: 'Heading, in degrees',
  sp: 'Strength points',
  state: 'State',
  dug: 'Works',
  shots: 'Shots',
  canisters: 'Canisters',
  limbered: 'Limbered',
  company: 'Company that commands it',
} as const;

/** PLA-UMP-14, -30, -41. */
export const setBase = umpireVerb({
  label: 'A base',
  text: 'Place, heading, strength, state, works, shots, canisters, limbered, company',
  rule: 'PLA-UMP-41',
  group: 'troops',
  shape: {
    base: id,
    field: z.enum(['place', 'heading', 'sp', 'state', 'dug', 'shots', 'canisters', 'limbered', 'company']),
    value: z.union([z.int().min(0).max(10_000), z.boolean(), z.string().max(40), point]),
  },
  fields: (state, { base, field }) => [
    piece('base', 'Base', inPlay(state)),
    choose('field', 'What', Object.entries(BASE_FIELDS)),
    baseValue(state, baseOf(state, base ?? ''), field),
  ],
  decide(state, { base: name, field, value }) {
    const base = baseOf(state, name);
    if (!base || !isInPlay(base)) return noSuch('PLA-UMP-41', 'base in play');
    const changed = changedBase(state, base, field, value);
    if (!changed) return forbid('PLA-UMP-41', `${BASE_FIELDS[field]} cannot be ${JSON.stringify(value)}`);
    const shown = typeof value === 'object' ? `(${cm(value.x)}, ${cm(value.y)})` : String(value);
    const text = `${name}, ${BASE_FIELDS[field]}: ${shown}`;
    const lost = base.sp - changed.sp;
    const before = state.sides[base.side];
    const sides = { ...state.sides, [base.side]: { ...before, lostSp: Math.max(0, before.lostSp + lost) } };
    const news = toSide(base.side, text, [{ rule: 'PLA-UMP-41', text: 'by the umpire' }], name);
    return { text, patch: { bases: [changed], ...(lost !== 0 && { sides }) }, news: onlySides(news) };
  },
});
const onlySides = ({ umpire: _, ...news }: ReturnType<typeof toSide>): NonNullable<Decided['news']> => news;

function baseValue(state: State, base: Base | undefined, field: string | undefined) {
  switch (field) {
    case 'place':
      return place('value', 'Where');
    case 'state':
      return choose('value', 'State', word(STATES));
    case 'dug':
      return choose('value', 'Works', word(DUGS));
    case 'limbered':
      return choose('value', 'Limbered', YES_NO);
    case 'company':
      return { ...companyField(state.companies.filter(one => one.side === base?.side)), name: 'value' };
    case 'heading':
      return number('value', 'Degrees', 0, 359);
    default:
      return number('value', 'How many', 0, field === 'sp' ? (base?.fullSp ?? 20) : 60);
  }
}
function changedBase(state: State, base: Base, field: keyof typeof BASE_FIELDS, value: unknown): Base | undefined {
  const is = (all: readonly string[]): boolean => typeof value === 'string' && all.includes(value);
  switch (field) {
    case 'place': {
      if (typeof value !== 'object' || base.where !== 'table') return undefined;
      const { x, y } = value as { x: number; y: number };
      return { ...base, x, y, assault: null, forced: null };
    }
    case 'heading':
      return typeof value === 'number' && value < 360 ? { ...base, facing: value * 10 } : undefined;
    case 'state':
      return is(STATES) ? { ...base, state: value as Base['state'] } : undefined;
    case 'dug':
      return is(DUGS) ? { ...base, dug: value as Base['dug'], dig: null } : undefined;
    case 'limbered':
      return typeof value === 'boolean' ? { ...base, limbered: value } : undefined;
    case 'company':
      return companyOf(state, value as string)?.side === base.side ? { ...base, company: value as string } : undefined;
    case 'shots':
      return typeof value === 'number' && base.shots !== null ? { ...base, shots: value } : undefined;
    default:
      return typeof value === 'number' ? { ...base, [field]: value } : undefined;
  }
}

const COMPANY_FIELDS = {
  shaken: 'Shaken',
  demoralised: 'Demoralised',
  quality: 'Quality',
  order: 'Order in force',
} as const;

/** PLA-UMP-37, -41. */
export const setCompany = umpireVerb({
  label: 'A company',
  text: 'Shaken, demoralised, quality, order in force',
  rule: 'PLA-UMP-37',
  group: 'troops',
  shape: {
    company: id,
    field: z.enum(['shaken', 'demoralised', 'quality', 'order']),
    value: z.union([z.boolean(), z.enum(QUALITIES), z.enum(ORDER_KINDS)]),
  },
  fields: (state, { field }) => [
    companyField(state.companies),
    choose('field', 'What', Object.entries(COMPANY_FIELDS)),
    field === 'quality'
      ? choose('value', 'Quality', word(QUALITIES))
      : field === 'order'
        ? choose('value', 'Order', word(ORDER_KINDS))
        : choose('value', 'Is it so', YES_NO),
  ],
  decide(state, { company: name, field, value }) {
    const company = companyOf(state, name);
    if (!company) return noSuch('PLA-UMP-37', 'company');
    const changed = changedCompany(state, company, field, value);
    if (!changed) return forbid('PLA-UMP-37', `${COMPANY_FIELDS[field]} cannot be ${String(value)}`);
    const text = `${company.name}, ${COMPANY_FIELDS[field]}: ${String(value)}`;
    const news = toSide(company.side, text, [{ rule: 'PLA-UMP-37', text: 'by the umpire' }]);
    return { text, patch: { companies: [changed] }, news: onlySides(news) };
  },
});
function changedCompany(state: State, company: Company, field: string, value: unknown): Company | undefined {
  if (field === 'shaken' || field === 'demoralised')
    return typeof value === 'boolean' ? { ...company, [field]: value, recoversAt: null } : undefined;
  if (field === 'quality')
    return (QUALITIES as readonly unknown[]).includes(value)
      ? { ...company, quality: value as Company['quality'] }
      : undefined;
  if (!(ORDER_KINDS as readonly unknown[]).includes(value)) return undefined;
  const bases = onTable(state).filter(base => base.company === company.id);
  const order = inForce({ ...company.order, kind: value as Company['order']['kind'] }, bases, state.turn);
  return { ...company, order };
}

/** PLA-UMP-03, -37: of a company, or of a commander. */
export const leadership = umpireVerb({
  label: 'Leadership',
  text: 'The score of a company or a commander',
  rule: 'PLA-UMP-03',
  group: 'troops',
  shape: { who: id, value: z.int().min(-3).max(5) },
  fields: ({ companies, commanders }) => [
    choose('who', 'Who', [
      ...companies.map(({ id: name, leadership: score }) => [name, `${name} (${score})`] as const),
      ...commanders.map(({ id: name, leadership: score }) => [name, `${name}, commander (${score})`] as const),
    ]),
    number('value', 'Score', -3, 5),
  ],
  decide(state, { who, value }) {
    const company = companyOf(state, who);
    const commander = state.commanders.find(one => one.id === who);
    const found = company ?? commander;
    if (!found) return noSuch('PLA-UMP-03', 'company or commander');
    const text = `${who}: leadership ${value}`;
    const patch = company
      ? { companies: [{ ...company, leadership: value }] }
      : { commanders: [{ ...commander!, leadership: value }] };
    return { text, patch, news: onlySides(toSide(found.side, text, [{ rule: 'PLA-UMP-03', text: 'by the umpire' }])) };
  },
});

const TURNS_AN_HOUR = 60 / MINUTES;
/** PLA-UMP-09, -21. */
export const recovery = umpireVerb({
  label: 'Recovery',
  text: 'In how many hours a demoralised company is back',
  rule: 'PLA-UMP-21',
  group: 'troops',
  shape: { company: id, hours: z.int().min(0).max(48) },
  fields: ({ companies }) => [companyField(companies.filter(one => one.demoralised)), number('hours', 'Hours', 0, 48)],
  decide(state, { company: name, hours }) {
    const company = companyOf(state, name);
    if (!company?.demoralised) return noSuch('PLA-UMP-21', 'demoralised company');
    const recoversAt = state.turn + Math.max(1, hours * TURNS_AN_HOUR);
    return { text: `${company.name} is back in ${hours} hours`, patch: { companies: [{ ...company, recoversAt }] } };
  },
});

/** PLA-UMP-12, -32: another way for a base that must go back. */
export const path = umpireVerb({
  label: 'A way back',
  text: 'Where a base goes that must withdraw or run',
  rule: 'PLA-UMP-32',
  group: 'troops',
  shape: { base: id, points: pathOf },
  fields: (state, _sofar, options) => [
    piece(
      'base',
      'Base',
      onTable(state).filter(base => forcedBy(state, base, options) !== null),
    ),
    { name: 'points', label: 'Its way', kind: 'path' },
  ],
  decide(state, { base: name, points }, options) {
    const base = baseOf(state, name);
    const forced = base && forcedBy(state, base, options);
    if (!base || !forced) return forbid('PLA-UMP-32', 'nothing drives this base anywhere');
    const changed = { ...base, forced: { ...forced, path: points } };
    const end = points.at(-1)!;
    return { text: `${name} goes back to (${cm(end.x)}, ${cm(end.y)})`, patch: { bases: [changed] } };
  },
});

/** PLA-UMP-38: a company like one that is there already; it comes in step 1 of its turn, or now. */
export const inject = umpireVerb({
  label: 'Reinforcements',
  text: 'A fresh company like another of its side comes to a place',
  rule: 'PLA-UMP-38',
  group: 'troops',
  shape: { side: z.enum(['a', 'b']), company: id, at: point, turn: z.int().min(0).max(200) },
  fields: (state, { side }) => [
    sideField(state),
    companyField(
      state.companies.filter(one => one.side === side),
      'Like which company',
    ),
    place('at', 'Where'),
    number('turn', 'In turn', state.turn, state.limit),
  ],
  decide(state, { side, company: like, at, turn }) {
    const company = companyOf(state, like);
    if (company?.side !== side) return noSuch('PLA-UMP-38', 'company of that side');
    const { width, depth } = state.table.now;
    if (at.x < 0 || at.y < 0 || at.x > width || at.y > depth) return forbid('PLA-UMP-38', 'that is not on the table');
    const text = `A company like ${company.name} comes at (${cm(at.x)}, ${cm(at.y)})`;
    if (turn <= state.turn) return { text, follow: game => bringOn(game, { company: like, at }) };
    const arrivals = [...state.desk.arrivals, { company: like, at, turn }];
    return { text: `${text} in turn ${turn}`, patch: { desk: { ...state.desk, arrivals } } };
  },
});

const FATES = {
  destroyed: 'destroyed',
  captured: 'captured',
  left: 'off the table',
  out: 'out of the battle',
} as const;
/** PLA-UMP-38. */
export const remove = umpireVerb({
  label: 'Remove',
  text: 'A base leaves the battle',
  rule: 'PLA-UMP-38',
  group: 'troops',
  shape: { base: id, as: z.enum(['destroyed', 'captured', 'left', 'out']) },
  fields: state => [piece('base', 'Base', inPlay(state)), choose('as', 'As', Object.entries(FATES))],
  decide(state, { base: name, as }): Refusal | Decided {
    const base = baseOf(state, name);
    if (!base || !isInPlay(base)) return noSuch('PLA-UMP-38', 'base that could be taken away');
    const field = as === 'left' ? 'leftSp' : 'lostSp';
    const before = state.sides[base.side];
    const sides = { ...state.sides, [base.side]: { ...before, [field]: before[field] + base.sp } };
    return {
      text: `${name} is ${FATES[as]}`,
      ...(as !== 'out' && { patch: { sides } }),
      follow: game => removeBase(game, name, as, { rule: 'PLA-UMP-38', text: 'by the umpire' }),
    };
  },
});
