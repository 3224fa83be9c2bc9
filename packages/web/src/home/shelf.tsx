import type { Library, LibraryBook } from '../desk/library.js';
import { hrefOf } from '../shell/routes.js';

/** The five books; those that cannot be played yet say so and lead to their rules. */
export function Shelf({ library }: { readonly library: Library }) {
  return (
    <section className="home-part" aria-labelledby="shelf-title">
      <header className="part-head">
        <h2 id="shelf-title">The shelf</h2>
        <a href={hrefOf(['credits'])}>Credits</a>
      </header>
      <ol className="shelf">
        {library.books.map(book => (
          <Book key={book.id} book={book} />
        ))}
      </ol>
    </section>
  );
}

function Book({ book }: { readonly book: LibraryBook }) {
  const { id, title, period, scale, chance, text, credit, playable, scenarios } = book;
  return (
    <li className={playable ? 'book' : 'book book-waiting'}>
      <p className="book-period">{period}</p>
      <h3>{title}</h3>
      <p className="book-text">{text}</p>
      <dl className="book-facts">
        <dt>Scale</dt>
        <dd>{scale}</dd>
        <dt>Chance</dt>
        <dd>{chance}</dd>
      </dl>
      <p className="book-credit">{credit}</p>
      <p className="book-links">
        {playable ? (
          <a href={hrefOf(['new'], { book: id })}>Play it: {scenarios.length} battles</a>
        ) : (
          <span className="book-state">Not playable yet</span>
        )}
        <a href={hrefOf(['rules', id])}>Look up its rules</a>
      </p>
    </li>
  );
}
