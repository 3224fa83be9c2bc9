import type { Point, Pose, Side } from '@umpire/engine';
import type { EventIn, Reasoned } from '../../book/events.js';
import type { Gift } from '../../book/parts.js';
import type { Weight } from '../book/engagements.js';
import type { PlayBook } from '../book.js';
import type { Code, EngagementType, Light, Mode, Status } from '../pieces.js';
import type { Changing } from './change.js';
import { commandEvents } from './command-events.js';
import type { OfBlank } from './hearing.js';
import { SETUP_EVENTS } from './setup-events.js';
import type { Effect, Nature } from './state.js';

/** The kinds that are declared in one place each. */
export const declaredEvents = (book: PlayBook & Changing) => ({ EVENTS: { ...SETUP_EVENTS, ...commandEvents(book) } });
export type Declared = Gift<'log', typeof declaredEvents>;

/** What happened, in the past tense. A new kind is declared with its `apply` and its words, as those in `EVENTS` are. */
export type Event = EventIn<Declared['log']['EVENTS']> | UndeclaredEvent;

/** Turns, stands and engagements: what they alter is in `apply.ts`, what is said of them in `tell.ts`. */
export type UndeclaredEvent =
  // the turn
  | ({ readonly kind: 'turnBegan'; readonly turn: number; readonly hour24: number; readonly light: Light } & Reasoned)
  | ({ readonly kind: 'roundBegan'; readonly round: 1 | 2; readonly owner: Side; readonly first: Side } & Reasoned)
  | { readonly kind: 'segmentBegan'; readonly segment: 1 | 2 | 3 | 4 | 5 | 6 }
  /** `quiet`: turns running without a fight, where that ends a battle. */
  | ({ readonly kind: 'turnEnded'; readonly quiet: number } & Reasoned)
  // stands
  // `by`: the scouts who saw it
  | ({ readonly kind: 'revealed'; readonly stand: string; readonly nature: Nature; readonly by?: string } & Reasoned)
  | ({
      readonly kind: 'entered';
      readonly stand: string;
      readonly at: Pose;
      readonly how: 'enter' | 'approach' | 'bringOn';
    } & Flown &
      Reasoned)
  | ({
      readonly kind: 'attackRun';
      readonly stand: string;
      readonly at: Pose;
      readonly target: string;
    } & Flown &
      Reasoned)
  | ({
      readonly kind: 'modeChanged';
      readonly stand: string;
      readonly mode: Mode;
    } & OfBlank &
      Reasoned)
  | ({
      readonly kind: 'groupSelected';
      readonly side: Side;
      readonly group: number;
      readonly name: string;
      readonly known: string;
    } & Reasoned)
  /** What the going of a blank cites would tell what it is. */
  | ({
      readonly kind: 'moved';
      readonly stand: string;
      readonly how: 'march' | 'tactical';
      readonly path: readonly Point[];
      readonly facing: number;
      readonly inches: number;
    } & OfBlank &
      Reasoned)
  | ({ readonly kind: 'turned'; readonly stand: string; readonly facing: number } & Reasoned)
  | ({
      readonly kind: 'fellBack';
      readonly stand: string;
      readonly to: Point;
      readonly inches: number;
      readonly status?: Status;
    } & OfNature &
      Reasoned)
  | ({ readonly kind: 'leftTable'; readonly stand: string; readonly mayReturn: boolean } & Reasoned)
  | ({ readonly kind: 'removed'; readonly stand: string; readonly why: 'lost' | 'fake' } & OfNature & Reasoned)
  // engagement and support
  | ({
      readonly kind: 'engaging';
      readonly stand: string;
      readonly target: string;
      readonly type: EngagementType;
      /** What the modifiers come to, as far as the results read it (`weightOf`, `bandOf`). */
      readonly weight: Weight;
      readonly marks: boolean;
    } & OfBoth &
      Reasoned)
  | ({
      readonly kind: 'challenged';
      readonly stand: string;
      readonly target: string;
      readonly refused: string;
    } & Reasoned)
  | ({
      readonly kind: 'engaged';
      readonly stand: string;
      readonly target: string;
      readonly rps: 'win' | 'draw' | 'lose';
      readonly owner: Struck;
      readonly opposing: Struck;
      /** Where the target stood: "in the town". */
      readonly where?: string;
    } & OfBoth &
      Reasoned)
  | ({
      readonly kind: 'mined';
      readonly stand: string;
      readonly field: string;
      readonly rps: 'win' | 'draw' | 'lose';
      readonly struck: Struck;
    } & OfNature &
      Reasoned)
  | ({
      readonly kind: 'supported';
      readonly stand: string;
      readonly effect: Effect;
      readonly battery: boolean;
      readonly marks: boolean;
      readonly engages: boolean;
    } & Reasoned);

/** How a flight flies, where the book wants its order to say so (`FLIGHT`). */
export interface Flown {
  readonly flown?: object;
}

/** What a stand is of which everybody knows it by then, and what two are that fight: for the words of it. */
export interface OfNature {
  readonly nature?: Nature;
}
interface OfBoth {
  readonly natures?: readonly [Nature, Nature];
}

/** What a result made of a stand: the code of the table and the state after it. */
export interface Struck {
  readonly code: Code;
  readonly status: Status;
  /** What it was before. */
  readonly was?: Status;
}

export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;
