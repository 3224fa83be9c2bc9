/** Somebody who looks at a match, and is to hear when it has changed. */
export interface Listener {
  changed(): void;
}

/** Who looks at which match on this node. */
export interface Hub {
  listen(match: string, listener: Listener): () => void;
  changed(match: string): void;
  listeners(match: string): number;
}

export function makeHub(): Hub {
  const all = new Map<string, Set<Listener>>();
  return {
    listen(match, listener) {
      const here = all.get(match) ?? new Set();
      all.set(match, here.add(listener));
      return () => {
        here.delete(listener);
        if (here.size === 0 && all.get(match) === here) all.delete(match);
      };
    },
    changed(match) {
      for (const listener of all.get(match) ?? []) listener.changed();
    },
    listeners: match => all.get(match)?.size ?? 0,
  };
}
