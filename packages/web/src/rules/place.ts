import { bookOfRule, SHELF, type ShelfBook } from '@umpire/rulesets';

/** Where in the registers an address leads. */
export type Place =
  | { readonly kind: 'books' }
  | { readonly kind: 'book'; readonly book: ShelfBook }
  | { readonly kind: 'differences'; readonly book: ShelfBook }
  | { readonly kind: 'rule'; readonly book: ShelfBook; readonly id: string }
  | { readonly kind: 'nowhere'; readonly asked: string };

/** What differs in a book from its sister stands under this name. */
export const DIFFERENCES = 'differences';

/** `rules`, `rules/BOOK`, `rules/BOOK/differences`, `rules/BOOK/ID`; and `rules/ID`, since the id alone says which book it is. */
export function placeOf([, first, second]: readonly string[]): Place {
  if (first === undefined) return { kind: 'books' };
  const book = SHELF.find(b => b.id === first);
  if (book && second === DIFFERENCES) return { kind: 'differences', book };
  if (book) return second === undefined ? { kind: 'book', book } : { kind: 'rule', book, id: second.toUpperCase() };
  const owner = bookOfRule(first);
  if (owner) return { kind: 'rule', book: owner, id: first.toUpperCase() };
  return { kind: 'nowhere', asked: first };
}
