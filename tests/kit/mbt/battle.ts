import {
  type Answer,
  answer,
  chooseOptions,
  inches,
  type Match,
  matchOf,
  type Options,
  type Result,
  type Ruleset,
  type Side,
  scriptedDice,
  submit,
  type TableEdge,
} from '@umpire/engine';
import type { Draft } from '../../../packages/rulesets/src/common/book/draft.js';
import type { mbt } from '../../../packages/rulesets/src/common/mbt/mbt.js';
import type { OwnFields } from '../../../packages/rulesets/src/common/mbt/own-fields.js';
import type { Event } from '../../../packages/rulesets/src/common/mbt/play/events.js';
import type { Order } from '../../../packages/rulesets/src/common/mbt/play/orders.js';
import type {
  Ground,
  Group,
  Nature,
  Obstacle,
  PieceOfTerrain,
  Stand,
  State,
} from '../../../packages/rulesets/src/common/mbt/play/state.js';
import type { Play, Types } from '../../../packages/rulesets/src/common/mbt/play/types.js';
import type { Words } from '../../../packages/rulesets/src/common/mbt/words.js';

/** For tests of play: a table in the middle of a battle, written down stand by stand. Places are inches. */
export interface StandNote extends Partial<Nature>, Partial<Omit<Stand, 'nature' | 'group' | 'x' | 'y'>> {
  /** x, y in inches and facing in degrees; side a faces north and b south if nothing is said. */
  readonly at?: readonly [number, number, number?];
  /** Number of its group on its side, from 1. */
  readonly bg?: number;
}

/** `S`, `T`: stands and battles as one book notes them; it may add fields of its own. */
export interface BattleNote<S extends StandNote = StandNote, T extends State = State> {
  readonly stands: Readonly<Record<string, S>>;
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
  readonly state?: Partial<T>;
}

/** The book that is tried: the same tables are laid for every book of the family. */
export interface Tried {
  readonly rules: Ruleset<Types>;
  readonly book: ReturnType<typeof mbt> & { readonly words: Words; readonly ownFields: OwnFields };
  /** Before the id of a rule. */
  readonly prefix: string;
  /** States and a sub-class that the books have in common, in words of their own. */
  readonly shaken: string;
  readonly lost: string;
  readonly engineer: string;
  /** Rules that they have in common, under numbers of their own: who holds a BGHQ, who falls back, who is removed, when a group is Fragile. */
  readonly holdsBghq: string;
  readonly fallsBack: string;
  readonly isRemoved: string;
  readonly isFragile: string;
}

const inch = (n: number): number => Math.round(n * inches(1));

/** Points of orders in inches. */
export const at = (x: number, y: number, facing = 0) => ({ x: inch(x), y: inch(y), facing: facing * 10 });
export const point = (x: number, y: number) => ({ x: inch(x), y: inch(y) });
export const tactical = (stand: string, path: readonly (readonly [number, number])[], facing = 0): Order => ({
  verb: 'tactical',
  stand,
  path: path.map(([x, y]) => point(x, y)),
  facing: facing * 10,
});
export const march = (stand: string, path: readonly (readonly [number, number])[], facing = 0): Order => ({
  ...(tactical(stand, path, facing) as Extract<Order, { verb: 'tactical' }>),
  verb: 'march',
});
export const engage = (stand: string, target: string): Order => ({ verb: 'engage', stand, target });
export const inchesOf = (stand: Stand): [number, number] => [stand.x / inches(1), stand.y / inches(1)];

export type Hand = 'win' | 'draw' | 'lose';

function must(result: Result<unknown>): void {
  if (!result.ok) throw new Error(`refused: ${result.error.rule ?? result.error.path} ${result.error.message}`);
}

/** Gives an order and, where hands are shown, what they make for its owner; throws if it is refused. */
export function order(match: Match<Types>, by: Side, given: Order, ...hands: readonly Hand[]): void {
  must(submit(match, by, given));
  for (const hand of hands) show(match, by, hand);
}

/** Both show hands; the result is as `by` sees it. */
export function show(match: Match<Types>, by: Side, result: Hand): void {
  const other: Side = by === 'a' ? 'b' : 'a';
  must(answer(match, by, 'rock'));
  must(answer(match, other, { win: 'scissors', draw: 'rock', lose: 'paper' }[result]));
}

export const reply = (match: Match<Types>, by: Side, value: Answer): void => must(answer(match, by, value));
export const standIn = (match: Match<Types>, id: string): Stand => match.state.stands[match.state.lookup.ids[id]!]!;

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

