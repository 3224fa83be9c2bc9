import {
  answer,
  askedOf,
  chooseOptions,
  type Match,
  matchOf,
  type Options,
  type Result,
  type Side,
  scriptedDice,
  submit,
} from '@umpire/engine';
import { glory } from '../index.js';
import type { Kind, LinkType, PieceType } from '../pieces.js';
import { baseAt } from '../rules/geometry.js';
import { troopOf } from '../rules/notation.js';
import { depthOf, type TableFacts, tabletopOf } from '../rules/table.js';
import { apply, FRESH } from './apply.js';
import { freshVignette } from './armies.js';
import { joinedEvent } from './battle-joined.js';
import type { Event, EventOf } from './events.js';
import type { Order, OrderOf, OrderStep } from './orders.js';
import { emptyState } from './setup.js';
import type { Doings, Extra, State, Vignette } from './state.js';
import type { Play, Types } from './types.js';

/** For tests of play: a table in the middle of a battle, written down vignette by vignette. Places are W. */
export interface VignetteNote extends Partial<Omit<Vignette, 'troop' | 'base' | 'now'>> {
  /** In the book's notation; regular line infantry of Class III if nothing is said. */
  readonly troop?: string;
  /** x, y in W and facing in degrees; side a faces north and b south if nothing is said. Null: off the table. */
  readonly at: readonly [x: number, y: number, facing?: number] | null;
  readonly now?: Partial<Doings>;
}

export interface BattleNote {
  readonly vignettes: Readonly<Record<string, VignetteNote>>;
  readonly phase?: State['phase'];
  readonly active?: Side;
  readonly turn?: number;
  /** Left of this turn's points. */
  readonly ap?: number;
  /** The base AP of both sides. */
  readonly baseAp?: number;
  readonly links?: Readonly<Record<string, readonly [LinkType, ...string[]]>>;
  /** Squares of 3.75 W on a table of 22.5 by 15 W. */
  readonly terrain?: readonly (readonly [column: number, row: number, type: PieceType, kind?: Kind])[];
  readonly road?: readonly (readonly [number, number])[];
  readonly options?: Readonly<Record<string, string>>;
  readonly dice?: readonly number[];
  readonly extra?: Partial<Extra>;
  readonly table?: Partial<TableFacts>;
  readonly state?: Partial<State>;
}

