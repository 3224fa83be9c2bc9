import type { Point, Pose, Side } from '@umpire/engine';
import type { Over } from '../../common/book/ending.js';
import type { Light, Season, Terrain, Zone } from '../../common/ground/words.js';
import type {
  Class,
  Doctrine,
  Grade,
  ModelScale,
  Nation,
  Obstacle,
  PieceKind,
  Speed,
  Tread,
  Unit,
  Weapon,
} from '../pieces.js';

import type { Army } from './army-schema.js';

/** WW2-ORG-07: every base is a square of 250m. A unit of length is a metre on the ground. */
export const BASE = 250;
export const SIZE = { width: BASE, depth: BASE } as const;

/** What a stand is: fixed when the battle begins, the same object all the time. */
export interface Nature {
  readonly unit: Unit;
  readonly weapon: Weapon;
  readonly class: Class;
  readonly tread: Tread | 'air';
  readonly speed: Speed | null;
  readonly grade: Grade;
  readonly fixed: boolean;
  readonly aaa: boolean;
  readonly lightMortars: boolean;
  readonly skirts: boolean;
  readonly radar: boolean;
  readonly lateBritish: boolean;
  readonly jungleTrained: boolean;
  /** Whom it may carry (WW2-VEH-37). */
  readonly carries: readonly Weapon[];
  readonly points: number;
  /** WW2-ORG-14, WW2-R-166: a headquarters beside the twelve, which does not count for tests. */
  readonly additional: boolean;
}

export const PLACES = [
  'table',
  'off-table',
  'reserve',
  'bussed',
  'hitched',
  'aboard',
  'spent',
  'gone',
  'destroyed',
] as const;
/** `reserve`: it found no room when its group was deployed (WW2-R-122); `spent`: an aircraft that has done its work; `gone`: left by retreat. */
export type Place = (typeof PLACES)[number];

/** An attack that flies in: at whom, or where its load is to land (WW2-HG-05). */
export interface Mission {
  readonly target: string | null;
  readonly at: Point | null;
}

/** A stand with all that changes. Replaced, never altered. */
export interface Stand {
  readonly id: string;
  readonly side: Side;
  /** Index into `groups`. */
  readonly group: number;
  readonly nature: Nature;
  readonly where: Place;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  /** Who carries, tows or flies it. */
  readonly carrier: string | null;
  /** WW2-TAC-11: the transport whose results it shares until it is 250m away. */
  readonly sharesWith: string | null;
  readonly pinned: boolean;
  readonly repulsed: boolean;
  readonly suppression: number;
  readonly fireMarker: boolean;
  readonly dugIn: boolean;
  /** WW2-R-141: the obstacle that it has thrown for and may stand on and leave; a list where there are several. */
  readonly crossing: string | readonly string[] | null;
  /** A shot gave it P or R in this player turn (WW2-R-81). */
  readonly harmed: boolean;
  /** It has shot back in this player turn (WW2-R-65). */
  readonly replied: boolean;
  /** Since its owner's latest turn began (WW2-R-53). */
  readonly moved: boolean;
  readonly marched: boolean;
  readonly movesMade: number;
  /** WW2-R-36 `total`. */
  readonly cpSpent: number;
  /** WW2-R-42 `per-turn`: the share of a tactical move that is used. */
  readonly moveUsed: number;
  readonly debussed: boolean;
  /** Halted or retreated in this turn (WW2-R-92). */
  readonly retreatDone: boolean;
  /** WW2-R-46: it has made its tactical moves. */
  readonly done: boolean;
  readonly smokeTurns: number;
  readonly lightTurns: number;
  readonly smoked: boolean;
  readonly lit: boolean;
  readonly patrol: boolean;
  readonly engaged: boolean;
  readonly attacksMade: number;
  readonly mission: Mission | null;
  readonly missionTried: boolean;
  readonly flakUsed: boolean;
}

export interface Group {
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  /** Indexes into `stands`. */
  readonly members: readonly number[];
  /** None: it was lost, and a successor is due as soon as one can lead (WW2-R-35, WW2-R-144). */
  readonly hq: string | null;
  /** WW2-R-35 `successor-late`: it throws no command points in this turn. */
  readonly late: boolean;
  readonly radio: boolean;
  readonly doctrine: Doctrine;
  /** Batteries and aircraft alone (WW2-ORG-10). */
  readonly support: boolean;
  /** The lowest of the starting list (WW2-CP-06, WW2-R-148). */
  readonly grade: Grade;
  readonly deployed: boolean;
  /** WW2-R-146: it had ground stands on the table. */
  readonly hadGround: boolean;
  readonly cp: number;
  /** What it threw in its latest turn, so that one sees how much is spent (WW2-CP-01). */
  readonly cpThrown: number;
  readonly failed: boolean;
  /** WW2-R-94: counts for victory even if it acts again. */
  readonly everFailed: boolean;
  /** It has ended its tactical moves in this turn (WW2-SEQ-20). */
  readonly finished: boolean;
}

export interface SideState {
  readonly name: string;
  readonly baseEdge: 'south' | 'north';
}

export interface FeatureOfGround {
  readonly id: string;
  readonly name: string;
  readonly kind: Exclude<Terrain, 'O' | 'river'>;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  readonly jungle: boolean;
}
export interface Crossing {
  readonly id: string;
  readonly kind: 'bridge' | 'ferry';
  readonly x: number;
  readonly y: number;
}

