import { forbid, type Refusal, SIDES, type Side } from '@umpire/engine';
import { z } from 'zod';
import { id, point } from '../../common/book/order-fields.js';
import { baseOf, companyOf } from '../play/bases.js';
import { line, toAll } from '../play/change.js';
import { comesIntoForce } from '../play/issuing.js';
import { slotOf } from '../play/sheet.js';
import { AIR_STATUS, type Asset, MINUTES, type Package, type State } from '../play/state.js';
import {
  choose,
  cm,
  type Decided,
  noSuch,
  number,
  optional,
  place,
  sideField,
  umpireVerb,
  words,
  YES_NO,
} from './ruling.js';

const newsOf = (side: Side, text: string, rule: string): NonNullable<Decided['news']> => ({
  [side]: line(text, [{ rule, text: 'by the umpire' }]),
});

/** PLA-UMP-04, -25: its side hears the new time, and not why. */
export const orderTime = umpireVerb({
  label: 'Delay an order',
  text: 'Minutes more or less for an order that is being issued; or it is in force at once, or void',
  rule: 'PLA-UMP-25',
  group: 'command',
  shape: {
    order: id,
    change: z.enum(['minutes', 'finish', 'void']),
    minutes: z.int().min(-600).max(600).default(0),
  },
  fields: ({ packages }, { change }) => [
    choose(
      'order',
      'Order',
      packages.map(one => [one.id, packageWords(one)]),
    ),
    choose('change', 'What', [
      ['minutes', 'minutes more, or less'],
      ['finish', 'in force at once'],
      ['void', 'void'],
    ]),
    ...(change === 'minutes' ? [number('minutes', 'Minutes', -600, 600)] : []),
  ],
  decide(state, { order, change, minutes }) {
    const pack = state.packages.find(one => one.id === order);
    if (!pack) return noSuch('PLA-UMP-25', 'order under way');
    if (change === 'void' || change === 'finish') return ended(state, pack, change);
    const turns = Math.ceil(Math.abs(minutes) / MINUTES) * Math.sign(minutes);
    if (turns === 0) return forbid('PLA-UMP-25', 'no time at all changes nothing');
    const later = {
      ...pack,
      minutes: Math.max(0, pack.minutes + minutes),
      companies: pack.companies.map(one => ({ ...one, ready: Math.max(pack.progress + 1, one.ready + turns) })),
    };
    const text = `The order of ${pack.hq} takes ${later.minutes} minutes`;
    const packages = state.packages.map(one => (one === pack ? later : one));
    return { text, patch: { packages }, news: newsOf(pack.side, text, 'PLA-ORD-01') };
  },
});
const packageWords = ({ hq, companies, progress, text }: Package): string =>
  `${hq}: ${text.kind} to ${companies.map(one => one.id).join(', ')}, ${Math.max(0, ...companies.map(one => one.ready - progress))} turns left`;
function ended(state: State, pack: Package, change: 'finish' | 'void'): Decided {
  const packages = state.packages.filter(one => one !== pack);
  if (change === 'void') {
    const text = `The order of ${pack.hq} is void`;
    return { text, patch: { packages }, news: newsOf(pack.side, text, 'PLA-ORD-01') };
  }
  return {
    text: `The order of ${pack.hq} is in force`,
    patch: { packages },
    follow: game => {
      for (const { id: name } of pack.companies) comesIntoForce(game, companyOf(game.state, name)!, pack.text);
    },
  };
}

