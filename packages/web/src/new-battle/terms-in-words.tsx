import type { ScenarioTerm } from '@umpire/engine';
import { holdingIn, type Said } from './terms.js';
import styles from './terms.module.css';

/** What holds, in a line; what was agreed on stands out. */
export function TermsInWords({ terms, said }: { readonly terms: readonly ScenarioTerm[]; readonly said: Said }) {
  return (
    <span className={styles.words}>
      {holdingIn(terms, said).map(({ term, choice, differs }, i) => (
        <span key={term.id}>
          {i > 0 && ' · '}
          {differs ? <b>{choice.label}</b> : choice.label}
        </span>
      ))}
    </span>
  );
}
