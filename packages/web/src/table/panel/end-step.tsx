import type { MenuItem } from '@umpire/engine';
import { Button } from '../../ui/button.js';
import { useTableParts } from '../model/context.js';
import { type Able, ableWords, COUNTING, unordered, wastedIn } from '../model/readiness.js';
import { capital } from '../words.js';
import actionBarStyles from './action-bar.module.css';
import { CancelButton } from './cancel-button.js';
import styles from './end-step.module.css';

/** The end of a step or a turn, with who could still do what beside it. It is no large button as long as somebody could. */
export function EndStep({
  item,
  beside = false,
}: {
  readonly item: MenuItem /** The large button is another one. */;
  readonly beside?: boolean;
}) {
  const { battleView, ready, counted, start, snap, ending, takeNext } = useTableParts();
  const wasted = wastedIn(ready, battleView.menu);
  if (ending?.item.verb === item.verb)
    return (
      <>
        <p role="status" className={styles.wasted}>
          {counted ? ending.wasted.map(able => <Wasted key={able.use} {...able} />) : capital(COUNTING)}
          {counted && ending.wasted.length === 0 && 'Nobody could do more.'}
        </p>
        <div className={actionBarStyles.buttons} data-part="action-buttons">
          <Button
            kind="primary"
            data-part="end-anyway"
            hint="↵"
            disabled={snap.busy}
            onClick={() => start(item)}
            autoFocus
          >
            {item.label} all the same
          </Button>
          <CancelButton />
        </div>
      </>
    );
  if (battleView.roster) return <HandIn item={item} />;
  const end = { hint: item.key?.toUpperCase(), disabled: snap.busy, title: item.text, onClick: () => start(item) };
  if (wasted.length === 0 && !beside)
    return (
      <div className={actionBarStyles.buttons} data-part="action-buttons">
        <Button kind="primary" {...end} hint="↵">
          {item.label}
        </Button>
      </div>
    );
  return (
    <div className={`${actionBarStyles.buttons} ${styles.row}`} data-part="action-buttons">
      <Button className={styles.next} onClick={() => takeNext(1) ?? takeNext(-1)} hint="Tab">
        Next
      </Button>
      <Button className={styles.end} data-part="end-step" {...end}>
        <span className={styles.label}>
          {item.label}
          {wasted.length > 0 && <small>{counted ? ableWords(wasted) : COUNTING}</small>}
        </span>
      </Button>
    </div>
  );
}

/** A sheet of orders is handed in: whatever is not on it goes on as it was. */
function HandIn({ item }: { readonly item: MenuItem }) {
  const { battleView, start, snap, takeNext } = useTableParts();
  const { roster } = battleView;
  const left = unordered(roster).length;
  const written = roster?.sheet.length ?? 0;
  const words = written === 0 ? 'nothing new' : `${written} ${written === 1 ? 'line' : 'lines'}`;
  return (
    <>
      {left > 0 && (
        <div className={`${actionBarStyles.buttons} ${styles.row}`} data-part="action-buttons">
          <Button className={styles.next} onClick={() => takeNext(1)} hint="Tab">
            Next without orders
          </Button>
        </div>
      )}
      <div className={actionBarStyles.buttons} data-part="action-buttons">
        <Button kind="primary" hint="↵" disabled={snap.busy} title={item.text} onClick={() => start(item)}>
          <span className={styles.label}>
            {item.label}
            <small>{words}</small>
          </span>
        </Button>
      </div>
    </>
  );
}

/** Who is meant, by name. */
function Wasted({ use, stands }: Able) {
  const { battleView } = useTableParts();
  const names = stands.map(id => battleView.scene.pieces.find(piece => piece.id === id)?.label ?? id);
  return (
    <span>
      <b>{names.join(', ')}</b> can still {use}.
    </span>
  );
}
