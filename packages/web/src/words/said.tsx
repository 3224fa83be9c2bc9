import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import styles from '../ui/text.module.css';

/** Says something to whoever listens. The same words said twice are heard twice. */
export type Say = (text: string) => void;

const SayContext = createContext<Say>(() => {});
export const useSay = (): Say => use(SayContext);

/** Holds the one live region of the view: what is said last is heard. */
export function Speaker({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', n: 0 });
  const say = useCallback((text: string) => setSaid(before => ({ text, n: before.n + 1 })), []);
  const value = useMemo(() => say, [say]);
  return (
    <SayContext value={value}>
      {children}
      <p className={styles.unseen} role="status" aria-live="polite">
        {said.text}
        {said.n % 2 === 1 ? '\u00a0' : ''}
      </p>
    </SayContext>
  );
}
