import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.js';
import styles from './you.module.css';

/** Something that is asked of the server, and what came of it. */
export function useAsked(done: () => void) {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const ask = (work: () => Promise<unknown>): void => {
    if (busy) return;
    setBusy(true);
    setWrong(undefined);
    work()
      .then(done, (why: Error) => setWrong(why.message))
      .finally(() => setBusy(false));
  };
  return { busy, wrong, ask };
}

export function Wrong({ why }: { readonly why: string | undefined }) {
  return why === undefined ? null : (
    <p className={styles.wrong} role="alert">
      {why}.
    </p>
  );
}

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly type?: 'text' | 'password';
  readonly value: string;
  readonly autoComplete: string;
  readonly min?: number;
  readonly most: number;
  readonly onChange: (value: string) => void;
}

export function Field({ label, name, type = 'text', value, autoComplete, min, most, onChange }: FieldProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        name={name}
        type={type}
        required
        minLength={min}
        maxLength={most}
        autoComplete={autoComplete}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    </label>
  );
}

interface FormProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly primary?: boolean;
  readonly onSend: () => Promise<unknown>;
  readonly onDone: () => void;
}

export function Form({ label, children, primary = false, onSend, onDone }: FormProps) {
  const { busy, wrong, ask } = useAsked(onDone);
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault();
        ask(onSend);
      }}
    >
      {children}
      <Wrong why={wrong} />
      <Button kind={primary ? 'primary' : 'plain'} type="submit" aria-busy={busy}>
        {label}
      </Button>
    </form>
  );
}
