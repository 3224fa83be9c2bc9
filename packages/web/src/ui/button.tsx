import type { ComponentPropsWithRef, ReactNode } from 'react';
import './button.css';

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

export const buttonClass = (kind: ButtonKind = 'plain', more = ''): string => `button button-${kind} ${more}`.trim();

export function Button({ kind, hint, barred, pressed, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(kind, className)}
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
  return <a {...rest} className={buttonClass(kind, className)} />;
}

/** A key of the keyboard. */
export function Key({ children }: { readonly children: ReactNode }) {
  return <kbd className="key">{children}</kbd>;
}
