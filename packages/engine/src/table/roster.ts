import type { Citation, Refusal } from '../result.js';
import type { OrderBase } from '../ruleset.js';
import type { SeatId } from '../seats.js';

/**
 * Where orders are written for a whole side: what it commands, what each of its formations is to do, and what stands on the sheet that is
 * handed in. A book that has one is played from this list as much as from the table.
 */
export interface Roster {
  /** What the formations are: "Your companies". */
  readonly title: string;
  readonly rows: readonly RosterRow[];
  readonly sheet: readonly SheetLine[];
  /** What can be ordered for all of a group at once: a verb of the menu, and the piece that is told. */
  readonly plans?: readonly { readonly group: string; readonly verb: string; readonly stand: string }[];
  /** Who else plays this side, where several do. */
  readonly fellows?: readonly Fellow[];
}

/** A player of the same side: where he is, and what can be said of him now. */
export interface Fellow {
  readonly seat: SeatId;
  readonly text: string;
  readonly acts: readonly { readonly label: string; readonly order: OrderBase }[];
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
