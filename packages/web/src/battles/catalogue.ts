import type { Option } from '@umpire/engine';
import { bookOf } from '@umpire/rulesets';
import type { Library, LibraryBook } from '../desk/library.js';
import { library } from '../desk/shared.js';
import { type Loading, useLoading } from './hooks.js';

/** A book with its options and rulings, in words: only those who choose among them, or tell of them, fetch these. */
export interface CatalogueBook extends LibraryBook {
  readonly options: readonly Option[];
}
export interface Catalogue extends Library {
  readonly books: readonly CatalogueBook[];
}

async function catalogue(): Promise<Catalogue> {
  const { books, bots } = await library();
  const full = books.map(async book => ({ ...book, options: (await bookOf(book.id)?.play?.options()) ?? [] }));
  return { books: await Promise.all(full), bots };
}

export const useCatalogue = (): Loading<Catalogue> => useLoading('catalogue', catalogue);
