import { useSyncExternalStore } from 'react';
import { currentNotices, dismiss, onNotices } from './notices.js';
import styles from './notices.module.css';

/** All notices, above everything else; read out as they come. */
export function NoticesBar() {
  const notices = useSyncExternalStore(onNotices, currentNotices);
  return (
    <section className={styles.bulletins} aria-label="Notices" aria-live="polite">
      {notices.map(notice => (
        <div key={notice.id} className={styles.bulletin} data-part="bulletin">
          <p>
            {notice.tone === 'warning' && <strong>Mind: </strong>}
            {notice.text}
          </p>
          <div className={styles.actions}>
            {notice.actions?.map(({ label, run }) => (
              <button key={label} type="button" onClick={() => run()}>
                {label}
              </button>
            ))}
            <button type="button" data-quiet="" onClick={() => dismiss(notice)}>
              Close
            </button>
          </div>
        </div>
      ))}
    </section>
  );
}
