import { useEffect, useSyncExternalStore } from 'react';
import { Button } from './button.js';
import { RuleWords } from './rule-words.js';
import styles from './toast.module.css';

/** A few words that go away by themselves; `warning` ones stay until they are put away, unless it is said how long they are true. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly rule?: string;
  readonly kind: 'note' | 'warning';
}

const STAYS = 5000;
let toasts: readonly Toast[] = [];
let next = 1;
const listeners = new Set<() => void>();

const set = (changed: readonly Toast[]): void => {
  toasts = changed;
  for (const listener of listeners) listener();
};
const putAway = (id: number): void => set(toasts.filter(toast => toast.id !== id));

/** Says something in the corner of the page; the same words are not said twice at once. */
export function say(
  text: string,
  how: { readonly rule?: string | undefined; readonly kind?: Toast['kind']; readonly stays?: number } = {},
): void {
  const id = next++;
  const toast: Toast = { id, text, kind: how.kind ?? 'note', ...(how.rule !== undefined && { rule: how.rule }) };
  set([...toasts.filter(other => other.text !== text), toast].slice(-3));
  const stays = how.stays ?? (toast.kind === 'note' ? STAYS : undefined);
  if (stays !== undefined) setTimeout(putAway, stays, id);
}

/** Whoever goes on to something else has read why it could not be done. */
function goneOn({ target }: PointerEvent): void {
  const isToast = target instanceof Element && target.closest('[data-part=toasts]') !== null;
  if (toasts.length > 0 && !isToast) set(toasts.filter(({ rule }) => rule === undefined));
}

const now = (): readonly Toast[] => toasts;
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Mounted once, by the application. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribe, now, now);
  useEffect(() => {
    addEventListener('pointerdown', goneOn, true);
    return () => removeEventListener('pointerdown', goneOn, true);
  }, []);
  return (
    <div className={styles.toasts} data-part="toasts" role="status" aria-live="polite">
      {shown.map(({ id, text, rule, kind }) => (
        <div key={id} className={styles.toast} data-kind={kind}>
          <span>
            <RuleWords text={rule === undefined ? text : `${text} ${rule}`} />
          </span>
          <Button kind="quiet" aria-label="Put this message away" onClick={() => putAway(id)}>
            ×
          </Button>
        </div>
      ))}
    </div>
  );
}