/** PLA-UMP-05, -26, -29, -31: what a side has written, called or sent, or what a base may do beside its orders. */
export const ruleOn = umpireVerb({
  label: 'Allow or forbid',
  text: 'A line of a sheet, a call, a mission; or a base may act although its orders do not fit it',
  rule: 'PLA-UMP-26',
  group: 'command',
  shape: { action: z.string().min(1).max(120), allow: z.boolean() },
  fields: state => [choose('action', 'What', actionsOf(state)), choose('allow', 'Is it allowed', YES_NO)],
  decide(state, { action, allow }): Refusal | Decided {
    const [kind, name = ''] = split(action);
    if (kind === 'base' && allow) return waived(state, name);
    if (allow) return forbid('PLA-UMP-29', 'it is allowed already: name a base that may act beside its orders');
    if (kind === 'call') return withoutCall(state, name);
    if (kind === 'mission') return withoutMission(state, name);
    if (kind !== 'a' && kind !== 'b') return noSuch('PLA-UMP-26', 'action');
    if (!actionsOf(state).some(([key]) => key === action)) return noSuch('PLA-UMP-26', 'line on that sheet');
    const sheet = state.sheets[kind].filter(one => slotOf(one) !== name);
    return {
      text: `Refused: ${action}`,
      patch: {
        sheets: { ...state.sheets, [kind]: sheet },
        desk: { ...state.desk, forbidden: [...state.desk.forbidden, action] },
      },
      news: newsOf(kind, `Refused by the umpire: ${name.replace(':', ' ')}`, 'PLA-UMP-26'),
    };
  },
});
const split = (action: string): readonly [string, string] => {
  const at = action.indexOf('|');
  return [action.slice(0, at), action.slice(at + 1)];
};
function actionsOf({ sheets, calls, assets, bases }: State): (readonly [string, string])[] {
  return [
    ...SIDES.flatMap(side =>
      sheets[side].map(one => [`${side}|${slotOf(one)}`, `${side}: ${one.verb} ${slotOf(one).slice(0, 40)}`] as const),
    ),
    ...calls.map(({ id: name, batteries }) => [`call|${name}`, `call of ${batteries.join(', ')}`] as const),
    ...assets.filter(one => one.mission).map(({ id: name }) => [`mission|${name}`, `mission of ${name}`] as const),
    ...bases
      .filter(base => base.where === 'table')
      .flatMap(({ id: name, side }) => [
        [`base|${name}`, `${name} may act beside its orders`] as const,
        [`${side}|base:${name}`, `${name} neither fires nor moves`] as const,
      ]),
  ];
}
function waived(state: State, name: string): Refusal | Decided {
  const base = baseOf(state, name);
  if (base?.where !== 'table') return noSuch('PLA-UMP-29', 'base on the table');
  const rulings = { ...state.rulings, waived: [...state.rulings.waived, name] };
  const text = `${name} may act beside its orders in this turn`;
  return { text, patch: { rulings }, news: newsOf(base.side, text, 'PLA-UMP-29') };
}
function withoutCall(state: State, name: string): Refusal | Decided {
  const call = state.calls.find(one => one.id === name);
  if (!call) return noSuch('PLA-UMP-26', 'call');
  const text = `The call of ${call.batteries.join(', ')} is refused by the umpire`;
  return {
    text,
    patch: { calls: state.calls.filter(one => one !== call) },
    news: newsOf(call.side, text, 'PLA-UMP-26'),
  };
}
function withoutMission(state: State, name: string): Refusal | Decided {
  const asset = state.assets.find(one => one.id === name && one.mission !== null);
  if (!asset) return noSuch('PLA-UMP-26', 'mission');
  const text = `The mission of ${name} is refused by the umpire`;
  return { text, patch: { assets: [{ ...asset, mission: null }] }, news: newsOf(asset.side, text, 'PLA-UMP-26') };
}

const ASSET_FIELDS = {
  sorties: 'Sorties left',
  shots: 'Shots left',
  'ready-at': 'Ready in turn',
  'from-turn': 'Its window opens in turn',
  'to-turn': 'Its window closes in turn',
  'lands-in': 'Lands in turn',
} as const;
/** PLA-UMP-11, -22: its side hears at once; who has the air, both. */
export const asset = umpireVerb({
  label: 'Air and orbit',
  text: 'Sorties, shots, windows, transit; or who has the air',
  rule: 'PLA-UMP-22',
  group: 'command',
  shape: {
    asset: id,
    field: z.enum(['sorties', 'shots', 'ready-at', 'from-turn', 'to-turn', 'lands-in', 'superiority']),
    value: z.union([z.int().min(0).max(200), z.enum(AIR_STATUS)]),
  },
  fields: (state, { asset: of, field }) => [
    choose('asset', 'Of what', [
      ...state.assets.map(({ id: name }) => [name, name] as const),
      ...SIDES.map(side => [side, `${state.sides[side].name}: who has the air`] as const),
    ]),
    choose('field', 'What', of === 'a' || of === 'b' ? [['superiority', 'The air']] : Object.entries(ASSET_FIELDS)),
    field === 'superiority'
      ? choose(
          'value',
          'The air',
          AIR_STATUS.map(one => [one, one]),
        )
      : number('value', 'How many, or which turn', 0, 200),
  ],
  decide(state, { asset: name, field, value }): Refusal | Decided {
    if (field === 'superiority') return airOf(state, name, value);
    const found = state.assets.find(one => one.id === name);
    if (!found || typeof value !== 'number') return noSuch('PLA-UMP-22', 'asset, or no such number');
    const changed = changedAsset(found, field, value);
    if (!changed) return forbid('PLA-UMP-22', `${name} has nothing of the kind`);
    const text = `${name}, ${ASSET_FIELDS[field]}: ${value}`;
    return { text, patch: { assets: [changed] }, news: newsOf(found.side, text, 'PLA-UMP-22') };
  },
});
function airOf(state: State, side: string, value: unknown): Refusal | Decided {
  if ((side !== 'a' && side !== 'b') || typeof value !== 'string') return noSuch('PLA-UMP-22', 'side');
  const text = `${state.sides[side].name}, the air: ${value}`;
  const air = value as (typeof AIR_STATUS)[number];
  const { a, b } = toAll(text, [{ rule: 'PLA-UMP-22', text: 'by the umpire' }]);
  return {
    text,
    patch: { sides: { ...state.sides, [side]: { ...state.sides[side], air } } },
    news: { a: a!, b: b! },
  };
}
function changedAsset(found: Asset, field: keyof typeof ASSET_FIELDS, value: number): Asset | undefined {
  const [from, to] = found.windows[0] ?? [1, 200];
  switch (field) {
    case 'sorties':
      return { ...found, sorties: value };
    case 'shots':
      return found.shots === null ? undefined : { ...found, shots: value };
    case 'ready-at':
      return { ...found, readyAt: value };
    case 'from-turn':
      return value <= to ? { ...found, windows: [[value, to], ...found.windows.slice(1)] } : undefined;
    case 'to-turn':
      return value >= from ? { ...found, windows: [[from, value], ...found.windows.slice(1)] } : undefined;
    case 'lands-in':
      return found.flight ? { ...found, flight: { ...found.flight, turn: value } } : undefined;
  }
}

