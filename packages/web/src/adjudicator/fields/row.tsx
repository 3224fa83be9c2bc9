import type { Field } from '@umpire/rulesets';
import type { ReactNode } from 'react';
import styles from '../form.module.css';
import { faultWords } from '../values.js';

/** A line of the form: what it is called, the control, and below it what is wrong or what helps. */
export function Row({
  id,
  field,
  wrong,
  says,
  stands,
  children,
}: {
  readonly id: string;
  readonly field: Field;
  readonly wrong: string | undefined;
  /** What holds while nothing is said. */
  readonly says?: string | undefined;
  /** What stands in it, in plain words: then nobody needs to be told how it is written. */
  readonly stands?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.row}>
      <label htmlFor={id}>
        {field.title}
        {field.required && <Needed />}
      </label>
      <div className={styles.rowControl}>{children}</div>
      <Says
        id={id}
        wrong={wrong && faultWords(field.title, wrong)}
        text={stands || [field.text, says].filter(Boolean).join('. ')}
      />
    </div>
  );
}

export const Needed = () => <span className={styles.needed}> needed</span>;

/** What is wrong with a field, else what helps to fill it. */
export function Says({
  id,
  wrong,
  text,
}: {
  readonly id: string;
  readonly wrong: string | undefined;
  readonly text: string;
}) {
  if (wrong !== undefined)
    return (
      <p className={`${styles.rowSays} ${styles.wrong}`} id={`${id}-says`}>
        <b aria-hidden="true">!</b> {wrong}
      </p>
    );
  return text === '' ? null : (
    <p className={styles.rowSays} id={`${id}-says`}>
      {text}
    </p>
  );
}
