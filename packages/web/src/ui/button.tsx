import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './button.module.css';

export type ButtonKind = 'plain' | 'primary' | 'quiet';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary`: the one that does what is expected now. `quiet`: no border. */
  readonly kind?: ButtonKind;
  /** The key that does the same. */
  readonly hint?: string | undefined;
  /** Stays in reach of the keyboard and says why it cannot be used. */
  readonly barred?: string | undefined;
  readonly pressed?: boolean | undefined;
}

/** Whoever lays buttons out from outside finds them by `data-button`, which names their kind. */
const buttonClass = (kind: ButtonKind = 'plain', more = ''): string =>
  `${styles.button} ${kind === 'plain' ? '' : styles[kind]} ${more}`;

export function Button({ kind, hint, barred, pressed, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(kind, className)}
      data-button={kind ?? 'plain'}
      aria-disabled={barred !== undefined || undefined}
      aria-pressed={pressed}
      title={barred ?? rest.title}
      onClick={barred === undefined ? onClick : undefined}
    >
      {children}
      {hint && <Key>{hint}</Key>}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  kind,
  className,
  ...rest
}: ComponentPropsWithRef<'a'> & { readonly kind?: ButtonKind | undefined }) {
  return <a {...rest} className={buttonClass(kind, className)} data-button={kind ?? 'plain'} />;
}

/** A key of the keyboard. */
export function Key({ children }: { readonly children: ReactNode }) {
  return (
    <kbd className={styles.key} data-part="key">
      {children}
    </kbd>
  );
}
