import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { RuleWords } from '../ui/rule-words.js';
import { currentNotices, dismiss, onNotices } from './notices.js';
import styles from './notices.module.css';

/** All notices, above everything else; read out as they come. */
export function NoticesBar() {
  const notices = useSyncExternalStore(onNotices, currentNotices, currentNotices);
  const bar = useRef<HTMLElement>(null);
  useHeightTold(bar);
  return (
    <section ref={bar} className={styles.bulletins} aria-label="Notices" aria-live="polite">
      {notices.map(notice => (
        <div key={notice.id} className={styles.bulletin} data-part="bulletin">
          <p>
            {notice.tone === 'warning' && <strong>Mind: </strong>}
            <RuleWords text={notice.text} />
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

/** The page knows how high they stand: where they lie at its foot it makes room for them. */
function useHeightTold(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const root = document.documentElement.style;
    const watch = new ResizeObserver(() => root.setProperty('--bulletins-high', `${element.offsetHeight}px`));
    watch.observe(element);
    return () => watch.disconnect();
  }, [bar]);
}
