import type {
  BattleRecord,
  Card,
  Gesture,
  Line,
  MenuItem,
  OrderSoFar,
  Point,
  Preview,
  Refusal,
  Scene,
  SeenAsk,
  Side,
  Turn,
  Viewer,
} from '@umpire/engine';

/** Who holds a side: somebody at this screen, or a bot by its id. */
export type Holder = 'person' | { readonly bot: string };
export type Seats = { readonly [side in Side]: Holder };

/** Everything that makes a battle. */
export interface BattlePlan {
  readonly ruleset: string;
  readonly scenario: unknown;
  readonly title: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: Seats;
  /** Thrown by the program from a seed, or typed in from a real table. */
  readonly dice: { readonly kind: 'seeded'; readonly seed: number } | { readonly kind: 'typed' };
}

/** One entry of the record as a viewer may hear of it. */
export interface LogEntry {
  readonly index: number;
  readonly by: Side | 'umpire' | 'book';
  readonly verb: string;
  readonly lines: readonly Line[];
}

/** What a viewer sees of a battle; everything the page draws comes from here. */
export interface Glance {
  readonly battle: string;
  readonly viewer: Viewer;
  readonly scene: Scene;
  readonly turn: Turn;
  readonly asked?: { readonly ask: SeenAsk; readonly answered: readonly Side[]; readonly own?: unknown };
  /** Of the viewer, if it is a side: verbs open and closed. */
  readonly menu: readonly MenuItem[];
  readonly log: readonly LogEntry[];
  readonly entries: number;
  /** Why the viewer cannot take back his latest order; undefined if he can. */
  readonly undo?: string;
  readonly redo: boolean;
  readonly seats: Seats;
  /** A bot is to act, and does as soon as it is let. */
  readonly thinking: boolean;
}

export type Outcome = { readonly ok: true; readonly glance: Glance } | { readonly ok: false; readonly error: Refusal };

/** Where a stand can get to: outlines to draw. The way to a point is asked for as it is pointed at. */
export interface Reachable {
  readonly outline: readonly (readonly Point[])[];
}

/** What the desk in the worker answers to. Every call is one request and one reply. */
export interface DeskCalls {
  open(plan: BattlePlan, id: string): Outcome;
  resume(record: BattleRecord, plan: Omit<BattlePlan, 'scenario' | 'options' | 'dice'>, id: string): Outcome;
  glance(viewer: Viewer): Outcome;
  order(by: Side, order: unknown, viewer: Viewer): Outcome;
  answer(by: Side, value: unknown, viewer: Viewer): Outcome;
  undo(by: Side): Outcome;
  redo(by: Side): Outcome;
  /** One decision of a bot, if one is due. */
  think(viewer: Viewer): Outcome;
  card(viewer: Viewer, piece: string): Card | undefined;
  gesture(by: Side, field: string, sofar: OrderSoFar): Gesture | Refusal;
  preview(by: Side, order: unknown): Preview | Refusal;
  reach(by: Side, verb: string, stand: string): Reachable | Refusal;
  /** The way to a point of the reach that was asked for last. */
  wayTo(point: Point): readonly Point[] | undefined;
  sight(viewer: Viewer, piece: string): readonly { readonly id: string; readonly blockedBy: readonly string[] }[];
  /** The battle as it was after an entry, for replays; the running battle is not touched. */
  lookBack(index: number, viewer: Viewer): Outcome;
  record(): BattleRecord | undefined;
}
