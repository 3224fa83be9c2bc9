import type { ScenarioTerm } from '@umpire/engine';

interface TermsChoiceProps {
  readonly terms: readonly ScenarioTerm[];
  /** By the ids of terms, the ids of what is chosen. */
  readonly chosen: Readonly<Record<string, string>>;
  readonly onChange: (chosen: Readonly<Record<string, string>>) => void;
}

/** What players may agree on before this battle. */
export function TermsChoice({ terms, chosen, onChange }: TermsChoiceProps) {
  if (terms.length === 0) return null;
  return (
    <div className="terms">
      {terms.map(({ id, label, choices }) => (
        <label key={id} className="term">
          <span>{label}</span>
          <select
            value={chosen[id] ?? choices[0]?.id ?? ''}
            onChange={event => onChange({ ...chosen, [id]: event.target.value })}
          >
            {choices.map(choice => (
              <option key={choice.id} value={choice.id}>
                {choice.label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
