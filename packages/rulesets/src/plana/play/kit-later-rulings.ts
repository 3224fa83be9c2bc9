import { type Ask, type Options, optionsFor, type Procedure } from '@umpire/engine';
import { plana } from '../index.js';
import { unitOf } from '../tables/units.js';
import { spOf } from './bases.js';
import { EVENTS } from './change.js';
import { copyOfState } from './copy.js';
import type { KeptContact } from './ledger.js';
import type { Asset, Base, Company, Feature, State } from './state.js';
import type { Play } from './types.js';

/** For tests only: a table with nobody but those who matter, on open ground, and the steps of a turn run on it with the dice that are given. */
export interface Table {
  readonly game: Play;
  readonly state: State;
  /** What a side has heard, in its order. */
  readonly heard: { readonly a: string[]; readonly b: string[] };
  base(id: string): Base;
  company(id: string): Company;
  asset(id: string): Asset;
  /** A step, with the faces that fall in it; too many or too few are an error. Gives what was thrown for. */
  run(step: (game: Play) => Procedure<unknown>, ...faces: number[]): string[];
}
interface Laid {
  readonly companies?: Readonly<Record<string, Partial<Company>>>;
  readonly assets?: readonly (Partial<Asset> & Pick<Asset, 'id' | 'kind'>)[];
  readonly features?: readonly (Partial<Feature> & Pick<Feature, 'kind'>)[];
  readonly state?: Partial<State>;
  readonly options?: Readonly<Record<string, string>>;
}

const [FIRST] = plana.scenarios;
const OPTIONS: Options = optionsFor(plana, FIRST!.data);
const begun = plana.setup(FIRST!.data, OPTIONS);
if (!begun.ok) throw new Error(begun.error.message);
const START = begun.value;

/** Bases by the ids of the first scenario (a1h1-3, a1a1-4; b1h1-2, b1v1-2), whatever type they are to be; the others are not there. */
export function tableOf(bases: Readonly<Record<string, Partial<Base>>>, laid: Laid = {}): Table {
  const state = copyOfState(START);
  const options = { ...OPTIONS, ...laid.options };
  state.turn = 2;
  state.terrain = { now: (laid.features ?? []).map(featureOf) };
  state.bases = state.bases.map(base => laidDown(base, bases[base.id]));
  state.companies = state.companies.map(company => {
    const sp = spOf(state, company.id);
    return { ...held(company), startSp: Math.max(1, sp), spTested: sp, ...laid.companies?.[company.id] };
  });
  const isThere = (id: string | null): boolean => id !== null && bases[id] !== undefined;
  state.commanders = state.commanders.map(one => (isThere(one.base) ? one : { ...one, base: null, company: null }));
  state.battalions = state.battalions.map(one => (isThere(one.hq) ? one : { ...one, hq: null }));
  state.assets = (laid.assets ?? []).map(assetOf);
  state.lookup = { ids: { ...state.lookup.ids, ...Object.fromEntries(state.assets.map(({ id }, at) => [id, at])) } };
  Object.assign(state, laid.state);
  return over(state, options);
}
function over(state: State, options: Options): Table {
  const heard = { a: [] as string[], b: [] as string[] };
  const game: Play = {
    state,
    options,
    happen(event) {
      EVENTS[event.kind].apply(state, event as never);
      for (const side of ['a', 'b'] as const) heard[side].push(...(event.news[side] ? [event.news[side].text] : []));
    },
  };
  return {
    game,
    state,
    heard,
    base: id => state.bases.find(base => base.id === id)!,
    company: id => state.companies.find(company => company.id === id)!,
    asset: id => state.assets.find(asset => asset.id === id)!,
    run: (step, ...faces) => driven(step(game), faces),
  };
}
function driven(procedure: Procedure<unknown>, faces: readonly number[]): string[] {
  const asked: Ask[] = [];
  let step = procedure.next();
  while (!step.done) {
    const face = faces[asked.length];
    asked.push(step.value);
    if (face === undefined) throw new Error(`no die for: ${asked.map(({ text }) => text).join('; ')}`);
    step = procedure.next(face);
  }
  if (asked.length < faces.length) throw new Error(`only thrown: ${asked.map(({ text }) => text).join('; ')}`);
  return asked.map(({ text }) => text);
}

function laidDown(base: Base, at: Partial<Base> | undefined): Base {
  if (!at) return { ...base, where: 'gone', fate: 'out' };
  const { sp, baseMm } = unitOf(at.type ?? base.type);
  const [wide, deep] = baseMm ?? [20, 20];
  const size = { width: wide * 10, depth: deep * 10, sp, fullSp: sp, startSp: sp };
  return { ...base, ...size, facing: 0, dug: 'none', ...at };
}
/** They do what is on the sheet and nothing else. */
const held = (company: Company): Company => ({
  ...company,
  order: { ...company.order, kind: 'hold', route: [], objective: null },
  instructions: { ...company.instructions, dig: false },
});
const featureOf = (feature: Partial<Feature> & Pick<Feature, 'kind'>, at: number): Feature => ({
  ...START.terrain.now[0]!,
  id: `${feature.kind}-${at + 1}`,
  outline: null,
  ...feature,
});
const assetOf = (asset: Partial<Asset> & Pick<Asset, 'id' | 'kind'>): Asset => ({
  side: 'a',
  sp: 4,
  munitions: null,
  pilots: 'average',
  windows: [],
  shots: null,
  sorties: 2,
  lastSortie: null,
  damagedToday: false,
  readyAt: 0,
  mission: null,
  shuttle: false,
  orbit: null,
  base: null,
  flight: null,
  firingSince: null,
  ...asset,
});

/** A square or any other rectangle of ground. */
export const area = (left: number, bottom: number, right: number, top: number) => [
  { x: left, y: bottom },
  { x: right, y: bottom },
  { x: right, y: top },
  { x: left, y: top },
];
/** What a side knows of some bases. */
export function knowing(table: Table, side: 'a' | 'b', ...ids: string[]): void {
  const contacts = ids.map((id, at): KeptContact => {
    const { type, x, y, facing, width, depth } = table.base(id);
    return {
      no: at + 1,
      type,
      x,
      y,
      facing,
      width,
      depth,
      dug: false,
      firing: false,
      moved: false,
      seenTurn: table.state.turn,
      seenBy: [],
      reported: true,
      status: 'current',
      source: 'location',
      hit: null,
      note: '',
      base: id,
      heldUntil: null,
    };
  });
  table.state.ledgers = {
    ...table.state.ledgers,
    [side]: { ...table.state.ledgers[side], contacts, next: ids.length + 1 },
  };
}
/** Lines on the sheet of a side. */
export function writes(table: Table, side: 'a' | 'b', ...lines: object[]): void {
  table.state.sheets = { ...table.state.sheets, [side]: lines as never };
}
