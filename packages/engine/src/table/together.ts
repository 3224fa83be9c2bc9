import type { Pose } from '../geometry/footprint.js';
import type { Refusal } from '../result.js';
import type { OrderBase } from '../ruleset.js';
import type { Outlook, OutlookWarning } from './outlook.js';

/** Pieces that a player would push forward with one hand: a battle group, a line, a wing. */
export interface Formation {
  readonly id: string;
  readonly label: string;
  readonly stands: readonly string[];
}

/** An order that opens to pieces what is closed to them as long as it is not given: whoever moves one of them means it. */
export interface Opener<Order extends OrderBase = OrderBase> {
  readonly order: Order;
  readonly stands: readonly string[];
  /** What it does, to be read after what the verb does: "selects the reserve". */
  readonly text: string;
}

/** One push of several pieces: each goes as far and in the direction in which the hand went, and turns with it. */
export interface Push {
  readonly verb: string;
  readonly stands: readonly string[];
  readonly dx: number;
  readonly dy: number;
  /** By piece: it goes no farther than so, however far the hand goes. */
  readonly most?: Readonly<Record<string, number>>;
  /** Tenths of a degree by which all turn, about the middle of them; 0: each keeps its front. */
  readonly turn: number;
}

/**
 * What a push comes to for one of them: the order that it would be given, where it would end, and whether that is short of where the hand
 * went; or why it stays. Orders are to be given in the order of the list: who is in front goes first.
 */
export type Pushed<Order extends OrderBase = OrderBase> =
  | {
      readonly stand: string;
      readonly order: Order;
      readonly end: Pose;
      readonly short?: Refusal;
      readonly cost?: string;
      readonly warnings?: PushWarnings;
      /** Who could strike it there, as far as its side can know. */
      readonly threats?: Outlook['threats'];
    }
  | { readonly stand: string; readonly refusal: Refusal; readonly warnings?: PushWarnings };

/** What would be worse than it is now when all have gone; said of one of them only. */
type PushWarnings = readonly OutlookWarning[];
