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

/** The reasons that are not told in one of the columns: a line that stands there is not told twice, also where it says whose it is. */
export function besideColumns(because: readonly Citation[], counts: readonly SideCount[]): readonly Citation[] {
  const told = counts.flatMap(side => side.because);
  const isTold = ({ rule, text }: Citation) =>
    told.some(one => one.rule === rule && (text === one.text || text.endsWith(`: ${one.text}`)));
  return because.filter(citation => !isTold(citation));
}
