import type { Catalogue } from '../battles/catalogue.js';

interface BookChoiceProps {
  readonly library: Catalogue;
  readonly book: string;
  readonly onChange: (book: string) => void;
}

export function BookChoice({ library, book, onChange }: BookChoiceProps) {
  return (
    <div className="book-choice" role="radiogroup" aria-label="Book">
      {library.books.map(({ id, title, period, playable }) => (
        <label key={id} className="book-option">
          <input
            type="radio"
            name="book"
            value={id}
            checked={id === book}
            disabled={!playable}
            onChange={() => onChange(id)}
          />
          <span className="choice-title">{title}</span>
          <span className="choice-text">{playable ? period : 'not playable yet'}</span>
        </label>
      ))}
    </div>
  );
}
