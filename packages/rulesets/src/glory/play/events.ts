import type { Citation, Side } from '@umpire/engine';
import type { Over } from '../../common/book/ending.js';
import type { Code, Fate, LinkType, Part, Reason, Role, ShotOutcome, Weapon } from '../pieces.js';
import type { Base } from '../rules/geometry.js';
import type { Corner } from '../rules/march.js';
import type { Phase } from '../rules/sequence.js';
import type { Step } from '../tables/steps.js';
import type { LaidPiece, Link, Thrown, Vignette } from './state.js';

interface Reasoned {
  readonly because: readonly Citation[];
}
/** One vignette and where it stands now. */
export interface Stood {
  readonly id: string;
  readonly base: Base;
}
/** Who moved into contact with whom (IGR-SHO-12). */
export interface Arrival {
  readonly mover: string;
  readonly enemy: string;
}

/** What happened, in the past tense. `apply` knows how each alters the table and no rules at all. */
export type Event =
  // set-up
  | ({
      readonly kind: 'armyMustered';
      readonly side: Side;
      readonly name: string;
      readonly list: string;
      readonly multiple: number;
      readonly linesAllowed: number;
      readonly baseAp: number;
      readonly vignettes: readonly Vignette[];
    } & Reasoned)
  | ({ readonly kind: 'terrainThrown'; readonly pieces: readonly LaidPiece[] } & Reasoned)
  | ({
      readonly kind: 'throwOffMade';
      readonly winner: Side;
      readonly marcher: Side | null;
    } & Reasoned)
  | ({
      readonly kind: 'terrainAdjusted';
      readonly by: Side;
      readonly action: 'remove' | 'swap' | 'none';
      readonly pieces: readonly LaidPiece[];
    } & Reasoned)
  | ({ readonly kind: 'deploymentBegan'; readonly first: Side } & Reasoned)
  | ({
      readonly kind: 'marchWritten';
      readonly side: Side;
      readonly order: readonly string[];
      readonly skirmish: readonly string[];
    } & Reasoned)
  | ({ readonly kind: 'diagonalChosen'; readonly corner: Corner } & Reasoned)
  | ({ readonly kind: 'marched'; readonly steps: number; readonly column: readonly Stood[] } & Reasoned)
  | ({ readonly kind: 'sprung'; readonly by: Side } & Reasoned)
  | ({
      readonly kind: 'deployed';
      readonly stand: string;
      readonly base: Base;
      readonly role: Role;
      readonly line: number;
      readonly part: Part;
      readonly defences: boolean;
      readonly waived: boolean;
      readonly next: Side;
    } & Reasoned)
  | ({
      readonly kind: 'linked';
      readonly link: string;
      readonly type: LinkType;
      readonly stands: readonly string[];
    } & Reasoned)
  | ({ readonly kind: 'setAside'; readonly stand: string; readonly next: Side } & Reasoned)
  | ({
      readonly kind: 'battleJoined';
      readonly lines: Readonly<Record<Side, { readonly lines: number; readonly total: number }>>;
      /** Ids of the MBL from the west, line after line. */
      readonly order: readonly string[];
    } & Reasoned)
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
  | ({ readonly kind: 'phaseBegan'; readonly phase: Phase; readonly firing: Side } & Reasoned)
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
  | ({ readonly kind: 'turnEnded'; readonly side: Side } & Reasoned)
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
  | ({ readonly kind: 'broken'; readonly stands: readonly string[] } & Reasoned)
  | ({ readonly kind: 'unlinked'; readonly link: string; readonly rest: readonly Link[] } & Reasoned)
  | ({
      readonly kind: 'fought';
      readonly active: string;
      readonly opponent: string;
      readonly die: number;
      readonly factors: readonly [active: number, opponent: number];
      readonly fates: readonly [active: Fate, opponent: Fate];
    } & Reasoned)
  // the end
  | { readonly kind: 'drawOffered'; readonly by: Side }
  | ({ readonly kind: 'over'; readonly over: Over } & Reasoned);

export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;
