import { Button } from '../../ui/button.js';
import { LogLine } from '../log/log.js';
import { useTableParts } from '../model/context.js';
import { Throws } from './throws.js';
import './slip.css';

/** What was just thrown, what came of it, and why. It stays until something else happens or it is put away. */
export function ResultSlip() {
  const { snap, session } = useTableParts();
  const { thrown } = snap;
  const away = () => session.putAway();
  if (!thrown) return null;
  return (
    <section className="slip" aria-label="What was thrown" key={thrown.n}>
      <Button kind="quiet" aria-label="Put this away" onClick={away}>
        ×
      </Button>
      <Throws throws={thrown.throws} large />
      {thrown.lines.length > 0 && (
        <div className="slip-lines">
          {thrown.lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: news do not change
            <LogLine key={i} line={line} />
          ))}
        </div>
      )}
    </section>
  );
}
