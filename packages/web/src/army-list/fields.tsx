import type { At, SheetChoice, SheetField } from '@umpire/rulesets';
import { useId } from 'react';
import fieldStyles from '../ui/field.module.css';
import { Button } from '../ui/index.js';
import textStyles from '../ui/text.module.css';
import tickStyles from '../ui/tick.module.css';
import { useDrawing } from './context.js';
import styles from './fields.module.css';

type Field = SheetField<unknown>;
type Kind<K extends Field['kind']> = Extract<Field, { kind: K }>;

interface FieldProps<F extends Field = Field> {
  readonly field: F;
  readonly of: unknown;
  /** Where the part stands to which the field belongs. */
  readonly at: At;
}

const classOf = (kind: string | undefined): string => `${styles.field} ${kind}`;

/** One field of a part, by its kind. */
export function FieldView({ field, ...rest }: FieldProps) {
  switch (field.kind) {
    case 'text':
      return <TextView field={field} {...rest} />;
    case 'number':
      return <NumberView field={field} {...rest} />;
    case 'choice':
      return <ChoiceView field={field} {...rest} />;
    case 'several':
      return <SeveralView field={field} {...rest} />;
    case 'flag':
      return <FlagView field={field} {...rest} />;
  }
}

/** Whether something is wrong with this very field. */
function useWrong(at: At, name: string): true | undefined {
  const { faults } = useDrawing();
  const wrong = faults.some(fault => fault.at.length > at.length && [...at, name].every((s, i) => fault.at[i] === s));
  return wrong || undefined;
}

function TextView({ field, of, at }: FieldProps<Kind<'text'>>) {
  const { put } = useDrawing();
  const id = useId();
  return (
    <p className={classOf(styles.text)} data-wide={field.wide || undefined}>
      <label htmlFor={id}>{field.label}</label>
      <input
        id={id}
        className={fieldStyles.field}
        data-part="field"
        value={field.get(of)}
        maxLength={field.most}
        aria-invalid={useWrong(at, field.name)}
        onChange={event => put(at, field.set(of, event.target.value), `${at.join()} ${field.name}`)}
      />
    </p>
  );
}

/** The buttons stop at the limits of the form; what else is too many the book says. */
function NumberView({ field, of, at }: FieldProps<Kind<'number'>>) {
  const { put } = useDrawing();
  const id = useId();
  const { label, least, most, name } = field;
  const value = field.get(of);
  const count = (next: number) => put(at, field.set(of, bounded(next, least, most)), `${at.join()} ${name}`);
  return (
    <p className={styles.field} data-part="army-number" data-wide={field.wide || undefined}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.stepper} data-part="army-stepper">
        <Button
          aria-label={`One fewer: ${label}`}
          barred={value <= least ? `no fewer than ${least}` : undefined}
          onClick={() => count(value - 1)}
        >
          −
        </Button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          className={fieldStyles.field}
          data-part="field"
          min={least}
          max={most}
          value={value}
          aria-invalid={useWrong(at, name)}
          onFocus={event => event.target.select()}
          onChange={event => count(event.target.valueAsNumber)}
        />
        <Button
          aria-label={`One more: ${label}`}
          barred={value >= most ? `no more than ${most}` : undefined}
          onClick={() => count(value + 1)}
        >
          +
        </Button>
      </span>
    </p>
  );
}
const bounded = (value: number, least: number, most: number): number =>
  Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : least;

function ChoiceView({ field, of, at }: FieldProps<Kind<'choice'>>) {
  const { given, put } = useDrawing();
  const id = useId();
  return (
    <p className={classOf(styles.choice)} data-wide={field.wide || undefined}>
      <label htmlFor={id}>{field.label}</label>
      <select
        id={id}
        className={fieldStyles.field}
        data-part="field"
        value={field.get(of)}
        aria-invalid={useWrong(at, field.name)}
        onChange={event => put(at, field.set(of, event.target.value, given))}
      >
        <Options among={field.among(of, given)} />
      </select>
    </p>
  );
}

/** Plain words, then the book's code; what belongs together stands together. */
function Options({ among }: { readonly among: readonly SheetChoice[] }) {
  const headings = [...new Set(among.map(({ under }) => under))];
  return headings.map(heading => {
    const options = among
      .filter(({ under }) => under === heading)
      .map(choice => <Option key={choice.value} {...choice} />);
    return heading === undefined ? (
      options
    ) : (
      <optgroup key={heading} label={heading}>
        {options}
      </optgroup>
    );
  });
}
const Option = ({ value, label, code }: SheetChoice) => (
  <option value={value}>{code === undefined ? label : `${label} · ${code}`}</option>
);

function SeveralView({ field, of, at }: FieldProps<Kind<'several'>>) {
  const { put } = useDrawing();
  const chosen = field.get(of);
  const tick = (value: string, on: boolean) =>
    put(
      at,
      field.set(
        of,
        field.among.map(one => one.value).filter(one => (one === value ? on : chosen.includes(one))),
      ),
    );
  return (
    <details className={`${styles.field} ${styles.several}`}>
      <summary>
        {field.label}: <b>{chosenWords(field.among, chosen)}</b>
      </summary>
      <fieldset>
        <legend className={textStyles.unseen}>{field.label}</legend>
        {field.among.map(({ value, label, code }) => (
          <label key={value} className={tickStyles.tick} data-part="tick">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={event => tick(value, event.target.checked)}
            />
            <span>
              {label} {code && <small>{code}</small>}
            </span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
const chosenWords = (among: readonly SheetChoice[], chosen: readonly string[]): string =>
  among
    .filter(({ value }) => chosen.includes(value))
    .map(({ label }) => label)
    .join(', ') || 'none';

function FlagView({ field, of, at }: FieldProps<Kind<'flag'>>) {
  const { given, put } = useDrawing();
  return (
    <label className={`${styles.field} ${tickStyles.tick}`} data-part="tick">
      <input
        type="checkbox"
        checked={field.get(of)}
        aria-invalid={useWrong(at, field.name)}
        onChange={event => put(at, field.set(of, event.target.checked, given))}
      />
      {field.label}
    </label>
  );
}
