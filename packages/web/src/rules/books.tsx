import { SHELF, type ShelfBook } from '@umpire/rulesets';
import { useLibrary } from '../battles/hooks.js';
import { hrefOf } from '../shell/routes.js';
import textStyles from '../ui/text.module.css';
import styles from './rules.module.css';
import { countsOf } from './sections.js';
import { useRegister } from './use-register.js';

/** Words that occur in books of every period. */
const EXAMPLES = ['line of sight', 'river', 'smoke', 'morale', 'victory'];

/** The shelf of registers: where one begins who has no id and no word to look for. */
export function Books() {
  const { value: library } = useLibrary();
  return (
    <>
      <p className={styles.lead}>
        Every sentence of the books that matters in play, restated in our own words under an id. Whatever the program
        does or refuses names the rule it follows; here is what that rule says.
      </p>
      <p className={styles.examples}>
        <span>For example</span>
        {EXAMPLES.map(words => (
          <a key={words} href={hrefOf(['rules'], { q: words })}>
            {words}
          </a>
        ))}
      </p>
      <ul className={styles.books}>
        {SHELF.map(book => (
          <li key={book.id}>
            <Book book={book} period={library?.books.find(({ id }) => id === book.id)?.period ?? ''} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Book({ book, period }: { readonly book: ShelfBook; readonly period: string }) {
  const loaded = useRegister(book);
  return (
    <a href={hrefOf(['rules', book.id])}>
      <b>{book.title}</b>
      <span className={styles.booksPeriod}>{period}</span>
      <span className={styles.booksCounts}>{loaded && 'value' in loaded ? countsOf(loaded.value) : ''}</span>
      <span className={textStyles.rule} data-part="rule">
        {book.prefix}-…
      </span>
    </a>
  );
}
