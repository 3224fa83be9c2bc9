import type { GestureStart } from '@umpire/engine';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.js';
import styles from './lists.module.css';

/** What a form can begin with. */
export function Starts<Value>({
  starts,
  onStart,
  children,
}: {
  readonly starts: readonly GestureStart<Value>[];
  readonly onStart: (value: Value) => void;
  readonly children?: ReactNode;
}) {
  return (
    <fieldset className={styles.starts}>
      <legend>Begin with</legend>
      {starts.map(({ label, value }) => (
        <Button key={label} onClick={() => onStart(value)}>
          {label}
        </Button>
      ))}
      {children}
    </fieldset>
  );
}
