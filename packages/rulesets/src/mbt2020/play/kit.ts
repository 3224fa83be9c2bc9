import {
  type Answer,
  answer,
  chooseOptions,
  inches,
  type Match,
  matchOf,
  type Options,
  type Result,
  type Side,
  scriptedDice,
  submit,
  type TableEdge,
} from '@umpire/engine';
import type { Event } from '../../common/mbt/play/events.js';
import type { Order as FamilyOrder } from '../../common/mbt/play/orders.js';
import type { Ground, Group, Obstacle, PieceOfTerrain } from '../../common/mbt/play/state.js';
import type { Play, Types } from '../../common/mbt/play/types.js';
import { BOOK } from '../book.js';
import { mbt2020 } from '../index.js';
import type { Nature, Stand, State } from '../nature.js';
import { classOf, defaultMode, defaultPosture, type SubClass } from '../pieces.js';
import type { Order } from '../verbs/own.js';

const { emptyState } = BOOK.setup;

/** For tests of play: a table in the middle of a battle, written down stand by stand. Places are inches. */
export interface StandNote
  extends Partial<Omit<Nature, 'subClass'>>,
    Partial<Omit<Stand, 'nature' | 'group' | 'x' | 'y'>> {
  readonly subClass?: SubClass;
  /** x, y in inches and facing in degrees; side a faces north and b south if nothing is said. */
  readonly at?: readonly [number, number, number?];
  /** Number of its group on its side, from 1. */
  readonly bg?: number;
}

export interface BattleNote {
  readonly stands: Readonly<Record<string, StandNote>>;
  readonly segment?: State['segment'];
  readonly owner?: Side;
  readonly round?: 1 | 2;
  readonly turn?: number;
  readonly selected?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  readonly dice?: readonly number[];
  readonly pieces?: readonly (Pick<PieceOfTerrain, 'kind' | 'x' | 'y' | 'width' | 'depth'> & Partial<PieceOfTerrain>)[];
  readonly roads?: Ground['roads'];
  /** y of a river from the west to the east edge. */
  readonly river?: number;
  readonly obstacles?: readonly (Pick<Obstacle, 'kind' | 'x' | 'y'> & Partial<Obstacle>)[];
  readonly size?: readonly [number, number];
  readonly edges?: Readonly<Record<Side, TableEdge>>;
  readonly state?: Partial<State>;
}

const inch = (n: number): number => Math.round(n * inches(1));

