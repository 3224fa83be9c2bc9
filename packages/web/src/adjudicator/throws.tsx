import type { Adjudicator } from '@umpire/rulesets';
import { useEffect } from 'react';
import { capital } from '../table/words.js';
import { Button } from '../ui/index.js';
import { randomBelow } from '../ui/random-below.js';
import answerStyles from './answer.module.css';
import type { Asked, Throw } from './asked.js';
import styles from './strip.module.css';
import { facesOf, openAsk, thrown, thrownByKey, thrownFor } from './throwing.js';

interface ThrowsProps {
  readonly book: Adjudicator;
  readonly asked: Asked;
  readonly onThrows: (throws: readonly Throw[]) => void;
}

/** What is to be thrown now, its faces, and the last throw to be mended: each where it stands before and after every throw, for whoever taps without looking. */
export function Faces({ book, asked, onThrows }: ThrowsProps) {
  const { throws } = asked;
  const ask = openAsk(book, asked);
  if (!ask && throws.length === 0) return null;
  return (
    <fieldset className={styles.faces} aria-label={ask ? capital(ask.text) : 'What was thrown'} data-part="foot-throws">
      <p className={styles.toThrow}>
        <b>{ask ? capital(ask.text) : 'All is thrown'}</b>
        <Button
          disabled={throws.length === 0}
          onClick={() => onThrows(throws.slice(0, -1))}
          aria-label={throws.length === 0 ? 'Take back: nothing is thrown' : `Take back ${throws.at(-1)}`}
        >
          ⌫ {throws.at(-1)}
        </Button>
      </p>
      {ask && (
        <div className={ask.kind === 'die' ? styles.digits : styles.choices}>
          {facesOf(ask).map(face => (
            <Button key={face.value} onClick={() => onThrows([...throws, face.value])}>
              {face.label}
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** Number keys throw dice, the key for back takes the last one back, unless somebody writes into a field. */
export function useNumberKeys(book: Adjudicator, asked: Asked, onThrows: (throws: readonly Throw[]) => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const writes = (event.target as Element | null)?.closest?.('input:not([type=radio], [type=checkbox]), select');
      if (writes || event.ctrlKey || event.metaKey || event.altKey) return;
      const next = thrownByKey(book, asked, event.key);
      if (!next) return;
      event.preventDefault();
      onThrows(next);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
}

/** Buttons for what is thrown now, or the program throws; below them, so that they stay where they are, what was thrown so far. */
export function Throws({ book, asked, onThrows }: ThrowsProps) {
  const { throws } = asked;
  const ask = openAsk(book, asked);
  if (!ask && throws.length === 0) return null;
  return (
    <section className={answerStyles.throws} data-part="throws" aria-label="Throws">
      {ask && (
        <>
          <p className={answerStyles.toThrow} id="to-throw">
            {capital(ask.text)}
            {ask.kind === 'answer' && ask.hands && <span>, as the owning player sees it; in a contest, our side</span>}
          </p>
          <fieldset className={answerStyles.faces} aria-labelledby="to-throw">
            {facesOf(ask).map(face => (
              <Button key={face.value} onClick={() => onThrows([...throws, face.value])}>
                {face.label}
              </Button>
            ))}
            <Button kind="primary" onClick={() => onThrows(thrown(book, asked, randomBelow))}>
              Throw for me
            </Button>
          </fieldset>
        </>
      )}
      {throws.length > 0 && (
        <p className={answerStyles.thrown} data-part="thrown">
          <span>Thrown:</span>
          {thrownFor(book, asked).map((what, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: throws are told apart by their place
            <span key={i}>
              <b>{throws[i]}</b> {what}
            </span>
          ))}
          <Button kind="quiet" onClick={() => onThrows(throws.slice(0, -1))}>
            Take back
          </Button>
          {!ask && (
            <Button kind="quiet" onClick={() => onThrows([])}>
              Clear
            </Button>
          )}
        </p>
      )}
    </section>
  );
}
