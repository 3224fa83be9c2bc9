import type {
  AgreedTerm,
  BattleRecord,
  Briefing,
  Card,
  CardRange,
  CommandRing,
  DeskField,
  Formation,
  Gesture,
  GestureTarget,
  GlossaryWord,
  GuideProgress,
  GuideStep,
  Hand,
  KeptPast,
  Line,
  MenuItem,
  Meter,
  OrderBase,
  OrderSoFar,
  Outlook,
  Players,
  Point,
  Pose,
  Preview,
  Push,
  Pushed,
  Readiness,
  Refusal,
  Roster,
  RuleId,
  Scene,
  SeatId,
  Seed,
  SeenAsk,
  Share,
  Side,
  Stake,
  TableSquare,
  Trail,
  UmpireDesk,
  Viewer,
} from '@umpire/engine';
import type { BoutCalls } from './bout.js';
import type { OpponentCalls } from './opponents.js';
import type { SidesTurn } from './sides.js';
import type { AnswerPreview } from './stake.js';
import type { StudyCalls } from './study.js';

/** Who holds a seat: somebody at this screen, a bot by its id, or somebody at another screen by his name. */
export type Holder = 'person' | { readonly bot: string } | { readonly player: string };
/** The bot that holds a seat, if one does. */
export const botAt = (holder: Holder | undefined): string | undefined =>
  typeof holder === 'object' && 'bot' in holder ? holder.bot : undefined;
/** Who holds which seat, by its name; a side with one player has one that is called as the side is. */
export type Seats = Readonly<Record<SeatId, Holder>>;
/** A seat as everybody at the table knows it. */
export interface Place {
  readonly id: SeatId;
  readonly side: Side;
}

/** Everything that makes a battle. */
export interface BattlePlan {
  readonly ruleset: string;
  readonly scenario: unknown;
  /** What was agreed on in place of what the scenario says by itself. */
  readonly terms?: readonly AgreedTerm[];
  readonly title: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: Seats;
  /** Several players a side, and what each commands; the seats are then those of `seatNames`. */
  readonly players?: Players;
  /** Thrown by the program from a seed, or typed in from a real table. */
  readonly dice: { readonly kind: 'seeded'; readonly seed: Seed } | { readonly kind: 'typed' };
  /** Two people at one screen: cover the table when it is passed on. On unless it is `false`. */
  readonly privacy?: boolean;
  /** Somebody at this screen is the umpire. */
  readonly umpire?: true;
  /** At this screen: how long whoever writes unseen may take. */
  readonly clock?: Clock;
}
/** Milliseconds for a move; in some steps, by their names, otherwise. */
export interface Clock {
  readonly perMove: number;
  readonly steps?: Readonly<Record<string, number>>;
}

/** What a side has to fear as everybody stands, as far as it can know. */
export interface Dangers {
  /** Who of its own could be struck where it stands, and by whom. */
  readonly exposed: readonly { readonly piece: string; readonly threats: Outlook['threats'] }[];
  /** How far each of the enemy strikes. */
  readonly reaches: readonly { readonly piece: string; readonly ranges: readonly CardRange[] }[];
}

/** What was thrown or shown for everybody to see: a die's score, or both hands. */
export type Throw = number | { readonly [side in Side]: Hand };

/** A throw with what it was for, and where in the telling of its entry it fell. */
export interface Thrown {
  /** So many lines of the entry were told before it. */
  readonly before: number;
  /** What it was thrown for, in the book's words, and by which rule. */
  readonly text: string;
  readonly rule: RuleId;
  /** Who threw it, and a die of how many sides. */
  readonly by?: Side | 'both';
  readonly sides?: number;
  /** What its face meant, in a word or two, and the square of the table that it was thrown for. */
  readonly meant?: string;
  readonly square?: TableSquare;
  /** What was shown; hands that were shown across a real table are known by their winner alone. */
  readonly value?: Throw;
  /** Of hands: who won. */
  readonly won?: Side | 'draw';
  /** It had to be decided and was drawn: both show another hand. */
  readonly again?: true;
}

/** One entry of the record as a viewer may hear of it. */
export interface LogEntry {
  readonly index: number;
  /** `all`: what comes of what all wrote unseen; who handed in last is nobody's to know. */
  readonly by: Side | 'umpire' | 'book' | 'all';
  readonly verb: string;
  readonly lines: readonly Line[];
  readonly thrown?: readonly Thrown[];
}

