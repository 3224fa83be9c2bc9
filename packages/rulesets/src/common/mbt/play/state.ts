import type { Point, Pose, RuleId, Side, TableEdge } from '@umpire/engine';
import type { Over } from '../../book/ending.js';
import type { Course } from '../../ground/river.js';
import type { FragileAt } from '../book/losses.js';
import type { Grade, Kind, Light, Season, Status, Terrain, Zone } from '../pieces.js';

/** What a stand really is. Hidden from the opponent until it is revealed. A book adds its own fields (`own-fields.ts`), to stands and battles too. */
export interface Nature extends Kind {
  /** Its name in the army list of its owner. */
  readonly name: string;
  readonly grade: Grade;
  readonly jungleTrained: boolean;
  readonly fake: boolean;
  readonly bghq: boolean;
}

export const PLACES = ['table', 'off-table', 'held', 'gone', 'removed'] as const;
/** `held`: no room at deployment; `gone`: left for good; `removed`: lost, or a fake found out. */
export type Place = (typeof PLACES)[number];

/** A counter on the table or behind its edge. Its id says nothing of what it is. Replaced, never altered. */
export interface Stand {
  readonly id: string;
  readonly side: Side;
  /** Index into `groups`. */
  readonly group: number;
  /** Side of the square base, in tenths of a millimetre. */
  readonly base: number;
  readonly place: Place;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly status: Status;
  readonly revealed: boolean;
  /** This turn: an engagement, smoke or light (ENG-04, R-75). */
  readonly hasEngaged: boolean;
  /** This turn, where smoke and light are free (R-75 `free`). */
  readonly hasSupported: boolean;
  /** TRN-21, R-91, R-99. */
  readonly marker: boolean;
  /** HSE-10: neither engaged nor was engaged since its owner's previous round began. */
  readonly rested: boolean;
  readonly moved: 'none' | 'march' | 'tactical';
  /** This round: turned on the spot or changed its mode. */
  readonly adjusted: boolean;
  /** */
  readonly outOfCommand: boolean;
  /** The turn in which it came on the table, by air or from the edge. */
  readonly entered: number | null;
  readonly firstAttack: number | null;
  /** The turn in which it went back behind its edge. */
  readonly leftTurn: number | null;
  readonly smokeUsed: number;
  readonly lightUsed: number;
  readonly task: Task | null;
  /** Null where the viewer may not know. */
  readonly nature: Nature | null;
}

/** HSE-07: what an engineer works at, and for how many whole rounds. */
export interface Task {
  readonly kind: 'clear-mines' | 'remove-obstruction' | 'bridge';
  readonly object: string;
  readonly at: Point;
  readonly rounds: number;
}

export interface Group {
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  /** What the opponent calls it: its name only where its list is open. */
  readonly known: string;
  readonly initial: number;
  /** Indexes into `stands`; empty until it is deployed. */
  readonly members: readonly number[];
  readonly deployed: boolean;
  /** The rule by which it is Fragile. */
  readonly fragile: RuleId | null;
}

/** A stand of the army list that is not yet on the table. */
export interface RosterStand {
  readonly id: string;
  readonly base: number;
  readonly nature: Nature;
}
export interface RosterGroup {
  readonly name: string;
  readonly stands: readonly RosterStand[];
}

export interface SideState {
  readonly name: string;
  readonly homeZone: Zone | null;
  readonly baseEdge: TableEdge;
  /** Real stands at the start, and how many of them stand on the table. */
  readonly initial: number;
  readonly fakesPlaced: number;
  readonly lost: boolean;
  /** HSE-25: where its army comes from, if that was agreed on. */
  readonly nation?: string;
}

export interface PieceOfTerrain {
  readonly id: string;
  readonly kind: Exclude<Terrain, 'O' | 'river'>;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  readonly jungle: boolean;
}

export interface Road {
  readonly from: string;
  readonly to: string;
}

