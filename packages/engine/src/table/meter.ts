import type { RuleId } from '../result.js';
import type { Side } from '../seats.js';

/** How near a side is to losing by one condition of the book: a pip for each loss that counts. Built from the view. */
export interface Meter {
  readonly id: string;
  readonly side: Side;
  /** What is counted, in a few plain words: "Battle line broken". */
  readonly label: string;
  readonly rule: RuleId;
  /** So many have happened, of so many that lose. */
  readonly lost: number;
  readonly limit: number;
  /** What the next loss does, in a sentence: "One more lost and Red is beaten". */
  readonly next: string;
  /** Pieces whose loss would count as the next one. */
  readonly weighs?: readonly string[];
}
