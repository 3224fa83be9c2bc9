import { randomSeed } from '@umpire/desk';
import { useId, useState } from 'react';
import fieldStyles from '../ui/field.module.css';
import { Segmented } from '../ui/index.js';
import textStyles from '../ui/text.module.css';
import type { ChanceWords } from './chance-words.js';
import { type Choices, readSeed } from './choices.js';
import styles from './new-battle.module.css';

interface DiceChoiceProps {
  readonly words: ChanceWords;
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
}

/** Dice or hands of the program, from a seed, or those of a real table. */
export function DiceChoice({ words, choices, onChange }: DiceChoiceProps) {
  const { dice, seed } = choices;
  const [text, setText] = useState(typeof seed === 'number' ? String(seed) : '');
  const field = useId();
  const wrong = text.trim() !== '' && readSeed(text) === undefined;
  const change = (typed: string) => {
    setText(typed);
    onChange({ seed: readSeed(typed) ?? randomSeed() });
  };
  return (
    <>
      <Segmented
        quiet
        label={words.title}
        value={dice}
        among={[
          { value: 'seeded', label: words.program },
          { value: 'typed', label: 'Typed in from a real table' },
        ]}
        onChange={kind => onChange({ dice: kind })}
      />
      {dice === 'typed' ? (
        <p className={textStyles.quietText} data-part="quiet-text">
          {words.typed}
        </p>
      ) : (
        <>
          <div className={styles.seed}>
            <label htmlFor={field}>Seed</label>
            <input
              id={field}
              className={fieldStyles.field}
              data-part="field"
              placeholder="at random"
              value={text}
              aria-invalid={wrong}
              aria-describedby={`${field}-help`}
              onChange={event => change(event.target.value)}
            />
          </div>
          <p id={`${field}-help`} className={textStyles.quietText} data-part="quiet-text">
            {wrong
              ? 'A seed is a whole number of up to nine digits, or the 32 digits of an earlier battle; one is drawn instead.'
              : words.seed}
          </p>
        </>
      )}
    </>
  );
}
