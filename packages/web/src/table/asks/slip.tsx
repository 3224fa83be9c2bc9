import { Button } from '../../ui/button.js';
import { SIDE_NAMES, sideClass } from '../../ui/sides.js';
import { Happened } from '../log/log.js';
import { useTableParts } from '../model/context.js';
import styles from './slip.module.css';

/** So many throws are told at length; where there are more, each line can be unfolded. */
const FEW = 2;

/** What was just thrown, what came of it, and every row that bore on it. It stays until it is put away, or the next own order. */
export function ResultSlip() {
  const { snap, session, battleView } = useTableParts();
  const { thrown } = snap;
  if (!thrown || 'over' in battleView.turn) return null; // how it ended tells it too
  const few = new Set(thrown.throws.map(({ before }) => before)).size <= FEW;
  return (
    <section className={styles.slip} data-part="slip" aria-label="What was thrown" key={thrown.n}>
      <Button kind="quiet" aria-label="Put this away" onClick={() => session.putAway()}>
        ×
      </Button>
      <Happened lines={thrown.lines} thrown={thrown.throws} large={few} />
      {thrown.filled.map(({ id, side, label, lost, limit, next }) => (
        <p key={`${side} ${id}`} className={`${styles.meter} ${sideClass(side)}`}>
          <b>
            {SIDE_NAMES[side]}: {label} {lost} of {limit}
          </b>
          , {next}
        </p>
      ))}
    </section>
  );
}
