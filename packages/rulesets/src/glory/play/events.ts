import type { Side } from '@umpire/engine';
import type { EventIn, Reasoned } from '../../common/book/events.js';
import type { Code, Fate, Part, Reason, ShotOutcome, Weapon } from '../pieces.js';
import type { Base } from '../rules/geometry.js';
import type { Phase } from '../rules/sequence.js';
import type { Step } from '../tables/steps.js';
import { END_EVENTS } from './end-events.js';
import { SETUP_EVENTS, type Stood } from './setup-events.js';
import type { Link, Thrown } from './state.js';

/** Who moved into contact with whom (IGR-SHO-12). */
export interface Arrival {
  readonly mover: string;
  readonly enemy: string;
}

export type { Stood } from './setup-events.js';

/** The kinds that are declared in one place each. */
export const DECLARED = { ...SETUP_EVENTS, ...END_EVENTS };

/** What happened, in the past tense. A new kind is declared with its `apply` and its words, as those in `DECLARED` are. */
export type Event = EventIn<typeof DECLARED> | UndeclaredEvent;

/** The turn, moves and combat: what they alter is in `apply.ts`, what is said of them in `tell.ts`. */
export type UndeclaredEvent =
  // the turn
  | ({ readonly kind: 'turnBegan'; readonly turn: number; readonly side: Side } & Reasoned)
  | ({ readonly kind: 'rallied'; readonly stand: string; readonly off: number } & Reasoned)
  | ({ readonly kind: 'detached'; readonly side: Side; readonly wing: Part } & Reasoned)
  | ({ readonly kind: 'pointsThrown'; readonly side: Side; readonly die: number; readonly points: number } & Reasoned)
  | ({
      readonly kind: 'activated';
      readonly stands: readonly string[];
      readonly cost: number;
      readonly crossing: boolean;
      /** The side of a column of which it is the next, still off the table: who it is shows when it enters (IGR-R-119). */
      readonly marcher: Side | null;
    } & Reasoned)
  | ({ readonly kind: 'phaseBegan'; readonly phase: Phase; readonly firing: Side; readonly passed?: string } & Reasoned)
  | { readonly kind: 'fireTurned'; readonly fire: 0 | 1 | 2; readonly firing: Side }
  | ({ readonly kind: 'initiativeThrown'; readonly stands: readonly string[]; readonly thrown: Thrown } & Reasoned)
  | { readonly kind: 'throwsMade' }
  | { readonly kind: 'leftOut'; readonly stands: readonly string[] }
  | { readonly kind: 'fireOpened'; readonly stands: readonly string[] }
  | ({
      readonly kind: 'acted';
      readonly stands: readonly string[];
      readonly does: Thrown['does'];
      readonly stayed: boolean;
    } & Reasoned)
  | ({ readonly kind: 'turnEnded'; readonly side: Side; readonly passed?: string } & Reasoned)
  // moves
  | ({
      readonly kind: 'moved';
      readonly stands: readonly Stood[];
      readonly how: 'move' | 'charge' | 'line-up' | 'initiative-charge' | 'copy' | 'retreat';
      readonly steps: readonly Step[];
      readonly turned: number;
      readonly way: number;
      readonly arrivals: readonly Arrival[];
    } & Reasoned)
  | ({ readonly kind: 'entered'; readonly stand: string; readonly base: Base } & Reasoned)
  | ({ readonly kind: 'chargeDeclared'; readonly stands: readonly string[]; readonly target: string } & Reasoned)
  | ({
      readonly kind: 'evaded';
      readonly stand: string;
      readonly base: Base;
      readonly from: readonly string[];
      readonly about: boolean;
    } & Reasoned)
  | { readonly kind: 'pursued'; readonly unit: string; readonly evaded: readonly string[] }
  | { readonly kind: 'pursuitEnded'; readonly stands: readonly string[] }
  | { readonly kind: 'running'; readonly stands: readonly string[]; readonly running: boolean }
  // combat
  | ({
      readonly kind: 'shot';
      readonly shooter: string;
      readonly weapon: Weapon;
      readonly target: string;
      readonly reason: Reason;
      readonly die: number;
      readonly score: number;
      readonly printed: Code;
      readonly outcome: ShotOutcome;
    } & Reasoned)
  | ({ readonly kind: 'halted'; readonly stand: string } & Reasoned)
  | ({
      readonly kind: 'repulsed';
      readonly stand: string;
      readonly base: Base;
      readonly moves: 1 | 2;
      readonly moved: number;
      readonly bands: number;
    } & Reasoned)
  | ({
      readonly kind: 'followed';
      readonly stand: string;
      readonly base: Base;
      readonly after: string;
      readonly arrivals: readonly Arrival[];
    } & Reasoned)
  /** `on`: who or what left it no room when it was driven back. */
  | ({ readonly kind: 'broken'; readonly stands: readonly string[]; readonly on?: string } & Reasoned)
  | ({ readonly kind: 'unlinked'; readonly link: string; readonly rest: readonly Link[] } & Reasoned)
  | ({
      readonly kind: 'fought';
      readonly active: string;
      readonly opponent: string;
      readonly die: number;
      readonly factors: readonly [active: number, opponent: number];
      readonly fates: readonly [active: Fate, opponent: Fate];
    } & Reasoned);

export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;
