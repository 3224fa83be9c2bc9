import { useEffect, useRef } from 'react';
import { sideClass } from '../ui/index.js';
import styles from './chapter.module.css';
import { turnOf } from './timeline.js';
import type { Player } from './use-player.js';

/** Everything that happened in this turn; a press goes there. */
export function ChapterList({ player }: { readonly player: Player }) {
  const { stops, at, moment } = player;
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (moment) current.current?.scrollIntoView({ block: 'nearest' });
  }, [moment]);
  if (!moment) return null;
  const chapter = turnOf(moment);
  return (
    <section className={styles.chapter} data-part="chapter">
      <h3>{chapter}</h3>
      <ol>
        {stops.map((stop, i) =>
          turnOf(stop) !== chapter ? null : (
            <li key={stop.index}>
              <button
                ref={i === at ? current : undefined}
                type="button"
                className={sideClass(stop.by === 'a' || stop.by === 'b' ? stop.by : undefined)}
                aria-current={i === at ? 'step' : undefined}
                onClick={() => player.go(i)}
              >
                {stop.lines.map(line => line.text).join('. ') || 'The battle begins'}
              </button>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}
