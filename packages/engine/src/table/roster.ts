import type { Citation, Refusal } from '../result.js';
import type { OrderBase } from '../ruleset.js';

/**
 * Where orders are written for a whole side: what it commands, what each of its formations is to do, and what stands on the sheet that is
 * handed in. A book that has one is played from this list as much as from the table.
 */
export interface Roster {
  /** What the formations are: "Your companies". */
  readonly title: string;
  readonly rows: readonly RosterRow[];
  readonly sheet: readonly SheetLine[];
}

export interface RosterRow {
  readonly id: string;
  readonly name: string;
  /** What it belongs to: a battalion. */
  readonly group?: string;
  /** A name from the sprite of symbols. */
  readonly symbol: string;
  /** Its pieces on the table, the first to speak for it. */
  readonly pieces: readonly string[];
  /** What it is to do, in a few words. */
  readonly does: string;
  /** How it fares. */
  readonly text: string;
  /** Whether that is new, stands since before, or nothing was ever said to it. */
  readonly state: 'new' | 'as before' | 'none';
  /** Why nothing can be said to it now. */
  readonly cut?: Refusal;
}

/** One line of the sheet, and the order that takes it off again. */
export interface SheetLine {
  readonly text: string;
  readonly pieces: readonly string[];
  readonly because?: readonly Citation[];
  readonly strike: OrderBase;
}
