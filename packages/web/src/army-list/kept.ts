/** Armies that are kept in this browser, by their names: the newest under a name stays. */
export interface Kept {
  readonly name: string;
  readonly army: unknown;
}

const keyOf = (book: string): string => `umpire-armies-${book}`;

const isKept = (x: unknown): x is Kept =>
  typeof x === 'object' && x !== null && typeof (x as Kept).name === 'string' && 'army' in x;

/** A browser that keeps nothing has none. */
export function keptArmies(book: string): readonly Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(book)) ?? '[]');
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** False where the browser does not let a page keep anything. */
function write(book: string, kept: readonly Kept[]): boolean {
  try {
    localStorage.setItem(keyOf(book), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export const keepArmy = (book: string, army: Kept): boolean =>
  write(
    book,
    [...keptArmies(book).filter(({ name }) => name !== army.name), army].sort((a, b) => a.name.localeCompare(b.name)),
  );

export const forgetArmy = (book: string, name: string): boolean =>
  write(
    book,
    keptArmies(book).filter(kept => kept.name !== name),
  );
