/** What the browser lends to one tab at a time (Web Locks), as far as we use it. */
export type Locks = {
  request(
    name: string,
    options: { readonly signal?: AbortSignal; readonly steal?: boolean },
    held: () => Promise<void> | undefined,
  ): Promise<unknown>;
};

export interface Hold {
  /** Takes the battle from whichever tab has it. */
  takeOver(): void;
  release(): void;
}

/** For so long (milliseconds) a page that is just being left may still have it. */
const LEAVING = 400;

/**
 * Holds a battle for this tab, so that it is played in one at a time: whoever played it in two could see in one what it comes to, and choose in
 * the other. `changed` hears whether it is ours: as soon as it is, and when it is somebody else's. It becomes ours by itself when the other
 * tab is closed.
 */
export function holdBattle(id: string, changed: (ours: boolean) => void, locks: Locks): Hold {
  const released = new AbortController();
  const { signal } = released;
  let letGo: () => void = () => {};
  let ours = false;
  const held = (): Promise<void> | undefined => {
    if (signal.aborted) return undefined;
    ours = true;
    changed(true);
    return new Promise(resolve => {
      letGo = resolve;
    });
  };
  const ask = (options: Parameters<Locks['request']>[1]): void =>
    void locks.request(`umpire-battle-${id}`, options, held).catch(() => {
      if (signal.aborted || !ours) return;
      ours = false; // another tab has taken it
      changed(false);
      ask({ signal });
    });
  ask({ signal });
  const late = setTimeout(() => !ours && changed(false), LEAVING);
  return {
    takeOver: () => ask({ steal: true }),
    release() {
      clearTimeout(late);
      released.abort();
      letGo();
    },
  };
}
