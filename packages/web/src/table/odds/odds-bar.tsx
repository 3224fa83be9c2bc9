import type { Odds, ResultInWords } from '@umpire/engine';
import { barOf, barWords } from './bar.js';
import styles from './odds-bar.module.css';

/** The odds as one bar, with the words in it. */
export function OddsBar({ odds }: { readonly odds: Odds<ResultInWords> }) {
  const parts = barOf(odds);
  const narrow = parts.filter(part => part.narrow);
  return (
    <div className={styles.odds}>
      <div className={styles.bar} role="img" aria-label={barWords(parts)}>
        {parts.map(({ share, fraction, text, tone, narrow: small }) => (
          <span key={text} className={styles[tone]} style={{ flexGrow: share }} title={`${fraction} ${text}`}>
            <b>{fraction}</b> {!small && text}
          </span>
        ))}
      </div>
      {narrow.length > 0 && (
        <ul aria-hidden="true">
          {narrow.map(({ fraction, text }) => (
            <li key={text}>
              <b>{fraction}</b> {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
