import type { UmpireDesk } from '@umpire/engine';
import { useState } from 'react';
import { Button } from '../ui/button.js';
import styles from './desk.module.css';

/** A guided turn for one who sits here for the first time: one step after the other, and none has to be done. */
export function JudgeGuide({ guide }: { readonly guide: NonNullable<UmpireDesk['guide']> }) {
  const [passed, setPassed] = useState(0);
  const [isClosed, setClosed] = useState(false);
  const at = guide.findIndex(({ done }, place) => !done && place >= passed);
  const step = guide[at];
  if (isClosed || !step) return null;
  return (
    <section className={styles.guide} aria-label="Guide">
      <p className={styles.kicker}>
        Your first desk, {at + 1} of {guide.length}
      </p>
      <h2>{step.title}</h2>
      <p>{step.text}</p>
      <Button kind="quiet" onClick={() => setPassed(at + 1)}>
        Go on
      </Button>
      <Button kind="quiet" onClick={() => setClosed(true)}>
        Close the guide
      </Button>
    </section>
  );
}
