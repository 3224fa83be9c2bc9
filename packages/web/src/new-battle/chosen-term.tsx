import { type ScenarioTerm, termChoice } from '@umpire/engine';
import { useId, useState } from 'react';
import fieldStyles from '../ui/field.module.css';
import { RuleLink } from '../ui/index.js';
import textStyles from '../ui/text.module.css';
import styles from './terms.module.css';

interface ChosenTermProps {
  readonly term: ScenarioTerm;
  readonly book: string;
  /** None: what the scenario says by itself. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The choice that stands for any number. */
const ANOTHER = 'another number';

/** One term: its choices, a number where any will do, and what hangs on it. */
export function ChosenTerm({ term, book, value, onChange }: ChosenTermProps) {
  const { label, text, rules = [], choices, numbers } = term;
  const field = useId();
  const now = value ?? choices[0]?.id ?? '';
  const chosen = choices.find(({ id }) => id === now);
  const onlyNumbers = numbers !== undefined && choices.every(choice => typeof choice.value === 'number');
  const [typing, setTyping] = useState(onlyNumbers || !chosen);
  const choose = (id: string) => {
    setTyping(id === ANOTHER);
    onChange(id === ANOTHER ? startOf(term) : id);
  };
  return (
    <div className={styles.term}>
      <label htmlFor={field}>{label}</label>
      <div className={styles.value}>
        {!onlyNumbers && (
          <select
            id={field}
            className={fieldStyles.field}
            data-part="field"
            value={typing ? ANOTHER : now}
            onChange={event => choose(event.target.value)}
          >
            {choices.map(choice => (
              <option key={choice.id} value={choice.id}>
                {choice.label}
              </option>
            ))}
            {numbers && <option value={ANOTHER}>Another number …</option>}
          </select>
        )}
        {typing && numbers && (
          <NumberField term={term} {...(onlyNumbers && { id: field })} value={now} onChange={onChange} />
        )}
      </div>
      {chosen?.made && (
        <ul className={styles.made} data-part="made-of">
          {chosen.made.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {(text || rules.length > 0) && (
        <p className={textStyles.quietText} data-part="quiet-text">
          {text}{' '}
          {rules.map(rule => (
            <RuleLink key={rule} book={book} rule={rule} />
          ))}
        </p>
      )}
    </div>
  );
}

/** The number to begin with. */
const startOf = ({ choices: [usual], numbers }: ScenarioTerm): string =>
  String(numbers?.usual ?? (typeof usual?.value === 'number' ? usual.value : numbers?.min));

interface NumberFieldProps extends Omit<ChosenTermProps, 'book' | 'value'> {
  readonly id?: string;
  readonly value: string;
}

function NumberField({ term, id, value, onChange }: NumberFieldProps) {
  const { min, max, step, unit } = term.numbers!;
  return (
    <span className={styles.number}>
      <input
        className={fieldStyles.field}
        data-part="field"
        type="number"
        {...(id ? { id } : { 'aria-label': `${term.label}, a number` })}
        min={min}
        max={max}
        step={step ?? 1}
        value={value}
        aria-invalid={!termChoice(term, value).ok}
        onChange={event => onChange(event.target.value)}
      />{' '}
      {unit}
    </span>
  );
}
