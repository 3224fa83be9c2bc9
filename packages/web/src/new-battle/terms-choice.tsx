import type { AgreedTerm, ScenarioTerm } from '@umpire/engine';
import { OwnTerm } from '../army-list/own-term.js';
import type { CatalogueBook } from '../battles/catalogue.js';
import textStyles from '../ui/text.module.css';
import { type Choices, withBrought } from './choices.js';
import { ChosenTerm } from './chosen-term.js';
import { headingsOf, saidOf, withTerm } from './terms.js';
import styles from './terms.module.css';
import { TermsInWords } from './terms-in-words.js';

interface TermsChoiceProps {
  readonly book: CatalogueBook;
  readonly terms: readonly ScenarioTerm[];
  readonly agreed: readonly AgreedTerm[];
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
  /** Why a file could not be read. */
  readonly onTrouble: (trouble: string | undefined) => void;
}

/** What players may agree on before this battle: what stands under a heading is folded, and the heading says what holds. */
export function TermsChoice({ terms, agreed, book, choices, onChange, onTrouble }: TermsChoiceProps) {
  if (terms.length === 0) return null;
  const { files } = choices;
  const field = (term: ScenarioTerm) =>
    term.files ? (
      <OwnTerm
        key={term.id}
        book={book.id}
        label={term.label}
        options={book.options}
        chosen={choices.options}
        asked={term.asked?.(agreed)}
        brought={files[term.id] ?? []}
        onChange={(brought, written) => onChange(withBrought(terms, choices, term.id, { brought, written }))}
        onTrouble={onTrouble}
      />
    ) : (
      <ChosenTerm
        key={term.id}
        term={term}
        book={book.id}
        value={saidOf(term, choices)}
        onChange={value => onChange(withTerm(choices, term, value))}
      />
    );
  const headed = headingsOf(terms);
  return (
    <div className={styles.terms} data-part="terms">
      {terms.filter(({ heading }) => heading === undefined).map(field)}
      {headed.length > 0 && (
        <p className={textStyles.quietText} data-part="quiet-text">
          What both players agree on; open a line to agree on something else.
        </p>
      )}
      {headed.map(({ heading, under }) => (
        <details key={heading} className={styles.group} data-part="term-group">
          <summary>
            <h3>{heading}</h3> <TermsInWords terms={under} said={choices} />
          </summary>
          <div className={styles.fields}>{under.map(field)}</div>
        </details>
      ))}
    </div>
  );
}
