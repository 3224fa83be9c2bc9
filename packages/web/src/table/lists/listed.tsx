import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type ListGesture, ListInput } from './list-input.js';
import styles from './lists.module.css';

export interface ListedProps {
  readonly gesture: ListGesture;
  readonly value: unknown;
  /** What it comes to, as far as it is known. */
  readonly cost: string | undefined;
  readonly onChange: (value: unknown) => void;
  readonly onEnter: () => void;
  readonly onEscape: () => void;
}

/** A form in the panel. What it comes to stays in sight while the book weighs the next change. */
export function Listed({ gesture, value, cost, onChange, onEnter, onEscape }: ListedProps) {
  const form = useRef<HTMLDivElement>(null);
  const [total, setTotal] = useState(cost);
  if (cost !== undefined && cost !== total) setTotal(cost);
  const { text } = gesture;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each field of an order has its own form
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, [tabindex="0"]')?.focus();
  }, [text]);
  // fields keep their keys to themselves; these two mean the same everywhere at the table
  const pressed = (event: KeyboardEvent) => {
    if (!(event.target as Element).closest('input, select')) return;
    if (event.key === 'Escape') onEscape();
    else if (event.key === 'Enter') onEnter();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields in it
    <div className={styles.lists} data-part="lists" ref={form} onKeyDown={pressed}>
      <p className={styles.listsAbout}>{text}</p>
      <ListInput gesture={gesture} value={value} onChange={onChange} />
      {gesture.kind === 'compose' && (
        <p className={styles.total} data-part="total" role="status">
          {total}
        </p>
      )}
    </div>
  );
}
