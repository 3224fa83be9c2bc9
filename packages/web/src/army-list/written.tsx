import type { Gesture } from '@umpire/engine';
import { type ArmyForm, bookOf } from '@umpire/rulesets';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../ui/index.js';
import styles from '../ui/text.module.css';

/** Most battles are fought without it. */
const Builder = lazy(() => import('./builder.js'));

export interface WrittenProps {
  readonly book: string;
  readonly gesture: Extract<Gesture, { kind: 'write' }>;
  readonly value: unknown;
  readonly onWrite: (value: unknown) => void;
}

/** A field of an order that is written in the form of the book: it opens at once, and again when it is asked for. */
export function Written({ book, gesture, value, onWrite }: WrittenProps) {
  const [form, setForm] = useState<ArmyForm>();
  const [open, setOpen] = useState(value === undefined);
  useEffect(() => {
    void bookOf(book)?.play?.armyForm?.().then(setForm);
  }, [book]);
  return (
    <>
      <p className={styles.hint} data-part="hint">
        {value === undefined || !form ? gesture.text : form.nameOf(value)}.
      </p>
      <Button disabled={!form} onClick={() => setOpen(true)}>
        {value === undefined ? 'Draw it up …' : 'Change it …'}
      </Button>
      {open && form && (
        <Suspense>
          <Builder
            book={book}
            form={form}
            given={gesture.given}
            army={value}
            take="That is my army"
            onClose={() => setOpen(false)}
            onTake={army => {
              onWrite(army);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