export interface BattleKit extends Tried {
  optionsWith(chosen?: Readonly<Record<string, string>>): Options;
  /** A match whose state is as noted. Ids begin with A or B, by their side. */
  battle(note: BattleNote): Match<Types>;
  /** A table on which one procedure is tried by itself: what happens is carried out at once, and kept. */
  watched(match: Match<Types>): Play & { readonly events: readonly Event[] };
  /** The rule by which an order is refused, or `allowed`; nothing is carried out. */
  refusal(match: Match<Types>, by: Side, given: Order): string;
}

export function battleKit(tried: Tried): BattleKit {
  const { rules, book } = tried;
  const { words, ownFields } = book;

  function optionsWith(chosen: Readonly<Record<string, string>> = {}): Options {
    const found = chooseOptions(rules.options, chosen);
    if (!found.ok) throw new Error(found.error.message);
    return found.value;
  }

  function natureFrom(id: string, note: StandNote): Nature {
    const subClass = note.subClass ?? words.ORDINARY.subClass;
    const of = words.classOf(subClass);
    const nature: Draft<Nature> = {
      name: id,
      subClass,
      class: of,
      posture: note.posture ?? words.defaultPosture(of) ?? (words.isFlight({ class: of }) ? 'CAS' : 'OTF'),
      mode: note.mode ?? words.defaultMode(of),
      grade: note.grade ?? 'GRADEn',
      jungleTrained: note.jungleTrained ?? false,
      fake: note.fake ?? false,
      bghq: note.bghq ?? false,
    };
    ownFields.nature(note, nature);
    return nature;
  }

  function standFrom(id: string, side: Side, group: number, note: StandNote): Stand {
    const [x, y, facing] = note.at ?? [0, 0];
    const stand: Draft<Stand> = {
      id,
      side,
      group,
      base: note.base ?? inches(1),
      place: note.place ?? (note.at ? 'table' : 'off-table'),
      x: inch(x),
      y: inch(y),
      facing: (facing ?? (side === 'a' ? 0 : 180)) * 10,
      status: note.status ?? words.STEADY,
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
      nature: natureFrom(id, note),
    };
    ownFields.stand(note as unknown as Stand, stand);
    return stand;
  }

  function enlist(state: State, note: BattleNote): void {
    const ids: Record<string, number> = {};
    for (const [id, given] of Object.entries(note.stands)) {
      const side: Side = id.startsWith('A') ? 'a' : 'b';
      const groupId = `${side}${given.bg ?? 1}`;
      let group = state.groups.findIndex(g => g.id === groupId);
      if (group < 0) group = state.groups.push(freshGroup(groupId, side)) - 1;
      ids[id] = state.stands.length;
      const { members } = state.groups[group]!;
      state.groups[group] = { ...state.groups[group]!, members: [...members, state.stands.length] };
      state.stands.push(standFrom(id, side, group, given));
    }
    state.lookup = { ids };
  }

  function battle(note: BattleNote): Match<Types> {
    const options = optionsWith(note.options);
    const state = book.setup.emptyState(options);
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
      ground: { now: groundFrom(state.ground.now, note) },
    });
    if (note.edges)
      for (const side of ['a', 'b'] as const) state.sides[side] = { ...state.sides[side], baseEdge: note.edges[side] };
    enlist(state, note);
    state.selected = (note.selected ?? []).map(id => state.groups.findIndex(g => g.id === id));
    Object.assign(state, note.state);
    return matchOf<Types>({ rules, options, scenario: {}, dice: scriptedDice(note.dice ?? []) }, state);
  }

  return {
    ...tried,
    optionsWith,
    battle,
    watched({ state, options }) {
      const events: Event[] = [];
      const happen = (event: Event) => {
        events.push(event);
        rules.apply(state, event);
      };
      return { state, options, events, happen };
    },
    refusal(match, by, given) {
      const done = rules.perform({ state: match.state, options: match.options, happen: () => {} }, by, given);
      if (done === undefined || !('message' in done)) return 'allowed';
      return done.rule ?? done.path ?? done.message;
    },
  };
}

function groundFrom(empty: Ground, note: BattleNote): Ground {
  const [width, depth] = note.size ?? [48, 48];
  return {
    ...empty,
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
    river: note.river === undefined ? null : [point(0, note.river), point(width, note.river)],
    obstacles: (note.obstacles ?? []).map((o, i) => ({ id: `o${i + 1}`, side: 'b', ...o, x: inch(o.x), y: inch(o.y) })),
  };
}
