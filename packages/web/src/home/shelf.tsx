import type { Library, LibraryBook } from '@umpire/desk';
import { hrefOf } from '../shell/routes.js';
import { Button } from '../ui/index.js';
import { DoorPicture } from './door.js';
import styles from './door.module.css';
import { useQuickBattle } from './hero.js';
import homeStyles from './home.module.css';
import shelfStyles from './shelf.module.css';

/** The books, each with a door of its own into its first battle; those that cannot be played yet say so and lead to their rules. */
export function Shelf({ library }: { readonly library: Library }) {
  return (
    <section className={homeStyles.homePart} aria-labelledby="shelf-title">
      <header className={homeStyles.partHead}>
        <h2 id="shelf-title">Choose a book</h2>
        <a href={hrefOf(['credits'])}>Credits</a>
      </header>
      <ol className={shelfStyles.shelf}>
        {library.books.map(book => (
          <Book key={book.id} book={book} library={library} />
        ))}
      </ol>
    </section>
  );
}

interface BookProps {
  readonly book: LibraryBook;
  readonly library: Library;
}

function Book({ book, library }: BookProps) {
  const { id, title, period, scale, chance, text, credit, playable, onTrial, print, door } = book;
  const [going, begin] = useQuickBattle(library, id);
  return (
    <li
      className={`${shelfStyles.book} ${styles.book}`}
      data-part="book"
      data-waiting={!playable || undefined}
      data-print={print}
    >
      <DoorPicture book={id} door={door} onEnter={playable ? begin : undefined} />
      <p className={shelfStyles.period}>{period}</p>
      <h3>{title}</h3>
      <p className={shelfStyles.text}>{text}</p>
      {playable ? (
        <Enter book={book} going={going} onEnter={begin} />
      ) : (
        <p className={shelfStyles.state}>Not playable yet</p>
      )}
      {onTrial && <p className={shelfStyles.state}>{onTrial}</p>}
      <dl className={shelfStyles.facts}>
        <dt>Scale</dt>
        <dd>{scale}</dd>
        <dt>Chance</dt>
        <dd>{chance}</dd>
      </dl>
      <p className={shelfStyles.credit}>{credit}</p>
      <p className={shelfStyles.links}>
        <a href={hrefOf(['rules', id])}>Look up its rules</a>
      </p>
    </li>
  );
}

interface EnterProps {
  readonly book: LibraryBook;
  readonly going: boolean;
  readonly onEnter: () => void;
}

function Enter({ book: { id, scenarios, title }, going, onEnter }: EnterProps) {
  return (
    <div className={styles.enter}>
      <Button kind="primary" onClick={onEnter} aria-busy={going} aria-label={`First battle of ${title}`}>
        First battle
      </Button>
      <a href={hrefOf(['new'], { book: id })}>All {scenarios.length} battles</a>
    </div>
  );
}
