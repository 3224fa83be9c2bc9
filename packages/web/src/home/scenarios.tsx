import type { Library } from '@umpire/desk';
import { isGenerated, playableBooks } from '../battles/plan.js';
import { hrefOf } from '../shell/routes.js';

/** Every battle that can be fought now, book by book. */
export function Scenarios({ library }: { readonly library: Library }) {
  return (
    <section className="home-part" aria-labelledby="scenarios-title">
      <header className="part-head">
        <h2 id="scenarios-title">Scenarios</h2>
      </header>
      {playableBooks(library).map(book => (
        <section key={book.id} aria-label={book.title}>
          <h3 className="list-title">
            {book.title}, {book.period}
          </h3>
          <ul className="scenario-list">
            {book.scenarios.map(scenario => (
              <li key={scenario.id}>
                <a href={hrefOf(['new'], { book: book.id, scenario: scenario.id })}>
                  <span className="scenario-name">{scenario.title}</span>
                  <span className="scenario-text">{scenario.text}</span>
                  <span className="scenario-size">{isGenerated(scenario) ? 'made by the dice' : scenario.size}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