/** PLA-UMP-24, -39: higher orders for a side; an objective of its own, or another value for one. */
export const tasking = umpireVerb({
  label: 'Higher orders',
  text: 'Words to a side as it next writes orders; a new objective, or another value',
  rule: 'PLA-UMP-24',
  group: 'command',
  shape: {
    side: z.enum(['a', 'b']),
    text: z.string().trim().min(1).max(400),
    objective: z.union([id, point]).nullable().default(null),
    value: z.int().min(0).max(50).default(3),
  },
  fields: state => [
    sideField(state),
    words('text', 'What they are told'),
    optional(place('objective', 'A new objective')),
    optional(number('value', 'Worth', 0, 50)),
  ],
  decide(state, { side, text, objective, value }): Refusal | Decided {
    const objectives = objectivesAfter(state, side, objective, value);
    if (!objectives) return noSuch('PLA-UMP-24', 'objective');
    const told = `Higher command: ${text}`;
    if (state.stage === 'orders')
      return {
        text: `To side ${side}: ${text}`,
        patch: { objectives },
        news: newsOf(side, told, 'PLA-UMP-24'),
      };
    const desk = { ...state.desk, messages: [...state.desk.messages, { to: side, text: told }] };
    return { text: `To side ${side}, with its next orders: ${text}`, patch: { objectives, desk } };
  },
});
function objectivesAfter(
  state: State,
  side: Side,
  objective: string | { readonly x: number; readonly y: number } | null,
  value: number,
): State['objectives'] | undefined {
  if (objective === null) return state.objectives;
  if (typeof objective === 'string')
    return state.objectives.some(one => one.id === objective)
      ? state.objectives.map(one => (one.id === objective ? { ...one, value } : one))
      : undefined;
  const name = `Objective at (${cm(objective.x)}, ${cm(objective.y)})`;
  const made = { id: `objective-${state.objectives.length + 1}-${side}`, name, at: objective, value };
  return [...state.objectives, { ...made, whenBlown: null, only: side, holder: null, heldBy: [] }];
}

/** PLA-UMP-24, -40: words to a side, to both, or for the record alone. */
export const note = umpireVerb({
  label: 'A remark',
  text: 'Words to a side, to both, or for the record alone',
  rule: 'PLA-UMP-40',
  group: 'command',
  shape: { to: z.enum(['a', 'b', 'both', 'nobody']), text: z.string().trim().min(1).max(400) },
  fields: state => [
    choose('to', 'To', [
      ['a', state.sides.a.name],
      ['b', state.sides.b.name],
      ['both', 'both'],
      ['nobody', 'nobody: for the record'],
    ]),
    words('text', 'What'),
  ],
  decide(_state, { to, text }) {
    const because = [{ rule: 'PLA-UMP-40', text: 'a remark' }];
    const said = line(`The umpire: ${text}`, because);
    const news = to === 'nobody' ? {} : to === 'both' ? { a: said, b: said } : { [to]: said };
    return { text: `Remark to ${to}: ${text}`, news };
  },
});
