import { type RegisterEntry, SHELF } from '../shelf.js';

/** Every rule of a book by its id, whether the book can be played yet or not. */
export interface Register {
  readonly book: string;
  readonly title: string;
  readonly entries: readonly RegisterEntry[];
}

/** The registers of all books, in the order of the shelf. */
export const REGISTERS: readonly Register[] = await Promise.all(
  SHELF.map(async ({ id, title, register }) => ({ book: id, title, entries: await register() })),
);
