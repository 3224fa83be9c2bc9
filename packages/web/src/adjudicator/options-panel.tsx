import type { Option } from '@umpire/engine';
import type { Adjudicator } from '@umpire/rulesets';
import { useId, useState } from 'react';
import { RuleLink } from '../ui/index.js';
import textStyles from '../ui/text.module.css';
import type { Asked } from './asked.js';
import { bearingOn, chosenOf, switches, withChoice } from './bearing.js';
import styles from './form.module.css';

interface OptionsProps {
  readonly book: Adjudicator;
  readonly asked: Asked;
  readonly onOptions: (options: Asked['options']) => void;
}

/** The rulings and optional rules of the book; those that would change this answer come first. */
export function OptionsPanel(props: OptionsProps) {
  const [open, setOpen] = useState(false);
  const changed = Object.keys(props.asked.options).length;
  return (
    <details className={styles.panel} data-part="panel" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        Rulings and optional rules
        <span className={styles.count}>{changed === 0 ? 'as the book has them' : `${changed} changed`}</span>
      </summary>
      {open && <OptionList {...props} />}
    </details>
  );
}

function OptionList({ book, asked, onOptions }: OptionsProps) {
  const [wanted, setWanted] = useState('');
  const id = useId();
  const bearing = bearingOn(book, asked);
  const rank = (o: Option): number => (asked.options[o.id] ? 0 : bearing.has(o.id) ? 1 : 2);
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const text = (o: Option): string => `${o.id} ${o.text} ${o.choices.map(c => c.text).join(' ')}`.toLowerCase();
  const shown = switches(book)
    .filter(o => words.every(word => text(o).includes(word)))
    .sort((x, y) => rank(x) - rank(y));
  return (
    <>
      <div className={styles.row}>
        <label htmlFor={id}>Search</label>
        <div className={styles.rowControl}>
          <input id={id} type="search" value={wanted} onChange={event => setWanted(event.target.value)} />
        </div>
      </div>
      {shown.length === 0 && <p className={textStyles.quiet}>No ruling has these words.</p>}
      {shown.map(option => (
        <OptionField
          key={option.id}
          book={book.id}
          option={option}
          bears={bearing.has(option.id)}
          value={chosenOf(option, asked.options)}
          onChange={choice => onOptions(withChoice(option, asked.options, choice))}
        />
      ))}
    </>
  );
}

function OptionField({
  book,
  option,
  bears,
  value,
  onChange,
}: {
  readonly book: string;
  readonly option: Option;
  readonly bears: boolean;
  readonly value: string;
  readonly onChange: (choice: string) => void;
}) {
  return (
    <fieldset className={styles.option} data-part="option">
      <legend>{option.text}</legend>
      <p className={styles.optionHead}>
        <RuleLink book={book} rule={option.id} />
        {bears && <span className={styles.bears}>bears on this answer</span>}
      </p>
      {option.choices.map(({ id, text }, i) => (
        <label key={id}>
          <input type="radio" name={`option-${option.id}`} checked={id === value} onChange={() => onChange(id)} />
          <span>
            <b>{id}</b>
            {i === 0 && ' (default)'}: {text}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
