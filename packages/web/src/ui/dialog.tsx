import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons, the primary one last. */
  readonly actions?: ReactNode;
  /** Esc, or a press beside it; without it the dialog must be answered. */
  readonly onClose?: (() => void) | undefined;
  readonly className?: string | undefined;
  /** What it is, for those who look for it. */
  readonly 'data-part'?: string;
}

/** A modal dialog: it is there as long as it is rendered. The browser keeps the focus in it and gives it back after. */
export function Dialog({ title, children, actions, onClose, className = '', 'data-part': part }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const name = useId();
  useModal(ref);
  return (
    <dialog
      ref={ref}
      className={`${styles.dialog} ${className}`}
      data-part={part}
      aria-labelledby={name}
      onCancel={event => {
        event.preventDefault();
        onClose?.();
      }}
      onClick={event => event.target === ref.current && onClose?.()}
      onKeyDown={event => {
        event.stopPropagation();
        if (event.key === 'Enter' && isChoice(event.target)) primaryIn(ref.current)?.click();
      }}
    >
      <div className={styles.sheet} data-part="dialog-sheet">
        <h2 id={name}>{title}</h2>
        {children}
        {actions && (
          <div className={styles.actions} data-part="dialog-actions">
            {actions}
          </div>
        )}
      </div>
    </dialog>
  );
}

/** A browser leaves Enter unanswered on what is chosen among: it means the dialog's own answer. */
const isChoice = (on: EventTarget): boolean =>
  on instanceof HTMLInputElement && (on.type === 'radio' || on.type === 'checkbox');
const primaryIn = (dialog: HTMLDialogElement | null): HTMLButtonElement | null | undefined =>
  dialog?.querySelector<HTMLButtonElement>('[data-part="dialog-actions"] > button:last-child:enabled');

function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, [ref]);
}
