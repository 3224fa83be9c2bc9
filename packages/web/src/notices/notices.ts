/** What the page must tell wherever the player is: storage in trouble, a new version, something that can be undone. */
export interface Notice {
  /** A second notice with the same id takes the place of the first. */
  readonly id: string;
  readonly tone: 'plain' | 'warning';
  readonly text: string;
  readonly actions?: readonly { readonly label: string; readonly run: () => unknown }[];
  /** Goes away by itself after so many milliseconds. */
  readonly lasts?: number;
}

let notices: readonly Notice[] = [];
/** What the player has put away: it is not said again in the same words. */
const putAway = new Map<string, string>();
const listeners = new Set<() => void>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

const set = (next: readonly Notice[]) => {
  notices = next;
  for (const listener of listeners) listener();
};

export function announce(notice: Notice): void {
  if (putAway.get(notice.id) === notice.text) return;
  clearTimeout(timers.get(notice.id));
  timers.delete(notice.id);
  const others = notices.filter(one => one.id !== notice.id);
  set([...others, notice]);
  if (notice.lasts)
    timers.set(
      notice.id,
      setTimeout(() => retract(notice.id), notice.lasts),
    );
}

/** The matter is settled; if it comes up again, it is said again. */
export function retract(id: string): void {
  putAway.delete(id);
  clearTimeout(timers.get(id));
  timers.delete(id);
  if (notices.some(notice => notice.id === id)) set(notices.filter(notice => notice.id !== id));
}

/** The player closes a notice. */
export function dismiss({ id, text }: Notice): void {
  retract(id);
  putAway.set(id, text);
}

export const currentNotices = (): readonly Notice[] => notices;
export function onNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
