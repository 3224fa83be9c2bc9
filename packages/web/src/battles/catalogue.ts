import type { Clock, Library, LibraryBook } from '@umpire/desk';
import type { Option, ScenarioTerm } from '@umpire/engine';
import { bookOf } from '@umpire/rulesets';
import { library } from '../desk/shared.js';
import { type Loading, useLoading } from './hooks.js';

/** A book with its options and rulings, in words: only those who choose among them, or tell of them, fetch these. */
export interface CatalogueBook extends LibraryBook {
  readonly options: readonly Option[];
  /** By the ids of scenarios: what players may agree on. */
  readonly terms: Readonly<Record<string, readonly ScenarioTerm[]>>;
  /** How time is usually counted where all write unseen. */
  readonly clock?: Required<Clock> & { readonly label: string };
}
export interface Catalogue extends Library {
  readonly books: readonly CatalogueBook[];
}

async function catalogue(): Promise<Catalogue> {
  const { books, bots } = await library();
  const full = books.map(async book => {
    const play = bookOf(book.id)?.play;
    const { clock } = play ?? {};
    return {
      ...book,
      options: (await play?.options()) ?? [],
      terms: (await play?.terms?.()) ?? {},
      ...(clock && { clock }),
    };
  });
  return { books: await Promise.all(full), bots };
}

export const useCatalogue = (): Loading<Catalogue> => useLoading('catalogue', catalogue);
