import type { MenuItem } from '@umpire/engine';
import { useEffect } from 'react';
import { Button } from '../../ui/button.js';
import { later } from '../fetch-later.js';
import { useTableParts } from '../model/context.js';
import { ableWords, COUNTING, wastedIn } from '../model/readiness.js';
import actionBarStyles from './action-bar.module.css';
import styles from './end-step.module.css';

const HandIn = later('HandIn');

/**
 * The end of a step or a turn, with who could still do what beside it. It is no large button as long as somebody could. It lies in the last row and
 * on its right whatever else there is: what was pressed twice in one place was meant twice.
 */
export function EndStep({
  item,
  beside = false,
}: {
  readonly item: MenuItem /** The large button is another one. */;
  readonly beside?: boolean;
}) {
  const { battleView, ready, counted, start, snap, takeNext } = useTableParts();
  const wasted = wastedIn(ready, battleView.menu);
  const asksFirst = !beside && item.fields[0]?.gesture === 'choose' && wasted.length === 0;
  // where all that is left is to say how the step ends, that is in hand at once
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each position
  useEffect(() => {
    if (asksFirst && !snap.busy) start(item);
  }, [battleView, asksFirst, snap.busy]);
  if (battleView.roster) return <HandIn item={item} />;
  const end = { disabled: snap.busy, title: item.text, onClick: () => start(item) };
  const isLarge = wasted.length === 0 && !beside;
  return (
    <div className={`${actionBarStyles.buttons} ${styles.last}`} data-part="action-buttons" data-last>
      {isLarge ? (
        <Button kind="primary" className={styles.end} hint="↵" {...end}>
          {item.label}
        </Button>
      ) : (
        <>
          <Button className={styles.next} onClick={() => takeNext(1) ?? takeNext(-1)} hint="Tab">
            Next
          </Button>
          <Button className={styles.end} data-part="end-step" hint={item.key?.toUpperCase()} {...end}>
            <span className={styles.label}>
              {item.label}
              {wasted.length > 0 && <small>{counted ? ableWords(wasted, battleView.menu) : COUNTING}</small>}
            </span>
          </Button>
        </>
      )}
    </div>
  );
}
