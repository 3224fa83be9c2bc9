import type { UmpireDesk } from '@umpire/engine';
import { useTableParts } from '../table/model/context.js';
import { RuleLink } from '../ui/rule-link.js';
import styles from './desk.module.css';

/** What he did so far, with his reasons. */
export function Acts({ desk: { acts } }: { readonly desk: UmpireDesk }) {
  const { battleView } = useTableParts();
  return (
    <section className={styles.acts} aria-label="Your rulings">
      <h2>
        Your rulings <small>opened to both at the end</small>
      </h2>
      <ul>
        {acts.map(({ when, title, text, reason, rule }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they only ever grow, the latest first
          <li key={acts.length - at}>
            <b>
              {when} {title}
            </b>{' '}
            <RuleLink book={battleView.book} rule={rule} />
            <p>
              {text} <em>“{reason}”</em>
            </p>
          </li>
        ))}
        {acts.length === 0 && <li className={styles.none}>You have changed nothing yet.</li>}
      </ul>
    </section>
  );
}
