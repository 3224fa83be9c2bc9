import { Button } from '../../ui/button.js';
import { withNames } from '../../ui/called.js';
import { useTableParts } from '../model/context.js';
import { isPlanning } from '../model/planning.js';
import { resultIn } from '../stage/result-in.js';
import { ResultWords } from './result-words.js';
import styles from './slip.module.css';

/** On a small screen: what came of the last throw, above everything else until it is put away, something is ordered or the next is asked. */
export function ResultBrief() {
  const table = useTableParts();
  const { snap, session, battleView } = table;
  const { thrown } = snap;
  const result = thrown && resultIn(thrown);
  if (!result || isPlanning(table) || 'over' in battleView.turn) return null;
  return (
    <section className={styles.brief} data-part="result" aria-label="Result" aria-live="polite">
      <ResultWords result={result} say={text => withNames(text, battleView.scene.called)} />
      <Button kind="quiet" aria-label="Put the result away" onClick={() => session.putAway()}>
        ×
      </Button>
    </section>
  );
}
