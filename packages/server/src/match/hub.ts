import type { SeatId } from '@umpire/engine';
import type { LiveMatch } from './live-match.js';

/** Somebody who looks at a match, and is to hear when something has changed. */
export interface Listener {
  /** His seat; `spectator`, if he has none. */
  readonly viewer: SeatId;
  /** The battle has gone on. `live`: as it is now, where nobody else is at work on it; it may be looked at, at once. */
  changed(live?: LiveMatch): void;
  /** Something was said or offered beside it. */
  told(): void;
  /** Somebody has come or gone. */
  met(): void;
  /** A host has closed the match. */
  closed(): void;
}

/** Who looks at which match on this node. */
export interface Hub {
  listen(match: string, listener: Listener): () => void;
  changed(match: string, live?: LiveMatch): void;
  told(match: string): void;
  closed(match: string): void;
  /** Those at which somebody looks. */
  matches(): readonly string[];
  listeners(match: string): number;
  /** As whom those look who are there. */
  present(match: string): readonly SeatId[];
  isPresent(match: string, viewer: SeatId): boolean;
}

/** What happens to a match, and those who look at it hear. */
export type News = 'changed' | 'told' | 'closed';

const NOBODY: readonly Listener[] = [];

/** `beyond`: tells the other nodes, if there are any; `left`: nobody looks at a match any more. */
export function makeHub(
  beyond?: (what: News, match: string) => void,
  left?: (match: string) => void,
): Hub & { readonly here: Pick<Hub, News> } {
  const all = new Map<string, Set<Listener>>();
  const at = (match: string): Iterable<Listener> => all.get(match) ?? NOBODY;
  const met = (match: string): void => {
    for (const listener of at(match)) listener.met();
  };
  const heard = (what: 'told' | 'closed') => (match: string) => {
    for (const listener of at(match)) listener[what]();
  };
  const changed: Hub['changed'] = (match, live) => {
    for (const listener of at(match)) listener.changed(live);
  };
  const here: Pick<Hub, News> = { changed, told: heard('told'), closed: heard('closed') };
  const everywhere = (what: News) => (match: string, live?: LiveMatch) => {
    here[what](match, live);
    beyond?.(what, match);
  };
  return {
    listen(match, listener) {
      const here = all.get(match) ?? new Set();
      all.set(match, here.add(listener));
      met(match);
      return () => {
        here.delete(listener);
        if (here.size > 0 || all.get(match) !== here) return met(match);
        all.delete(match);
        left?.(match);
      };
    },
    here,
    changed: everywhere('changed'),
    told: everywhere('told'),
    closed: everywhere('closed'),
    matches: () => [...all.keys()],
    listeners: match => all.get(match)?.size ?? 0,
    present: match => [...(all.get(match) ?? [])].map(({ viewer }) => viewer),
    isPresent(match, viewer) {
      for (const listener of at(match)) if (listener.viewer === viewer) return true;
      return false;
    },
  };
}
