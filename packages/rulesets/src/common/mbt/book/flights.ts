import type { Refusal } from '@umpire/engine';
import type { z } from 'zod';
import type { Kind, Status } from '../pieces.js';
import type { Nature, Stand } from '../play/state.js';

/** Flights on their turn, and what they are ordered. */

/** A flight on its turn: when it came on, when it first attacked, and which turn it is now. */
export interface FlightFacts {
  readonly stand: Kind;
  readonly state: Status;
  readonly entered: number | null;
  readonly firstAttack: number | null;
  readonly turn: number;
}

export interface FlightStatus {
  readonly status: 'off-table' | 'on-station' | 'waiting' | 'ready' | 'lingering' | 'left';
  readonly mayMove: boolean;
  readonly mayEngage: boolean;
  readonly leavesEndOfTurn: number | null;
  readonly mayReturn: boolean;
}

/** What an order to a flight says besides where it goes. */
export interface FlightOrders {
  /** Schemas of these fields, and how each is filled. */
  readonly order: Readonly<Record<string, z.ZodType>>;
  readonly fields: Readonly<Record<string, object>>;
  /** What an order says of them. */
  flown(order: object): object;
  /** The same in the log, after what a flight does. */
  told(flown: object): string;
  /** Every way to say it, and how well one suits what a flight is about to do, as a worth beside others: for bots. */
  readonly ways: readonly object[];
  suits(nature: Nature, order: object): number;
  /** Why a flight does not fly so at all. */
  refusal(nature: Nature, order: object): Refusal | undefined;
  /** Why a flight that keeps its place does not fly so. */
  heldRefusal(stand: Stand, order: object): Refusal | undefined;
}
