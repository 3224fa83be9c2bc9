import type { Earlier, Studied } from '@umpire/desk';
import styles from '../ui/text.module.css';

/** What a battle has behind it from earlier versions of its book, and what of it can be watched. */
export function EarlierNote({ studied }: { readonly studied: Studied }) {
  const notes = earlierWords(studied);
  return notes.length === 0 ? null : (
    <div role="note">
      {notes.map(note => (
        <p key={note} className={styles.quietText} data-part="quiet-text">
          {note}
        </p>
      ))}
    </div>
  );
}

/** In sentences. */
export function earlierWords({ asOf, earlier }: Pick<Studied, 'asOf' | 'earlier'>): readonly string[] {
  const own = `Fought under version ${asOf} of the rules. By those of today it would come out otherwise: it is shown as it was.`;
  return [...earlier.map(partWords), ...(asOf === undefined ? [] : [own])];
}

const partWords = ({ version, entries, watched }: Earlier): string =>
  watched
    ? `${entries} entries were fought under version ${version} of the rules. They are shown as they were.`
    : `${entries} entries were fought under version ${version} of the rules. Their positions were not kept, so they cannot be watched.`;
