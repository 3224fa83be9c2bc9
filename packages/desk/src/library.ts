import type { ScenarioEntry } from '@umpire/engine';
import { SHELF, type ShelfBook } from '@umpire/rulesets';
import type { Opponent } from './opponents.js';

/** A book of the shelf with what can be played from it; nothing if it cannot be played yet. */
export interface LibraryBook extends Omit<ShelfBook, 'register' | 'adjudicator' | 'play' | 'sister'> {
  readonly playable: boolean;
  /** Somebody may sit at its umpire's desk. */
  readonly judged: boolean;
  /** It plays, but is not proved yet: what is said of that. */
  readonly onTrial: string | undefined;
  readonly scenarios: readonly ScenarioEntry[];
}

/** What the page needs to know to offer a battle. */
export interface Library {
  readonly books: readonly LibraryBook[];
  /** The weakest first. */
  readonly bots: readonly Opponent[];
}

/** The page has the shelf itself, so that the worker need not carry the words of books that nobody plays there. */
export const libraryWith = (bots: readonly Opponent[]): Library => ({
  books: SHELF.map(({ register, adjudicator, play, sister, ...book }) => ({
    ...book,
    playable: play !== undefined,
    judged: play?.judged === true,
    onTrial: play?.onTrial,
    scenarios: play?.scenarios ?? [],
  })),
  bots,
});
