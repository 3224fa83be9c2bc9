import { BOTS } from '@umpire/bots';
import type { ScenarioEntry } from '@umpire/engine';
import { SHELF, type ShelfBook } from '@umpire/rulesets';

/** A book of the shelf with what can be played from it; nothing if it cannot be played yet. */
export interface LibraryBook extends Omit<ShelfBook, 'register' | 'adjudicator' | 'play' | 'sister'> {
  readonly playable: boolean;
  /** Somebody may sit at its umpire's desk. */
  readonly judged: boolean;
  readonly scenarios: readonly ScenarioEntry[];
}

/** What the page needs to know to offer a battle. */
export interface Library {
  readonly books: readonly LibraryBook[];
  /** The weakest first. */
  readonly bots: readonly { readonly id: string; readonly title: string; readonly text: string }[];
}

export interface LibraryCalls {
  library(): Library;
}

/** The books live in the worker; the page is told of them. */
export function library(): Library {
  return {
    // functions do not cross from the worker
    books: SHELF.map(({ register, adjudicator, play, sister, ...book }) => ({
      ...book,
      playable: play !== undefined,
      judged: play?.judged === true,
      scenarios: play?.scenarios ?? [],
    })),
    bots: BOTS.map(({ id, title, text }) => ({ id, title, text })),
  };
}
