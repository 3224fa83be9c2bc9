import type { Odds, ResultInWords } from '@umpire/engine';
import { useTableParts } from '../model/context.js';
import { barOf, barWords } from './bar.js';
import styles from './odds-bar.module.css';

/** The odds as one bar, with the words in it. */
export function OddsBar({ odds }: { readonly odds: Odds<ResultInWords> }) {
  const { battleView } = useTableParts();
  const parts = barOf(odds, battleView);
  const narrow = parts.filter(part => part.narrow);
  return (
    <div className={styles.odds}>
      <div className={styles.bar} role="img" aria-label={barWords(parts)}>
        {parts.map(({ share, fraction, text, tone, decides, narrow: small }) => (
          <span key={text} className={styles[tone]} style={{ flexGrow: share }} title={`${fraction} ${text}`}>
            <b>{fraction}</b> {!small && text}
            {!small && decides && <em>{decides}</em>}
          </span>
        ))}
      </div>
      {narrow.length > 0 && (
        <ul aria-hidden="true">
          {narrow.map(({ fraction, text, decides }) => (
            <li key={text}>
              <b>{fraction}</b> {text}
              {decides && <em>{decides}</em>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