/** The ground. One object, so that what is computed from it can be kept beside it. */
export interface Ground {
  readonly width: number;
  readonly depth: number;
  readonly zone: Zone;
  readonly features: readonly FeatureOfGround[];
  readonly roads: readonly (readonly Point[])[];
  readonly river: readonly Point[] | null;
  readonly crossings: readonly Crossing[];
  readonly deploymentDepth: number;
}

/** Smoke or light that lies on the table. `until`: the player turn with whose end it goes. */
export interface Area {
  readonly kind: 'smoke' | 'light';
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  /** Of a screen; the diameter of a light. */
  readonly width: number;
  readonly depth: number;
  readonly until: number;
}

/** WW2-ENG-04, WW2-ENG-10: an obstacle on the table, 250m by 250m. A view has no kind where its viewer may not know it. */
export interface Work extends Pose {
  readonly id: string;
  readonly kind: Obstacle | null;
  /** WW2-ENG-06: both sides know what it is. */
  readonly declared: boolean;
}

export const OPTION_NUMBERS = [1, 2, 3, 4, 5, 6] as const;
/** WW2-R-153: the tactical move that is being made, and what of it is left. */
export interface ActiveOption {
  readonly stand: string;
  readonly number: (typeof OPTION_NUMBERS)[number];
  readonly shotsLeft: number;
  /** The move that is still to come (option 4). */
  readonly moveLeft: boolean;
}

export const COURSES = ['none', 'across', 'south-west', 'north-west'] as const;
/** WW2-TER-10 to WW2-TER-25: a square of the table, and what was diced for it. */
export interface DicedCell {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  readonly pieces: readonly PieceKind[];
}
/** A battle that the dice make, until its armies and its ground are known (5.1, U1 to U8). */
export interface Muster {
  readonly points: number;
  /** WW2-R-120: how many battle groups each side has. */
  readonly groups: Readonly<Record<Side, number>>;
  readonly river: (typeof COURSES)[number];
  /** WW2-SCL-02 to WW2-SCL-08: with which models it is played on a real table; only drawn. */
  readonly models?: ModelScale | undefined;
  /** WW2-R-126: what the sides have declared. */
  readonly declared: Readonly<Record<Side, Nation>> | null;
  readonly year: number | null;
  readonly ready: Readonly<Record<Side, boolean>>;
  /** Of the other side nothing, until both are in. */
  readonly armies: Readonly<Record<Side, Army | null>>;
  /** WW2-BAL-06: the aircraft of the Allied army, which the German player is told. */
  readonly aircraft: number | null;
  readonly cells: readonly DicedCell[];
  /** WW2-R-125: diced features that found no place. */
  readonly dropped: readonly string[];
  /** WW2-TER-33: who places the terrain. */
  readonly placer: Side | null;
}

export const FIRE_POLICIES = ['shoot', 'hold', 'ask'] as const;
export type FirePolicy = (typeof FIRE_POLICIES)[number];
export const REPULSE_POLICIES = ['ask', 'auto'] as const;
/** WW2-R-154, WW2-R-155: a standing answer; private. */
export interface Policy {
  readonly fire: FirePolicy;
  readonly repulse: (typeof REPULSE_POLICIES)[number];
}

export const PHASES = [
  'declare',
  'armies',
  'ground',
  'terrain',
  'hour',
  'fortify',
  'deploy',
  'start',
  'march',
  'patrol',
  'air',
  'missions',
  'defence',
  'strikes',
  'retreat',
  'tactical',
] as const;
export type Phase = (typeof PHASES)[number];

/** The whole battle as plain JSON. `apply` sets fields and replaces elements of arrays and records, nothing deeper. */
export interface State {
  phase: Phase;
  title: string;
  /** WW2-HG-09: turns a side. */
  limit: number;
  /** The feature that decides a limit draw. */
  objective: string | null;
  /** WW2-ENG-01: who defends, in an attack/defence game. */
  defender: Side | null;
  season: Season | null;
  /** Since midnight. */
  minutes: number;
  light: Light;
  awc: boolean;
  ground: { now: Ground };
  areas: Area[];
  obstacles: Work[];
  /** In a battle that the dice make. */
  muster: Muster | null;
  /** WW2-R-105: how many obstacles the defender may place, and how many of each kind. */
  works: { readonly most: number; readonly each: number };
  sides: { a: SideState; b: SideState };
  groups: Group[];
  stands: Stand[];
  /** Id of a stand to its place in `stands`. */
  lookup: { ids: Readonly<Record<string, number>> };
  /** Of each side its own; of the other nothing is seen. */
  policies: { a: Readonly<Record<string, Policy>>; b: Readonly<Record<string, Policy>> };
  /** Player turns begun. */
  turn: number;
  first: Side;
  active: Side;
  /** Who deploys the next group. */
  next: Side;
  /** Index into `groups` of the one that makes its tactical moves. */
  activeGroup: number | null;
  activeStand: string | null;
  option: ActiveOption | null;
  /** Ferries used in this player turn (WW2-R-138). */
  ferried: string[];
  offered: Side | null;
  over: Over | null;
}
