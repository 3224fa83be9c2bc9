import { isGenerated, playableBooks } from '../battles/plan.js';
import type { Library } from '../desk/library.js';
import { hrefOf } from '../shell/routes.js';

/** Every battle that can be fought now. */
export function Scenarios({ library }: { readonly library: Library }) {
  const all = playableBooks(library).flatMap(book => book.scenarios.map(scenario => ({ book, scenario })));
  return (
    <section className="home-part" aria-labelledby="scenarios-title">
      <header className="part-head">
        <h2 id="scenarios-title">Scenarios</h2>
      </header>
      <ul className="scenario-list">
        {all.map(({ book, scenario }) => (
          <li key={`${book.id} ${scenario.id}`}>
            <a href={hrefOf(['new'], { book: book.id, scenario: scenario.id })}>
              <span className="scenario-name">{scenario.title}</span>
              <span className="scenario-text">{scenario.text}</span>
              <span className="scenario-size">
                {book.title} · {isGenerated(scenario) ? 'made by the dice' : scenario.size}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
