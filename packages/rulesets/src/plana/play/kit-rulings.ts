import { type DieAsk, defaultOptions, type Options, type Procedure, type Side } from '@umpire/engine';
import { plana } from '../index.js';
import type { Troop, UnitType } from '../pieces.js';
import type { Action } from './actions.js';
import { EVENTS, type News } from './change.js';
import { forcesOf } from './forces.js';
import type { KeptContact } from './ledger.js';
import { scenarioSchema } from './scenario.js';
import type { Base, Company, State } from './state.js';
import type { Play } from './types.js';

/** For tests only: a base at a place in centimetres; `a1h2` is the second base of company `a1h` of battalion `a1`. */
export type Row = readonly [id: string, type: UnitType, x: number, y: number, more?: object];
const companyIn = (id: string): string => id.slice(0, 3);
const TROOPS: Readonly<Record<string, Troop>> = { h: 'hq', g: 'battery', t: 'armour', v: 'militia', r: 'regular' };

function companiesOf(rows: readonly Row[]): object[] {
  return [...new Set(rows.map(([id]) => companyIn(id)))].map(id => ({
    id,
    name: `Company ${id}`,
    troop: TROOPS[id.at(-1)!] ?? 'gf',
    leadership: 0,
    bases: rows
      .filter(row => companyIn(row[0]) === id)
      .map(([base, type, x, y, more]) => ({ id: base, type, sp: 4, x, y, ...more })),
  }));
}
const sideOf = (name: string, rows: readonly Row[], more: object): object => ({
  name,
  battalions: [...new Set(rows.map(([id]) => id.slice(0, 2)))].map(id => ({
    id,
    name: `Battalion ${id}`,
    regiment: `regiment-${id[0]}`,
    commander: { leadership: 0 },
    companies: companiesOf(rows.filter(row => row[0].startsWith(id))),
  })),
  ...more,
});
const WHOLE = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

export interface Made {
  readonly a: readonly Row[];
  readonly b: readonly Row[];
  readonly features?: readonly object[];
  readonly more?: { readonly a?: object; readonly b?: object };
  readonly scenario?: object;
}
export const DEFAULTS: Options = defaultOptions(plana.options);

/** Open ground a metre square, side a in the south, turn 3, nobody told anything; companies need not be whole ones (PLA-OB). */
export function stateOf({ a, b, features = [], more = {}, scenario = {} }: Made): State {
  const given = {
    id: 'made',
    title: 'Made for a test',
    turns: 20,
    start: '08:00',
    table: [100, 100],
    edges: { a: 'S', b: 'N' },
    air: { superiority: null, fought: false, sorties: 4 },
    weather: { visibilityMetres: 8000, closeLimitMetres: 300, denseCloud: false, blowsToward: 'E' },
    briefing: { public: '', a: '', b: '' },
    features,
    objectives: [],
    zones: { a: WHOLE, b: WHOLE },
    sides: {
      a: sideOf('South', [['a0h1', 'gf-bn-hq', 1, 1]], {}),
      b: sideOf('North', [['b0h1', 'gf-bn-hq', 1, 99]], {}),
    },
    ...scenario,
  };
  const made = plana.setup(given, DEFAULTS);
  if (!made.ok) throw new Error(`${made.error.path}: ${made.error.message}`);
  const sides = { a: sideOf('South', a, more.a ?? {}), b: sideOf('North', b, more.b ?? {}) };
  const { lists } = forcesOf(scenarioSchema.parse({ ...given, sides }), DEFAULTS);
  return Object.assign(made.value, lists, { turn: 3, stage: 'orders' as const });
}

/** The same state with some bases or companies changed. */
export function put(state: State, id: string, to: Partial<Base>): void {
  state.bases = state.bases.map(base => (base.id === id ? { ...base, ...to } : base));
}
export function putCompany(state: State, id: string, to: Partial<Company>): void {
  state.companies = state.companies.map(company => (company.id === id ? { ...company, ...to } : company));
}
export const base = (state: State, id: string): Base => state.bases.find(one => one.id === id)!;
export const company = (state: State, id: string): Company => state.companies.find(one => one.id === id)!;

/** A side has a base of the other on its map, located in this turn by some of its companies: `contact-<no>`. */
export function knows(state: State, side: Side, id: string, by: readonly string[]): string {
  const ledger = state.ledgers[side];
  const { type, x, y, facing, width, depth } = base(state, id);
  const no = ledger.next;
  const contact: KeptContact = {
    ...{ no, type, x, y, facing, width, depth, dug: false, firing: false, moved: false, hit: null, note: '' },
    ...{ seenTurn: state.turn, seenBy: by, reported: true, status: 'current', source: 'location' },
    ...{ base: id, heldUntil: null },
  };
  state.ledgers = {
    ...state.ledgers,
    [side]: { ...ledger, next: no + 1, contacts: [...ledger.contacts, contact] },
  };
  for (const one of by)
    putCompany(state, one, {
      located: [...company(state, one).located, { base: id, turn: state.turn, reported: true }],
    });
  return `contact-${no}`;
}

export const sheet = (state: State, side: Side, ...lines: readonly object[]): void => {
  state.sheets = { ...state.sheets, [side]: lines as readonly Action[] };
};

/** What came of a step: its dice, and what each side heard, with the rules that it was told. */
export interface Ran {
  readonly state: State;
  readonly dice: readonly DieAsk[];
  heard(side: Side | 'umpire'): string;
  cited(side: Side | 'umpire'): readonly string[];
}
function gameOf(state: State, options: Options, news: News[]): Play {
  return {
    state,
    options,
    happen: event => {
      EVENTS[event.kind].apply(state, event as never);
      news.push(event.news);
    },
  };
}
/** Carries a step out. Dice show the faces in their order, then the last one again. */
export function run(
  state: State,
  step: (game: Play) => Procedure<unknown> | undefined | void,
  faces: readonly number[] = [0],
  options: Options = DEFAULTS,
): Ran {
  const dice: DieAsk[] = [];
  const news: News[] = [];
  const procedure = step(gameOf(state, options, news));
  let done = procedure?.next();
  while (done && !done.done) {
    dice.push(done.value as DieAsk);
    done = procedure!.next(faces[Math.min(dice.length, faces.length) - 1]);
  }
  return {
    state,
    dice,
    heard: side => news.flatMap(one => one[side]?.text ?? []).join('\n'),
    cited: side => news.flatMap(one => one[side]?.because.map(({ rule }) => rule) ?? []),
  };
}
/** A side writes something in a window: the rule that refuses it, or undefined. */
export function refusal(state: State, stage: State['stage'], side: Side, order: object): string | undefined {
  state.stage = stage;
  const done = plana.perform(gameOf(state, DEFAULTS, []) as never, side, order as never);
  return done && 'message' in done ? done.rule : undefined;
}

/** A rectangle of the table, in its own unit. */
export const square = (left: number, bottom: number, right: number, top: number): [number, number][] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
];

/** A call for HE of a gun section, as a sheet takes it. */
export const HE_CALL = {
  verb: 'call-support',
  stand: 'a1g1',
  caller: 'a1a',
  at: { x: 5000, y: 6000 },
  kind: 'he',
  heading: 0,
  width: null,
  depth: null,
  multiple: 1,
};
