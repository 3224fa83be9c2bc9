import type { RegisterEntry, ShelfBook } from '@umpire/rulesets';
import { useEffect, useState } from 'react';

/** What was fetched, or why it could not be. */
export type Loaded<T> = { readonly value: T } | { readonly trouble: string } | undefined;

/** The outcome of a promise; undefined until it is there. A new promise forgets the old one. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<{ key: string; loaded: Loaded<T> }>({ key, loaded: undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is loaded
  useEffect(() => {
    let wanted = true;
    load().then(
      value => wanted && setState({ key, loaded: { value } }),
      (why: unknown) =>
        wanted && setState({ key, loaded: { trouble: why instanceof Error ? why.message : String(why) } }),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  return state.key === key ? state.loaded : undefined;
}

export const useRegister = (book: ShelfBook): Loaded<readonly RegisterEntry[]> => useLoaded(book.id, book.register);
