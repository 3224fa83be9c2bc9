import type { BattleView, Kept } from '@umpire/desk';
import type { Draft, MenuItem, OrderBase, Preview, Refusal, SeatId } from '@umpire/engine';
import type { BattleEntry } from '../../storage/battles.js';
import type { Tail } from '../film/recalled.js';
import type { Take } from '../film/takes.js';
import { type News, NO_NEWS } from './news.js';
import type { Speed } from './pace.js';
import type { Placings } from './placings.js';

/** What an open battle waits for while nothing is under way. */
export type Rest =
  /** An order of whoever sits here. */
  | 'choosing'
  /** An answer of somebody here, or a die that lies on a real table. */
  | 'asked'
  /** A bot; it goes on as soon as what happened last has been looked at. */
  | 'following'
  /** A bot; it goes on when it is told to. */
  | 'paused'
  /** Somebody who does not sit here. */
  | 'watching'
  | 'over';

/** An order, or an answer, that is being made. There is never more than one. */
export interface Drafting {
  readonly kind: 'drafting';
  readonly draft: Draft;
  /** What the battle waits for behind it. */
  readonly meanwhile: Rest;
  /** The field that the book is asked about, and the order as it was before it. */
  readonly asking?: { readonly call: number; readonly field: string; readonly sofar: string };
  /** The order as it stands, once it is whole, and what it would do. */
  readonly weighed?: { readonly of: string; readonly preview?: Preview | Refusal };
  /** What was put down by hand so far. */
  readonly placings?: Placings;
}

/** Somebody's answer that waits for the other one's, which is on its way. */
export interface Waiting {
  readonly by: SeatId;
  readonly ask: string;
  readonly value: unknown;
  readonly ticket: number;
}

/** An order of one who is quicker than the worker: it follows the one that is on its way, if it is still open then. */
export interface Queued {
  readonly order: { readonly verb: string; readonly stand?: unknown };
  readonly ticket: number;
}

/** What the worker is asked for carries a number: an answer with another one comes too late. */
interface UnderWay {
  readonly call: number;
  /** Whoever is told how it came out. */
  readonly ticket?: number | undefined;
}

/** Whom the screen can be passed to: a player by his seat, or the umpire. */
export type Sitter = SeatId;

/** Where a battle stands between the player, the page and the worker. `docs/architecture.md` has a picture of it. */
export type State =
  /** The library is read. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'unread'; readonly why: 'missing' | 'damaged' | 'newer' | 'blocked'; readonly message: string }
  /** The worker plays what was kept. */
  | ({ readonly kind: 'opening' } & UnderWay)
  /** It was read, but the engine will not go on from it. */
  | { readonly kind: 'refused'; readonly error: Refusal; readonly entry: BattleEntry }
  | { readonly kind: Rest }
  /** There is but one thing to do, such as to end an empty step: the table is seen for a moment, then it is done by itself. */
  | { readonly kind: 'skipping'; readonly order: { readonly verb: string } }
  | Drafting
  /** What a person did is on its way; if it is refused, things are as they were before. */
  | ({
      readonly kind: 'sending';
      readonly before: State;
      readonly answer?: { readonly by: SeatId; readonly ask: string };
      readonly next?: Waiting;
      /** Orders that follow it; undefined: none may, for it ends something or is no order of a person. */
      readonly queue?: readonly Queued[] | undefined;
      /** What the others did before an order that may be refused. */
      readonly takes?: readonly Take[];
    } & UnderWay)
  /** A bot is at it. */
  | ({ readonly kind: 'thinking'; readonly before: State } & UnderWay)
  /** The table is fetched as somebody else sees it. */
  | ({ readonly kind: 'showing'; readonly from: 'opening' | 'table' | { readonly covered: Sitter } } & UnderWay)
  /** The screen is to be passed on, when the last result has been looked at. */
  | { readonly kind: 'passing'; readonly to: Sitter }
  | { readonly kind: 'covered'; readonly to: Sitter }
  /** The worker is lost; the battle goes on from what was kept. */
  | { readonly kind: 'broken'; readonly why: string }
  /** The page was left. */
  | { readonly kind: 'closed' };

export interface Habits {
  /** Bots act by themselves; else one step at a time. */
  readonly running: boolean;
  readonly speed: Speed;
  readonly skips: boolean;
}

export interface Saved {
  readonly state: 'saving' | 'saved' | 'held';
  readonly at?: number;
}

/** What was passed over says something only as long as the turn lasts. */
export interface Passed {
  readonly turn: string;
  readonly names: ReadonlySet<string>;
}

export const NOTHING_PASSED: Passed = { turn: '', names: new Set() };

/** A window in which all write unseen, and who has handed in. */
export interface HandedIn {
  readonly window: string;
  readonly by: readonly SeatId[];
}

