/** The book that was used last, for pages that are opened without a word of which. A browser that keeps nothing only forgets. */
const KEY = 'umpire.usual-book';

export function rememberBook(book: string): void {
  try {
    localStorage.setItem(KEY, book);
  } catch {
    // then the first book of the shelf comes first again
  }
}

/** The one used last if it is still among these; else the first of them. */
export function usualBook(among: readonly string[]): string | undefined {
  try {
    const last = localStorage.getItem(KEY);
    if (last !== null && among.includes(last)) return last;
  } catch {
    // as if nothing were kept
  }
  return among[0];
}
