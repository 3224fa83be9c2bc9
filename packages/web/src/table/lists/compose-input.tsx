import { type ComposeChoice, type ComposePart, choiceKey } from '@umpire/engine';
import { useId } from 'react';
import { Button } from '../../ui/button.js';
import { type Composed, type Composing, countOf, withChoice, withCount } from './compose.js';
import styles from './lists.module.css';
import { Starts } from './starts.js';

interface ComposeProps {
  readonly gesture: Composing;
  readonly value: Composed;
  readonly onChange: (value: Composed) => void;
}

/** How many of each, and what is chosen beside. Whether there is such a thing the book says. */
export function ComposeInput({ gesture, value, onChange }: ComposeProps) {
  return (
    <>
      <Starts starts={gesture.starts} onStart={onChange} />
      <ul className={styles.parts}>
        {gesture.parts.map(part => (
          <Part
            key={part.id}
            part={part}
            count={countOf(gesture, value, part.id)}
            onCount={count => onChange(withCount(gesture, value, part.id, count))}
          />
        ))}
      </ul>
      {gesture.choices.map(choice => (
        <Chosen
          key={choice.name}
          choice={choice}
          value={value[choice.name]}
          onChoose={chosen => onChange(withChoice(value, choice.name, chosen))}
        />
      ))}
    </>
  );
}

interface PartProps {
  readonly part: ComposePart;
  readonly count: number;
  readonly onCount: (count: number) => void;
}

/** The buttons stop at the limits; a figure that is typed may go beyond them, and the book says by which rule it may not. */
function Part({ part: { label, text, min, max }, count, onCount }: PartProps) {
  const about = useId();
  const limits = min === max ? `${min}` : `${min} to ${max}`;
  return (
    <li>
      <span className={styles.partName}>
        <b>{label}</b>
        <small id={about}>
          <span className={styles.partLimits}>{limits}</span> {text && <code>{text}</code>}
        </small>
      </span>
      <span className={styles.stepper}>
        <Button
          aria-label={`One fewer: ${label}`}
          barred={count <= min ? `no fewer than ${min}` : undefined}
          onClick={() => onCount(count - 1)}
        >
          −
        </Button>
        <input
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={count}
          aria-label={label}
          aria-describedby={about}
          aria-invalid={count < min || count > max || undefined}
          onFocus={event => event.target.select()}
          onChange={event => onCount(event.target.valueAsNumber)}
        />
        <Button
          aria-label={`One more: ${label}`}
          barred={count >= max ? `no more than ${max}` : undefined}
          onClick={() => onCount(count + 1)}
        >
          +
        </Button>
      </span>
    </li>
  );
}

interface ChosenProps {
  readonly choice: ComposeChoice;
  readonly value: unknown;
  readonly onChoose: (value: unknown) => void;
}

function Chosen({ choice, value, onChoose }: ChosenProps) {
  const id = useId();
  const chosenBy = (key: string): unknown => choice.among.find(one => choiceKey(one.value) === key)?.value;
  return (
    <p className={styles.partChoice}>
      <label htmlFor={id}>{choice.label}</label>
      <select id={id} value={choiceKey(value ?? '')} onChange={event => onChoose(chosenBy(event.target.value))}>
        {choice.among.map(one => (
          <option key={choiceKey(one.value)} value={choiceKey(one.value)} disabled={one.closed !== undefined}>
            {one.label}
          </option>
        ))}
      </select>
    </p>
  );
}
