import type { Preview } from '@umpire/engine';
import styles from '../../ui/text.module.css';
import { capital } from '../words.js';
import { OddsBar } from './odds-bar.js';

/** The odds as they would be if what is hidden were so, below those by what is seen. */
export function Otherwise({ text, odds }: NonNullable<Preview['otherwise']>) {
  return (
    <>
      <p className={styles.hint} data-part="hint">
        {capital(text)}:
      </p>
      {odds && <OddsBar odds={odds} />}
    </>
  );
}
