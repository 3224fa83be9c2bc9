import type { Field } from '@umpire/rulesets';
import { useEffect, useState } from 'react';
import styles from '../form.module.css';
import { kept, startOf, stepped, typedNumber, usualOf } from '../values.js';
import { type FieldProps, useField } from './context.js';
import { Row } from './row.js';

type NumberKind = Extract<Field, { kind: 'number' }>;

/** A number with its unit, typed or stepped; where it may be none, a switch says so. */
export function NumberField({ field, path, value }: FieldProps<NumberKind>) {
  const { id, wrong, set, aria } = useField(path);
  const now = value === undefined ? usualOf(field) : value;
  const none = field.nullable && (now === null || now === undefined);
  return (
    <Row id={id} field={field} wrong={wrong} says={now === undefined && field.unset ? field.unset : undefined}>
      {field.nullable && (
        <label className={styles.none}>
          <input
            type="checkbox"
            checked={none}
            id={none ? id : undefined}
            onChange={event => set(kept(field, event.target.checked ? null : startOf(field)))}
          />
          <span>{field.none ?? 'none'}</span>
        </label>
      )}
      {!none && (
        <Stepper
          id={id}
          field={field}
          value={typeof now === 'number' ? now : undefined}
          onChange={n => set(n === undefined ? undefined : kept(field, n))}
          aria={aria}
        />
      )}
    </Row>
  );
}

interface StepperProps {
  readonly id: string;
  readonly field: NumberKind;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  readonly aria: object;
}

function Stepper({ id, field, value, onChange, aria }: StepperProps) {
  const [text, setText] = useState(textOf(value));
  useEffect(() => {
    setText(typed => (typedNumber(typed) === value ? typed : textOf(value)));
  }, [value]);
  const type = (typed: string) => {
    setText(typed);
    const n = typedNumber(typed);
    if (n !== undefined) onChange(n);
    else if (typed.trim() === '') onChange(undefined);
  };
  const step = (by: 1 | -1) => onChange(stepped(field, value ?? (field.least ?? 0) - by, by));
  return (
    <span className={styles.stepper}>
      <button type="button" aria-label={`${field.title}: less`} onClick={() => step(-1)} tabIndex={-1}>
        −
      </button>
      <input
        id={id}
        type="text"
        inputMode={field.whole ? 'numeric' : 'decimal'}
        autoComplete="off"
        size={4}
        value={text}
        placeholder="–"
        onChange={event => type(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          step(event.key === 'ArrowUp' ? 1 : -1);
        }}
        {...aria}
      />
      <button type="button" aria-label={`${field.title}: more`} onClick={() => step(1)} tabIndex={-1}>
        +
      </button>
      {field.unit && <span className={styles.unit}>{field.unit}</span>}
    </span>
  );
}

const textOf = (value: number | undefined): string => (value === undefined ? '' : String(value));
