import type { Side } from '@umpire/engine';
import type { Over } from '../../common/book/ending.js';
import type { Action, Kind, LinkType, Part, PieceType, Role, TableEdge, Troop } from '../pieces.js';
import type { List } from '../rules/army.js';
import type { Base, Point } from '../rules/geometry.js';
import type { Corner } from '../rules/march.js';
import type { Road } from '../rules/road.js';
import type { Phase } from '../rules/sequence.js';
import type { TableFacts, Tabletop } from '../rules/table.js';
import type { Step } from '../tables/steps.js';

/** `waiting`: not yet placed; `marching`: in the column, off the table; `aside`: no room for it (IGR-DEP-15). */
export const PLACES = ['waiting', 'marching', 'table', 'broken', 'aside'] as const;
export type Place = (typeof PLACES)[number];

/** What a unit threw for its initiative, and whether it has acted (IGR-INI-01). Each member of a link has the same. */
export interface Thrown {
  /** Null: a charge that goes on from an earlier turn (IGR-R-46). */
  readonly die: number | null;
  readonly score: number | null;
  readonly action: Action | 'as-right' | 'as-left';
  /** IGR-INI-06, IGR-INI-07: the neighbour whom it copies, as the units stood when the dice fell. */
  readonly like: string | null;
  /** There was nobody on the side that the throw names: he is on the other one. */
  readonly acrossFrom?: boolean;
  /** What it came to, once it has acted: a copy takes its neighbour's row. */
  readonly does: Action | 'activated' | 'halt' | null;
  readonly done: boolean;
  /** IGR-R-112: by its 2 it has begun to shoot, and may have shots left. */
  readonly shooting?: boolean;
}

/** What a vignette did, and what was done to it, in the turn of one player. Replaced, never altered. */
export interface Doings {
  readonly activated: boolean;
  /** IGR-ACT-09: it was paid for crossing into another sector. */
  readonly crossing: boolean;
  readonly moved: boolean;
  /** In degrees and W, lining up included. */
  readonly turned: number;
  readonly way: number;
  /** Its turns and advances, for those who copy them (IGR-R-49). */
  readonly steps: readonly Step[];
  /** Enemies whose move of this turn ended in contact with it (IGR-SHO-12). */
  readonly arrivals: readonly string[];
  /** Chargers that it evaded (IGR-EVA-07). */
  readonly evaded: readonly string[];
  readonly shotOwn: boolean;
  readonly shotAttached: boolean;
  /** How many shots it answered (IGR-R-65). */
  readonly answered: number;
  readonly fought: boolean;
  readonly thrown: Thrown | null;
}

/** A vignette. The rear one of a Support Link has no base of its own: the front one's is that of both (IGR-GEO-23). */
export interface Vignette {
  readonly id: string;
  readonly side: Side;
  /** The entry of its army list, and what the list calls it. */
  readonly entry: string;
  readonly name: string;
  readonly troop: Troop;
  readonly general: boolean;
  readonly key: boolean;
  readonly place: Place;
  /** In W (IGR-GEO-01 to IGR-GEO-03); null off the table. */
  readonly base: Base | null;
  readonly role: Role;
  readonly line: number;
  /** Its place in its line at deployment, from the west. */
  readonly lineOrder: number;
  /** Who was deployed first (IGR-GEO-16). */
  readonly deployed: number;
  readonly part: Part;
  readonly detached: boolean;
  readonly link: string | null;
  readonly bands: number;
  /** IGR-SR-03. 1: it will bind in its side's next turn; 2: it binds in this one; 3: in this one and in the next. */
  readonly halted: 0 | 1 | 2 | 3;
  readonly defences: boolean;
  /** IGR-R-46: its charge goes on in later turns. */
  readonly running: boolean;
  /** Where its latest move began (IGR-R-75). */
  readonly began: Point | null;
  /** IGR-R-94: since its last activation it neither moved nor fought nor was shot at. */
  readonly quiet: boolean;
  readonly now: Doings;
}

export interface Link {
  readonly id: string;
  readonly type: LinkType;
  readonly side: Side;
  /** Places in `vignettes`: from left to right as they face, or front then rear. */
  readonly members: readonly number[];
}

