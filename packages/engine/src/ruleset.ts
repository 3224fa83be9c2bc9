import type { ZodType } from 'zod';
import type { Adjudicable } from './adjudicate.js';
import type { Candidate } from './candidates.js';
import type { Random } from './chance/seeded.js';
import type { Pose } from './geometry/footprint.js';
import type { Reach } from './geometry/reach.js';
import type { SeenAsk } from './match/seen.js';
import type { UmpireRuling } from './match/umpire.js';
import type { DieAsk, Procedure } from './procedure/ask.js';
import type { Citation, Refusal, Result, RuleId } from './result.js';
import type { Options } from './rules/option.js';
import type { SeatId, Side, TableSeat, Viewer } from './seats.js';
import type { Sharing } from './sharing.js';
import type { Belief } from './table/belief.js';
import type { Briefing } from './table/briefing.js';
import type { GlossaryWord } from './table/glossary.js';
import type { Guide } from './table/guide.js';
import type { Gesture, MenuItem, Preview } from './table/menu.js';
import type { Meter } from './table/meter.js';
import type { CommandRing, Outlook } from './table/outlook.js';
import type { Roster } from './table/roster.js';
import type { Card, CardRange, Scene } from './table/scene.js';
import type { Formation, Opener, Push, Pushed } from './table/together.js';
import type { DeskField, UmpireDesk } from './table/umpire-desk.js';
import type { TermDetails } from './terms.js';

export interface OrderBase {
  readonly verb: string;
}
export interface EventBase {
  readonly kind: string;
}

/** The types of a book, under one name. A view is what leaves the engine; often it has the shape of the state. */
export interface BookTypes {
  state: object;
  order: OrderBase;
  event: EventBase;
  view: unknown;
}

/**
 * What a book's procedures work on. `state` is live: `happen` applies an event to it at once, so that what follows in
 * the procedure reads the table as it then is.
 */
export interface Game<B extends BookTypes> {
  readonly state: B['state'];
  readonly options: Options;
  /** Whose order is carried out: for books in which a side has several seats. None where the book acts by itself. */
  readonly seat?: TableSeat | undefined;
  /** Who sits at the table. */
  readonly seats?: readonly TableSeat[];
  /** Somebody may sit in the umpire's seat. */
  readonly umpire?: boolean;
  happen(event: B['event']): void;
}

/** Whom the battle waits for and why, or how it ended and by which rule. A side's name means all of its seats. */
export type Standing =
  | {
      readonly waiting: readonly SeatId[];
      readonly step: string;
      readonly rule: RuleId;
      readonly text: string;
      /** All write at once, unseen: nobody is shown whether others are ready. */
      readonly sealed?: true;
      /** Where time is counted: the umpire has given so many minutes more than is usual. */
      readonly more?: number;
      /** He holds both sides: nobody's time runs. */
      readonly held?: true;
    }
  | { readonly over: Side | 'draw'; readonly rule: RuleId; readonly text: string };

/** A scenario as it stands on the shelf: all but its map and its armies. */
export interface ScenarioHead {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** How long it takes, for the shelf: small, standard, large. */
  readonly size: string;
  /** Choices that it asks for and that differ from the defaults; players may choose otherwise. */
  readonly options?: Options;
  /** The name of an order of battle, with its table and its troops, that is fought under several books. */
  readonly sameAs?: string;
}

export interface ScenarioEntry extends ScenarioHead {
  readonly data: unknown;
}

/** Something on which players may agree before a battle: a member of the scenario's data, and what it may be. */
export interface ScenarioTerm extends TermDetails {
  readonly id: string;
  readonly label: string;
  /** Where it stands in the data. Empty: nowhere, it is only there to be chosen under other terms. */
  readonly path: readonly string[];
  /** The first is what the scenario says by itself. */
  readonly choices: readonly {
    readonly id: string;
    readonly label: string;
    readonly value: unknown;
    /** What it is made of, in a line or several: an army by its troops. */
    readonly made?: readonly string[];
  }[];
  /** There is nothing to choose: it is a list of what players bring as their own, as files or written by the book's form. */
  readonly files?: true;
  /** What the battle asks of those, by all else that was agreed on. */
  asked?(agreed: readonly AgreedTerm[]): unknown;
  /** The term under which players bring their own: each of those can be chosen here as the army of a side, too. */
  readonly own?: string;
}
/** What was agreed on. */
export type AgreedTerm = Pick<ScenarioTerm, 'path'> & { readonly value: unknown };

/** The data of a scenario with what was agreed on in place of what it says by itself. */
export const agreedData = (data: unknown, agreed: readonly AgreedTerm[]): unknown =>
  agreed.reduce((before, { path, value }) => replacedAt(before, path, value), data);
function replacedAt(data: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const members = (typeof data === 'object' && data !== null ? data : {}) as Readonly<Record<string, unknown>>;
  return { ...members, [name]: replacedAt(members[name], rest, value) };
}

