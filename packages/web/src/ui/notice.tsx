import type { ReactNode } from 'react';
import styles from './notice.module.css';

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
    <section className={styles.notice} data-part="notice">
      <h1>{title}</h1>
      {children}
      {actions && (
        <div className={styles.actions} data-part="notice-actions">
          {actions}
        </div>
      )}
    </section>
  );
}
