import type { Library } from '@umpire/desk';
import { isGenerated, playableBooks } from '../battles/plan.js';
import { hrefOf } from '../shell/routes.js';
import homeStyles from './home.module.css';
import styles from './scenarios.module.css';

/** Every battle that can be fought now, book by book. */
export function Scenarios({ library }: { readonly library: Library }) {
  return (
    <section className={homeStyles.homePart} aria-labelledby="scenarios-title">
      <header className={homeStyles.partHead}>
        <h2 id="scenarios-title">Scenarios</h2>
      </header>
      {playableBooks(library).map(book => (
        <section key={book.id} aria-label={book.title}>
          <h3 className={homeStyles.listTitle}>
            {book.title}, {book.period}
          </h3>
          <ul className={styles.list}>
            {book.scenarios.map(scenario => (
              <li key={scenario.id}>
                <a href={hrefOf(['new'], { book: book.id, scenario: scenario.id })}>
                  <span className={styles.name}>{scenario.title}</span>
                  <span className={styles.text}>{scenario.text}</span>
                  <span className={styles.size}>{isGenerated(scenario) ? 'made by the dice' : scenario.size}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
