import { randomSeed } from '@umpire/desk';
import { useId, useState } from 'react';
import fieldStyles from '../ui/field.module.css';
import { Segmented } from '../ui/index.js';
import textStyles from '../ui/text.module.css';
import { type Choices, readSeed } from './choices.js';
import styles from './new-battle.module.css';

interface DiceChoiceProps {
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
}

/** Dice of the program, from a seed, or dice on a real table. */
export function DiceChoice({ choices, onChange }: DiceChoiceProps) {
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
        label="Dice"
        value={dice}
        among={[
          { value: 'seeded', label: 'Thrown by the program' },
          { value: 'typed', label: 'Typed in from a real table' },
        ]}
        onChange={kind => onChange({ dice: kind })}
      />
      {dice === 'typed' ? (
        <p className={textStyles.quietText} data-part="quiet-text">
          Whenever something is thrown, you are asked what the dice on your table show.
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
              : 'Leave it empty, and nobody knows the dice before they fall. The same seed throws the same dice: type it in to fight a battle again.'}
          </p>
        </>
      )}
    </>
  );
}
