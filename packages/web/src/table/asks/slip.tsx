import { useState } from 'react';
import { Button } from '../../ui/button.js';
import { SIDE_NAMES, sideClass } from '../../ui/sides.js';
import { Happened } from '../log/log.js';
import { useTableParts } from '../model/context.js';
import { isPlanning } from '../model/planning.js';
import type { News } from '../session/news.js';
import { saysAll } from '../stage/result-in.js';
import styles from './slip.module.css';

/** So many throws are told at length; where there are more, each line can be unfolded. */
const FEW = 2;

/**
 * What was just thrown, what came of it, and every row that bore on it. It stays until it is put away, or the next own order. What stands at the
 * fight is not told a second time: one line leads to it, and to its reasons.
 */
export function ResultSlip() {
  const table = useTableParts();
  const { snap, session, battleView, atFight } = table;
  const [unfolded, setUnfolded] = useState<number>();
  const { thrown } = snap;
  if (!thrown || isPlanning(table) || 'over' in battleView.turn) return null; // how it ended tells it too
  const isAtFight = atFight === thrown.n && saysAll(thrown);
  const isFolded = isAtFight && unfolded !== thrown.n;
  return (
    <section
      className={styles.slip}
      data-part="slip"
      aria-label="What was thrown"
      key={thrown.n}
      data-folded={isFolded || undefined}
    >
      <Button kind="quiet" aria-label="Put this away" onClick={() => session.putAway()}>
        ×
      </Button>
      {isAtFight && (
        <p className={styles.lead}>
          What came of it stands on the table.{' '}
          <Button kind="quiet" aria-expanded={!isFolded} onClick={() => setUnfolded(isFolded ? thrown.n : undefined)}>
            Why
          </Button>
        </p>
      )}
      {!isFolded && <Whole thrown={thrown} />}
    </section>
  );
}

/** Every line with its reasons, and what it did to how the sides stand. */
function Whole({ thrown }: { readonly thrown: News }) {
  const few = new Set(thrown.throws.map(({ before }) => before)).size <= FEW;
  return (
    <>
      <Happened lines={thrown.lines} thrown={thrown.throws} large={few} />
      {thrown.filled.map(({ id, side, label, lost, limit, next }) => (
        <p key={`${side} ${id}`} className={`${styles.meter} ${sideClass(side)}`}>
          <b>
            {SIDE_NAMES[side]}: {label} {lost} of {limit}
          </b>
          , {next}
        </p>
      ))}
    </>
  );
}
