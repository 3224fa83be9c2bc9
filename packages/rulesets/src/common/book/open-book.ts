import { forkState } from '@umpire/engine';

/**
 * What holds for a book in which everything is open and nothing happens by itself: `{ ...OPEN_BOOK, id, … }`. A view is a copy of
 * the state, never the state itself: menus and previews keep what they worked out on it.
 */
export const OPEN_BOOK = {
  options: [],
  automatic: () => undefined,
  reveals: () => false,
  view: forkState,
  imagine: forkState,
};
