import type { Point, Pose, RuleId, SeatId, Side } from '@umpire/engine';
import type { Over } from '../../common/book/ending.js';
import type { State as BaseState, Dug, MoveMode, Quality, Troop, UnitType } from '../pieces.js';
import type { Task } from '../tables/works.js';
import type { Action } from './actions.js';
import type { Desk } from './desk.js';
import type { Ledger } from './ledger.js';

/** One centimetre of the table, 100 metres of ground (PLA-SCL-02), in tenths of a millimetre. */
export const CM = 100;
/** One turn is ten minutes (PLA-SCL-01). */
export const MINUTES = 10;

/** Where a base is: on the table, in or behind something else, or out of the battle. */
export type Where = 'table' | 'mounted' | 'aboard' | 'off-table' | 'gone';
/** Why a base has left the battle (PLA-VIC-02, PLA-LOG-06). */
export type Fate = 'destroyed' | 'captured' | 'left' | 'exited' | 'merged' | 'out';

export interface Base extends Pose {
  readonly id: string;
  readonly type: UnitType;
  readonly side: Side;
  /** Its own company; `company` is the one that commands it, another while it is attached (PLA-OM-21). */
  readonly home: string;
  readonly company: string;
  readonly battalion: string;
  readonly where: Where;
  readonly fate: Fate | null;
  /** The carrier or airtrans it is in. */
  readonly carrier: string | null;
  /** How far behind its own edge a battery stands that is off the table. */
  readonly offTable: number;
  readonly width: number;
  readonly depth: number;
  readonly sp: number;
  readonly fullSp: number;
  readonly startSp: number;
  readonly state: BaseState;
  readonly dug: Dug;
  /** Minutes dug so far, and whether it was pinned or suppressed meanwhile (PLA-R-66). */
  readonly dig: Digging | null;
  readonly work: Working | null;
  readonly limbered: boolean;
  readonly closedUp: boolean;
  /** What it did in the last movement step, and which share of its allowance that cost, in thousandths. */
  readonly lastMove: 'none' | MoveMode;
  readonly moveSpent: number;
  /** Turns in which it fired, the last two, with where it stood (PLA-LOC-22). */
  readonly fired: readonly { readonly turn: number; readonly x: number; readonly y: number }[];
  /** The turn in which it was last thrown at (PLA-R-90). */
  readonly underFire: number;
  /** PLA-LOG-01; null: it never runs out. */
  readonly shots: number | null;
  readonly canisters: number;
  readonly allocated: Allocation | null;
  /** Since which turn it waits in contact, with how it came (PLA-CAM-03, PLA-CAM-10). */
  readonly assault: Assaulting | null;
  /** A move it must make in the next step 8 (PLA-MV-22). */
  readonly forced: Forced | null;
  /** Zones that hit it this turn, and who fired at it: what it must get out of (PLA-R-28). */
  readonly swept: readonly Swept[];
  /** Its SP when it last came within 5 cm of an enemy (PLA-CAM-12). */
  readonly spWhenNear: number | null;
  readonly grounded: boolean;
  /** Turns on end beside supply (PLA-LOG-03). */
  readonly supplied: number;
}
export interface Digging {
  readonly work: 'trench' | 'guns-vehicles' | 'deep';
  readonly minutes: number;
  readonly pinnedTurns: number;
  readonly suppressedTurns: number;
}
export interface Working {
  readonly task: Task;
  readonly minutes: number;
  /** The company that is dug in, or the bridge or field that is worked at. */
  readonly on: string | null;
  /** Where a bridge, lane or field comes to lie. */
  readonly line: readonly Point[];
}
export interface Allocation {
  /** A battalion. */
  readonly to: string;
  readonly as: 'close-support' | 'support';
}
export interface Assaulting {
  readonly since: number;
  readonly from: Point;
  /** Cost spent over allowance, in thousandths. */
  readonly spent: number;
  /** The last fight of it ended in confusion (PLA-CA-37). */
  readonly confused: boolean;
}
export type ForcedKind = 'withdraw-5' | 'withdraw-out' | 'to-cover' | 'run-to-cover';
export interface Forced {
  readonly kind: ForcedKind;
  readonly rule: RuleId;
  readonly path: readonly Point[];
  readonly mode: MoveMode;
}
export type Swept =
  | { readonly kind: 'zone'; readonly zone: ZoneShape }
  | { readonly kind: 'fire'; readonly from: Point };

/** A beaten zone on the ground. */
export type ZoneShape =
  | { readonly shape: 'rectangle'; readonly at: Pose; readonly width: number; readonly depth: number }
  | { readonly shape: 'circle'; readonly at: Pose; readonly diameter: number };

