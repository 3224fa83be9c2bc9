import { type ReactNode, useId, useState } from 'react';
import { Button } from '../ui/button.js';
import textStyles from '../ui/text.module.css';
import styles from './online.module.css';

interface NameFormProps {
  /** What the button says. */
  readonly label: string;
  /** Said above it. */
  readonly children?: ReactNode;
  /** No name is asked for: the server knows us. */
  readonly isKnown: boolean;
  readonly onDone: (name: string) => Promise<unknown>;
}

/** All that is asked of somebody who plays over the net: what he is called. */
export function NameForm({ label, children, isKnown, onDone }: NameFormProps) {
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const field = useId();
  const done = () => {
    setBusy(true);
    setWrong(undefined);
    onDone(name.trim())
      .catch((why: Error) => setWrong(why.message))
      .finally(() => setBusy(false));
  };
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault();
        if (!busy) done();
      }}
    >
      {children}
      {!isKnown && (
        <label htmlFor={field}>
          <span>Your name, as the other will read it</span>
          <input
            id={field}
            name="player"
            required
            maxLength={40}
            autoComplete="nickname"
            value={name}
            onChange={event => setName(event.target.value)}
          />
        </label>
      )}
      {wrong !== undefined && (
        <p className={textStyles.warned} data-part="warned" role="alert">
          {wrong}
        </p>
      )}
      <Button kind="primary" type="submit" aria-busy={busy}>
        {label}
      </Button>
    </form>
  );
}