/** What a viewer sees of a battle; everything the page draws comes from here. */
export interface BattleView {
  readonly battle: string;
  readonly book: string;
  readonly viewer: Viewer;
  /** The seat from which he looks; whoever has none is named as whom he looks. */
  readonly at: SeatId;
  readonly scene: Scene;
  /** How near each side is to losing, by each condition of the book. */
  readonly meters: readonly Meter[];
  readonly turn: SidesTurn;
  readonly asked?: {
    readonly ask: SeenAsk;
    readonly answered: readonly Side[];
    readonly own?: unknown;
    /** What hangs on the order that waits for the answer, from the viewer's side. */
    readonly stake?: Stake;
    /** What the viewer's answers may come to, where the book can say. */
    readonly answerPreviews?: readonly AnswerPreview[];
  };
  /** Of the viewer, if it is a side: verbs open and closed; or the answer that he makes as he makes an order. */
  readonly menu: readonly MenuItem[];
  /** An order that leaves the viewer no choice, if there is one: it may be given by itself. */
  readonly only?: OrderSoFar;
  /** Where orders are written for a whole side: what the viewer commands, and his sheet. */
  readonly roster?: Roster;
  /** When the time of whoever is to act is over, by the clock of the server that keeps the battle (milliseconds since 1970). */
  readonly until?: number;
  /** Several pieces of whoever looks can be pushed with one hand. */
  readonly pushes?: true;
  /** Its book tells what each side believed, when it is over. */
  readonly believes?: true;
  readonly log: readonly LogEntry[];
  /** How many entries the viewer knows of; `index` in the log counts them too. */
  readonly entries: number;
  /** Why the viewer cannot take back his latest order; undefined if he can. */
  readonly undo?: string;
  readonly redo: boolean;
  /** The viewer has ordered something himself. */
  readonly acted?: true;
  /** A die that was typed in last and may be typed in again: that is what is taken back. */
  readonly typed?: number;
  readonly seats: Seats;
  /** The seats of both sides, in their order. */
  readonly places: readonly Place[];
  /** Two persons share this screen, and either may see all that there is to see now: nothing need be covered between them. */
  readonly open?: true;
  /** A bot is to act, and does as soon as it is let. */
  readonly thinking: boolean;
  /** Somebody sits in the umpire's seat; `awaited`: the battle stands still until he gives his word. */
  readonly umpire?: {
    readonly awaited: boolean;
    /** At another screen: this one is never handed to him. */
    readonly elsewhere?: true;
  };
}

export type Outcome =
  | { readonly ok: true; readonly battleView: BattleView }
  | { readonly ok: false; readonly error: Refusal };

/** Where a stand can get to: outlines to draw. The way to a point is asked for as it is pointed at. */
export interface Reachable {
  readonly outline: readonly (readonly Point[])[];
  /** How far it is led from: what it reaches beyond that is marked. */
  readonly command?: CommandRing | undefined;
}

/** An order without gaps, and what it would do. */
export interface WholeOrder {
  readonly order: OrderSoFar;
  readonly preview: Preview;
}

/** What a viewer wants to know of a piece when he takes it up: all in one call. */
export interface Inspection {
  readonly piece: string;
  readonly card?: Card;
  readonly sight: readonly Sighting[];
  /** Whom it can strike, by each verb whose first field is a target. */
  readonly targets: readonly Aimed[];
}

export interface Sighting {
  readonly id: string;
  readonly blockedBy: readonly string[];
}

export interface Aimed {
  readonly verb: string;
  readonly target: GestureTarget;
  /** What would happen, where that can be said now. */
  readonly preview?: Preview;
}

/** The guide of a battle as a side stands in it. */
export interface GuideGlance {
  readonly steps: readonly GuideStep[];
  readonly progress: GuideProgress;
  /** By the step: what each points at now. */
  readonly shows: readonly (readonly string[])[];
}

/** What was put in since the last complete entry: an order that waits for answers, and the answers that are in. The umpire's answer is his word. */
export type Input =
  | { readonly by: SeatId; readonly order: unknown }
  | { readonly by: SeatId; readonly answer: unknown };

/** A battle as it is kept: the record, null before its first entry is complete, and what the record does not hold yet. */
export interface Kept {
  readonly record: BattleRecord | null;
  readonly unrecordedInputs: readonly Input[];
  /** The state after the last complete entry: a new version of the book may have to go on from it. */
  readonly state?: unknown;
  /** What each complete entry left behind. */
  readonly trail?: Trail | undefined;
  /** The places of entries that left no choice and were given for whoever would have had to. */
  readonly byThemselves?: readonly number[] | undefined;
}

/** What is kept beside a record. */
export type KeptBeside = KeptPast & Pick<Kept, 'byThemselves'>;