/** An event as a viewer may hear of it, with its reasons. */
export interface Line {
  readonly text: string;
  readonly because: readonly Citation[];
  /** Pieces it is about, so that the page can show them. */
  readonly about: readonly string[];
  /** The first of `about` did it by the will of his own player, whoever gave the order: he evaded, he returned fire. */
  readonly reply?: true;
  /** Others did it to those whom it is about. */
  readonly suffered?: true;
  /** With it another turn begins; what is told before it in the same entry belongs to the turn before. */
  readonly begins?: true;
  /** What came of it, which its text begins with. */
  readonly outcome?: Outcome;
}

/** What came of a deed: all that is said of it where there is room for little. */
export interface Outcome {
  /** `A1 → B2: missed`. */
  readonly text: string;
  /** What became of each, in a word: it is stamped on him. */
  readonly stamps: readonly { readonly piece: string; readonly text: string }[];
}

/**
 * A rule book. State is plain JSON: an object whose fields are primitives, arrays or records; `apply` may set a field
 * and may replace an element of an array or record, and never reaches deeper. So a snapshot is one shallow copy of
 * each field (`forkState`), and everything below is shared and never changes.
 */
export interface Ruleset<B extends BookTypes> extends Adjudicable {
  readonly version: number;
  readonly title: string;
  readonly scenarios: readonly ScenarioEntry[];
  /** Orders from outside are parsed by this before anything looks at them. */
  readonly order: ZodType<B['order']>;

  setup(scenario: unknown, options: Options): Result<B['state']>;
  turn(state: B['state']): Standing;
  /**
   * Refuses, or carries the order out: at once (undefined), or as a procedure that stops where the book waits. What
   * is refused depends on the view of `by` alone, and nothing happens before the last check.
   */
  perform(game: Game<B>, by: Side, order: B['order']): Refusal | Procedure<void> | undefined;
  /** What the book does by itself now: the start of a turn, a throw that falls due. Called until it has nothing more. */
  automatic(game: Game<B>): Procedure<void> | undefined;
  /** The only function that changes a state; knows no rules. */
  apply(state: B['state'], event: B['event']): void;
  /** What `forkState` makes, said field by field: where a state has many fields that is several times as fast. */
  fork?(state: B['state']): B['state'];
  /** Does this event tell anyone something new? Undo ends there. */
  reveals(event: B['event']): boolean;
  /** An order that stays secret until a window closes: its owner may take it back although others acted since. */
  secret?(order: B['order']): boolean;
  /** How a throw is announced to one who may not know what it is for, nor how it fell; undefined: he may. The umpire always may. */
  coverThrow?(ask: DieAsk, viewer: Viewer): DieAsk | undefined;

  /** `seat`: from which seat, for books in which the seats of a side do not know the same. */
  view(state: B['state'], viewer: Viewer, seat?: TableSeat): B['view'];
  /** `then`: what came of it in the same entry, one after the other: a result is told with what it came to in the end. */
  tell(event: B['event'], viewer: Viewer, seat?: TableSeat, then?: readonly EventBase[]): Line | undefined;
  /** Who hears of what the umpire ruled, and how; without it everybody hears that he did, and why. */
  tellRuling?(ruling: UmpireRuling, viewer: Viewer, seat?: TableSeat): Line | undefined;
  /** What the umpire may do in this book, beside what he may do in every one. */
  readonly umpire?: UmpireVerbs<B>;
  /** Some full state that the viewer could not tell from the true one: for search, and for the test of secrets. */
  imagine(view: B['view'], viewer: Side, chance: Random): B['state'];
  /**
   * The form of a state, down to its leaves: what comes from outside, edited by an umpire or carried over, must have it. A field that an
   * earlier version did not have is filled in by it.
   */
  readonly form?: ZodType<B['state']>;
  /** What is impossible about a state: overlaps, stands off the table, contradictory marks. */
  faults(state: B['state'], options: Options): readonly string[];

  /** Where several may play one side: how it is shared out among them. */
  readonly sharing?: Sharing;

  readonly face: Face<B>;
  readonly advice: Advice<B>;
}

/** Verbs of the umpire. Refused or carried out as orders are; while an ask is open only those that ask nothing. */
export interface UmpireVerbs<B extends BookTypes> {
  readonly order: ZodType<OrderBase>;
  perform(game: Game<B>, order: OrderBase): Refusal | Procedure<void> | undefined;
  /** What closes the orders that he has in every book; nothing, if they are open in this one. */
  mayRule?(game: Game<B>, decision: UmpireRuling['decision']): Refusal | undefined;
  /** What he does is unseen: a side knows of those entries alone of which it is told something. */
  readonly unseen?: true;
  /** All that lies on his desk, for the page and for the terminal. */
  desk?(look: Look<B>, scenario: unknown): UmpireDesk;
  /** The fields of one of his verbs, by what is filled in so far. */
  fields?(look: Look<B>, verb: string, sofar: Readonly<Record<string, unknown>>): readonly DeskField[];
}

