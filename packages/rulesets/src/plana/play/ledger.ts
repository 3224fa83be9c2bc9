import type { UnitType } from '../pieces.js';

/** What is shown of a contact that is too far off to tell more (PLA-R-147). */
export type ShownType = UnitType | 'vehicles' | 'infantry';
export const SOURCES = ['location', 'contact', 'assault', 'umpire', 'open'] as const;

/** PLA-BEL-02: what a side believes to be there. */
export interface Contact {
  readonly no: number;
  readonly type: ShownType;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly width: number;
  readonly depth: number;
  readonly dug: boolean;
  readonly firing: boolean;
  readonly moved: boolean;
  readonly seenTurn: number;
  /** Own companies that located it in that turn. */
  readonly seenBy: readonly string[];
  readonly reported: boolean;
  readonly status: 'current' | 'old' | 'gone';
  readonly source: (typeof SOURCES)[number];
  /** What fire of this side did to it, and when, as far as it learnt it (PLA-R-117). */
  readonly hit: Hit | null;
  readonly note: string;
  /** PLA-BEL-08: what else its player has pencilled: that it is another one again, and what he takes it for. */
  readonly pencil?:
    | {
        readonly sameAs: number | null;
        readonly guess: { readonly type: UnitType; readonly sp: number } | null;
      }
    | undefined;
}
export interface Hit {
  readonly turn: number;
  readonly spLost: number | null;
  readonly effect: 'none' | 'pinned' | 'suppressed';
  /** What each shot was seen to do, in its order. */
  readonly shots: readonly string[];
}
/** A contact in the books of the umpire: with what is really there; nothing, if the report is false. */
export interface KeptContact extends Contact {
  readonly base: string | null;
  /** The umpire keeps it back until this turn; it has no number before. */
  readonly heldUntil: number | null;
}

/** PLA-BEL-07: fire that came from somewhere. */
export interface Bearing {
  readonly turn: number;
  readonly base: string;
  /** Where from; null: it fell on a zone. */
  readonly facing: number | null;
  readonly weapon: string;
  readonly spLost: number;
  readonly effect: Hit['effect'];
}
/** Aircraft that were seen, and zones that were seen to fall. */
export interface Track {
  readonly turn: number;
  readonly kind: string;
  readonly x: number;
  readonly y: number;
}

/** PLA-HID-07: how an assault went, as both sides learn it. */
export interface Report {
  readonly turn: number;
  readonly text: string;
}

/** All that a side has been told of the enemy. */
export interface Ledger {
  readonly next: number;
  readonly contacts: readonly KeptContact[];
  readonly bearings: readonly Bearing[];
  readonly tracks: readonly Track[];
  readonly reports: readonly Report[];
  /** Features that it has learnt of although they are hidden from it, and what it last saw of those that change. */
  readonly features: Readonly<Record<string, SeenFeature>>;
}
export interface SeenFeature {
  readonly turn: number;
  readonly down: boolean;
}

export const NO_LEDGER: Ledger = { next: 1, contacts: [], bearings: [], tracks: [], reports: [], features: {} };

export const contactOf = (ledger: Ledger, no: number): KeptContact | undefined =>
  ledger.contacts.find(contact => contact.no === no);

/** What a side calls an enemy base: by its number, if it knows it (PLA-HID-11). */
export function calledBy({ contacts }: Ledger, base: string): string | undefined {
  const contact = contacts.findLast(one => one.base === base && one.status !== 'old' && !isKeptBack(one));
  return contact && `C${contact.no}`;
}

/** What a side has been told of: all but what the umpire keeps back (PLA-UMP-28). */
export function toldOf({ contacts }: Pick<Ledger, 'contacts'>): readonly KeptContact[] {
  return contacts.some(isKeptBack) ? contacts.filter(contact => !isKeptBack(contact)) : contacts;
}
const isKeptBack = ({ heldUntil }: KeptContact): boolean => heldUntil !== null;