export interface Obstacle {
  readonly id: string;
  readonly kind: 'MNF' | 'OBS';
  readonly side: Side;
  /** South-west corner of a 2" square. */
  readonly x: number;
  readonly y: number;
}

/** The ground. One object, replaced when it changes, so that what is computed from it can be kept beside it. */
export interface Ground {
  readonly width: number;
  readonly depth: number;
  readonly squareSize: number;
  readonly zone: Zone;
  /** HSE-24: all forest of the Tropical zone is jungle, or none; not said: as whoever places it says. */
  readonly jungle?: boolean;
  readonly pieces: readonly PieceOfTerrain[];
  readonly roads: readonly Road[];
  readonly river: readonly Point[] | null;
  /** RIV-02: how its placer laid the river; a scenario's river, around which nothing moves, has none. */
  readonly course?: Course;
  /** Bridges that engineers built, besides those where roads cross the river. */
  readonly bridges: readonly Point[];
  readonly obstacles: readonly Obstacle[];
}

/** SMK-04, R-76: gone at the end of the turn. */
export interface Effect {
  readonly kind: 'smoke' | 'light';
  readonly x: number;
  readonly y: number;
  /** Side of a screen, diameter of a lit zone. */
  readonly size: number;
  readonly side: Side;
}

/** What came up for one square of the table (TER-05 to TER-09). */
export interface DicedSquare {
  readonly col: number;
  readonly row: number;
  readonly major: 'O' | 'H' | 'LFA' | 'SFH';
  readonly mbua: boolean;
  readonly minors: readonly ('wood' | 'BUA' | 'hill')[];
}

export const PHASES = ['armies', 'zone', 'terrain', 'obstacles', 'deployment', 'battle'] as const;
export type Phase = (typeof PHASES)[number];

/** How the game ends when the last turn is over. */
export type Ending = (
  | { readonly kind: 'losses' }
  | { readonly kind: 'hold'; readonly piece: string }
  | { readonly kind: 'towns'; readonly pieces: readonly string[] }
) & {
  /** HSE-18: names of Battle Groups that are not asked for the defeat of their side. */
  readonly leaveOut?: readonly string[] | undefined;
};

/** The whole battle as plain JSON. `apply` sets fields and replaces elements of arrays and records, nothing deeper. */
export interface State {
  phase: Phase;
  title: string;
  gameType: 'encounter' | 'attack-defence';
  attacker: Side | null;
  turns: number | null;
  ending: Ending;
  /** HSE-19: of a scenario with smaller Battle Groups. */
  fragileAt: FragileAt | null;
  riverAgreed: boolean;
  /** the climatic zone that both sides have agreed on. */
  zoneAgreed: Zone | null;
  season: Season | null;
  /** Of turn 1. */
  startHour: number;
  hour24: number;
  light: Light;
  awc: boolean;
  ground: { now: Ground };
  squares: DicedSquare[];
  /** Who won the throw for terrain, and who puts down the next obstacle or battle group. */
  placer: Side;
  next: Side;
  obstaclesDone: { a: boolean; b: boolean };
  sides: { a: SideState; b: SideState };
  groups: Group[];
  /** ORG-01: how many Battle Groups each side brings. */
  agreed: { a: number; b: number };
  /** Army lists as long as they are not deployed; null to those who may not know. */
  rosters: { a: readonly RosterGroup[] | null; b: readonly RosterGroup[] | null };
  stands: Stand[];
  /** Id of a stand to its place in `stands`. */
  lookup: { ids: Readonly<Record<string, number>> };
  effects: Effect[];
  turn: number;
  round: 0 | 1 | 2;
  first: Side;
  owner: Side;
  /** 0: the turn has yet to begin. */
  segment: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** Groups selected in this round, the last one being moved. */
  selected: number[];
  tacticalBegun: boolean;
  /** The last turn in which somebody engaged or a mine went off. */
  lastFight: number;
  over: Over | null;
}

export type { Pose };
