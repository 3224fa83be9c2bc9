import type { AgreedTerm, ScenarioTerm } from '@umpire/engine';
import { OwnTerm } from '../army-list/own-term.js';
import type { CatalogueBook } from '../battles/catalogue.js';
import { type Choices, choicesOf, termsWith } from './choices.js';

interface TermsChoiceProps {
  readonly book: CatalogueBook;
  readonly terms: readonly ScenarioTerm[];
  readonly agreed: readonly AgreedTerm[];
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
  /** Why a file could not be read. */
  readonly onTrouble: (trouble: string | undefined) => void;
}

/** What players may agree on before this battle. */
export function TermsChoice({ book, terms, agreed, choices, onChange, onTrouble }: TermsChoiceProps) {
  if (terms.length === 0) return null;
  const { files, terms: chosen } = choices;
  return (
    <div className="terms">
      {terms.map(term =>
        term.files ? (
          <OwnTerm
            key={term.id}
            book={book.id}
            label={term.label}
            options={book.options}
            chosen={choices.options}
            asked={term.asked?.(agreed)}
            brought={files[term.id] ?? []}
            onChange={(brought, written) =>
              onChange({
                files: { ...files, [term.id]: brought },
                ...(written && { terms: termsWith(terms, choices, term.id, written.title) }),
              })
            }
            onTrouble={onTrouble}
          />
        ) : (
          <ChosenTerm
            key={term.id}
            label={term.label}
            choices={choicesOf(term, choices)}
            value={chosen[term.id]}
            onChange={value => onChange({ terms: { ...chosen, [term.id]: value } })}
          />
        ),
      )}
    </div>
  );
}

interface ChosenTermProps {
  readonly label: string;
  readonly choices: ScenarioTerm['choices'];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

function ChosenTerm({ label, choices, value, onChange }: ChosenTermProps) {
  const known = choices.find(({ id }) => id === value) ?? choices[0];
  return (
    <label className="term">
      <span>{label}</span>
      <select className="field" value={known?.id ?? ''} onChange={event => onChange(event.target.value)}>
        {choices.map(choice => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
