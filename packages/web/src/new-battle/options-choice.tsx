import type { Option } from '@umpire/engine';
import { useState } from 'react';
import fieldStyles from '../ui/field.module.css';
import { Button } from '../ui/index.js';
import textStyles from '../ui/text.module.css';
import tickStyles from '../ui/tick.module.css';
import choiceStyles from './choice.module.css';
import { OptionRow } from './option-row.js';
import { groupOptions, isChanged, isUnusual } from './options.js';
import styles from './options.module.css';

interface OptionsChoiceProps {
  readonly book: string;
  readonly options: readonly Option[];
  readonly chosen: Readonly<Record<string, string>>;
  /** What the battle asks for by itself. */
  readonly asked: Readonly<Record<string, string>>;
  /** Options that nothing hangs on in the battle that is chosen, each with the reason. */
  readonly idle: Readonly<Record<string, string>>;
  readonly onChange: (chosen: Readonly<Record<string, string>>) => void;
}

/** Optional rules and rulings: folded until somebody wants them, then searchable. */
export function OptionsChoice({ book, options, chosen, asked, idle, onChange }: OptionsChoiceProps) {
  const [query, setQuery] = useState('');
  const [unusualOnly, setUnusualOnly] = useState(false);
  const unusual = options.filter(option => isUnusual(option, chosen)).length;
  const groups = groupOptions(options, chosen, { query, unusualOnly: unusualOnly && unusual > 0 });
  return (
    <>
      <div className={styles.optionsBar}>
        <input
          className={fieldStyles.field}
          data-part="field"
          type="search"
          placeholder="Search these rules"
          aria-label="Search options and rulings"
          value={query}
          onChange={event => setQuery(event.target.value)}
        />
        {unusual > 0 && (
          <label className={tickStyles.tick} data-part="tick">
            <input type="checkbox" checked={unusualOnly} onChange={event => setUnusualOnly(event.target.checked)} />
            <span>Only the {unusual} that are not as usual</span>
          </label>
        )}
        <Button onClick={() => onChange(asked)} disabled={!options.some(option => isChanged(option, chosen, asked))}>
          Reset all
        </Button>
      </div>
      {groups.length === 0 && (
        <p className={textStyles.quietText} data-part="quiet-text">
          Nothing is called that. Try a shorter word.
        </p>
      )}
      {groups.map(({ id, title, text, options: found }) => (
        <details key={id} className={styles.optionGroup} open={id !== 'settled' || query !== ''}>
          <summary>
            <h3>{title}</h3> <span className={choiceStyles.choiceNote}>{found.length}</span>
          </summary>
          <p className={textStyles.quietText} data-part="quiet-text">
            {text}
          </p>
          {found.map(option => (
            <OptionRow
              key={option.id}
              book={book}
              option={option}
              chosen={chosen}
              asked={asked[option.id]}
              idle={idle[option.id]}
              onChange={onChange}
            />
          ))}
        </details>
      ))}
    </>
  );
}