/** Somebody who looks at a battle: what he sees, and the options it is fought with. */
export interface Look<B extends BookTypes> {
  readonly view: B['view'];
  readonly viewer: Viewer;
  readonly seat?: TableSeat | undefined;
  readonly options: Options;
}

/** A side that may act: its view, and the options the battle is fought with. */
export interface Seat<B extends BookTypes> {
  readonly view: B['view'];
  readonly by: Side;
  readonly seat?: TableSeat | undefined;
  readonly options: Options;
  /** For gestures whose lists would tell something by their order: what they suggest is drawn from it. */
  readonly chance?: Random | undefined;
}

/** How players see and touch a battle. Everything is computed from a view. */
export interface Face<B extends BookTypes> {
  scene(look: Look<B>): Scene;
  card(look: Look<B>, piece: string): Card | undefined;
  menu(seat: Seat<B>): readonly MenuItem[];
  /** The limits of one field of an order that is being made; `sofar` has the fields before it. */
  gesture(seat: Seat<B>, field: string, sofar: OrderSoFar): Gesture | Refusal;
  preview(seat: Seat<B>, order: B['order']): Preview;
  /** Where a stand can get to with a verb whose gesture is a path. */
  reach(seat: Seat<B>, verb: string, stand: string): Reach | Refusal;
  /** What a stand sees: pieces in sight, and for those that are not, what is in the way. */
  sight(look: Look<B>, piece: string): readonly { readonly id: string; readonly blockedBy: readonly string[] }[];
  /** The guide of a scenario, by its data; undefined where it has none. */
  guide?(scenario: unknown): Guide<B> | undefined;
  /** What a side should know of a scenario before it begins, by its data. */
  briefing?(scenario: unknown, side: Side): Briefing | undefined;
  /** The words that the book uses in a sense of its own: all that cards, menus and meters use. */
  readonly glossary?: readonly GlossaryWord[];
  /** How near each side is to losing, by each condition of the book. */
  meters?(look: Look<B>): readonly Meter[];
  /** What a side believed, against the truth: for those who look at a battle that is over. */
  belief?(state: B['state'], side: Side, options: Options): Belief;
  /** Where orders are written for a whole side: its formations, and the sheet that is handed in. */
  roster?(seat: Seat<B>): Roster;
  /** What a player would push forward with one hand now. */
  formations?(seat: Seat<B>): readonly Formation[];
  /** Orders without which pieces are closed, and which may go before what is ordered of them. */
  openers?(seat: Seat<B>): readonly Opener<B['order']>[];
  /** What one push of several pieces comes to, each by its own rules. */
  push?(seat: Seat<B>, push: Push): readonly Pushed<B['order']>[];
  /** What a place would mean to a piece: whom it could strike from there, and who could strike it. */
  outlook?(seat: Seat<B>, stand: string, at: Pose): Outlook;
  /** Who could strike a piece where it stands. */
  threats?(seat: Seat<B>, stand: string): Outlook['threats'];
  /** How far a piece could strike from where it stands, by all that the viewer may know of it: rings, arcs and corridors. */
  menace?(look: Look<B>, piece: string): readonly CardRange[];
  /** How far a piece is led from, where somebody leads it. */
  command?(seat: Seat<B>, stand: string): CommandRing | undefined;
}

/** An order that is being made. */
export interface OrderSoFar {
  readonly verb: string;
  readonly stand?: string;
  readonly [field: string]: unknown;
}

/** What a bot may lean on: to choose, to search, to imagine what others do. It is computed from a view too, and draws from `chance` alone. */
export interface Advice<B extends BookTypes> {
  /** Of one that comes later than the rules: to be waited for before anything else of it is asked. */
  fetched?(): Promise<void>;
  /**
   * Orders that may be worth giving, the best first, each with what it seems worth: legal ones, without those that cannot matter. They
   * are made as they are asked for: who takes the first alone pays for little more.
   */
  candidates(seat: Seat<B>, chance: Random): Iterable<Candidate<B['order']>>;
  /**
   * Legal orders, never one that would be refused. In a battle all of the discrete ones and samples of the continuous ones; before it
   * samples. Whether the ways to give a battle up are among them is the book's affair.
   */
  orders(seat: Seat<B>, chance: Random): Iterable<B['order']>;
  /** One legal order, any: cheaper than listing them. */
  anyOrder(seat: Seat<B>, chance: Random): B['order'];
  /** How the battle stands for a side: 1 is won, -1 lost, 0 even. Cheap: a search asks it at every leaf. */
  worth(seat: Seat<B>): number;
  /** Which answer looks best where the book asks for one; undefined: any that is allowed. */
  answer(seat: Seat<B>, ask: SeenAsk, chance: Random): unknown;
}

/** Any book, its types forgotten: what a registry holds. */
// biome-ignore lint/suspicious/noExplicitAny: states, orders and events of a book meet only that book's own functions
export type AnyRuleset = Ruleset<any>;