export interface Company {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly battalion: string;
  readonly troop: Troop;
  readonly quality: Quality;
  readonly leadership: number;
  readonly rallyScore: number | null;
  readonly startSp: number;
  readonly shaken: boolean;
  readonly demoralised: boolean;
  /** The turn in which demoralised armour recovers (PLA-R-198). */
  readonly recoversAt: number | null;
  readonly order: InForce;
  readonly instructions: Instructions;
  /** Enemy bases that it located, this turn and last, by their true ids. */
  readonly located: readonly Located[];
  /** Its SP after the last morale test (PLA-MOR-03 to -06). */
  readonly spTested: number;
  readonly surprised: number;
  readonly hadOrbital: boolean;
  /** Since which turn it is in contact (PLA-OM-19). */
  readonly contactSince: number | null;
  /** It may go back as under a withdraw order (PLA-OM-20). */
  readonly mayWithdraw: boolean;
}
export interface Located {
  readonly base: string;
  readonly turn: number;
  /** It could be told to an HQ (PLA-HID-02). */
  readonly reported: boolean;
}

export const ORDER_KINDS = ['attack', 'defend', 'move', 'withdraw', 'opportunity', 'hold'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];
export const ON_CONTACT = ['continue', 'halt', 'assault'] as const;
export type OnContact = (typeof ON_CONTACT)[number];
export const WITHDRAW_IF = ['never', 'assaulted', 'below-half'] as const;
export type WithdrawIf = (typeof WITHDRAW_IF)[number];

/** What an order says (PLA-OM-01), whoever it is for. */
export interface OrderText {
  readonly kind: OrderKind;
  readonly route: readonly Point[];
  readonly objective: Point | null;
  readonly mode: MoveMode;
  /** The turn before which it is not begun. */
  readonly notBefore: number;
  readonly onContact: OnContact;
  readonly withdrawIf: WithdrawIf;
}
/** An order in force, and what was measured when it came into force (PLA-OM-17, PLA-SOP-06). */
export interface InForce extends OrderText {
  readonly since: number;
  readonly from: Point;
  /** Where each base stood then, from the middle of the company; under defend its place. */
  readonly offsets: Readonly<Record<string, Point>>;
}

/** Orders that are being issued by an HQ (PLA-OM-04). */
export interface Package {
  readonly id: string;
  readonly hq: string;
  readonly side: Side;
  readonly text: OrderText;
  /** In the order in which they are briefed, with the turns of work each needs; those that have theirs are gone. */
  readonly companies: readonly { readonly id: string; readonly ready: number }[];
  readonly attachments: readonly { readonly base: string; readonly company: string }[];
  readonly submitted: number;
  readonly progress: number;
  readonly minutes: number;
}

export const FIRE_RULES = ['free', 'within', 'return', 'hold'] as const;
export const TARGET_KINDS = ['none', 'nearest', 'vehicles', 'infantry', 'guns'] as const;
export const PACES = ['full', 'bound', 'halt'] as const;
export const ASSAULT_WHEN = ['suppressed', 'now', 'never'] as const;
/** PLA-SOP-01; null: what the specification gives to troops of this kind. */
export interface Instructions {
  readonly fire: (typeof FIRE_RULES)[number] | null;
  readonly within: number | null;
  readonly target: (typeof TARGET_KINDS)[number];
  readonly pace: (typeof PACES)[number] | null;
  readonly assaultWhen: (typeof ASSAULT_WHEN)[number];
  readonly dig: boolean;
  readonly calls: StandingCall | null;
}
/** PLA-SOP-05. */
export interface StandingCall {
  readonly batteries: readonly string[];
  readonly at: Point | { readonly contact: number };
  readonly turns: number;
}

export interface Battalion {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly regiment: string;
  /** Its HQ base; null while it has none. */
  readonly hq: string | null;
  /** The turn in which a lost HQ is replaced (PLA-OM-05). */
  readonly hqAt: number | null;
  readonly netComplete: boolean;
  readonly irregular: boolean;
}
/** PLA-SCN-04. */
export interface Regiment {
  readonly id: string;
  readonly side: Side;
  readonly hq: string;
}

export const INTERVENTIONS = ['rally', 'assault', 'morale'] as const;
export type Intervention = (typeof INTERVENTIONS)[number];
export interface Commander {
  readonly id: string;
  readonly battalion: string;
  readonly side: Side;
  readonly leadership: number;
  /** Somebody plays him (PLA-CMD-03). */
  readonly played: boolean;
  /** The company he is with; null: his HQ. */
  readonly company: string | null;
  readonly base: string | null;
  readonly intervene: readonly Intervention[];
  /** The turn in which a new one is thrown for (PLA-CMD-04). */
  readonly newAt: number | null;
}

