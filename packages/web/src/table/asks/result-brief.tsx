import { Button } from '../../ui/button.js';
import { withNames } from '../../ui/called.js';
import { useTableParts } from '../model/context.js';
import { isPlanning } from '../model/planning.js';
import { resultsIn } from '../stage/result-in.js';
import { ResultWords } from './result-words.js';
import styles from './slip.module.css';

/** On a small screen: what came of the last throw, above everything else until it is put away, something is ordered or the next is asked. */
export function ResultBrief() {
  const table = useTableParts();
  const { snap, session, battleView } = table;
  const { thrown } = snap;
  const results = thrown ? resultsIn(thrown) : [];
  if (results.length === 0 || isPlanning(table) || 'over' in battleView.turn) return null;
  return (
    <section className={styles.brief} data-part="result" aria-label="Result" aria-live="polite">
      {results.map(result => (
        <ResultWords key={result.line.text} result={result} say={text => withNames(text, battleView.scene.called)} />
      ))}
      <Button kind="quiet" aria-label="Put the result away" onClick={() => session.putAway()}>
        ×
      </Button>
    </section>
  );
}
