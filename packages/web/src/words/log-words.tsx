import type { LogEntry } from '@umpire/desk';
import { Citations } from '../ui/index.js';
import textStyles from '../ui/text.module.css';
import { told } from './log.js';
import styles from './words.module.css';

const MOST = 60;

/** The log, the newest first; each line unfolds to its reasons. */
export function LogWords({ book, log }: { readonly book: string; readonly log: readonly LogEntry[] }) {
  const lines = log.flatMap(entry => told(entry).map((line, i) => ({ ...line, key: `${entry.index} ${i}` }))).reverse();
  if (lines.length === 0) return <p className={textStyles.quiet}>Nothing has happened yet.</p>;
  return (
    <ol className={styles.logWords}>
      {lines.slice(0, MOST).map(({ key, text, because }) => (
        <li key={key}>
          {because.length === 0 ? (
            text
          ) : (
            <details>
              <summary>{text}</summary>
              <Citations book={book} because={because} />
            </details>
          )}
        </li>
      ))}
      {lines.length > MOST && <li className={textStyles.quiet}>and {lines.length - MOST} older lines</li>}
    </ol>
  );
}
