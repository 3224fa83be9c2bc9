import {
  answer,
  askingOf,
  chooseOptions,
  type Match,
  matchOf,
  type Options,
  type Side,
  scriptedDice,
  submit,
  told,
} from '@umpire/engine';
import { ww2 } from '../index.js';
import type { Unit } from '../pieces.js';
import type { Order } from '../verbs/index.js';
import { setup } from './setup.js';
import type { Group, Stand, State } from './state.js';
import type { Types } from './types.js';

/** For tests of play: a table in the middle of a battle, written down stand by stand. Places are metres. */
export interface StandNote extends Partial<Omit<Stand, 'nature' | 'facing'>> {
  /** In degrees; side A faces north and side B south if nothing is said. */
  readonly facing?: number;
  readonly grade?: string;
  readonly [more: string]: unknown;
}
/** A unit and where it is; no place: off the table. */
export type Written = readonly [unit: Unit, x?: number | undefined, y?: number | undefined, more?: StandNote];

export interface BattleNote {
  /** By their ids: those of side A begin with A. The first stand is the headquarters. */
  readonly groups: Readonly<Record<string, readonly Written[]>>;
  readonly group?: Readonly<Record<string, Partial<Group>>>;
  readonly phase?: State['phase'];
  readonly active?: Side;
  /** Command points of every group of the side that acts. */
  readonly cp?: number;
  readonly features?: readonly (readonly [kind: string, from: [number, number], to: [number, number]])[];
  readonly roads?: readonly (readonly [number, number])[][];
  readonly options?: Readonly<Record<string, string>>;
  readonly dice?: readonly number[];
  readonly scenario?: object;
  readonly state?: Partial<State>;
  /** Owners are asked where their stands fall back to; else these go straight back. */
  readonly asks?: boolean;
}

export function optionsWith(chosen: Readonly<Record<string, string>> = {}): Options {
  const found = chooseOptions(ww2.options, chosen);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

const LISTED = ['lightMortars', 'aaa', 'skirts', 'radar', 'lateBritish', 'jungleTrained'];

const listed = ([unit, , , more = {}]: Written, i: number) => ({
  unit,
  grade: more.grade ?? 'C',
  hq: i === 0,
  dugIn: more.dugIn ?? false,
  ...Object.fromEntries(LISTED.filter(key => key in more).map(key => [key, more[key]])),
});

/** What the note says of a stand beside its unit: where it is, and what is changed. */
function noted(stand: Stand, [, x, y, { facing, grade: _grade, ...more } = {}]: Written): Stand {
  const change = Object.fromEntries(Object.entries(more).filter(([key]) => !LISTED.includes(key)));
  const at = x === undefined ? {} : { where: 'table' as const, x, y: y! };
  return { ...stand, ...at, ...(facing !== undefined && { facing: facing * 10 }), ...change };
}

function scenarioOf({ groups, features = [], roads = [], scenario }: BattleNote) {
  const side = (letter: string, name: string) => ({
    name,
    groups: Object.entries(groups)
      .filter(([id]) => id.startsWith(letter))
      .map(([id, stands]) => ({ id, name: 'group', stands: stands.map(listed) })),
  });
  return {
    id: 'test',
    title: 'A test',
    limit: 10,
    table: { width: 9000, depth: 9000, zones: 2000 },
    zone: 'Temperate',
    features: features.map(([kind, from, to], i) => ({ id: `F${i + 1}`, kind, from, to })),
    roads,
    first: 'a',
    sides: { a: side('A', 'South'), b: side('B', 'North') },
    ...scenario,
  };
}

const straightBack = ({ stands }: State) =>
  Object.fromEntries(stands.map(({ id }) => [id, { fire: 'shoot', repulse: 'auto' } as const]));

/** A match whose state is as noted: in the tactical moves of side A if nothing is said. */
export function battle(note: BattleNote): Match<Types> {
  const options = optionsWith(note.options);
  const begun = setup(scenarioOf(note), options);
  if (!begun.ok) throw new Error(begun.error.message);
  const state = begun.value;
  const active = note.active ?? 'a';
  for (const [id, stands] of Object.entries(note.groups))
    for (const [i, written] of stands.entries()) {
      const at = state.lookup.ids[`${id}.${i + 1}`]!;
      state.stands[at] = noted(state.stands[at]!, written);
    }
  state.groups = state.groups.map(group => ({
    ...group,
    deployed: note.phase !== 'deploy',
    hadGround: group.members.some(at => state.stands[at]!.where === 'table'),
    cp: group.side === active ? (note.cp ?? 10) : 0,
    ...note.group?.[group.id],
  }));
  if (!note.asks) state.policies = { a: straightBack(state), b: straightBack(state) };
  Object.assign(state, { phase: note.phase ?? 'tactical', active, turn: active === 'a' ? 1 : 2, ...note.state });
  return matchOf<Types>({ rules: ww2, options, scenario: {}, dice: scriptedDice(note.dice ?? []) }, state);
}

export const standIn = ({ state }: Match<Types>, id: string): Stand => state.stands[state.lookup.ids[id]!]!;
export const groupIn = ({ state }: Match<Types>, id: string): Group => state.groups.find(group => group.id === id)!;

/** Gives an order that must be taken, and answers what it asks. */
export function order(match: Match<Types>, given: Order, ...answers: readonly unknown[]): void {
  const done = submit(match, sideOf(match, given), given);
  if (!done.ok) throw new Error(`${done.error.rule ?? done.error.path}: ${done.error.message}`);
  for (const value of answers) {
    const seat = (['a', 'b'] as const).find(one => askingOf(match, one))!;
    const answered = answer(match, seat, value as never);
    if (!answered.ok) throw new Error(`${answered.error.rule ?? answered.error.path}: ${answered.error.message}`);
  }
}
/** Ends steps until this one is being played; those in which nobody can act are passed over anyway. */
export function skipTo(match: Match<Types>, phase: State['phase']): void {
  for (let i = 0; i < 9 && match.state.phase !== phase; i++) order(match, { verb: 'endStep' });
}
/** Whoever owns the stand gives the order; without one, the side that acts. */
function sideOf({ state }: Match<Types>, given: Order): Side {
  if ('stand' in given && given.stand) return given.stand.startsWith('A') ? 'a' : 'b';
  if (state.phase === 'deploy') return state.next;
  return state.phase === 'defence' ? (state.active === 'a' ? 'b' : 'a') : state.active;
}

/** `done`, or the rule (or the field) by which it is refused. */
export function outcome(match: Match<Types>, given: Order, by = sideOf(match, given)): string {
  const done = submit(match, by, given);
  return done.ok ? 'done' : (done.error.rule ?? done.error.path ?? '');
}

/** What a side heard of all that happened. */
export const heard = (match: Match<Types>, by: Side): string[] =>
  match.entries.flatMap(entry => told(match, entry, by).map(line => line.text));

export const go = (stand: string, x: number, y: number, facing = stand.startsWith('A') ? 0 : 1800): Order => ({
  verb: 'move',
  stand,
  path: [{ x, y }],
  facing,
});
