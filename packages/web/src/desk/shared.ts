import { type Library, libraryWith } from '@umpire/desk';
import { type Desk, type DeskHandle, startDesk } from './client.js';

let handle: DeskHandle | undefined;

/** One desk for the pages on which nobody plays: books, previews, replays. It is started again if it breaks down. */
export function sharedDesk(): Desk {
  handle ??= startDesk(() => {
    handle = undefined;
    books = undefined;
  });
  return handle.desk;
}

let books: Promise<Library> | undefined;

/** The books, and whom one can play against: asked for once. */
export function library(): Promise<Library> {
  books ??= sharedDesk()
    .opponents()
    .then(libraryWith)
    .catch(error => {
      books = undefined;
      throw error;
    });
  return books;
}