export interface LaidPiece {
  readonly id: string;
  readonly square: readonly [column: number, row: number];
  readonly type: PieceType;
  readonly kind: Kind;
  /** What people there call it. */
  readonly name?: string | undefined;
}

/** The table and what lies on it. One object, replaced when it changes, so that what is computed from it can be kept. */
export interface Ground {
  readonly facts: TableFacts;
  readonly top: Tabletop;
  readonly pieces: readonly LaidPiece[];
  readonly roads: readonly Road[];
}

export interface SideState {
  readonly name: string;
  readonly edge: TableEdge;
  readonly list: string;
  readonly multiple: number;
  /** IGR-LST-07. */
  readonly linesAllowed: number;
  readonly baseAp: number;
  /** Of this turn. */
  readonly ap: number;
  readonly apLeft: number;
  /** At deployment: vignettes of the MBL as they count (IGR-R-90), and lines. */
  readonly lineTotal: number;
  readonly lines: number;
  /** Turns that it has ended. */
  readonly turns: number;
}

/** IGR-AMB-01: a battle that begins with a march. */
export interface Ambush {
  readonly marcher: Side;
  readonly corner: Corner | null;
  readonly steps: number;
  readonly sprung: boolean;
  /** A scenario's own limit: not nearer than this, in W. */
  readonly keepOff: number;
}

export const STEPS = ['armies', 'terrain', 'adjust', 'march', 'deployment', 'battle'] as const;
export type SetupStep = (typeof STEPS)[number];

/** What a scenario adds to the rules. */
export interface Extra {
  /** IGR-BIG-01: how many times a list of 12 is taken. */
  readonly multiple: number;
  /** When both sides have had so many turns the battle is over. */
  readonly turns: number | null;
  readonly result: Side | 'draw';
  /** Who moves first; null: it is thrown (IGR-SEQ-02). */
  readonly first: Side | null;
  /** IGR-SCN-01: in the first so many player turns nobody shoots. */
  readonly silentTurns: number;
  /** IGR-SCN-02: for which sides the General's Break decides. */
  readonly generals: readonly Side[];
  /** Army lists that players brought along; open to both (IGR-LST-11). */
  readonly lists: readonly List[];
  /** A side wins when its General ends a turn so near to a point. */
  readonly exit: { readonly side: Side; readonly x: number; readonly y: number; readonly within: number } | null;
}

/** The whole battle as plain JSON. `apply` sets fields and replaces elements of arrays and records, nothing deeper. */
export interface State {
  step: SetupStep;
  title: string;
  extra: { now: Extra };
  ground: { now: Ground };
  /** Terrain is thrown, and the throw-off made. */
  diced: boolean;
  throwOff: boolean;
  /** Who won the throw-off and may change the terrain. */
  adjuster: Side | null;
  ambush: { now: Ambush | null };
  /** The written order of march, ids from the head; null to those who may not know the rest of it (IGR-AMB-02). */
  march: { order: readonly (string | null)[] };
  sides: { a: SideState; b: SideState };
  vignettes: Vignette[];
  /** Id of a vignette to its place in `vignettes`. */
  lookup: { ids: Readonly<Record<string, number>> };
  /** Replaced as a whole, never altered. */
  links: Readonly<Record<string, Link>>;
  /** How many links were made, for their names; how many vignettes were deployed. */
  linksMade: number;
  deployed: number;
  /** Who places the next vignette. */
  next: Side;
  /** Counted in turns of a player, from 1; 0: the first turn is yet to be thrown for. */
  turn: number;
  active: Side;
  phase: Phase;
  /** The AP die of the turn, the initiative throws of the phase are made. */
  apThrown: boolean;
  initiativeThrown: boolean;
  /** IGR-AMB-09: a marcher has entered in this turn. */
  entered: boolean;
  /** IGR-R-66: whose part of phase D it is, 0 or 1; 2: both are done. */
  fire: 0 | 1 | 2;
  firing: Side;
  /** IGR-R-55: a charger whose target evaded, and who evaded it: it goes on as its player wishes. */
  pursuit: { unit: string | null; evaded: readonly string[] };
  drawOffer: Side | null;
  over: Over | null;
}

/** Nobody pursues whom he charged. */
export const NO_PURSUIT: State['pursuit'] = { unit: null, evaded: [] };
