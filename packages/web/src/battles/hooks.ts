import type { Library } from '@umpire/desk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { library } from '../desk/shared.js';
import { type BattleSummary, listBattles, onBattlesChanged } from '../storage/battles.js';
import { type Trouble, wordsOf } from '../storage/trouble.js';

export type Loading<T> = { readonly value?: T; readonly broken?: string };

/** The outcome of something that takes a while; asked for again when its key changes. `wanted`: somebody still waits. */
export function useLoading<T>(key: string, load: (wanted: () => boolean) => Promise<T>): Loading<T> {
  const [state, setState] = useState<Loading<T> & { readonly of: string }>({ of: key });
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    let wanted = true;
    latest
      .current(() => wanted)
      .then(
        value => wanted && setState({ of: key, value }),
        error => wanted && setState({ of: key, broken: wordsOf(error) || 'it did not load' }),
      );
    return () => {
      wanted = false;
    };
  }, [key]);
  return state.of === key ? state : NOTHING_YET;
}
const NOTHING_YET = {};

export const useLibrary = (): Loading<Library> => useLoading('library', library);

export interface SavedBattles {
  readonly battles: readonly BattleSummary[];
  readonly trouble?: Trouble;
}

/** The saved battles, kept up to date with what this tab and others do; undefined until they are read. */
export function useBattles(): SavedBattles | undefined {
  const [saved, setSaved] = useState<SavedBattles>();
  const read = useCallback(() => void listBattles().then(setSaved), []);
  useEffect(() => {
    read();
    return onBattlesChanged(read);
  }, [read]);
  return saved;
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Umpire' : `${title} · Umpire`;
  }, [title]);
}
