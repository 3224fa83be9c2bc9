import type { Briefing, Side } from '@umpire/engine';
import { bookOf } from '@umpire/rulesets';
import styles from './briefing.module.css';

interface DispatchProps {
  /** In whose type it is printed. */
  readonly book: string;
  readonly ends: Briefing['ends'];
  readonly winner: Side | undefined;
}

/** How it ended, as it was told afterwards. */
export function Dispatch({ book, ends, winner }: DispatchProps) {
  if (!winner || !ends) return null;
  return (
    <div className={styles.briefing} data-print={bookOf(book)?.print} data-part="dispatch">
      <p className={styles.story}>{ends[winner]}</p>
    </div>
  );
}
