import type { Point, Pose, RuleId, Side } from '@umpire/engine';
import type { State as BaseState, Dug, MoveMode, Quality, Troop, UnitType } from '../pieces.js';
import type { Task } from '../tables/works.js';
import type { ZoneShape } from './state-ground.js';

/** What fights on the ground, and who commands it: bases, companies and their orders, battalions, commanders. */

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
  /** PLA-HE-05: bases of a company that is dug in that have not moved since it was begun. */
  readonly still: readonly string[];
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
  /** How long the way was that brought it there (PLA-R-79). */
  readonly walked: number;
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
  /** PLA-CMD-03: of one whom nobody plays: whether he stepped in this turn, where that was thrown for. */
  readonly thrown: readonly { readonly into: Intervention; readonly turn: number; readonly stepsIn: boolean }[];
  /** The turn in which a new one is thrown for (PLA-CMD-04). */
  readonly newAt: number | null;
}
