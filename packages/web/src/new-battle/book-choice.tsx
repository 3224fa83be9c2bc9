import type { Catalogue } from '../battles/catalogue.js';
import styles from './choice.module.css';

interface BookChoiceProps {
  readonly library: Catalogue;
  readonly book: string;
  readonly onChange: (book: string) => void;
}

export function BookChoice({ library, book, onChange }: BookChoiceProps) {
  return (
    <div className={styles.books} role="radiogroup" aria-label="Book">
      {library.books.map(({ id, title, period, playable }) => (
        <label key={id} className={styles.book}>
          <input
            type="radio"
            name="book"
            value={id}
            checked={id === book}
            disabled={!playable}
            onChange={() => onChange(id)}
          />
          <span className={styles.choiceTitle}>{title}</span>
          <span className={styles.choiceText}>{playable ? period : 'not playable yet'}</span>
        </label>
      ))}
    </div>
  );
}
