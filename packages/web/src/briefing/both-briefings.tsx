import type { Briefing } from '@umpire/engine';
import { SIDE_NAMES, sideClass } from '../ui/sides.js';
import styles from './briefing.module.css';
import { BriefingView } from './briefing-view.js';

export type Briefings = { readonly [side in 'a' | 'b']?: Briefing | undefined };

/** What each side will know, before the battle is begun. */
export function BothBriefings({ book, briefings }: { readonly book: string; readonly briefings: Briefings }) {
  if (!briefings.a && !briefings.b) return null;
  return (
    <section className={styles.sides} aria-label="Briefings">
      {(['a', 'b'] as const).map(
        side =>
          briefings[side] && (
            <details key={side} className={sideClass(side)} open={side === 'a'}>
              <summary>{SIDE_NAMES[side]}: the briefing</summary>
              <BriefingView book={book} briefing={briefings[side]} side={side} />
            </details>
          ),
      )}
    </section>
  );
}
