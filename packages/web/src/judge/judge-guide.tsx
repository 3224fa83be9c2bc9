import type { UmpireDesk } from '@umpire/engine';
import { useEffect, useState } from 'react';
import { useTableParts } from '../table/model/context.js';
import { Button } from '../ui/button.js';
import styles from './desk.module.css';

/**
 * A guided turn for one who sits here for the first time: one step after the other, and none has to be done. A step that is met while it
 * is read gives way to the next; the bots wait at each new one, until they are let go on.
 */
export function JudgeGuide({ guide }: { readonly guide: NonNullable<UmpireDesk['guide']> }) {
  const { session } = useTableParts();
  const [{ at, wasDone }, setAt] = useState({ at: 0, wasDone: guide[0]?.done ?? false });
  const [isClosed, setClosed] = useState(false);
  const step = isClosed ? undefined : guide[at];
  const go = (to: number) => setAt({ at: to, wasDone: guide[to]?.done ?? false });
  const isMet = step?.done === true && !wasDone;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is met
  useEffect(() => {
    if (isMet) go(at + 1);
  }, [isMet]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a step
  useEffect(() => {
    if (step) session.run(false);
  }, [at]);
  if (!step) return null;
  return (
    <section className={styles.guide} aria-label="Guide">
      <p className={styles.kicker}>
        Your first desk, {at + 1} of {guide.length}
      </p>
      <h2>{step.title}</h2>
      <p>{step.text}</p>
      <Button kind="quiet" onClick={() => go(at + 1)}>
        {at + 1 < guide.length ? 'Go on' : 'That is all'}
      </Button>
      <Button kind="quiet" onClick={() => setClosed(true)}>
        Close the guide
      </Button>
    </section>
  );
}
