import type { Citation } from '@umpire/engine';
import type { SideCount } from '@umpire/rulesets';
import { Citations } from '../ui/index.js';
import styles from './two-columns.module.css';

interface TwoColumnsProps {
  readonly book: string;
  readonly counts: readonly SideCount[];
}

/** What each of the two brings into it, side by side, with what it comes to. */
export function TwoColumns({ book, counts }: TwoColumnsProps) {
  return (
    <div className={styles.columns}>
      {counts.map(({ title, sum, because }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          {because.length > 0 ? <Citations book={book} because={because} /> : <p>Nothing counts.</p>}
          <p className={styles.sum}>{sum}</p>
        </section>
      ))}
    </div>
  );
}

/** The reasons that are not told in one of the columns: a line that stands there is not told twice. */
export function besideColumns(because: readonly Citation[], counts: readonly SideCount[]): readonly Citation[] {
  const told = new Set(counts.flatMap(side => side.because.map(({ rule, text }) => `${rule} ${text}`)));
  return because.filter(({ rule, text }) => !told.has(`${rule} ${text}`));
}
