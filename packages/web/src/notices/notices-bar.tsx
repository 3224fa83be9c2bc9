import { useSyncExternalStore } from 'react';
import { currentNotices, dismiss, onNotices } from './notices.js';
import './notices.css';

/** All notices, above everything else; read out as they come. */
export function NoticesBar() {
  const notices = useSyncExternalStore(onNotices, currentNotices);
  return (
    <section className="bulletins" aria-label="Notices" aria-live="polite">
      {notices.map(notice => (
        <div key={notice.id} className={`bulletin bulletin-${notice.tone}`}>
          <p>
            {notice.tone === 'warning' && <strong>Mind: </strong>}
            {notice.text}
          </p>
          <div className="bulletin-actions">
            {notice.actions?.map(({ label, run }) => (
              <button key={label} type="button" onClick={() => run()}>
                {label}
              </button>
            ))}
            <button type="button" className="quiet" onClick={() => dismiss(notice)}>
              Close
            </button>
          </div>
        </div>
      ))}
    </section>
  );
}