export function optionsWith(chosen: Readonly<Record<string, string>> = {}): Options {
  const found = chooseOptions(mbt2020.options, chosen);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

/** A match whose state is as noted. Ids begin with A or B, by their side. */
export function battle(note: BattleNote): Match<Types> {
  const options = optionsWith(note.options);
  const state = emptyState(options);
  const [width, depth] = note.size ?? [48, 48];
  const ground: Ground = {
    ...state.ground.now,
    width: inch(width),
    depth: inch(depth),
    pieces: (note.pieces ?? []).map((p, i) => ({
      id: `p${i + 1}`,
      jungle: false,
      ...p,
      x: inch(p.x),
      y: inch(p.y),
      width: inch(p.width),
      depth: inch(p.depth),
    })),
    roads: note.roads ?? [],
    river:
      note.river === undefined
        ? null
        : [
            { x: 0, y: inch(note.river) },
            { x: inch(width), y: inch(note.river) },
          ],
    obstacles: (note.obstacles ?? []).map((o, i) => ({ id: `o${i + 1}`, side: 'b', ...o, x: inch(o.x), y: inch(o.y) })),
  };
  Object.assign(state, {
    phase: 'battle',
    season: 'Summer',
    startHour: 12,
    hour24: 12,
    turn: note.turn ?? 1,
    round: note.round ?? 1,
    first: note.owner ?? 'a',
    owner: note.owner ?? 'a',
    segment: note.segment ?? 6,
    ground: { now: ground },
  });
  if (note.edges)
    for (const side of ['a', 'b'] as const) state.sides[side] = { ...state.sides[side], baseEdge: note.edges[side] };
  enlist(state as State, note);
  state.selected = (note.selected ?? []).map(id => state.groups.findIndex(g => g.id === id));
  Object.assign(state, note.state);
  return matchOf<Types>({ rules: mbt2020, options, scenario: {}, dice: scriptedDice(note.dice ?? []) }, state);
}

/** A table on which one procedure is tried by itself: what happens is carried out at once, and kept. */
export function watched(match: Match<Types>): Play & { readonly events: readonly Event[] } {
  const { state, options } = match;
  const events: Event[] = [];
  const happen = (event: Event) => {
    events.push(event);
    mbt2020.apply(state, event);
  };
  return { state, options, events, happen };
}

function enlist(state: State, note: BattleNote): void {
  const ids: Record<string, number> = {};
  for (const [id, given] of Object.entries(note.stands)) {
    const side: Side = id.startsWith('A') ? 'a' : 'b';
    const groupId = `${side}${given.bg ?? 1}`;
    let group = state.groups.findIndex(g => g.id === groupId);
    if (group < 0) group = state.groups.push(freshGroup(groupId, side)) - 1;
    ids[id] = state.stands.length;
    state.groups[group] = { ...state.groups[group]!, members: [...state.groups[group]!.members, state.stands.length] };
    state.stands.push(standFrom(id, side, group, given));
  }
  state.lookup = { ids };
}

const freshGroup = (id: string, side: Side): Group => ({
  id,
  side,
  name: id,
  known: id,
  initial: 12,
  members: [],
  deployed: true,
  fragile: null,
});

function standFrom(id: string, side: Side, group: number, note: StandNote): Stand {
  const subClass = note.subClass ?? 'INFn';
  const of = classOf(subClass);
  const [x, y, facing] = note.at ?? [0, 0];
  const nature: Nature = {
    name: id,
    subClass,
    class: of,
    posture: note.posture ?? defaultPosture(of) ?? (of === 'AIRCRAFT' ? 'CAS' : 'OTF'),
    mode: note.mode ?? defaultMode(of),
    grade: note.grade ?? 'GRADEn',
    helicopter: note.helicopter ?? false,
    jungleTrained: note.jungleTrained ?? false,
    fake: note.fake ?? false,
    bghq: note.bghq ?? false,
  };
  return {
    id,
    side,
    group,
    base: note.base ?? inches(1),
    place: note.place ?? (note.at ? 'table' : 'off-table'),
    x: inch(x),
    y: inch(y),
    facing: (facing ?? (side === 'a' ? 0 : 180)) * 10,
    status: note.status ?? 'steady',
    everRepulsed: note.everRepulsed ?? false,
    revealed: note.revealed ?? true,
    hasEngaged: note.hasEngaged ?? false,
    hasSupported: note.hasSupported ?? false,
    marker: note.marker ?? false,
    rested: note.rested ?? true,
    moved: note.moved ?? 'none',
    adjusted: note.adjusted ?? false,
    outOfCommand: note.outOfCommand ?? false,
    entered: note.entered ?? null,
    firstAttack: note.firstAttack ?? null,
    leftTurn: note.leftTurn ?? null,
    smokeUsed: note.smokeUsed ?? 0,
    lightUsed: note.lightUsed ?? 0,
    task: note.task ?? null,
    nature,
  };
}

/** Points of orders in inches. */
export const at = (x: number, y: number, facing = 0) => ({ x: inch(x), y: inch(y), facing: facing * 10 });
export const point = (x: number, y: number) => ({ x: inch(x), y: inch(y) });
export const tactical = (stand: string, path: readonly (readonly [number, number])[], facing = 0): FamilyOrder => ({
  verb: 'tactical',
  stand,
  path: path.map(([x, y]) => point(x, y)),
  facing: facing * 10,
});
export const march = (stand: string, path: readonly (readonly [number, number])[], facing = 0): FamilyOrder => ({
  ...(tactical(stand, path, facing) as Extract<FamilyOrder, { verb: 'tactical' }>),
  verb: 'march',
});
export const engage = (stand: string, target: string): FamilyOrder => ({ verb: 'engage', stand, target });

/** Gives an order and, where hands are shown, what they make for its owner; throws if it is refused. */
export function order(
  match: Match<Types>,
  by: Side,
  given: Order,
  ...hands: readonly ('win' | 'draw' | 'lose')[]
): void {
  must(submit(match, by, given as Types['order']));
  for (const hand of hands) show(match, by, hand);
}

/** Both show hands; the result is as `by` sees it. */
export function show(match: Match<Types>, by: Side, result: 'win' | 'draw' | 'lose'): void {
  const other: Side = by === 'a' ? 'b' : 'a';
  must(answer(match, by, 'rock'));
  must(answer(match, other, { win: 'scissors', draw: 'rock', lose: 'paper' }[result]));
}

export const reply = (match: Match<Types>, by: Side, value: Answer): void => must(answer(match, by, value));

function must(result: Result<unknown>): void {
  if (!result.ok) throw new Error(`refused: ${result.error.rule ?? result.error.path} ${result.error.message}`);
}

/** The rule by which an order is refused, or `allowed`; nothing is carried out. */
export function refusal(match: Match<Types>, by: Side, given: Order): string {
  const done = mbt2020.perform(
    { state: match.state, options: match.options, happen: () => {} },
    by,
    given as Types['order'],
  );
  if (done === undefined || !('message' in done)) return 'allowed';
  return done.rule ?? done.path ?? done.message;
}

export const standIn = (match: Match<Types>, id: string): Stand =>
  match.state.stands[match.state.lookup.ids[id]!]! as Stand;
export const inchesOf = (stand: Stand): [number, number] => [stand.x / inches(1), stand.y / inches(1)];
