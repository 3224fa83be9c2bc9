import type { Odds, ResultInWords } from '@umpire/engine';
import { OddsBar } from '../odds/odds-bar.js';
import styles from './action-bar.module.css';

/** What can come of a press stands where it is pressed, however long the list above is. */
export function AtTheButton({ odds }: { readonly odds: Odds<ResultInWords> }) {
  return (
    <div className={styles.odds} data-part="odds-at-button">
      <OddsBar odds={odds} />
    </div>
  );
}