export const NOBODY_YET: HandedIn = { window: '', by: [] };

/** A session: its state, and what lasts longer than a state does. */
export interface Sitting extends Habits {
  readonly state: State;
  readonly entry?: BattleEntry;
  readonly kept?: Kept;
  readonly battleView?: BattleView;
  /** What somebody elsewhere did while something of ours was on its way. */
  readonly pushed?: BattleView | undefined;
  readonly lastSeen: ReadonlyMap<SeatId, BattleView>;
  readonly news: News;
  /** What was thrown last, until something else is, the viewer orders something, or it is put away. */
  readonly thrown?: News | undefined;
  /** What the others did since the viewer's last order, as he saw it. */
  readonly takes: readonly Take[];
  /** And what each who looked at this screen saw of them when he looked last. */
  readonly shelved: ReadonlyMap<SeatId, readonly Take[]>;
  /** The briefing was read, or there is none: bots that begin need not wait for it. */
  readonly briefed: boolean;
  /** Those at this screen who have read theirs: who is asked something before his first order reads it first. */
  readonly readers: readonly SeatId[];
  /** What the bots do now is not waited for, until somebody here is to act. */
  readonly hurried: boolean;
  /** After an undo nothing is skipped until the player acts again. */
  readonly held: boolean;
  /** What the player could have done in the step that he ended last, and in which turn that was. */
  readonly passed: Passed;
  /** Where all write unseen: what was being written last, and who at this screen has handed it in, in their order. */
  readonly handedIn: HandedIn;
  readonly saved: Saved;
  /** How many calls were made so far. */
  readonly calls: number;
}

export const BEGINNING: Sitting = {
  state: { kind: 'loading' },
  running: true,
  speed: '1',
  skips: true,
  lastSeen: new Map(),
  news: NO_NEWS,
  takes: [],
  shelved: new Map(),
  briefed: false,
  readers: [],
  hurried: false,
  held: false,
  passed: NOTHING_PASSED,
  handedIn: NOBODY_YET,
  saved: { state: 'saved' },
  calls: 0,
};

/** What the worker is asked to do to the battle, or to show of it. */
export type Call =
  | { readonly to: 'order'; readonly by: SeatId; readonly order: unknown; readonly byItself?: true }
  | { readonly to: 'orders'; readonly by: SeatId; readonly orders: readonly OrderBase[] }
  | { readonly to: 'answer'; readonly by: SeatId; readonly value: unknown }
  | { readonly to: 'undo' | 'redo'; readonly by: SeatId }
  | { readonly to: 'rule'; readonly order: unknown }
  | { readonly to: 'release' }
  | { readonly to: 'think' | 'look' };

/** What is to be done in the world; whatever comes of it comes back as an input. */
export type Effect =
  | { readonly do: 'load' }
  | { readonly do: 'open'; readonly call: number; readonly entry: BattleEntry; readonly kept: Kept }
  | { readonly do: 'call'; readonly call: number; readonly what: Call; readonly viewer: SeatId }
  | {
      readonly do: 'gesture';
      readonly call: number;
      readonly by: SeatId;
      readonly draft: Draft;
      readonly field: string;
    }
  /** `placed`: the order is not whole, but something of it lies somewhere: whether it may. */
  | {
      readonly do: 'weigh';
      readonly by: SeatId;
      readonly of: string;
      readonly placed?: Pick<Draft, 'item' | 'values'>;
    }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'stop waiting' }
  | { readonly do: 'save' }
  /** What the others did last is looked up, as it was seen then. */
  | { readonly do: 'recall'; readonly tail: Tail; readonly now: BattleView }
  | { readonly do: 'tell'; readonly ticket: number; readonly refusal: Refusal | undefined }
  | { readonly do: 'end' };

export interface Step {
  readonly next: Sitting;
  readonly effects: readonly Effect[];
}

export type DraftInput =
  | { readonly kind: 'begin'; readonly item: MenuItem; readonly first?: unknown; readonly atOnce?: boolean }
  | { readonly kind: 'fill'; readonly name: string; readonly value: unknown }
  /** Fills a field; where one touch is all it takes, the next one is taken in hand. `follows`: the same hand still moves it. */
  | { readonly kind: 'touch'; readonly name: string; readonly value: unknown; readonly follows?: boolean }
  | { readonly kind: 'clear'; readonly name: string }
  /** What was in hand when the page was left, or was dragged onto the table. */
  | { readonly kind: 'take up'; readonly draft: Draft }
  /** What was put down last is taken back, or put there again. */
  | { readonly kind: 'unplace' }
  | { readonly kind: 'place again' }
  | { readonly kind: 'next' | 'back' | 'drop' };
