import type { Odds, ResultInWords } from '@umpire/engine';
import { useTableParts } from '../model/context.js';
import { barOf, barWords } from './bar.js';
import styles from './odds-bar.module.css';

/** The odds as one bar, drawn to scale, with the words in it; those of its narrow parts stand below, with their colour. */
export function OddsBar({ odds }: { readonly odds: Odds<ResultInWords> }) {
  const { battleView } = useTableParts();
  const parts = barOf(odds, battleView);
  const narrow = parts.filter(part => part.narrow);
  return (
    <div className={styles.odds}>
      <div className={styles.bar} role="img" aria-label={barWords(parts)}>
        {parts.map(({ share, fraction, text, tone, decides, narrow: small, sliver }) => (
          <span
            key={text}
            className={`${styles[tone]} ${sliver ? styles.sliver : small ? styles.narrow : ''}`}
            style={{ width: `${100 * share}%` }}
            title={`${fraction} ${text}`}
          >
            {!sliver && <b>{fraction}</b>} {!small && text}
            {!small && decides && <em>{decides}</em>}
          </span>
        ))}
      </div>
      {narrow.length > 0 && (
        <ul aria-hidden="true">
          {narrow.map(({ fraction, text, tone, decides }) => (
            <li key={text}>
              <i className={styles[tone]} />
              <b>{fraction}</b> {text}
              {decides && <em>{decides}</em>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
