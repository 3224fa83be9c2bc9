import type { ReactNode } from 'react';
import './notice.css';

/** A page that has only one thing to say: what is the matter, what is kept, what to do. */
export function Notice({
  title,
  children,
  actions,
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}) {
  return (
    <section className="notice">
      <h1>{title}</h1>
      {children}
      {actions && <div className="notice-actions">{actions}</div>}
    </section>
  );
}