/** The umpire's desk: what the book puts there, and the table as each side believes it to be. */
export interface JudgeView {
  readonly desk: UmpireDesk;
  readonly scenes: { readonly [side in Side]: Scene };
  /** What each side was told last, the latest first. */
  readonly told: { readonly [side in Side]: readonly string[] };
}

/** What the desk in the worker answers to. Every call is one request and one reply. */
export interface DeskCalls extends BoutCalls, OpponentCalls, StudyCalls {
  open(plan: BattlePlan, id: string, unrecordedInputs?: readonly Input[]): Outcome;
  resume(
    record: BattleRecord,
    plan: Omit<BattlePlan, 'scenario' | 'options' | 'dice'>,
    id: string,
    unrecordedInputs?: readonly Input[],
    beside?: KeptBeside,
  ): Outcome;
  battleView(viewer: SeatId): Outcome;
  /** `byItself`: it leaves no choice, and is given for whoever would have to. */
  order(by: SeatId, order: unknown, viewer: SeatId, byItself?: boolean): Outcome;
  answer(by: SeatId, value: unknown, viewer: SeatId): Outcome;
  /** A die that was typed in is taken back for all who look on; the viewer is the side, if nobody is named. */
  undo(by: SeatId, viewer?: SeatId): Outcome;
  /** An order of the umpire, or his word that the battle may go on. */
  rule(order: unknown, viewer: SeatId): Outcome;
  release(viewer: SeatId): Outcome;
  /** What lies on the umpire's desk; undefined where nobody sits there, or the book knows no desk. */
  judgeView(): JudgeView | undefined;
  /** The fields of one of his verbs, by what is filled in so far. */
  judgeFields(verb: string, sofar: Readonly<Record<string, unknown>>): readonly DeskField[];
  redo(by: SeatId): Outcome;
  /** One decision of a bot, if one is due. */
  think(viewer: SeatId): Outcome;
  card(viewer: SeatId, piece: string): Card | undefined;
  /** All that the page shows when a piece is taken up. */
  inspect(viewer: SeatId, piece: string): Inspection;
  gesture(by: SeatId, field: string, sofar: OrderSoFar): Gesture | Refusal;
  preview(by: SeatId, order: unknown): Preview | Refusal;
  reach(by: SeatId, verb: string, stand: string): Reachable | Refusal;
  /** The way to a point of the reach that was asked for last; from `from`, as far towards it as is allowed. */
  wayTo(point: Point, from?: Point): readonly Point[] | undefined;
  /** Who can still act; a verb that strikes counts only where somebody can be struck. */
  readiness(by: SeatId): readonly Readiness[];
  /** The order that comes of a verb and what is known of its fields, if the rest is as the book suggests; and what it would do. */
  wholeOrder(by: SeatId, item: MenuItem, values: Readonly<Record<string, unknown>>): WholeOrder | Refusal;
  /** The same, what is to be chosen being chosen so that it is allowed, if it can be. */
  fittingOrder(by: SeatId, item: MenuItem, values: Readonly<Record<string, unknown>>): WholeOrder | Refusal;
  /** What the best of the bots would order for a side, from what that side sees. */
  advised(by: SeatId): OrderBase | undefined;
  /** Orders one after the other, as one: an undo takes them back as a whole. */
  orders(by: SeatId, orders: readonly OrderBase[], viewer: SeatId): Outcome;
  /** What a player would push forward with one hand. */
  formations(by: SeatId): readonly Formation[];
  /** What one push of several pieces comes to. */
  push(by: SeatId, push: Push): readonly Pushed[];
  /** What a place would mean to a piece. */
  outlook(by: SeatId, stand: string, at: Pose): Outlook | undefined;
  /** What a side has to fear as everybody stands. */
  dangers(by: SeatId): Dangers | undefined;
  sight(viewer: SeatId, piece: string): readonly Sighting[];
  /** The battle as it was after an entry, for replays; the running battle is not touched. */
  lookBack(index: number, viewer: SeatId): Outcome;
  record(): BattleRecord | undefined;
  /** How far a side is in the guide of its battle by now; undefined where it has none. */
  guide(by: SeatId, progress: GuideProgress): GuideGlance | undefined;
  /** What players of a side may share out among them; nothing where it has but one. */
  shares(side: Side): readonly Share[];
  /** What a side should know before its battle; undefined where the book says nothing. */
  briefing(side: Side): Briefing | undefined;
  /** The words of its book that are explained. */
  glossary(): readonly GlossaryWord[];
  /** Everything that must be kept for the battle to go on as it stands. */
  keep(): Kept | undefined;
}
