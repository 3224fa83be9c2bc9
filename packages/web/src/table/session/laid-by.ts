import type { Draft } from '@umpire/engine';
import type { Sitting } from './state.js';

/** An order that somebody had in hand when he left the page: it waits for him, as long as nothing has happened since. */
export interface LaidBy {
  readonly at: string;
  readonly entries: number;
  readonly draft: Draft;
}

/** What would be lost with the page: an order of which something was done by hand. */
export function toLayBy({ state, battleView }: Sitting): LaidBy | undefined {
  if (state.kind !== 'drafting' || state.draft.own.length === 0) return undefined;
  const { at, entries } = battleView!;
  return { at, entries, draft: state.draft };
}

/** Whether the battle stands as it was left, before the same eyes. */
export const isAsLeft = ({ battleView }: Sitting, { at, entries }: LaidBy): boolean =>
  battleView?.at === at && battleView.entries === entries;

const keyOf = (id: string): string => `umpire-in-hand-${id}`;

/** In the tab: it outlasts going back and loading the page again. */
export const TAB = {
  layBy(id: string, laid: LaidBy | undefined): void {
    try {
      if (laid) sessionStorage.setItem(keyOf(id), JSON.stringify(laid));
      else sessionStorage.removeItem(keyOf(id));
    } catch {
      // a browser that keeps nothing
    }
  },
  laidBy(id: string): LaidBy | undefined {
    try {
      const text = sessionStorage.getItem(keyOf(id));
      return text === null ? undefined : (JSON.parse(text) as LaidBy);
    } catch {
      return undefined;
    }
  },
};
