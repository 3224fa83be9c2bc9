import { useEffect, useRef } from 'react';
import { sideClass } from '../ui/index.js';
import styles from './chapter.module.css';
import { chapterOf } from './timeline.js';
import type { Player } from './use-player.js';

/** Everything that happened in this turn; a press goes there. */
export function ChapterList({ player }: { readonly player: Player }) {
  const { stops, at, moment } = player;
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (moment) current.current?.scrollIntoView({ block: 'nearest' });
  }, [moment]);
  if (!moment) return null;
  const chapter = chapterOf(moment.turn);
  return (
    <section className={styles.chapter} data-part="chapter">
      <h3>{chapter}</h3>
      <ol>
        {stops.map(({ turn, index, by, lines }, i) =>
          chapterOf(turn) !== chapter ? null : (
            <li key={index}>
              <button
                ref={i === at ? current : undefined}
                type="button"
                className={sideClass(by === 'a' || by === 'b' ? by : undefined)}
                aria-current={i === at ? 'step' : undefined}
                onClick={() => player.go(i)}
              >
                {lines.map(line => line.text).join('. ') || 'The battle begins'}
              </button>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}
