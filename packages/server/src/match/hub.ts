import type { Viewer } from '@umpire/engine';

/** Somebody who looks at a match, and is to hear when something has changed. */
export interface Listener {
  readonly viewer: Viewer;
  /** The battle has gone on. */
  changed(): void;
  /** Something was said or offered beside it. */
  told(): void;
  /** Somebody has come or gone. */
  met(): void;
}

/** Who looks at which match on this node. */
export interface Hub {
  listen(match: string, listener: Listener): () => void;
  changed(match: string): void;
  told(match: string): void;
  listeners(match: string): number;
  /** As whom those look who are there. */
  present(match: string): readonly Viewer[];
}

/** `beyond`: tells the other nodes, if there are any. */
export function makeHub(
  beyond?: (what: 'changed' | 'told', match: string) => void,
): Hub & { readonly here: Pick<Hub, 'changed' | 'told'> } {
  const all = new Map<string, Set<Listener>>();
  const at = (match: string): Iterable<Listener> => [...(all.get(match) ?? [])];
  const met = (match: string): void => {
    for (const listener of at(match)) listener.met();
  };
  const here: Pick<Hub, 'changed' | 'told'> = {
    changed(match) {
      for (const listener of at(match)) listener.changed();
    },
    told(match) {
      for (const listener of at(match)) listener.told();
    },
  };
  return {
    listen(match, listener) {
      const here = all.get(match) ?? new Set();
      all.set(match, here.add(listener));
      met(match);
      return () => {
        here.delete(listener);
        if (here.size === 0 && all.get(match) === here) all.delete(match);
        met(match);
      };
    },
    here,
    changed(match) {
      here.changed(match);
      beyond?.('changed', match);
    },
    told(match) {
      here.told(match);
      beyond?.('told', match);
    },
    listeners: match => all.get(match)?.size ?? 0,
    present: match => [...(all.get(match) ?? [])].map(({ viewer }) => viewer),
  };
}