export const CALL_KINDS = ['he', 'cloud', 'nuclear'] as const;
export interface Call {
  readonly id: string;
  readonly side: Side;
  readonly caller: string;
  readonly batteries: readonly string[];
  readonly zone: ZoneShape;
  readonly multiple: number;
  readonly kind: (typeof CALL_KINDS)[number];
  readonly turnCalled: number;
  /** Bases that the caller's company had located when it called (PLA-R-44). */
  readonly locatedAtCall: readonly string[];
}

export const ASSET_KINDS = [
  'air-unit',
  'flyer-flight',
  'pacifier-section',
  'light-airtrans',
  'medium-airtrans',
  'heavy-airtrans',
  'spysat',
  'orbital-laser',
  'cruiser',
  'battleship',
] as const;
export type AssetKind = (typeof ASSET_KINDS)[number];
export const MUNITIONS = ['ga', 'other', 'ecm', 'nuclear'] as const;
export type Munitions = (typeof MUNITIONS)[number];
/** AIR, airtrans, shuttles and what is in orbit: outside companies (PLA-OB-14). An airtrans that has landed is a base too. */
export interface Asset {
  readonly id: string;
  readonly kind: AssetKind;
  readonly side: Side;
  readonly sp: number;
  readonly munitions: Munitions | null;
  readonly pilots: Quality | 'robot';
  readonly windows: readonly (readonly [number, number])[];
  readonly shots: number | null;
  readonly sorties: number;
  readonly lastSortie: number | null;
  readonly damagedToday: boolean;
  readonly readyAt: number;
  readonly mission: Mission | null;
  readonly shuttle: boolean;
  readonly orbit: 'low' | 'geostationary' | null;
  /** The base that stands for it while it is on the table. */
  readonly base: string | null;
  /** On its way: where it lands, and when. */
  readonly flight: { readonly to: Point | 'orbit'; readonly turn: number } | null;
  /** When an orbital laser or ship first fired in its present stay (PLA-ORB-02, -05). */
  readonly firingSince: number | null;
}
export const MISSIONS = ['strike', 'ecm', 'recce', 'orbital'] as const;
export interface Mission {
  readonly kind: (typeof MISSIONS)[number];
  readonly at: Pose;
  readonly munitions: Munitions | null;
  readonly called: number;
  readonly locatedAtCall: readonly string[];
  /** Interception was thrown and it came through. */
  readonly through: boolean;
}

export interface Cloud {
  readonly id: string;
  readonly source: 'tank' | 'shell' | 'canister';
  readonly at: Pose;
  readonly guns: number;
  readonly turn: number;
  /** PLA-HID-08: sides that see it. */
  readonly seenBy: readonly Side[];
}

/** What lies on the ground: the kinds of the terrain table, what a scenario adds, and what a battle leaves behind. */
export const FEATURE_KINDS = [
  'open',
  'open-woods',
  'close-woods',
  'forest',
  'built-up',
  'stream',
  'river',
  'road',
  'bridge',
  'hill',
  'minefield',
  'lane',
  'crater',
  'works',
] as const;
export type FeatureKind = (typeof FEATURE_KINDS)[number];

/** Ground that lies there from the beginning, or comes in the battle. */
export interface Feature {
  readonly id: string;
  readonly kind: FeatureKind;
  readonly name: string | null;
  readonly outline: readonly Point[] | null;
  readonly line: readonly Point[] | null;
  readonly at: Point | null;
  readonly level: number;
  readonly cover: boolean;
  readonly dense: boolean;
  readonly hiddenFrom: readonly Side[];
  /** A bridge is blown; a minefield is cleared; a trench is gone. */
  readonly down: boolean;
  /** Buildings that have fallen (PLA-NUC-03): within these circles. */
  readonly rubble: boolean;
  /** Of works: how deep, and whose. */
  readonly dug: Dug;
  readonly owner: Side | null;
  /** Captured in this turn (PLA-R-69). */
  readonly captured: number | null;
}

export interface Weather {
  readonly visibility: number;
  readonly closeLimit: number;
  readonly denseCloud: boolean;
  /** Tenths of a degree in which the wind blows. */
  readonly wind: number;
  readonly prevailing: number;
  /** What the scenario or the umpire has settled; until which turn. */
  readonly fixed: Readonly<Partial<Record<'visibility' | 'closeLimit' | 'denseCloud' | 'wind', number | true>>>;
}

export interface Objective {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
  readonly value: number;
  readonly whenBlown: Readonly<Record<Side, number>> | null;
  /** One that the umpire gave to a side alone (PLA-UMP-24); null: both know of it. */
  readonly only: Side | null;
  readonly holder: Side | null;
  /** Who has held it at some end of a turn, or at the start (PLA-CAM-09). */
  readonly heldBy: readonly Side[];
}

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
  over: Over | null;
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
