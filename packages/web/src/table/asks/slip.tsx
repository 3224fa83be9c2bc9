import { Button } from '../../ui/button.js';
import { Happened } from '../log/log.js';
import { useTableParts } from '../model/context.js';
import './slip.css';

/** What was just thrown, what came of it, and every row that bore on it. It stays until something else happens. */
export function ResultSlip() {
  const { snap, session, glance } = useTableParts();
  const { thrown } = snap;
  if (!thrown || 'over' in glance.turn) return null; // how it ended tells it too
  return (
    <section className="slip" aria-label="What was thrown" key={thrown.n}>
      <Button kind="quiet" aria-label="Put this away" onClick={() => session.putAway()}>
        ×
      </Button>
      <Happened lines={thrown.lines} thrown={thrown.throws} large />
    </section>
  );
}