export function optionsWith(chosen: Readonly<Record<string, string>> = {}): Options {
  const found = chooseOptions(glory.options, chosen);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

const TABLE: TableFacts = { scale: '15mm', option: 2, narrow: false, size: '6x4', tile: 12 };

/** A match whose state is as noted. Ids begin with A or B, by their side. */
export function battle(note: BattleNote): Match<Types> {
  const options = optionsWith(note.options);
  const facts = { ...TABLE, ...note.table };
  const pieces = (note.terrain ?? []).map(([c, r, type, kind], i) => ({
    id: `T${i + 1}`,
    square: [c, r] as const,
    type,
    kind: kind ?? ('swamp' as const),
  }));
  const roads = note.road ? [{ points: note.road.map(([x, y]) => ({ x, y })), width: 0.5 }] : [];
  const state = emptyState({ facts, top: tabletopOf(facts), pieces, roads });
  for (const side of ['a', 'b'] as const)
    state.sides[side] = {
      ...state.sides[side],
      name: side === 'a' ? 'South' : 'North',
      list: 'napoleon-1815',
      baseAp: note.baseAp ?? 8,
    };
  enlist(state, note);
  apply(state, joinedEvent(state));
  for (const [id, { lineOrder }] of Object.entries(note.vignettes))
    if (lineOrder !== undefined)
      state.vignettes[state.lookup.ids[id]!] = { ...state.vignettes[state.lookup.ids[id]!]!, lineOrder };
  const ap = note.ap ?? 8;
  const active = note.active ?? 'a';
  state.sides[active] = { ...state.sides[active], ap, apLeft: ap };
  Object.assign(state, {
    turn: note.turn ?? 1,
    active,
    firing: active,
    phase: note.phase ?? 'movement',
    apThrown: true,
    initiativeThrown: note.phase === 'initiative' || note.phase === 'shooting' || note.phase === 'melee',
  });
  state.extra.now = { ...state.extra.now, ...note.extra };
  Object.assign(state, note.state);
  return matchOf<Types>({ rules: glory, options, scenario: {}, dice: scriptedDice(note.dice ?? []) }, state);
}

/** A table on which one procedure is tried by itself: what happens is carried out at once, and kept. */
export function watched(match: Match<Types>): Play & { readonly events: readonly Event[] } {
  const { state, options } = match;
  const events: Event[] = [];
  const happen = (event: Event) => {
    events.push(event);
    apply(state, event);
  };
  return { state, options, events, happen };
}

function enlist(state: State, note: BattleNote): void {
  const ids: Record<string, number> = {};
  for (const [id, given] of Object.entries(note.vignettes)) {
    const side: Side = id.startsWith('A') ? 'a' : 'b';
    const { at, now, troop: notation, ...rest } = given;
    const troop = troopOf(notation ?? '(HIM-III-RA)EIII');
    const [x, y, facing] = at ?? [0, 0];
    const base = at ? baseAt({ x, y, facing: facing ?? (side === 'a' ? 0 : 180) }, 1, depthOf(troop.class)) : null;
    ids[id] = state.vignettes.length;
    state.vignettes.push({
      ...freshVignette(id, side, 'napoleon-1815', 'line'),
      troop,
      base,
      place: at ? 'table' : 'marching',
      deployed: state.vignettes.length + 1,
      ...rest,
      now: now ? { ...FRESH, ...now } : FRESH,
    });
  }
  state.lookup = { ids };
  for (const [link, [type, ...stands]] of Object.entries(note.links ?? {}))
    apply(state, { kind: 'linked', link, type, stands, because: [] });
}

/** W and degrees of an order. */
export const units = (w: number): number => Math.round(w * 800);
export const ahead = (w: number): OrderStep => ({ ahead: units(w) });
export const turnBy = (degrees: number): OrderStep => ({ turn: Math.round(degrees * 10) });
export const to = (x: number, y: number): OrderStep => ({ x: units(x), y: units(y) });

export const activate = (stand: string, crossing = false): Order => ({
  verb: 'activate',
  stand,
  crossing,
});
export const move = (stand: string, ...steps: OrderStep[]): Order => ({ verb: 'move', stand, steps });
export const charge = (stand: string, target: string, ...steps: OrderStep[]): OrderOf<'charge'> => ({
  verb: 'charge',
  stand,
  target,
  steps,
  lineUp: true,
});
export const act = (stand: string, more: Partial<Extract<Order, { verb: 'initiative' }>> = {}): Order => ({
  verb: 'initiative',
  stand,
  choice: 'none',
  weapon: 'own',
  lineUp: true,
  ...more,
});
export const shoot = (stand: string, target: string, weapon: 'own' | 'attached' = 'own'): Order => ({
  verb: 'shoot',
  stand,
  weapon,
  target,
});
export const fight = (stand: string, target: string): Order => ({ verb: 'fight', stand, target });
export const END: Order = { verb: 'endPhase' };

/** Gives an order and the answers to what it asks; throws if it is refused. Ends with what happened. */
export function order(match: Match<Types>, by: Side, given: Order, ...answers: readonly string[]): readonly Event[] {
  must(submit(match, by, given));
  for (const choice of answers) reply(match, choice);
  return match.entries[match.entries.length - 1]!.events as readonly Event[];
}

/** Answers what is asked, for whoever is asked. */
export const reply = (match: Match<Types>, choice: string): void =>
  must(answer(match, askedOf(match.pending!.ask)[0]!, choice));

function must(result: Result<unknown>): void {
  if (!result.ok) throw new Error(`refused: ${result.error.rule ?? result.error.path} ${result.error.message}`);
}

/** The rule by which an order is refused, or `allowed`; nothing is carried out. */
export function refusal(match: Match<Types>, by: Side, given: Order): string {
  const done = glory.perform({ state: match.state, options: match.options, happen: () => {} }, by, given);
  if (done === undefined || !('message' in done)) return 'allowed';
  return done.rule ?? done.path ?? done.message;
}

export const inBattle = (match: Match<Types>, id: string): Vignette =>
  match.state.vignettes[match.state.lookup.ids[id]!]!;

/** Where a vignette stands: x, y in W and its facing, to two decimals. */
export function placeOf(match: Match<Types>, id: string): [number, number, number] | null {
  const { base } = inBattle(match, id);
  const near = (n: number) => Math.round(n * 100) / 100 + 0;
  return base && [near(base.x), near(base.y), near(base.facing)];
}

export const happened = <K extends Event['kind']>(events: readonly Event[], kind: K): EventOf<K>[] =>
  events.filter((e): e is EventOf<K> => e.kind === kind);
export const kinds = (events: readonly Event[]): string[] => events.map(e => e.kind);
/** Every rule that is cited in what happened. */
export const cited = (events: readonly Event[]): string[] => [
  ...new Set(events.flatMap(e => ('because' in e ? e.because.map(c => c.rule) : []))),
];
