import { SHELF, type ShelfBook } from '@umpire/rulesets';
import { useEffect } from 'react';
import { BookPage, Contents } from '../rules/book-page.js';
import { Books } from '../rules/books.js';
import { DifferencesPage } from '../rules/differences-page.js';
import { type Place, placeOf } from '../rules/place.js';
import { RulePage } from '../rules/rule-page.js';
import styles from '../rules/rules.module.css';
import { Results, SearchBox, useSearch } from '../rules/search-box.js';
import { sectionsOf } from '../rules/sections.js';
import { useRegister } from '../rules/use-register.js';
import { Head } from '../shell/head.js';
import { hrefOf, type Route } from '../shell/routes.js';
import { ButtonLink, Notice } from '../ui/index.js';
import textStyles from '../ui/text.module.css';

/** The register: every rule of every book by its id, to be searched, browsed and linked to. */
export default function RulesPage({ route }: { readonly route: Route }) {
  const place = placeOf(route.path);
  const title = titleOf(place);
  useEffect(() => {
    document.title = `${title} · Umpire`;
  }, [title]);
  return (
    <>
      <Head here="rules" />
      <main className={styles.register}>
        {place.kind === 'nowhere' ? (
          <Notice
            title="There is no such book or rule"
            actions={
              <ButtonLink kind="primary" href={hrefOf(['rules'])}>
                All books
              </ButtonLink>
            }
          >
            <p>“{place.asked}” is neither a book on the shelf nor the id of a rule.</p>
          </Notice>
        ) : (
          <Register key={route.path.join('/')} place={place} route={route} />
        )}
      </main>
    </>
  );
}

function titleOf(place: Place): string {
  switch (place.kind) {
    case 'rule':
      return place.id;
    case 'book':
      return `Rules of ${place.book.title}`;
    case 'differences':
      return `What differs in ${place.book.title}`;
    default:
      return 'Rules';
  }
}

function Register({ place, route }: { readonly place: Exclude<Place, { kind: 'nowhere' }>; readonly route: Route }) {
  const { wanted, setWanted } = useSearch(route.query, route.path);
  const book = place.kind === 'books' ? undefined : place.book;
  const searching = wanted.trim() !== '';
  return (
    <>
      <div className={styles.registerHead}>
        {book && (
          <a className={styles.allBooks} href={hrefOf(['rules'])}>
            All books
          </a>
        )}
        {place.kind !== 'rule' && <h1>{book ? book.title : 'Rules'}</h1>}
        <SearchBox label={book ? `Search ${book.title}` : 'Search all books'} wanted={wanted} onWanted={setWanted} />
      </div>
      {searching ? (
        <>
          {place.kind === 'rule' && <h1 className={textStyles.unseen}>Search</h1>}
          <Results books={book ? ONLY.get(book.id)! : SHELF} wanted={wanted} battle={route.query.get('battle')} />
        </>
      ) : book ? (
        <Opened place={place as Exclude<Place, { kind: 'nowhere' | 'books' }>} book={book} query={route.query} />
      ) : (
        <Books />
      )}
    </>
  );
}

/** One list a book, always the same one, so that its searcher is made once. */
const ONLY = new Map(SHELF.map(book => [book.id, [book]] as const));

function Opened({
  place,
  book,
  query,
}: {
  readonly place: Exclude<Place, { kind: 'nowhere' | 'books' }>;
  readonly book: ShelfBook;
  readonly query: URLSearchParams;
}) {
  const loaded = useRegister(book);
  if (!loaded) return <p role="status">Fetching the rules of {book.title} …</p>;
  if ('trouble' in loaded)
    return <p role="alert">The rules of {book.title} could not be fetched. Try again when you are on-line.</p>;
  const entries = loaded.value;
  const sections = sectionsOf(entries);
  const here =
    place.kind === 'rule' ? entries.find(e => e.id === place.id)?.section : (query.get('section') ?? undefined);
  return (
    <div className={styles.opened}>
      <aside>
        <Contents book={book} sections={sections} here={here} />
      </aside>
      <div>
        {place.kind === 'rule' ? (
          <RulePage book={book} id={place.id} entries={entries} battle={query.get('battle')} />
        ) : place.kind === 'differences' ? (
          <DifferencesPage book={book} entries={entries} />
        ) : (
          <BookPage book={book} entries={entries} query={query} />
        )}
      </div>
    </div>
  );
}
