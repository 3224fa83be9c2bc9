import type { RuleId } from '@umpire/engine';

/** How shared code names what belongs to one book. */
export interface BookIds {
  /** `TER-18` → the id of that rule in this book. */
  readonly idOf: (short: string) => RuleId;
  /** `FACTORS` → the name under which this book's rows of that list are known to `rules:prove`. */
  readonly list: (name: string) => string;
}

/** The ids of a book, by its prefix, and the names of its lists, by its own. Each is made once: refusals are asked for by the thousand. */
export function idsOf(prefix: string, book: string): BookIds {
  const ids = new Map<string, RuleId>();
  return {
    idOf(short) {
      const known = ids.get(short);
      if (known !== undefined) return known;
      const made = `${prefix}-${short}`;
      ids.set(short, made);
      return made;
    },
    list: name => `${book}/${name}`,
  };
}
