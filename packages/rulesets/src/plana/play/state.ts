import type { Point, SeatId, Side } from '@umpire/engine';
import type { Over } from '../../common/book/ending.js';
import type { UnitType } from '../pieces.js';
import type { OwnFiring } from '../tables/own-firing.js';
import type { Action } from './actions.js';
import type { Desk } from './desk.js';
import type { Ledger } from './ledger.js';
import type { Base, Battalion, Commander, Company, Package, Regiment } from './state-forces.js';
import type { Cloud, Feature, Objective, Weather } from './state-ground.js';
import type { Asset, Call } from './state-support.js';

export * from './state-forces.js';
export * from './state-ground.js';
export * from './state-support.js';

/** One centimetre of the table, 100 metres of ground (PLA-SCL-02), in tenths of a millimetre. */
export const CM = 100;
/** One turn is ten minutes (PLA-SCL-01). */
export const MINUTES = 10;
/** PLA-WIN-01, PLA-WIN-02: when sides write, unseen by each other. */
export const WINDOWS = [
  'allocation',
  'air',
  'break-off',
  'deployment',
  'first-orders',
  'orders',
  'fire',
  'close-support',
  'move',
] as const;
export type Window = (typeof WINDOWS)[number];
/** PLA-SEQ-01 to -11, and what comes before and after: what the book does by itself. */
export const STEPS = [
  'throws',
  'air-round',
  'comms',
  'orders-issued',
  'location',
  'direct-fire',
  'support-of-companies',
  'support-fire',
  'movement',
  'assaults',
  'morale',
  'rally',
  'end-of-turn',
] as const;
export type Step = (typeof STEPS)[number];
export type Stage = Window | Step;

export const AIR_STATUS = ['none', 'superiority', 'supremacy'] as const;
export interface SideState {
  readonly name: string;
  readonly edge: 'N' | 'E' | 'S' | 'W';
  /** This side jams the other's radio this turn. */
  readonly jams: boolean;
  readonly air: (typeof AIR_STATUS)[number];
  readonly startSp: number;
  /** SP of this side destroyed or captured, and SP that left the table (PLA-VIC-02). */
  readonly lostSp: number;
  readonly leftSp: number;
  readonly prisonersSp: number;
  readonly guardsSp: number;
  readonly bonus: number;
  readonly nuclearFrom: number | null;
  readonly offers: boolean;
  readonly takesPrisoners: boolean;
}

export interface State {
  title: string;
  limit: number;
  /** Minutes after midnight at which turn 1 begins. */
  start: number;
  turn: number;
  /** What is due: a step that the book carries out, or a window that is open. */
  stage: Stage;
  /** Who plays each side. */
  seats: Record<Side, readonly SeatId[]>;
  /** PLA-R-211: the battalions and assets that were given to a seat; what is named nowhere is the first seat's. */
  commands: Readonly<Record<SeatId, readonly string[]>>;
  /** PLA-R-212: players who are not there, and who stands in for each; null: his companies go by themselves. */
  away: Readonly<Record<SeatId, SeatId | null>>;
  /** PLA-R-213: for how many turns a side has written nothing. */
  silent: Readonly<Record<Side, number>>;
  /** PLA-GEN-13, PLA-R-150: what own tables show. */
  tables: { readonly apart: boolean; readonly asReported: boolean };
  /** How companies were when they were last heard, by whoever hears them: a side's HQs, or a player's. */
  pictures: Readonly<Record<string, Picture>>;
  /** Seats that have said that they are ready, of the open window. */
  ready: Readonly<Record<SeatId, true>>;
  /** What each side has handed in, in the open window. */
  sheets: Record<Side, readonly Action[]>;
  table: { now: { readonly width: number; readonly depth: number } };
  zones: Record<Side, readonly Point[]>;
  terrain: { now: readonly Feature[] };
  clouds: Cloud[];
  weather: Weather;
  objectives: Objective[];
  sides: Record<Side, SideState>;
  regiments: Regiment[];
  battalions: Battalion[];
  companies: Company[];
  bases: Base[];
  commanders: Commander[];
  assets: Asset[];
  /** Companies and commanders whose leadership is still to be thrown (PLA-LDR-01). */
  toThrow: readonly string[];
  packages: Package[];
  calls: Call[];
  /** Where bases, companies, battalions and commanders stand in their lists. */
  lookup: { ids: Readonly<Record<string, number>> };
  /** What each side has been told (PLA-BEL). */
  ledgers: Record<Side, Ledger>;
  /** PLA-R-139: where those stood at the start who were dug in then; wire lies there. */
  wire: Readonly<Record<string, Point>>;
  /** What the umpire has ruled for this turn, and where he wants to be asked. */
  rulings: Rulings;
  /** What else is on his desk. */
  desk: Desk;
  /** Who has superiority is fought for in the morning. */
  airFought: boolean;
  /** The fight for superiority that is going on: who is still in the air, and the round. */
  airFight: { readonly units: Readonly<Record<Side, readonly string[]>>; readonly round: number } | null;
  sorties: number;
  sortieEvery: number | null;
  lowOrbitMinutes: number;
  lift: Readonly<Record<string, string>>;
  startAboard: readonly { readonly company: string; readonly assets: readonly string[] }[];
  exits: readonly Exit[];
  bonuses: readonly Bonus[];
  /** PLA-FIR-21: firing tables that the players brought; without, the book's hold. */
  firing?: { readonly own: readonly OwnFiring[] } | undefined;
  over: Over | null;
}
export interface Picture {
  readonly turn: number;
  /** It is heard now: what is shown is what is so. */
  readonly linked: boolean;
  readonly bases: readonly Base[];
}
export interface Exit {
  readonly side: Side;
  readonly edge: 'N' | 'E' | 'S' | 'W';
  readonly type: UnitType;
  readonly points: number;
}
export interface Bonus {
  readonly when: 'lost' | 'fired' | 'exited' | 'blown' | 'standing';
  readonly what: string;
  readonly to: Side;
  readonly points: number;
  readonly given: boolean;
}
export interface Rulings {
  readonly sight: readonly SightRuling[];
  readonly stops: readonly Stop[];
  /** Bases that may move, fire or go in although their orders do not fit it (PLA-UMP-29). */
  readonly waived: readonly string[];
}
export interface SightRuling {
  readonly from: string;
  readonly to: string;
  readonly sees: boolean;
}
export const STOPS = [
  'assaults',
  'big-surprise',
  'demoralisation',
  'first-contact',
  'nuclear',
  'refused',
  'steps',
] as const;
export type Stop = (typeof STOPS)[number];
