import { useId } from 'react';
import styles from './segmented.module.css';
import textStyles from './text.module.css';

export interface SegmentedProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly among: readonly { readonly value: T; readonly label: string; readonly hint?: string }[];
  readonly onChange: (value: T) => void;
  /** The label is heard, not seen. */
  readonly quiet?: boolean;
}

/** One of a few: radio buttons that look like one bar. */
export function Segmented<T extends string>({ label, value, among, onChange, quiet = false }: SegmentedProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.segmented} data-part="segmented">
      <legend className={quiet ? textStyles.unseen : undefined}>{label}</legend>
      <div>
        {among.map(choice => (
          <label key={choice.value} title={choice.hint}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
